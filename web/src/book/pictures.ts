/** The pictures of the chapters: rows of drawings of the sprite, told in words by `book-picture-…`. */
import type { Cards } from '../lib/protocol';

/** A drawing, as wide as so many thirds of a line and so often; or a sign between two. */
export interface Item {
  symbol?: string;
  kind?: string;
  id?: string;
  sign?: string;
  size?: 'small' | 'large' | 'card';
  times?: number;
  mirrored?: boolean;
}

const GO: Item = { sign: '→' };
const AND: Item = { sign: '+' };
const IS: Item = { sign: '=' };
const token = (times = 1): Item => ({ symbol: 'piece-order', size: 'small', times });
const piece = (asset: string, times = 1): Item => ({ symbol: `piece-${asset}`, size: 'small', times });
const made = (times = 1): Item => ({ symbol: 'fig-made', times });
const rookie = (times = 1): Item => ({ symbol: 'fig-rookie', size: 'small', times });
const card = (kind: string): Item => ({ symbol: `card-${kind}`, size: 'card' });
const site = (id: string): Item => ({ kind: 'site', id, size: 'large' });

/** The sites and gangs of a pack that stand for all the others. */
function some(pack: Cards): { starts: Item[]; source: Item; gang: string; base: number; other: Item; kinds: string[] } {
  const sites = Object.entries(pack.sites);
  const starts = sites.filter(([, one]) => one.kind === 'start');
  const open = starts.filter(([, one]) => one.role !== 'er').map(([id]) => id);
  const random = sites.find(([, one]) => one.kind === 'random')?.[0] ?? '';
  const [gang = '', sheet] = Object.entries(pack.gangs)[0] ?? [];
  return {
    starts: starts.map(([id, one]) => (one.role === 'er' ? { symbol: 'er', size: 'large' } : site(id))),
    source: site(open.at(-1) ?? ''),
    other: site(random),
    gang,
    base: sheet?.sides[0]?.base ?? 0,
    kinds: [...new Set(Object.values(pack.cards).map((one) => one.kind))],
  };
}

const ORDER = ['obstacle', 'hassle', 'opportunity', 'last-call'];

/** What is drawn for a chapter; none where words do. */
export function pictureOf(chapter: string, pack: Cards): Item[] {
  const { starts, source, other, gang, base, kinds } = some(pack);
  const club: Item = { kind: 'club', id: gang, size: 'large' };
  const dark: Item = { symbol: 'lot-dark', size: 'large' };
  const pictures: Record<string, Item[]> = {
    SET: [...starts, dark],
    INF: [{ symbol: 'blind', size: 'large' }, { symbol: 'fist' }],
    RND: [token(), GO, dark, GO, card('hassle'), GO, made(), GO, piece('goods'), GO, card('last-call')],
    ORD: [club, AND, made(2), IS, token(base + 2)],
    REV: ORDER.filter((kind) => kinds.includes(kind)).map(card),
    MOV: [source, made(), rookie(), GO, other],
    EXP: [token(), AND, other, GO, piece('cash')],
    TRX: [piece('cash'), piece('guns'), piece('goods')],
    RCT: [rookie(), GO, club],
    PRM: [rookie(), AND, piece('cash'), piece('guns'), GO, made()],
    GNG: Object.keys(pack.gangs).map((id) => ({ kind: 'emblem', id, size: 'small' })),
    FGT: [made(), rookie(2), AND, piece('guns', 2), AND, { symbol: 'die-4', size: 'small' }],
    STD: [piece('standing', 4)],
    LDR: [piece('leader')],
    BLK: [{ symbol: 'fist' }, GO, piece('goods', 3), GO, piece('cash', 2)],
    LST: [card('last-call')],
    CLN: [{ symbol: 'er', size: 'large' }, { symbol: 'fig-hurt' }, AND, { symbol: 'die-6', size: 'small' }],
    END: [piece('cash', 5)],
    DEA: [{ symbol: 'hand-open' }, piece('cash'), piece('guns'), { symbol: 'hand-open', mirrored: true }],
  };
  return pictures[chapter] ?? [];
}
