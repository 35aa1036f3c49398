/**
 * The drawings of a game: loaded when a table of it is shown, one chunk and one sprite for each game.
 *
 * A drawing is a `<symbol>` of the sprite, used by `<use href="#…">`. What both games have:
 * `site-<id>`, `opp-<card>`, `card-<card>`, `emblem-<gang>`, `club-<gang>`, `fig-made`, `fig-rookie`, `fig-hurt`,
 * `lot-dark`, `lot-vacant`, `er`, `piece-cash`, `piece-guns`, `piece-goods`, `piece-order`, `piece-standing`,
 * `piece-leader`, `blind`, `die-1…6`, `fist`, `hand-open`, `card-hassle`, `card-opportunity`, `card-obstacle`,
 * `card-last-call`, `stamp`, `guide`, and behind scenes `backdrop-street`, `backdrop-fall`, `backdrop-market`.
 *
 * What no sprite knows is drawn by one of its `…-any-0`, `…-any-1` and so on: sites, opportunities, clubhouses, people
 * (`man-any-…`, for those without a portrait), and six gangs, whose patterns are `pattern-any-0…5`. Figures take the
 * colours of their gang from `--c`, `--d`, `--l` and `--p`.
 * Wise Guys besides has its made men as `bust-<man>` (alone), `man-<man>` (before rays) and `tok-<man>` (in the shape of
 * their gang), `judge`, `cop`, `hand-guns-1…3`, `hand-goods-1…3`, `hand-giving`, `backdrop-…`, `news-…` and `prop-…`.
 */
import type { Component } from 'svelte';
import { GANGS as MAYHEM_GANGS } from './mayhem/gangs';
import { GANGS as WISE_GUYS_GANGS } from './wise-guys/gangs';

export type LayoutName = 'wide' | 'tall';

/** Where something stands: the middle of its ground line, how wide it is, how high above that line it may be. */
export interface Spot {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Where one can drive: streets across, each from where to where, and avenues from top to foot. */
export interface Roads {
  streets: { y: number; from?: number; to?: number }[];
  avenues: number[];
}

/** Of a map: its size, the places of its lots, and the room for the plate under the ground line of each lot. */
export interface Layout {
  width: number;
  height: number;
  plate: number;
  lots: Record<string, Spot>;
  roads: Roads;
}

export interface Art {
  /** The address of the file with all symbols. */
  sprite: string;
  /** The ground of the map, to be put into an `<svg>` whose view box is the layout's size. */
  stage: Component<{ layout: LayoutName }>;
  /** The keys of the lots: `start-0…`, `random-0…5`, `opportunity-0…2`, `er`, `clubhouse`; `prices` if there is room. */
  layouts: Record<LayoutName, Layout>;
}

/** How a gang is told from the others: by colour, by pattern and by the shape of its emblem. */
export interface GangStyle {
  colour: string;
  dark: string;
  light: string;
  pattern: string;
  shape: string;
}

const ARTS: Record<string, () => Promise<{ art: Art }>> = {
  mayhem: () => import('./mayhem'),
  'wise-guys': () => import('./wise-guys'),
};

/** A picture of the game for the first page, which has the symbols it needs with it. */
const HEROES: Record<string, () => Promise<{ default: Component }>> = {
  mayhem: () => import('./mayhem/Hero.svelte'),
  'wise-guys': () => import('./wise-guys/Hero.svelte'),
};

const GANGS: Record<string, GangStyle> = { ...MAYHEM_GANGS, ...WISE_GUYS_GANGS };

/** For the gangs of an owner's pack, in this order. */
export const OTHERS: [colour: string, dark: string, light: string, shape: string][] = [
  ['#0f6b72', '#083c40', '#bfeaec', 'octagon'],
  ['#a3356b', '#5c1739', '#ffd0e4', 'drop'],
  ['#5c6b1e', '#333c0c', '#e6efb8', 'pentagon'],
  ['#7a4526', '#432311', '#f3d3bd', 'cross'],
  ['#42549c', '#222d5c', '#d3dbff', 'star'],
  ['#6b5a5a', '#3a2f2f', '#eadfdf', 'arch'],
];

export async function artOf(game: string): Promise<Art> {
  const load = ARTS[game] ?? ARTS.mayhem!;
  return (await load()).art;
}

export async function heroOf(game: string): Promise<Component | undefined> {
  return (await HEROES[game]?.())?.default;
}

const sprites = new Map<string, Promise<string>>();

/** The text of a game's sprite, asked for once. */
export function spriteOf(game: string): Promise<string> {
  const kept = sprites.get(game);
  if (kept) return kept;
  const asked = artOf(game)
    .then((art) => fetch(art.sprite))
    .then((answer) => {
      if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
      return answer.text();
    });
  sprites.set(game, asked);
  asked.catch(() => sprites.delete(game));
  return asked;
}

/** A sprite with something before every id and wherever one is used. */
export function prefixed(sprite: string, prefix: string): string {
  return prefix ? sprite.replace(/(\sid="|href="#|url\(#)/g, `$1${prefix}`) : sprite;
}

/** Whether the sprite in the document has this symbol. */
export function drawn(symbol: string): boolean {
  return document.getElementById(symbol) !== null;
}

/** The symbol of a site, opportunity, emblem and so on; an unknown one always gets the same of those for anybody. */
export function symbolFor(kind: string, id: string, has: (symbol: string) => boolean = drawn): string {
  const own = `${kind}-${id}`;
  if (has(own)) return own;
  let any = 0;
  while (has(`${kind}-any-${any}`)) any += 1;
  return any ? `${kind}-any-${hashed(id) % any}` : own;
}

/** The drawing on a card: its own, or what it brings to the map, or what its kind has. */
export function cardSymbol(id: string, kind: string, has: (symbol: string) => boolean = drawn): string {
  return [`card-${id}`, `opp-${id}`].find(has) ?? `card-${kind}`;
}

/** The looks of a gang among those at the table, none of whom looks like another. */
export function gangStyle(gang: string, table: string[] = []): GangStyle {
  const known = GANGS[gang];
  if (known) return known;
  const strangers = table.filter((id) => !GANGS[id]);
  const at = strangers.includes(gang) ? strangers.indexOf(gang) : hashed(gang);
  const number = at % OTHERS.length;
  const [colour, dark, light, shape] = OTHERS[number]!;
  return { colour, dark, light, shape, pattern: `url(#pattern-any-${number})` };
}

/** The emblem of a gang: its own, or the one that goes with its colour. */
export function emblemFor(gang: string, table: string[] = [], has: (symbol: string) => boolean = drawn): string {
  if (has(`emblem-${gang}`)) return `emblem-${gang}`;
  const { shape } = gangStyle(gang, table);
  const number = OTHERS.findIndex((other) => other[3] === shape);
  return number < 0 ? symbolFor('emblem', gang, has) : `emblem-any-${number}`;
}

/** The same number for the same word, on every device. */
export function hashed(word: string): number {
  let sum = 7;
  for (const letter of word) sum = (sum * 31 + letter.codePointAt(0)!) % 1_000_003;
  return sum;
}
