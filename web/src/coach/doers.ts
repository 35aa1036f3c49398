/** Whose doing a line of the story tells, so that they can be asked why. */
import type { Fact, Line } from '../lib/protocol';

/** What one seat did, the first that its fact names. */
const OWN = new Set([
  ...['moved', 'exploited', 'fight', 'recruited', 'promoted', 'sat', 'ordered', 'backup', 'backed', 'named', 'hit'],
  ...['bribed', 'bombed', 'fell', 'offered', 'accepted', 'declined', 'judged'],
]);
/** What several did at once: fists that were opened. */
const ALL = new Set(['guns', 'sold']);
const VERDICTS = new Set(['kept', 'broken']);

export function doers(fact: Fact | undefined, line: Line): number[] {
  if (ALL.has(line.event)) return line.seats;
  if (!fact || !OWN.has(line.event) || !('seat' in fact)) return [];
  if (fact.event === 'judged' && !VERDICTS.has(fact.verdict)) return [];
  return [fact.seat];
}
