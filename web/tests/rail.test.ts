import { describe, expect, it } from 'vitest';
import { marked } from '../src/coach/gloss';
import { follow, followed, may, newBook, tell } from '../src/coach/hints';
import type { Fact, Promise as Vow } from '../src/lib/protocol';
import { recordOf, tipOf, untilOf } from '../src/rail/promises';

const vow = (seat: number, verdict: Vow['verdict']): Vow => ({
  promise: 1,
  seat,
  rival: 0,
  clause: { text: 'peace:3', message: { id: 'vow-peace' } },
  verdict,
  told: { id: 'promise-open' },
});
const fact = (event: string, seat: number, version: number): Fact => ({ event, seat, version }) as unknown as Fact;

describe('what a word was worth', () => {
  it('counts what was kept and broken, and nothing that is open', () => {
    const all = [vow(1, 'kept'), vow(1, 'broken'), vow(1, 'broken'), vow(1, 'open'), vow(2, 'broken')];
    expect(recordOf(all, 1)).toEqual({ kept: 1, broken: 2 });
    expect(recordOf(all, 3)).toEqual({ kept: 0, broken: 0 });
  });
  it('ends with the round that is named', () => {
    expect(untilOf('avoid:gun-factory:4')).toBe(4);
    expect(untilOf('pay:cash:3:5')).toBe(5);
    expect(untilOf('peace:2')).toBe(2);
    expect(untilOf('word:4:till 6: or so')).toBe(4);
    expect(untilOf('tell:mayans:4')).toBe(4);
  });
  it('is about a gang where it is a tip', () => {
    expect(tipOf('tell:mayans:4')).toBe('mayans');
    expect(tipOf('word:4:tell')).toBe('');
  });
});

describe('hints', () => {
  it('come once a round each', () => {
    const told = tell(newBook(), 'law', 2);
    expect(may(told, 'law', 2)).toBe(false);
    expect(may(told, 'cash', 2)).toBe(true);
    expect(may(told, 'law', 3)).toBe(true);
    expect(may(tell(told, 'cash', 3), 'law', 3)).toBe(true);
  });
  it('end after they were followed twice, or when nobody wants them', () => {
    const once = follow(newBook(), 'promote');
    expect(may(once, 'promote', 1)).toBe(true);
    expect(may(follow(once, 'promote'), 'promote', 1)).toBe(false);
    expect(may({ ...newBook(), quiet: true }, 'law', 1)).toBe(false);
  });
  it('are followed by doing what was hinted, or by leaving what was warned of', () => {
    const shown = (id: string) => ({ id, action: '', version: 5 });
    expect(followed(shown('promote'), [fact('promoted', 0, 6)], 0)).toBe(true);
    expect(followed(shown('promote'), [fact('sat', 0, 6)], 0)).toBe(false);
    expect(followed(shown('promote'), [fact('promoted', 1, 6), fact('promoted', 0, 4)], 0)).toBe(null);
    expect(followed(shown('fight'), [fact('fight', 0, 6)], 0)).toBe(false);
    expect(followed(shown('fight'), [fact('recruited', 0, 6)], 0)).toBe(true);
  });
});

describe('terms in a text', () => {
  const names: Record<string, string> = { hot: 'hot', boost: 'boost', promise: 'promise', fall: 'take the fall' };
  const found = (text: string): string[] =>
    marked(text, (id) => names[id] ?? '-').flatMap((part) => (part.term ? [`${part.term}=${part.text}`] : []));
  it('are found as whole words, the first time each', () => {
    expect(found('Hot, hotter: a boost for the hot.')).toEqual(['hot=Hot', 'boost=boost']);
    expect(found('A compromise')).toEqual([]);
    expect(found('Somebody must take the fall')).toEqual(['fall=take the fall']);
  });
  it('leave the text as it was', () => {
    const text = 'Hot stuff, a boost.';
    expect(
      marked(text, (id) => names[id] ?? '-')
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    expect(marked('', () => 'x')).toEqual([]);
  });
});
