/** What was told of a scene, in the words of the story. */
import type { Line, Message } from '../lib/protocol';
import type { Scene } from '../lib/scene-kinds';

export const linesOf = (lines: Line[], { first, last }: Pick<Scene, 'first' | 'last'>): Line[] =>
  lines.filter((line) => line.first >= first && line.first <= last);

/** What brought about what a line tells, where it says so. */
export function causeOf(line: Line | undefined): Message | null {
  const cause = line?.message.id === 'story-because' ? line.message.args?.['cause'] : null;
  return cause && typeof cause === 'object' && !Array.isArray(cause) ? cause : null;
}
