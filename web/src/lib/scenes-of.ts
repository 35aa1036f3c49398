/** The scenes of a story: what a table would watch, put together from the facts it was told. Nothing is reckoned here. */
import type { AcceptedFact, BackupFact, CardUpFact, Fact, JudgedFact, SoldFact } from './protocol';
import { changesOf, summed, type Changes } from './scene-changes';

export interface Crowd {
  made: number;
  men: string[];
  rookies: number;
}

/** One gang in a fight: who stands there, what each part adds, and what it cost. */
export interface Side {
  seat: number;
  crowd: Crowd;
  backup: BackupFact[];
  guns: number | null;
  die: number | null;
  sum: { crew: number; guns: number; extra: number; total: number } | null;
  backs: number | null;
  hurt: Crowd;
  discarded: number;
  standing: Change | null;
}

/** A standing before and after. */
export interface Change {
  from: number;
  to: number;
}

interface Told {
  /** The facts it is told by: the number of the first, and of the last so far. */
  first: number;
  last: number;
  /** The version of its first fact. */
  version: number;
  /** Who takes part: it stays for them until they have seen it. */
  seats: number[];
  place: string;
}

export interface FightScene extends Told {
  kind: 'fight' | 'last-fight';
  by: number;
  locked: boolean;
  sides: Side[];
  winner: number | null;
  drawn: boolean;
  /** Who named the winner of a tie. */
  named: number | null;
  leader: number | null;
}

export interface MarketScene extends Told {
  kind: 'market';
  sold: SoldFact[];
  total: number;
  price: number;
  standing: Map<number, Change>;
}

export interface CardScene extends Told {
  kind: 'card';
  /** The cards of this round so far; the last one is being turned over. */
  cards: CardUpFact[];
  /** How many of them were not shown yet. */
  fresh: number;
  affected: number[] | null;
  /** What it did, by gang. */
  changes: Changes[];
}

export interface FallScene extends Told {
  kind: 'fall';
  seat: number;
  /** The standing and the change that was too much; null where a card demands it. */
  sum: { standing: number; change: number } | null;
  fallen: Crowd | null;
  bribed: boolean;
  disbanded: boolean;
}

export interface BetrayalScene extends Told {
  kind: 'betrayal';
  judged: JudgedFact;
  /** The deal it was promised in, as far as it was told. */
  deal: AcceptedFact | null;
  round: number | null;
}

/** Somebody takes what is another's: a scene for whom it was taken from. */
export interface RobbedScene extends Told {
  kind: 'robbed';
  seat: number;
  rival: number;
  changes: Changes[];
}

export interface PlainScene extends Told {
  kind: 'bombing' | 'disbanded' | 'end';
  seat: number;
}

export type Scene = FightScene | MarketScene | CardScene | FallScene | BetrayalScene | RobbedScene | PlainScene;
export type SceneKind = Scene['kind'];

export const keyOf = (scene: Scene): string => `${scene.kind}-${scene.first}`;

const DEALS = 'offered accepted declined withdrawn gone lapsed gift dealt said judged'.split(' ');
const FIGHT = (
  'backup fist guns backed lined-up rolled total named won drawn hit wasted injured home leader discarded ' +
  'gained standing caught fell bribed disbanded'
).split(' ');
const LAW = 'gained standing caught fell bribed disbanded leader'.split(' ');
const OF_CARD =
  'affected gained standing paid-off injured home recruited tokens leader died recovered caught fell bribed disbanded'.split(
    ' ',
  );

/** How far a run of facts goes on with these kinds; deals and talk come in between. */
function runEnd(facts: Fact[], first: number, kinds: string[]): number {
  let last = first;
  for (let at = first + 1; at < facts.length; at += 1) {
    const { event } = facts[at]!;
    if (kinds.includes(event)) last = at;
    else if (!DEALS.includes(event)) break;
  }
  return last;
}

const crowd = ({ made, men, rookies }: Crowd): Crowd => ({ made, men, rookies });
const both = (a: Crowd, b: Crowd): Crowd => ({
  made: a.made + b.made,
  men: [...a.men, ...b.men],
  rookies: a.rookies + b.rookies,
});
const NOBODY: Crowd = { made: 0, men: [], rookies: 0 };

function newSide(seat: number): Side {
  const nothing = { guns: null, die: null, sum: null, backs: null, standing: null };
  return { seat, crowd: NOBODY, backup: [], hurt: NOBODY, discarded: 0, ...nothing };
}

/** What a fact adds to a gang's part in a fight. */
function hear(side: Side, fact: Fact): void {
  if (fact.event === 'backup') side.backup.push(fact);
  else if (fact.event === 'lined-up') side.crowd = crowd(fact);
  else if (fact.event === 'guns') side.guns = fact.count;
  else if (fact.event === 'rolled') side.die = fact.face;
  else if (fact.event === 'total') side.sum = fact;
  else if (fact.event === 'backed') side.backs = fact.rival;
  else if (fact.event === 'injured') side.hurt = both(side.hurt, fact);
  else if (fact.event === 'discarded') side.discarded = fact.count;
  else if (fact.event === 'standing') side.standing = changed(side.standing, fact);
}

const changed = (before: Change | null, { standing, change }: { standing: number; change: number }): Change => ({
  from: before?.from ?? standing - change,
  to: standing,
});

function fightOf(facts: Fact[], first: number, last: number, begun: FightScene): FightScene {
  const sides = new Map<number, Side>();
  for (const fact of facts.slice(first, last + 1)) {
    if (fact.event === 'won') begun.winner = fact.seat;
    else if (fact.event === 'drawn') begun.drawn = true;
    else if (fact.event === 'named') [begun.named, begun.winner] = [fact.seat, fact.rival];
    else if (fact.event === 'leader') begun.leader = fact.seat;
    else if ('seat' in fact && typeof fact.seat === 'number' && FIGHT.includes(fact.event)) {
      const isIn = sides.has(fact.seat) || ['backup', 'fist', 'guns', 'lined-up'].includes(fact.event);
      if (!isIn) continue;
      const side = sides.get(fact.seat) ?? newSide(fact.seat);
      sides.set(fact.seat, side);
      hear(side, fact);
    }
  }
  const found = [...sides.values()];
  const from = [begun.by, ...found.map((side) => side.seat)];
  const order = [...new Set(from)].filter((seat) => sides.has(seat));
  return {
    ...begun,
    sides: order.map((seat) => sides.get(seat)!),
    seats: [...new Set(from)].filter((seat) => seat >= 0),
  };
}

const emptyFight = (kind: FightScene['kind'], told: Told, by: number, locked: boolean): FightScene => ({
  ...told,
  kind,
  by,
  locked,
  sides: [],
  winner: null,
  drawn: false,
  named: null,
  leader: null,
});

/** How far a fight goes; a fist that closes after its dice is one for the market. */
function fightEnd(facts: Fact[], first: number): number {
  const end = runEnd(facts, first, FIGHT);
  const run = facts.slice(first, end + 1);
  const dice = run.findIndex((fact) => fact.event === 'total');
  const market = run.findIndex((fact, at) => dice >= 0 && at > dice && fact.event === 'fist');
  return market < 0 ? end : first + market - 1;
}

function fight(facts: Fact[], first: number): FightScene | null {
  const begun = facts[first]!;
  if (begun.event !== 'fight') return null;
  const last = fightEnd(facts, first);
  const told = { first, last, version: begun.version, seats: [begun.seat], place: begun.place };
  const scene = fightOf(facts, first + 1, last, emptyFight('fight', told, begun.seat, begun.locked === 1));
  return scene.winner !== null || scene.drawn || scene.sides.some((side) => side.sum) ? scene : null;
}

/** The last fight of those who are tied in the end: crews line up nowhere. */
function lastFight(facts: Fact[], first: number): FightScene | null {
  const begun = facts[first]!;
  if (begun.event !== 'lined-up' || begun.place || facts[first - 1]?.event === 'lined-up') return null;
  const last = runEnd(facts, first, [...FIGHT, 'ended']);
  const told = { first, last, version: begun.version, seats: [], place: '' };
  const scene = fightOf(facts, first, last, emptyFight('last-fight', told, -1, false));
  const ended = facts.slice(first, last + 1).find((fact) => fact.event === 'ended');
  return ended ? { ...scene, winner: ended.seat } : null;
}

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
  const seats = sold.filter((one) => one.count).map((one) => one.seat);
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
  const changes = changesOf(run);
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
    affected,
    changes,
  };
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
  if (one.kind === 'card' && other.kind === 'card') return one.cards[0] === other.cards[0];
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

function robbed(facts: Fact[], first: number): RobbedScene | null {
  const stole = facts[first]!;
  if (stole.event !== 'stole' || stole.amount <= 0) return null;
  const { seat, rival, version } = stole;
  const changes = changesOf([stole]);
  return { kind: 'robbed', first, last: first, version, seats: [rival], place: '', seat, rival, changes };
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

const BUILDERS = [fight, lastFight, market, card, fall, betrayal, robbed, plain];

/** Every scene that can be shown, in the order in which they began. */
export function scenesOf(facts: Fact[]): Scene[] {
  return facts.flatMap((_, at) => BUILDERS.flatMap((build) => build(facts, at) ?? []));
}

/** The scene that a fact belongs to: of several, the one that began last. */
export function sceneAt(scenes: Scene[], fact: number): Scene | null {
  return scenes.findLast((scene) => scene.first <= fact && fact <= scene.last) ?? null;
}
