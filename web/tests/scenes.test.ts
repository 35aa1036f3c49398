import { expect, test } from 'vitest';
import type { Fact, Line } from '../src/lib/protocol';
import { keyOf, type FightScene, type Scene } from '../src/lib/scene-kinds';
import { isOne, sceneAt, scenesOf, together } from '../src/lib/scenes-of';
import { newsOf } from '../src/lib/news-of';

type Loose = Record<string, unknown> & { event: string };
const story = (...facts: Loose[]): Fact[] =>
  facts.map((fact, at) => ({ version: at + 1, ...fact })) as unknown as Fact[];
const crew = (made: number, rookies: number) => ({ made, men: [], rookies });
const place = 'gun-factory';

const FIGHT: Loose[] = [
  { event: 'fight', seat: 0, place, locked: 0 },
  { event: 'backup', seat: 1, from: 'clubhouse', to: place, ...crew(1, 0) },
  { event: 'fist', seat: 0 },
  { event: 'fist', seat: 1 },
  { event: 'guns', seat: 0, count: 2 },
  { event: 'guns', seat: 1, count: 1 },
  { event: 'lined-up', seat: 0, place, strength: 6, ...crew(2, 2) },
  { event: 'lined-up', seat: 1, place, strength: 4, ...crew(1, 2) },
  { event: 'rolled', purpose: 'fight', seat: 0, face: 4 },
  { event: 'rolled', purpose: 'fight', seat: 1, face: 5 },
  { event: 'total', seat: 0, total: 16, crew: 6, guns: 6, extra: 0 },
  { event: 'total', seat: 1, total: 12, crew: 4, guns: 3, extra: 0 },
  { event: 'won', seat: 0, place },
];
const COST: Loose[] = [
  { event: 'hit', seat: 0, rival: 1 },
  { event: 'said', seat: 1, rivals: [], text: 'ouch' },
  { event: 'injured', seat: 1, place, ...crew(0, 2) },
  { event: 'injured', seat: 0, place, ...crew(0, 1) },
  { event: 'home', seat: 1, place, ...crew(1, 0) },
  { event: 'leader', seat: 0 },
  { event: 'discarded', seat: 0, count: 2 },
  { event: 'discarded', seat: 1, count: 1 },
  { event: 'standing', seat: 0, standing: 3, change: 1 },
  { event: 'standing', seat: 1, standing: 2, change: 1 },
];
const only = (scenes: Scene[]): FightScene => {
  expect(scenes.map((scene) => scene.kind)).toEqual(['fight']);
  return scenes[0] as FightScene;
};

test('a fight is a scene as soon as the dice are told, part by part', () => {
  expect(scenesOf(story(...FIGHT.slice(0, 10)))).toEqual([]);
  const fight = only(scenesOf(story(...FIGHT)));
  expect([fight.winner, fight.by, fight.seats, fight.version]).toEqual([0, 0, [0, 1], 1]);
  const [mine, theirs] = fight.sides;
  expect([mine!.crowd, mine!.guns, mine!.die]).toEqual([crew(2, 2), 2, 4]);
  expect(mine!.sum).toMatchObject({ crew: 6, guns: 6, extra: 0, total: 16 });
  expect(theirs!.backup.map((one) => one.from)).toEqual(['clubhouse']);
});

test('what was taken back in a fight does not end it, and is no part of it', () => {
  const [begun, ...rest] = FIGHT;
  const backup = { event: 'backup', seat: 0, from: 'clubhouse', to: place, ...crew(1, 0) };
  const fight = only(scenesOf(story(begun!, backup, { event: 'undone', seat: 0, since: 1 }, ...rest)));
  expect(fight.winner).toBe(0);
  expect(fight.sides.map((side) => side.backup.length)).toEqual([0, 1]);
});

test('what a fight cost belongs to it, and talk in between does not end it', () => {
  const fight = only(
    scenesOf(story(...FIGHT, ...COST, { event: 'moved', seat: 1, from: place, to: 'er', ...crew(1, 0) })),
  );
  expect(fight.last).toBe(FIGHT.length + COST.length - 1);
  expect(fight.sides.map((side) => side.hurt.rookies)).toEqual([1, 2]);
  expect(fight.sides.map((side) => side.discarded)).toEqual([2, 1]);
  expect(fight.sides.map((side) => side.standing)).toEqual([
    { from: 2, to: 3 },
    { from: 1, to: 2 },
  ]);
  expect(fight.leader).toBe(0);
});

test('the links of a throw, shown or missing, do not end a fight', () => {
  const links: Loose[] = [
    { event: 'without', index: 129, seat: 2 },
    { event: 'thrown', index: 130, house: 'ab', links: ['cd', '-'] },
    { event: 'chained', seat: 2, anchor: 'ef' },
  ];
  const dice = FIGHT.findIndex((fact) => fact.event === 'rolled');
  const fight = only(scenesOf(story(...FIGHT.slice(0, dice), ...links, ...FIGHT.slice(dice))));
  expect([fight.winner, fight.sides.map((side) => side.die)]).toEqual([0, [4, 5]]);
});

test('whoever closes a fist for the market after a fight was not in it', () => {
  const fight = only(scenesOf(story(...FIGHT, ...COST, { event: 'fist', seat: 2 }, { event: 'fist', seat: 0 })));
  expect([fight.seats, fight.last]).toEqual([[0, 1], FIGHT.length + COST.length - 1]);
});

test('a tie is open until it is named', () => {
  const tied = FIGHT.slice(0, -1);
  expect(only(scenesOf(story(...tied))).winner).toBeNull();
  const named = only(scenesOf(story(...tied, { event: 'named', seat: 2, rival: 1 }, { event: 'won', seat: 1, place })));
  expect([named.named, named.winner]).toEqual([2, 1]);
});

test('the market shows what each was really paid, and what it cost, to all who were there', () => {
  const facts = story(
    { event: 'fist', seat: 1 },
    { event: 'sold', seat: 0, count: 2, price: 4, cash: 8 },
    { event: 'sold', seat: 1, count: 0, price: 0, cash: 0 },
    { event: 'price', total: 2, price: 3 },
    { event: 'gained', seat: 0, asset: 'cash', amount: 8 },
    { event: 'standing', seat: 0, standing: 1, change: 1 },
  );
  const [market] = scenesOf(facts);
  expect(market).toMatchObject({ kind: 'market', first: 1, last: 5, seats: [0, 1], total: 2, price: 3 });
  expect(market!.kind === 'market' && market!.standing.get(0)).toEqual({ from: 0, to: 1 });
  expect(scenesOf(facts.filter((fact) => fact.event !== 'price'))).toEqual([]);
});

test('a fall is told by its sum, then by who goes; it belongs to whom it takes', () => {
  const sum = { event: 'caught', seat: 1, standing: 3, change: 2 };
  const back = { event: 'standing', seat: 1, standing: 1, change: -2 };
  const [asked] = scenesOf(story(sum, back));
  expect(asked).toMatchObject({ kind: 'fall', seats: [1], sum: { standing: 3, change: 2 }, fallen: null });
  const [fallen, ...more] = scenesOf(story(sum, back, { event: 'fell', seat: 1, place: 'er', ...crew(1, 0) }));
  expect(more).toEqual([]);
  expect(fallen).toMatchObject({ fallen: crew(1, 0), place: 'er', last: 2 });
  expect(keyOf(asked!)).toBe(keyOf(fallen!));
});

test('a card may demand a fall, or the judge is bought', () => {
  const card = { event: 'card-up', card: 'raid', place: '' };
  const [, bribed] = scenesOf(story(card, { event: 'bribed', seat: 2 }));
  expect(bribed).toMatchObject({ kind: 'fall', sum: null, bribed: true, seats: [2] });
});

test('a card is turned over beside the others of its round, and concerns those whom it changed', () => {
  const facts = story(
    { event: 'card-up', card: 'old', place: '' },
    { event: 'round', round: 2, rounds: 6 },
    { event: 'card-up', card: 'fog', place: '' },
    { event: 'card-up', card: 'raid', place: '' },
    { event: 'affected', card: 'raid', seats: [0, 1] },
    { event: 'gained', seat: 1, asset: 'cash', amount: -2 },
  );
  const raid = scenesOf(facts).at(-1)!;
  expect(raid).toMatchObject({ kind: 'card', seats: [1], affected: [0, 1] });
  expect(raid.kind === 'card' && raid.cards.map((one) => one.card)).toEqual(['fog', 'raid']);
});

test('a broken promise, a bombing, the end of a gang and of the game are scenes', () => {
  const judged = { event: 'judged', promise: 1, seat: 2, rival: 0, clause: 'peace:3', verdict: 'broken' };
  const facts = story(
    judged,
    { ...judged, verdict: 'kept' },
    { event: 'bombed', seat: 1, place },
    { event: 'home', seat: 2, place, ...crew(0, 1) },
    { event: 'disbanded', seat: 2 },
    { event: 'held', seat: 0, cash: 5, guns: 0, goods: 0 },
    { event: 'ended', seat: 0 },
  );
  const told = scenesOf(facts).map((scene) => [scene.kind, scene.first, scene.seats]);
  expect(told).toEqual([
    ['betrayal', 0, [2, 0]],
    ['bombing', 2, [2]],
    ['disbanded', 4, [2]],
    ['end', 5, []],
  ]);
});

test('the last fight is one of the tied, and its winner has the game', () => {
  const facts = story(
    { event: 'lined-up', seat: 1, place: '', strength: 4, ...crew(2, 0) },
    { event: 'lined-up', seat: 2, place: '', strength: 3, ...crew(1, 1) },
    { event: 'rolled', purpose: 'tie', seat: 1, face: 2 },
    { event: 'total', seat: 1, total: 6, crew: 4, guns: 0, extra: 0 },
    { event: 'rolled', purpose: 'tie', seat: 2, face: 6 },
    { event: 'total', seat: 2, total: 9, crew: 3, guns: 0, extra: 0 },
    { event: 'ended', seat: 2 },
  );
  expect(scenesOf(facts)[0]).toMatchObject({ kind: 'last-fight', seats: [1, 2], winner: 2 });
});

test('a line finds the scene it tells of, the innermost of several', () => {
  const scenes = scenesOf(story(...FIGHT, { event: 'caught', seat: 1, standing: 4, change: 1 }));
  expect(sceneAt(scenes, 3)?.kind).toBe('fight');
  expect(sceneAt(scenes, FIGHT.length)?.kind).toBe('fall');
  expect(sceneAt(scenes, 99)).toBeNull();
});

test('what happened since is complete, but for what is shown elsewhere', () => {
  const line = (version: number, event: string, tone: Line['tone'] = 'plain'): Line => {
    return { message: { id: 'x' }, tone, event, first: version, version, seats: [], places: [] };
  };
  const lines = [line(1, 'moved'), ...[2, 3, 4, 5, 6, 7].map((at) => line(at, 'gained')), line(8, 'fist', 'quiet')];
  expect(newsOf([...lines, line(9, 'offered')], 1).map((one) => one.version)).toEqual([2, 3, 4, 5, 6, 7]);
});

test('who recruits or promotes after a card was turned up does so by an order', () => {
  const card = { event: 'card-up', card: 'fog', place: '', version: 4 };
  const recruits = (version: number): Loose => ({ event: 'recruited', seat: 2, rookies: 1, version });
  expect(scenesOf(story(card, recruits(5)))[0]!.seats).toEqual([]);
  expect(scenesOf(story(card, recruits(4)))[0]!.seats).toEqual([2]);
  const paid = { event: 'gained', seat: 1, asset: 'cash', amount: -1, version: 5 };
  const promoted = { event: 'promoted', seat: 1, place, made: 1, men: [], version: 5 };
  expect(scenesOf(story(card, paid, promoted))[0]).toMatchObject({ seats: [], last: 0 });
  expect(scenesOf(story(card, paid))[0]).toMatchObject({ seats: [1], last: 1 });
});

test('cards of a round that nobody looked at yet are one scene, with all they did', () => {
  const lost = (amount: number): Loose => ({ event: 'gained', seat: 1, asset: 'cash', amount });
  const up = (card: string): Loose => ({ event: 'card-up', card, place: '' });
  const [fog, raid, later] = scenesOf(
    story(up('fog'), lost(-1), up('raid'), lost(-2), lost(3), { event: 'round', round: 2, rounds: 6 }, up('next')),
  );
  expect([isOne(fog!, raid!), isOne(raid!, later!)]).toEqual([true, false]);
  const whole = together(fog!, raid!);
  expect(whole).toMatchObject({ first: 0, last: 4, fresh: 2, seats: [1] });
  expect(whole.kind === 'card' && whole.changes).toMatchObject([{ seat: 1, lost: [3, 0, 0], got: [3, 0, 0] }]);
});

test('whoever is robbed sees it, and all that was taken at once', () => {
  const stole = (amount: number): Loose => ({ event: 'stole', seat: 0, rival: 2, asset: 'goods', amount });
  const [one, two, ...more] = scenesOf(story(stole(1), stole(0), stole(2)));
  expect(more).toEqual([]);
  expect(one).toMatchObject({ kind: 'robbed', seats: [2], seat: 0 });
  const whole = together(one!, two!);
  const mine = whole.kind === 'robbed' ? whole.changes.find((changes) => changes.seat === 2) : null;
  expect(mine).toMatchObject({ lost: [0, 0, 3], got: [0, 0, 0] });
});

test('a last call is a scene when it does what it says, and concerns whom it takes something from', () => {
  const up = (card: string): Loose => ({ event: 'card-up', card, place: '' });
  const facts = story(
    { event: 'leader', seat: 1 },
    { event: 'round', round: 1, rounds: 6 },
    up('open-trunks'),
    up('fog'),
    { event: 'affected', card: 'fog', seats: [0] },
    { event: 'moved', seat: 0, from: 'clubhouse', to: place, ...crew(1, 0) },
    { event: 'affected', card: 'open-trunks', seats: [2] },
    { event: 'leader', seat: 2 },
    { event: 'standing', seat: 3, standing: 1, change: -2 },
    { event: 'gained', seat: 0, asset: 'cash', amount: -3 },
  );
  const [trunks, fog, call, ...more] = scenesOf(facts);
  expect(more).toEqual([]);
  expect([trunks!.seats, fog!.seats]).toEqual([[], []]);
  expect(call).toMatchObject({ kind: 'card', first: 6, last: 9, cards: [{ card: 'open-trunks' }], affected: [2] });
  expect(isOne(trunks!, call!)).toBe(false);
  const did = call!.kind === 'card' ? call!.changes : [];
  expect(did.map((one) => one.seat).sort()).toEqual([0, 1, 2, 3]);
  expect(did.find((one) => one.seat === 0)).toMatchObject({ lost: [3, 0, 0], leads: null });
  expect(did.find((one) => one.seat === 1)).toMatchObject({ leads: false, standing: null });
  expect(did.find((one) => one.seat === 2)).toMatchObject({ leads: true });
  expect(did.find((one) => one.seat === 3)).toMatchObject({ standing: { from: 3, to: 1 } });
});

test('what a rival exploits at one’s cost is a scene, though nothing is stolen', () => {
  const facts = story(
    { event: 'leader', seat: 1 },
    { event: 'exploited', seat: 0, place },
    { event: 'standing', seat: 0, standing: 1, change: 1 },
    { event: 'standing', seat: 2, standing: 3, change: 1 },
    { event: 'leader', seat: 0 },
    { event: 'moved', seat: 1, from: 'clubhouse', to: place, ...crew(1, 0) },
    { event: 'standing', seat: 1, standing: 3, change: 1 },
  );
  expect(scenesOf(facts).map((one) => [one.kind, one.seats])).toEqual([
    ['robbed', [2]],
    ['robbed', [1]],
  ]);
});

test('a broken promise knows what was paid for it, and where it was broken', () => {
  const clause = 'avoid:gun-factory:6';
  const terms = { rivals: [1], give: [1, 0, 0], want: [0, 2, 0], until: 2, counters: 0, text: '', state: 'accepted' };
  const facts = story(
    { event: 'round', round: 3, rounds: 6 },
    { event: 'accepted', seat: 1, by: 0, offer: 1, mine: [clause], theirs: [], ...terms },
    { event: 'moved', seat: 0, from: 'clubhouse', to: place, ...crew(1, 0), version: 9 },
    { event: 'judged', promise: 1, seat: 0, rival: 1, clause, verdict: 'broken', version: 9 },
  );
  expect(scenesOf(facts)[0]).toMatchObject({ kind: 'betrayal', place, round: 3, deal: { want: [0, 2, 0] } });
  const other = facts.map((fact) => (fact.event === 'judged' ? { ...fact, clause: 'peace:6' } : fact));
  expect(scenesOf(other)[0]).toMatchObject({ deal: null, round: null });
});
