/** A game to be read anywhere: its story in the reader's words, a line each, a gap before every round. */
import type { Chronicle, Message } from '../lib/protocol';
import { takenBack } from '../lib/undone';

export function storyText(
  { story, facts }: Pick<Chronicle, 'story' | 'facts'>,
  say: (what: Message) => string,
): string {
  const isBack = takenBack(facts);
  const told = story.filter((line) => line.event !== 'fist' && line.event !== 'undone' && !isBack(line));
  return told.map((line) => `${line.tone === 'round' ? '\n' : ''}${say(line.message)}\n`).join('');
}
