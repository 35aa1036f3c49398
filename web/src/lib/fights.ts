/** The last fight as it was told: who pulled what, rolled what, and how it ended. */
import type { Fact } from './protocol';

export interface FightStory {
  place: string;
  by: number;
  version: number;
  seats: number[];
  guns: Map<number, number>;
  dice: Map<number, number>;
  totals: Map<number, number>;
  backs: Map<number, number>;
  winner: number | null;
  drawn: boolean;
}

export function lastFight(facts: Fact[]): FightStory | null {
  const at = facts.findLastIndex((fact) => fact.event === 'fight');
  const first = facts[at];
  if (first?.event !== 'fight') return null;
  const story: FightStory = {
    place: first.place,
    by: first.seat,
    version: first.version,
    seats: [],
    guns: new Map(),
    dice: new Map(),
    totals: new Map(),
    backs: new Map(),
    winner: null,
    drawn: false,
  };
  for (const fact of facts.slice(at + 1)) {
    if (fact.event === 'guns') story.guns.set(fact.seat, fact.count);
    else if (fact.event === 'rolled' && fact.purpose === 'fight') story.dice.set(fact.seat, fact.face);
    else if (fact.event === 'total') story.totals.set(fact.seat, fact.total);
    else if (fact.event === 'backed') story.backs.set(fact.seat, fact.rival);
    else if (fact.event === 'won') story.winner = fact.seat;
    else if (fact.event === 'drawn') story.drawn = true;
    if (story.drawn || story.winner !== null) break;
  }
  story.seats = [...new Set([story.by, ...story.totals.keys(), ...story.guns.keys()])];
  return story;
}
