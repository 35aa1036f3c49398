/** The gangs of Wise Guys: what tells one from another. */
import type { GangStyle } from '../art';

function gang(id: string, dark: string, light: string, shape: string): GangStyle {
  return { colour: `var(--wg-${id})`, dark, light, shape, pattern: `url(#pattern-${id})` };
}

export const GANGS: Record<string, GangStyle> = {
  'north-side': gang('north-side', '#06251a', '#eafff3', 'diamond'),
  'chicago-outfit': gang('chicago-outfit', '#2c0705', '#fff0ec', 'circle'),
  sheldon: gang('sheldon', '#051a33', '#edf5ff', 'square'),
  'saltis-mcerlane': gang('saltis-mcerlane', '#1d0a33', '#f6eeff', 'shield'),
};
