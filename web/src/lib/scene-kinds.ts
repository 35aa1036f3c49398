/** What each kind of scene shows. */
import type { AcceptedFact, BackupFact, CardUpFact, JudgedFact, SoldFact } from './protocol';
import type { Changes } from './scene-changes';

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

export interface Told {
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
  /** Whether it was turned over before, and does now what it says. */
  called: boolean;
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

/** At which beat a scene has told what one waits for: who has won, and what was paid for what. */
export const OUTCOME: Partial<Record<SceneKind, number>> = { fight: 4.3, 'last-fight': 4.3, market: 3 };

/** What tells an outcome when it comes first. */
export const TELLING = 'total won drawn sold price'.split(' ');

export const keyOf = (scene: Scene): string => `${scene.kind}-${scene.first}`;
