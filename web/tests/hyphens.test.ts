import { describe, expect, it } from 'vitest';
import { hyphenated } from '../src/lib/hyphens';

const cut = (text: string): string => hyphenated(text).replaceAll('\u00ad', '-');

describe('long words', () => {
  it('are broken between syllables', () => {
    expect(cut('Confiscazione')).toBe('Con-fi-sca-zione');
    expect(cut('perquisizione')).toBe('per-qui-si-zione');
    expect(cut('embouteillage')).toBe('embou-teil-lage');
    expect(cut('électorale')).toBe('élec-to-rale');
    expect(cut('Contrebande')).toBe('Con-tre-bande');
  });

  it('keep their spaces and apostrophes, and short words stay whole', () => {
    expect(cut('Notte d’inferno')).toBe('Notte d’inferno');
    expect(cut('L’heure des comptes')).toBe('L’heure des comptes');
    expect(cut('Roadblock 66')).toBe('Road-block 66');
  });
});
