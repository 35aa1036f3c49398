/** Everything a pack has, as one list to be looked through: sites, cards, gangs and their made men. */
import { cardSymbol, emblemFor, symbolFor } from '../art/art';
import type { Cards, Message } from '../lib/protocol';
import { say, t, words } from '../lib/words.svelte';
import { speaksOf } from './fold';

export interface Entry {
  key: string;
  id: string;
  /** What it can be filtered by, and what it is called. */
  group: string;
  kind: string;
  name: string;
  lines: string[];
  flavour: string;
  often: string;
  from: string;
  symbol: () => string;
  /** Its drawing fills the card, or stands on it. */
  scene: boolean;
  gang: string;
}

export const GROUPS = ['site', 'obstacle', 'hassle', 'opportunity', 'last-call', 'gang', 'man'];

const told = (lines: Message[]): string[] => lines.map(say);
const from = (provenance: string): string => t(`book-from-${provenance}`);

function sites(pack: Cards): Entry[] {
  const random = Object.values(pack.sites).filter((one) => one.kind === 'random').length;
  return Object.entries(pack.sites).map(([id, sheet]) => ({
    key: `site-${id}`,
    id,
    group: 'site',
    kind: t(`kind-${sheet.kind}`),
    name: t(`site-${id}`),
    lines: told(sheet.lines),
    flavour: words.attr(`site-${id}`, 'flavour'),
    often: sheet.kind === 'random' ? t('book-tile', { of: random, drawn: pack.tiles }) : t('book-tile-start'),
    from: from(sheet.provenance),
    symbol: () => (sheet.role === 'er' ? 'er' : symbolFor('site', id)),
    scene: false,
    gang: '',
  }));
}

function cards(pack: Cards): Entry[] {
  const deck = Object.values(pack.cards).filter((one) => !one.hardcore).length;
  return Object.entries(pack.cards).map(([id, sheet]) => ({
    key: `card-${id}`,
    id,
    group: sheet.kind,
    kind: sheet.hardcore ? t('kind-hardcore', { kind: { id: `kind-${sheet.kind}` } }) : t(`kind-${sheet.kind}`),
    name: t(`card-${id}`),
    lines: told(sheet.lines),
    flavour: words.attr(`card-${id}`, 'flavour'),
    often: sheet.hardcore ? t('book-deck-hardcore') : t('book-deck', { of: deck, drawn: pack.deck }),
    from: from(sheet.provenance),
    symbol: () => cardSymbol(id, sheet.kind),
    scene: true,
    gang: '',
  }));
}

function gangs(pack: Cards): Entry[] {
  return Object.entries(pack.gangs).map(([id, sheet]) => ({
    key: `gang-${id}`,
    id,
    group: 'gang',
    kind: t('kind-gang'),
    name: t(`gang-${id}`),
    lines: told(sheet.lines),
    flavour: words.has(`lesson-gang-${id}`) ? t(`lesson-gang-${id}`) : '',
    often: '',
    from: from(sheet.provenance),
    symbol: () => emblemFor(id, Object.keys(pack.gangs)),
    scene: false,
    gang: id,
  }));
}

function men(pack: Cards): Entry[] {
  return Object.entries(pack.gangs).flatMap(([gang, sheet]) =>
    sheet.made.map((man) => ({
      key: `man-${man.id}`,
      id: man.id,
      group: 'man',
      kind: t(`gang-${gang}`),
      name: t(`made-${man.id}`),
      lines: [t('book-ratings', { slugging: man.slugging, talking: man.talking })],
      flavour: '',
      often: '',
      from: from(man.provenance),
      symbol: () => symbolFor('bust', man.id),
      scene: false,
      gang,
    })),
  );
}

export const entriesOf = (pack: Cards): Entry[] => [...sites(pack), ...cards(pack), ...gangs(pack), ...men(pack)];

/** Those of a group, or all, that have every word one looks for in their name, kind or lines. */
export const matching = (all: Entry[], group: string, find: string): Entry[] =>
  all.filter(
    (one) =>
      (!group || one.group === group) && speaksOf([one.name, one.kind, ...one.lines, one.flavour].join(' '), find),
  );
