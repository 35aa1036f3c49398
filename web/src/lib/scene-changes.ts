/** What some facts did to each gang: what it got and lost, who of its crew is hurt or gone. */
import { ASSETS } from './names';
import type { Fact } from './protocol';
import type { Crowd } from './scene-kinds';
import { both, NOBODY } from './scene-runs';

export interface Changes {
  seat: number;
  /** Cash, guns and goods. */
  got: number[];
  lost: number[];
  hurt: Crowd;
  dead: Crowd;
}

const KINDS = [
  'gained',
  'standing',
  'injured',
  'home',
  'recruited',
  'tokens',
  'died',
  'recovered',
  'fell',
  'leader',
  'stole',
];

const nothing = (seat: number): Changes => ({
  seat,
  got: [0, 0, 0],
  lost: [0, 0, 0],
  hurt: NOBODY,
  dead: NOBODY,
});

function move(to: Changes, asset: string, amount: number): void {
  const at = (ASSETS as readonly string[]).indexOf(asset);
  if (at < 0) return;
  const side = amount < 0 ? to.lost : to.got;
  side[at] = side[at]! + Math.abs(amount);
}

/** Whose own is changed by some facts, and how. */
export function changesOf(facts: Fact[]): Changes[] {
  const found = new Map<number, Changes>();
  const of = (seat: number): Changes => {
    if (!found.has(seat)) found.set(seat, nothing(seat));
    return found.get(seat)!;
  };
  for (const fact of facts) {
    if (!KINDS.includes(fact.event) || !('seat' in fact) || typeof fact.seat !== 'number') continue;
    const changes = of(fact.seat);
    if (fact.event === 'gained') move(changes, fact.asset, fact.amount);
    else if (fact.event === 'injured') changes.hurt = both(changes.hurt, fact);
    else if (fact.event === 'died') changes.dead = both(changes.dead, fact);
    else if (fact.event === 'stole') {
      move(changes, fact.asset, fact.amount);
      move(of(fact.rival), fact.asset, -fact.amount);
    }
  }
  return [...found.values()];
}

/** Changes of the same gang, added up. */
export function summed(all: Changes[]): Changes[] {
  const found = new Map<number, Changes>();
  for (const { seat, got, lost, hurt, dead } of all) {
    const before = found.get(seat) ?? nothing(seat);
    found.set(seat, {
      seat,
      got: before.got.map((n, at) => n + got[at]!),
      lost: before.lost.map((n, at) => n + lost[at]!),
      hurt: both(before.hurt, hurt),
      dead: both(before.dead, dead),
    });
  }
  return [...found.values()];
}
