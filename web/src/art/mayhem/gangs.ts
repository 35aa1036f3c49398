/** The clubs of Men of Mayhem: what tells one from another. */
import type { GangStyle } from '../art';

function club(id: string, colour: string, dark: string, light: string, shape: string): GangStyle {
  return { colour, dark, light, shape, pattern: `url(#pattern-${id})` };
}

export const GANGS: Record<string, GangStyle> = {
  calaveras: club('calaveras', '#b3261e', '#6e1410', '#ffc9bf', 'circle'),
  samcro: club('samcro', '#1f6b3a', '#0f3d20', '#c6ebcf', 'diamond'),
  lin: club('lin', '#1e4fa3', '#102c5e', '#c9dcff', 'square'),
  'one-niners': club('one-niners', '#6a2c91', '#3c1455', '#e7cff7', 'triangle'),
  mayans: club('mayans', '#8f5a00', '#523300', '#ffe2a6', 'hexagon'),
  'grim-bastards': club('grim-bastards', '#3a3a3c', '#151517', '#e4e0da', 'shield'),
};
