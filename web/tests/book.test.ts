import { describe, expect, it } from 'vitest';
import { fold, parts, speaksOf } from '../src/book/fold';

const RULE = 'Le gang qui a ordonné le combat engage d’abord ses renforts, de tout Cœur';

describe('folding', () => {
  it('leaves capitals, accents and ligatures out', () => {
    expect(fold('Élégance, CŒUR, æther, Più')).toBe('elegance, coeur, aether, piu');
  });
  it('knows letters that are put together like those that are not', () => {
    expect(fold('e\u0301te\u0301')).toBe(fold('été'));
  });
});

describe('search', () => {
  it('wants every word, or the beginning of one', () => {
    expect(speaksOf(RULE, 'gang renfort')).toBe(true);
    expect(speaksOf(RULE, 'gang flingue')).toBe(false);
    expect(speaksOf(RULE, 'nfort')).toBe(false);
  });
  it('minds neither accents nor capitals', () => {
    expect(speaksOf(RULE, 'ORDONNE coeur')).toBe(true);
    expect(speaksOf(RULE, 'réNFORT')).toBe(true);
  });
  it('finds everything where nothing is looked for', () => {
    expect(speaksOf(RULE, '  ')).toBe(true);
  });
});

describe('marking', () => {
  it('marks whole words as they are written, whatever their accents', () => {
    expect(parts('Une épée, l’Épée.', ['epee'])).toEqual([
      { text: 'Une ', marked: false },
      { text: 'épée', marked: true },
      { text: ', l’', marked: false },
      { text: 'Épée', marked: true },
      { text: '.', marked: false },
    ]);
  });
  it('marks the beginning of a word only where that is asked for', () => {
    const marked = (whole: boolean): number => parts('renforts', ['renf'], whole).filter((one) => one.marked).length;
    expect(marked(true)).toBe(0);
    expect(marked(false)).toBe(1);
  });
  it('loses nothing of the text', () => {
    expect(
      parts(RULE, ['gang', 'coeur'])
        .map((one) => one.text)
        .join(''),
    ).toBe(RULE);
  });
});
