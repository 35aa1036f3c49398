/** What was taken back: it stays in the log, but it did not happen. */
import type { Fact, Line } from './protocol';
import { DEALS } from './scene-runs';

const STANDS = [...DEALS, 'undone'];

/** Whether a line tells of something that was taken back later. */
export function takenBack(facts: Fact[]): (line: Pick<Line, 'version' | 'event'>) => boolean {
  const spans = facts.flatMap((fact) => (fact.event === 'undone' ? [fact] : []));
  return ({ version, event }) =>
    !STANDS.includes(event) && spans.some((span) => version > span.since && version < span.version);
}
