/** The last fight as it was told: who pulled what, rolled what, and how it ended. */
import type { Fact } from './types';

export interface FightStory {
  place: string;
  by: number;
  version: number;
  seats: number[];
  guns: Map<number, number>;
  dice: Map<number, number>;
  totals: Map<number, number>;
  fists: Set<number>;
  backs: Map<number, number>;
  winner: number | null;
  drawn: boolean;
}

export function lastFight(facts: Fact[]): FightStory | null {
  const at = facts.findLastIndex((fact) => fact.event === 'fight');
  if (at < 0) return null;
  const first = facts[at]!;
  const story: FightStory = {
    place: String(first['place']),
    by: Number(first['seat']),
    version: first.version,
    seats: [],
    guns: new Map(),
    dice: new Map(),
    totals: new Map(),
    fists: new Set(),
    backs: new Map(),
    winner: null,
    drawn: false,
  };
  for (const fact of facts.slice(at + 1)) {
    const seat = Number(fact['seat']);
    if (fact.event === 'fist') story.fists.add(seat);
    else if (fact.event === 'guns') story.guns.set(seat, Number(fact['count']));
    else if (fact.event === 'rolled' && fact['purpose'] === 'fight') story.dice.set(seat, Number(fact['face']));
    else if (fact.event === 'total') story.totals.set(seat, Number(fact['total']));
    else if (fact.event === 'backed') story.backs.set(seat, Number(fact['rival']));
    else if (fact.event === 'won') story.winner = seat;
    else if (fact.event === 'drawn') story.drawn = true;
    if (['won', 'drawn'].includes(fact.event)) break;
  }
  story.seats = [...new Set([story.by, ...story.totals.keys(), ...story.guns.keys()])];
  return story;
}
