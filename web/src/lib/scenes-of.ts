/** The scenes of a story: what a table would watch, put together from the facts it was told. Nothing is reckoned here. */
import type { Fact } from './protocol';
import { changesOf, leaderBefore, summed } from './scene-changes';
import { fight, lastFight } from './scene-fights';
import type {
  BetrayalScene,
  CardScene,
  Change,
  FallScene,
  MarketScene,
  PlainScene,
  RobbedScene,
  Scene,
} from './scene-kinds';
import { changed, crowd, FIGHT, runEnd } from './scene-runs';
import { takenBack } from './undone';

const LAW = 'gained standing caught fell bribed disbanded leader'.split(' ');
const OF_CARD =
  'affected gained standing paid-off injured home recruited tokens leader died recovered caught fell bribed disbanded'.split(
    ' ',
  );

const OF_EXPLOIT =
  'exploited traded gained standing stole leader peeked seen recovered recruited promoted tokens caught fell bribed disbanded'.split(
    ' ',
  );

function market(facts: Fact[], first: number): MarketScene | null {
  const begun = facts[first]!;
  if (begun.event !== 'sold' || facts[first - 1]?.event === 'sold') return null;
  const last = runEnd(facts, first, ['sold', 'price', ...LAW]);
  const run = facts.slice(first, last + 1);
  const price = run.find((fact) => fact.event === 'price');
  if (!price) return null;
  const sold = run.filter((fact) => fact.event === 'sold');
  const standing = new Map<number, Change>();
  for (const fact of run)
    if (fact.event === 'standing') standing.set(fact.seat, changed(standing.get(fact.seat) ?? null, fact));
  const seats = sold.map((one) => one.seat);
  const { total, price: street } = price;
  return {
    kind: 'market',
    first,
    last,
    version: begun.version,
    seats,
    place: '',
    sold,
    total,
    price: street,
    standing,
  };
}

/** A card is turned over: it stays for those to whom it did something. */
function card(facts: Fact[], first: number): CardScene | null {
  const begun = facts[first]!;
  if (begun.event !== 'card-up') return null;
  const last = cardEnd(facts, first);
  const run = facts.slice(first, last + 1);
  const changes = changesOf(run, leaderBefore(facts, first));
  const round = facts.findLastIndex((fact, at) => at < first && fact.event === 'round');
  const cards = facts.slice(round + 1, first + 1).filter((fact) => fact.event === 'card-up');
  const affected = run.find((fact) => fact.event === 'affected')?.seats ?? null;
  return {
    kind: 'card',
    first,
    last,
    version: begun.version,
    seats: changes.map((one) => one.seat),
    place: begun.place,
    cards,
    fresh: 1,
    called: false,
    affected,
    changes,
  };
}

/** LST-1: a last call does what it says long after it was turned over. */
function lastCall(facts: Fact[], first: number): CardScene | null {
  const begun = facts[first]!;
  if (begun.event !== 'affected') return null;
  const up = facts.findLastIndex((fact, at) => at < first && fact.event === 'card-up' && fact.card === begun.card);
  const turned = facts[up];
  if (turned?.event !== 'card-up' || cardEnd(facts, up) >= first) return null;
  const last = runEnd(facts, first, OF_CARD.slice(1));
  const changes = changesOf(facts.slice(first, last + 1), leaderBefore(facts, first));
  const told = { first, last, version: begun.version, place: '' };
  const seats = changes.map((one) => one.seat);
  return { kind: 'card', ...told, seats, cards: [turned], fresh: 1, called: true, affected: begun.seats, changes };
}

const ORDERS = ['recruited', 'promoted'];

/** How far a card goes; who recruits or promotes later does so by an order, and what it costs is the order's. */
function cardEnd(facts: Fact[], first: number): number {
  const end = runEnd(facts, first, OF_CARD);
  const { version } = facts[first]!;
  const order = facts.slice(first, end + 2).find((fact) => ORDERS.includes(fact.event) && fact.version > version);
  return order ? facts.findLastIndex((fact) => fact.version < order.version) : end;
}

/** Whether two are looked at as one: cards of the same round, which has one first card, or what was taken from one. */
export function isOne(one: Scene, other: Scene): boolean {
  if (one.kind === 'card' && other.kind === 'card')
    return !one.called && !other.called && one.cards[0] === other.cards[0];
  return one.kind === 'robbed' && other.kind === 'robbed' && one.rival === other.rival;
}

/** Two scenes as one, of which none was looked at yet. */
export function together(before: Scene, after: Scene): Scene {
  const { first } = before;
  const seats = [...new Set([...before.seats, ...after.seats])];
  if (before.kind === 'card' && after.kind === 'card')
    return {
      ...after,
      first,
      seats,
      fresh: before.fresh + after.fresh,
      changes: summed([...before.changes, ...after.changes]),
    };
  if (before.kind === 'robbed' && after.kind === 'robbed')
    return { ...after, first, seats, changes: summed([...before.changes, ...after.changes]) };
  return after;
}

/** What an exploit does to others: it takes what they have, or the leader token, or worsens their standing. */
function robbed(facts: Fact[], first: number): RobbedScene | null {
  const fact = facts[first]!;
  const rival = robbedBy(facts, first);
  const seat = rival < 0 ? -1 : exploiter(facts, first); // which looks back far: most facts need no such look
  if (seat < 0 || rival === seat) return null;
  const changes = changesOf([fact], leaderBefore(facts, first));
  const told = { first, last: first, version: fact.version, place: '' };
  return { kind: 'robbed', ...told, seats: [rival], seat, rival, changes };
}

function robbedBy(facts: Fact[], at: number): number {
  const fact = facts[at]!;
  if (fact.event === 'stole') return fact.amount > 0 ? fact.rival : -1;
  if (fact.event === 'standing') return fact.change ? fact.seat : -1;
  return fact.event === 'leader' ? leaderBefore(facts, at) : -1;
}

/** Who exploits where something happens; -1 where it does not happen by an exploit. */
function exploiter(facts: Fact[], at: number): number {
  const fact = facts[at]!;
  if (fact.event === 'stole') return fact.seat;
  const begun = facts.findLastIndex((one, nth) => nth < at && one.event === 'exploited');
  const order = facts[begun];
  return order?.event === 'exploited' && runEnd(facts.slice(0, at + 1), begun, OF_EXPLOIT) === at ? order.seat : -1;
}

/** The law comes: a sum that was too much, or a card; who goes is chosen after it. */
function fall(facts: Fact[], first: number): FallScene | null {
  const begun = facts[first]!;
  const isSum = begun.event === 'caught';
  if (!isSum && begun.event !== 'fell' && begun.event !== 'bribed') return null;
  const { seat, version } = begun;
  if (!isSum && answersSum(facts, first, seat)) return null;
  const scene: FallScene = {
    kind: 'fall',
    first,
    last: first,
    version,
    seats: [seat],
    place: begun.event === 'fell' ? begun.place : '',
    seat,
    sum: isSum ? { standing: begun.standing, change: begun.change } : null,
    fallen: null,
    bribed: false,
    disbanded: false,
  };
  const end = runEnd(facts, first, [...OF_CARD, ...FIGHT, ...LAW]);
  for (let at = first; at <= end; at += 1) {
    const fact = facts[at]!;
    if (!('seat' in fact) || fact.seat !== seat) continue;
    if (at > first && fact.event === 'caught') break;
    if (fact.event === 'fell') scene.fallen = crowd(fact);
    else if (fact.event === 'bribed') scene.bribed = true;
    else if (fact.event === 'disbanded') scene.disbanded = true;
    else if (fact.event !== 'standing') continue;
    scene.last = at;
    if (fact.event === 'fell') scene.place = fact.place;
    if (scene.fallen || scene.disbanded) break;
  }
  return scene;
}

/** Whether a fall belongs to a sum that was told before it. */
function answersSum(facts: Fact[], at: number, seat: number): boolean {
  for (let before = at - 1; before >= 0; before -= 1) {
    const fact = facts[before]!;
    const isOwn = 'seat' in fact && fact.seat === seat;
    if (isOwn && fact.event === 'caught') return true;
    if ((isOwn && fact.event === 'fell') || fact.event === 'round') return false;
  }
  return false;
}

function betrayal(facts: Fact[], first: number): BetrayalScene | null {
  const judged = facts[first]!;
  if (judged.event !== 'judged' || judged.verdict !== 'broken') return null;
  const { seat, rival, clause, version } = judged;
  const isDeal = (fact: Fact): boolean =>
    fact.event === 'accepted' &&
    ((fact.by === seat && fact.seat === rival && fact.mine.includes(clause)) ||
      (fact.by === rival && fact.seat === seat && fact.theirs.includes(clause)));
  const at = facts.findLastIndex((fact, nth) => nth < first && isDeal(fact));
  const deal = facts[at];
  const round = facts.findLast((fact, nth) => nth < at && fact.event === 'round');
  return {
    kind: 'betrayal',
    first,
    last: first,
    version,
    seats: [seat, rival],
    place: whereOf(facts, first),
    judged,
    deal: deal?.event === 'accepted' ? deal : null,
    round: round?.event === 'round' ? round.round : null,
  };
}

/** Where that was done which broke a promise: the last place told of in the same breath. */
function whereOf(facts: Fact[], at: number): string {
  const { version } = facts[at]!;
  for (let before = at - 1; before >= 0 && facts[before]!.version === version; before -= 1) {
    const fact = facts[before]!;
    if (fact.event === 'moved') return fact.to;
    if ('place' in fact && typeof fact.place === 'string' && fact.place) return fact.place;
  }
  return '';
}

function plain(facts: Fact[], first: number): PlainScene | null {
  const fact = facts[first]!;
  const told = { first, last: first, version: fact.version };
  if (fact.event === 'bombed') {
    const last = runEnd(facts, first, ['gained', 'home', 'site-up']);
    const seats = changesOf(facts.slice(first, last + 1)).map((one) => one.seat);
    return { kind: 'bombing', ...told, last, seats, place: fact.place, seat: fact.seat };
  }
  if (fact.event === 'disbanded') return { kind: 'disbanded', ...told, seats: [fact.seat], place: '', seat: fact.seat };
  if (fact.event !== 'ended') return null;
  const held = facts.slice(0, first).findLastIndex((one) => one.event !== 'held');
  return { kind: 'end', ...told, first: held + 1, last: first, seats: [], place: '', seat: fact.seat };
}

/** What no scene minds, in the place of what did not happen. */
const NOTHING: Fact = { event: 'said', seat: -1, rivals: [], text: '', version: 0 };
const BUILDERS = [fight, lastFight, market, card, lastCall, fall, betrayal, robbed, plain];

/** Every scene that can be shown, in the order in which they began; what was taken back did not happen. */
export function scenesOf(facts: Fact[]): Scene[] {
  const isBack = takenBack(facts);
  const stands = facts.map((fact) =>
    fact.event === 'undone' || isBack(fact) ? { ...NOTHING, version: fact.version } : fact,
  );
  return stands.flatMap((_, at) => BUILDERS.flatMap((build) => build(stands, at) ?? []));
}

/** The scene that a fact belongs to: of several, the one that began last. */
export function sceneAt(scenes: Scene[], fact: number): Scene | null {
  return scenes.findLast((scene) => scene.first <= fact && fact <= scene.last) ?? null;
}
