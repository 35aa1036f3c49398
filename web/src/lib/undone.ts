/** What was taken back: it stays in the log, but it did not happen. */
import type { Fact, Line } from './protocol';

/** Talk and deals cannot be taken back. */
const STANDS = 'said offered accepted declined withdrawn gone lapsed gift dealt judged undone'.split(' ');

/** Whether a line tells of something that was taken back later. */
export function takenBack(facts: Fact[]): (line: Pick<Line, 'version' | 'event'>) => boolean {
  const spans = facts.flatMap((fact) => (fact.event === 'undone' ? [fact] : []));
  return ({ version, event }) =>
    !STANDS.includes(event) && spans.some((span) => version > span.since && version < span.version);
}
