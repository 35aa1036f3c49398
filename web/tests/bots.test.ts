import { describe, expect, it, vi } from 'vitest';

vi.mock('../src/lib/words.svelte', () => ({
  t: (id: string, args: Record<string, string>) => `${id}(${Object.values(args).join(', ')})`,
}));
const { botWords, tempered } = await import('../src/lib/bots');

describe('a bot in words', () => {
  it('has its temperament only where one was chosen', () => {
    expect(botWords('boss:20p')).toBe('web-bot(boss:20p)');
    expect(botWords(tempered('boss', 'honest'))).toBe('web-tempered(web-bot(boss), web-temper(honest))');
    expect(tempered('boss', '')).toBe('boss');
  });
});
