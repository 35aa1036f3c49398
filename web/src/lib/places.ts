/** What a place looks like: an icon by what it is for. */
import type { Cards } from './protocol';

const ROLES: Record<string, string> = { law: 'law', hospital: 'hospital', er: 'er', goods: 'goods', guns: 'guns' };
const SPECIALS: Record<string, string> = {
  leader: 'leader',
  discharge: 'hospital',
  smear: 'smear',
  muster: 'people',
  initiate: 'people',
  peek: 'eye',
  rush: 'token',
};

export function placeIcon(pack: Cards, id: string): string {
  if (id === 'er') return 'er';
  const site = pack.sites[id];
  if (site && ROLES[site.role]) return ROLES[site.role]!;
  const first = (site ?? pack.cards[id])?.ground?.main[0];
  if (!first) return 'bolt';
  if (first.special) return SPECIALS[first.special] ?? 'bolt';
  if (first.verb === 'steal') return 'steal';
  if (first.verb === 'swap') return 'swap';
  const best = first.get?.findIndex((amount) => amount > 0) ?? -1;
  return ['cash', 'guns', 'goods', 'clout'][best] ?? 'house';
}
