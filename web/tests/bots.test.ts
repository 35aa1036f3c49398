import { describe, expect, it, vi } from 'vitest';

vi.mock('../src/lib/words.svelte', () => ({
  t: (id: string, args: Record<string, string> = {}) => `${id}(${Object.values(args).join(', ')})`,
}));
const { botWords, namedBot } = await import('../src/lib/bots');

describe('a bot in words', () => {
  it('has its temperament only where one was chosen', () => {
    expect(botWords(namedBot('boss', '', 'honest'))).toBe('web-tempered(web-bot(boss), web-temper(honest))');
    expect(namedBot('boss')).toBe('boss');
    expect(botWords('boss')).toBe('web-bot(boss)');
  });

  it('has its budget before its temperament, where either was chosen', () => {
    expect(namedBot('boss', '25ms', 'honest')).toBe('boss:25ms+honest');
    expect(botWords('capo:25ms')).toBe('web-tempered(web-bot(capo), web-thinks-ms(25))');
    expect(botWords('boss:20p')).toBe('web-tempered(web-bot(boss), web-thinks-other(20p))');
    expect(botWords('boss:25ms+honest')).toBe(
      'web-tempered(web-tempered(web-bot(boss), web-thinks-ms(25)), web-temper(honest))',
    );
  });
});
