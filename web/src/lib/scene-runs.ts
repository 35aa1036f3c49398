/** How far what belongs together goes in a story, and what is put together from it. */
import type { Fact } from './protocol';
import type { Change, Crowd } from './scene-kinds';

/** Talk and deals: they may come in between, and cannot be taken back. */
export const DEALS = 'offered accepted declined withdrawn gone lapsed gift dealt said judged'.split(' ');
/** What comes in between and is part of nothing: deals, and the links that dice are made of. */
const BETWEEN = [...DEALS, 'thrown', 'without', 'chained', 'anew'];
export const FIGHT = (
  'backup fist guns backed lined-up rolled total named won drawn hit wasted injured home leader discarded ' +
  'gained standing caught fell bribed disbanded'
).split(' ');

/** How far a run of facts goes on with these kinds, whatever comes in between. */
export function runEnd(facts: Fact[], first: number, kinds: string[]): number {
  let last = first;
  for (let at = first + 1; at < facts.length; at += 1) {
    const { event } = facts[at]!;
    if (kinds.includes(event)) last = at;
    else if (!BETWEEN.includes(event)) break;
  }
  return last;
}

export const crowd = ({ made, men, rookies }: Crowd): Crowd => ({ made, men, rookies });

export const NOBODY: Crowd = { made: 0, men: [], rookies: 0 };
export const both = (a: Crowd, b: Crowd): Crowd => ({
  made: a.made + b.made,
  men: [...a.men, ...b.men],
  rookies: a.rookies + b.rookies,
});

/** A standing that changed once more. */
export const changed = (before: Change | null, { standing, change }: { standing: number; change: number }): Change => ({
  from: before?.from ?? standing - change,
  to: standing,
});
