/** What happened since one's last move. */
import type { Line } from './protocol';

/** What comes of offers is shown where they wait. */
const ELSEWHERE = ['said', 'offered', 'gone', 'withdrawn', 'lapsed'];
/** Everything one was told since one's own last action, in order. */
export function newsOf(lines: Line[], since: number): Line[] {
  return lines.filter((line) => line.version > since && line.tone !== 'quiet' && !ELSEWHERE.includes(line.event));
}
