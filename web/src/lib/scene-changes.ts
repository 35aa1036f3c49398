/** What some facts did to each gang: what it got and lost, who of its crew is hurt or gone. */
import { ASSETS } from './names';
import type { Fact } from './protocol';
import type { Change, Crowd } from './scene-kinds';
import { both, changed, NOBODY } from './scene-runs';

export interface Changes {
  seat: number;
  /** Cash, guns and goods. */
  got: number[];
  lost: number[];
  /** Heat or Clout before and after. */
  standing: Change | null;
  /** Whether it got the leader token; null where it neither got nor lost it. */
  leads: boolean | null;
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
  standing: null,
  leads: null,
  hurt: NOBODY,
  dead: NOBODY,
});

function move(to: Changes, asset: string, amount: number): void {
  const at = (ASSETS as readonly string[]).indexOf(asset);
  if (at < 0) return;
  const side = amount < 0 ? to.lost : to.got;
  side[at] = side[at]! + Math.abs(amount);
}

/** Who had the leader token before a fact, as far as it was told. */
export function leaderBefore(facts: Fact[], at: number): number {
  const led = facts.findLast((fact, nth) => nth < at && fact.event === 'leader');
  return led?.event === 'leader' ? led.seat : -1;
}

/** Whose own is changed by some facts, and how; `leader` had the token before them. */
export function changesOf(facts: Fact[], leader = -1): Changes[] {
  const found = new Map<number, Changes>();
  const of = (seat: number): Changes => {
    if (!found.has(seat)) found.set(seat, nothing(seat));
    return found.get(seat)!;
  };
  for (const fact of facts) {
    if (!KINDS.includes(fact.event) || !('seat' in fact) || typeof fact.seat !== 'number') continue;
    const changes = of(fact.seat);
    if (fact.event === 'gained') move(changes, fact.asset, fact.amount);
    else if (fact.event === 'standing') changes.standing = changed(changes.standing, fact);
    else if (fact.event === 'leader') {
      if (leader >= 0) of(leader).leads = false;
      leader = fact.seat;
      changes.leads = true;
    } else if (fact.event === 'injured') changes.hurt = both(changes.hurt, fact);
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
  for (const { seat, got, lost, standing, leads, hurt, dead } of all) {
    const before = found.get(seat) ?? nothing(seat);
    found.set(seat, {
      seat,
      got: before.got.map((n, at) => n + got[at]!),
      lost: before.lost.map((n, at) => n + lost[at]!),
      standing:
        before.standing && standing ? { from: before.standing.from, to: standing.to } : (standing ?? before.standing),
      leads: leads ?? before.leads,
      hurt: both(before.hurt, hurt),
      dead: both(before.dead, dead),
    });
  }
  return [...found.values()];
}
