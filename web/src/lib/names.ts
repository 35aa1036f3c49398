/** What there is on a table by its name, where it stands outside any sentence. */
import type { Cards, Message, Seat } from './protocol';
import type { Chosen } from './walk';
import { t, words } from './words.svelte';

export const ASSETS = ['cash', 'guns', 'goods'] as const;
export type Asset = (typeof ASSETS)[number] | 'standing';

export const listed = (items: Message[], by = 'comma'): Message => ({ id: `list-${by}`, args: { items } });

/** What a seat has behind its blind, where that can be seen. */
export function heldBy({ cash, guns, goods }: Seat): { cash: number; guns: number; goods: number } | null {
  return cash === null || guns === null || goods === null ? null : { cash, guns, goods };
}

/** A seat's gang, or its player as long as it has none. */
export function gangOf(seat: Seat): Message {
  return seat.gang ? { id: `gang-${seat.gang}` } : { id: 'person', args: { name: seat.name } };
}

/** A place by its id in the document; a clubhouse is that of whoever is spoken of. */
export function placeOf(pack: Cards, id: string): Message {
  if (id.startsWith('clubhouse')) return { id: 'place-clubhouse' };
  const er = Object.keys(pack.sites).find((one) => pack.sites[one]?.role === 'er');
  const name = id === 'er' && er ? er : id;
  return { id: `${name in pack.sites ? 'site' : 'card'}-${name}` };
}

/** What can be done at a place, or what a card does, line by line. */
export function linesOf(pack: Cards, id: string): Message[] {
  if (id === 'er') return [{ id: 'ground-er' }];
  return (pack.sites[id] ?? pack.cards[id])?.lines ?? [];
}

/** Made men by name or by number, and rookies. */
export function crewOf({ men, made, rookies }: Chosen): Message {
  const items: Message[] = men.map((man) => ({ id: `made-${man}` }));
  if (made > men.length) items.push({ id: 'count-of-made', args: { n: made - men.length } });
  if (rookies) items.push({ id: 'count-of-rookies', args: { n: rookies } });
  return listed(items, 'plus');
}

/** What an asset is called in this game: goods are contraband or booze, standing is heat or clout. */
const term = (asset: Asset): string => words.pack?.terms[asset] ?? asset;
export const assetIcon = term;
export const assetName = (asset: Asset): string => t(`assets-${term(asset)}`);
export const amount = (asset: Asset, n: number): string => t(`asset-${term(asset)}`, { n });
/** Amounts of cash, guns and goods, those of which there is none left out. */
export const amounts = (all: number[]): string =>
  ASSETS.flatMap((asset, at) => (all[at] ? [amount(asset, all[at])] : [])).join(t('list-plus'));
/** What so many of an asset are called, beside their number. */
export const unit = (asset: Asset, n: number): string =>
  asset === 'guns' ? t('acting-guns', { n }) : assetName(asset);
