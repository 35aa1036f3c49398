import { describe, expect, it } from 'vitest';
import { speaksOf } from '../src/lib/rules';

const RULE = 'FGT-2 Appeler des renforts. Chaque gang engagé peut faire venir des gars';

describe('finding rules', () => {
  it('wants every word, in any order', () => {
    expect(speaksOf(RULE, 'gang renfort')).toBe(true);
    expect(speaksOf(RULE, 'gang flingue')).toBe(false);
  });
  it('makes nothing of accents and capitals', () => {
    expect(speaksOf(RULE, 'ENGAGE')).toBe(true);
    expect(speaksOf(RULE, 'réNFORT')).toBe(true);
  });
  it('finds everything as long as nothing is looked for', () => {
    expect(speaksOf(RULE, '  ')).toBe(true);
  });
});
