import { describe, expect, it } from 'vitest';
import { cardSymbol, emblemFor, gangStyle, prefixed, symbolFor, type Layout } from '../src/art/art';

const SPRITES = import.meta.glob<string>('../src/art/*/sprite.svg', { query: '?raw', import: 'default', eager: true });
const STYLES = import.meta.glob<string>('../src/art/*/*.css', { query: '?raw', import: 'default', eager: true });
const PACKS = import.meta.glob<string>('../../src/gangland/content/packs/**/*.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const LAYOUTS = import.meta.glob<Record<string, Layout>>('../src/art/*/layouts.ts', {
  import: 'LAYOUTS',
  eager: true,
});
/** Those of a first load: letters beyond western Europe are in files of their own. */
const FONTS = import.meta.glob<string>(['../src/art/*/fonts/*.woff2', '!../src/art/*/fonts/*-ext.woff2'], {
  query: '?inline',
  import: 'default',
  eager: true,
});

const BOTH_GAMES =
  'fig-made fig-rookie fig-hurt lot-dark lot-vacant er piece-cash piece-guns piece-goods piece-order fist hand-open ' +
  'die-1 die-2 die-3 die-4 die-5 die-6 stamp guide backdrop-street backdrop-fall backdrop-market';

/** What is under `[[table]]` in the packs of a game, in all editions: the id of each, and its kind if it has one. */
function inPacks(game: string, table: string): { id: string; kind: string }[] {
  const texts = Object.entries(PACKS).flatMap(([path, text]) => (path.endsWith(`/${game}.toml`) ? [text] : []));
  const parts = texts.flatMap((text) => text.split(/^(?=\[\[)/m)).filter((part) => part.startsWith(`[[${table}]]`));
  return parts.map((part) => ({
    id: /^id = "(.*)"/m.exec(part)![1]!,
    kind: /^kind = "(.*)"/m.exec(part)?.[1] ?? '',
  }));
}

async function compressed(text: string): Promise<number> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((found) => found[1]!);

describe.each(Object.entries(SPRITES))('%s', (path, sprite) => {
  const game = path.split('/').at(-2)!;
  const ids = all(sprite, / id="([^"]*)"/g);
  const css = Object.entries(STYLES).flatMap(([file, text]) => (file.includes(`/${game}/`) ? [text] : []));
  const has = (symbol: string): boolean => sprite.includes(`<symbol id="${symbol}"`);
  const missing = (wanted: string[]): string[] => wanted.filter((symbol) => !has(symbol));

  it('draws every site, opportunity and gang of its packs, and what both games have', () => {
    expect(inPacks(game, 'site').length).toBeGreaterThan(20);
    expect(missing(inPacks(game, 'site').map(({ id }) => `site-${id}`))).toEqual([]);
    const opportunities = inPacks(game, 'card').filter(({ kind }) => kind === 'opportunity');
    expect(missing(opportunities.map(({ id }) => `opp-${id}`))).toEqual([]);
    expect(missing(inPacks(game, 'gang').flatMap(({ id }) => [`emblem-${id}`, `club-${id}`]))).toEqual([]);
    expect(missing(BOTH_GAMES.split(' '))).toEqual([]);
  });

  it('has a drawing for the front of every card', () => {
    const cards = inPacks(game, 'card');
    expect(cards.length).toBeGreaterThan(30);
    expect(missing(cards.flatMap(({ id, kind }) => [`card-${kind}`, cardSymbol(id, kind, has)]))).toEqual([]);
  });

  it('draws what it does not know, always in the same way', () => {
    for (const kind of ['site', 'opp', 'club']) {
      const symbol = symbolFor(kind, 'of-an-owner', has);
      expect(symbol).toMatch(new RegExp(`^${kind}-any-\\d$`));
      expect(missing([symbol])).toEqual([]);
      expect(symbolFor(kind, 'of-an-owner', has)).toBe(symbol);
    }
    const strangers = ['a', 'b', 'c', 'd', 'e', 'f'];
    const emblems = strangers.map((gang) => emblemFor(gang, strangers, has));
    expect(new Set(emblems).size).toBe(strangers.length);
    expect(missing(emblems)).toEqual([]);
  });

  it('is well formed, or no browser would show any of it', () => {
    expect(all(sprite, /<!--((?:(?!-->)[^])*)-->/g).filter((comment) => comment.includes('--'))).toEqual([]);
    const open: string[] = [];
    for (const [, end, name, alone] of sprite.replace(/<!--[^]*?-->/g, '').matchAll(/<(\/?)(\w+)[^<>]*?(\/?)>/g)) {
      if (end) expect(open.pop()).toBe(name);
      else if (!alone) open.push(name!);
    }
    expect(open).toEqual([]);
    expect(sprite.replace(/<[^<>]*>/g, '')).not.toMatch(/[<>]|&(?!amp;|lt;|gt;)/);
  });

  it('has neither styles nor scripts in it and asks for nothing from elsewhere', () => {
    expect(sprite).not.toMatch(/<style|<script|<image|<foreignObject|\sstyle=|\son[a-z]+=|data:|javascript:/i);
    expect(all(sprite, /\b(https?:[^"]*)/g)).toEqual(['http://www.w3.org/2000/svg']);
    const asked = [...all(sprite, /href="([^"]*)"/g), ...all(sprite, /url\(([^)]*)\)/g)];
    expect(asked.filter((address) => !ids.includes(address.replace(/^#/, '')))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('takes its colours from its own sheet of styles, or from its gang', () => {
    const variables = all(sprite + css.join('\n'), /var\(--(?![cdlp]\))([\w-]+)\)/g);
    expect(variables.filter((name) => !css.some((text) => text.includes(`--${name}:`)))).toEqual([]);
  });

  it('stays within its budget', async () => {
    expect(await compressed(sprite + css.join(''))).toBeLessThan(90_000);
    const fonts = Object.entries(FONTS).flatMap(([file, text]) => (file.includes(`/${game}/`) ? [text] : []));
    expect(fonts.reduce((sum, text) => sum + text.length * 0.75, 0)).toBeLessThan(95_000);
  });

  it('paints each gang in a pattern that is there', () => {
    const gangs = [...inPacks(game, 'gang').map(({ id }) => id), 'x', 'y'];
    const looks = gangs.map((gang) => gangStyle(gang, gangs));
    expect(looks.filter(({ pattern }) => !ids.includes(/#([^)]*)/.exec(pattern)![1]!))).toEqual([]);
    for (const key of ['colour', 'pattern', 'shape'] as const) {
      expect(new Set(looks.map((look) => look[key])).size, key).toBe(new Set(gangs).size);
    }
  });
});

describe.each(Object.entries(LAYOUTS))('the lots of %s', (_path, layouts) => {
  const RANDOM = [0, 1, 2, 3, 4, 5].map((at) => `random-${at}`);
  const ALWAYS = ['start-0', 'start-1', 'start-2', 'start-3', ...RANDOM, 'er', 'clubhouse'];

  it.each(Object.entries(layouts))('are all on the %s map and never on one another', (_name, layout) => {
    const { width, height, plate, lots } = layout;
    expect(Object.keys(lots)).toEqual(expect.arrayContaining([...ALWAYS, 'opportunity-0', 'opportunity-2']));
    const boxes = Object.entries(lots).map(([key, { x, y, w, h }]) => {
      const foot = key === 'prices' ? y : y + plate;
      return { key, left: x - w / 2, right: x + w / 2, top: y - h, foot };
    });
    for (const box of boxes) {
      expect(box.left >= 0 && box.right <= width && box.top >= 0 && box.foot <= height, box.key).toBe(true);
      const others = boxes.filter(({ key }) => key > box.key);
      const under = others.filter(
        ({ left, right, top, foot }) => left < box.right && box.left < right && top < box.foot && box.top < foot,
      );
      expect(under, box.key).toEqual([]);
    }
  });
});

it('with a prefix the symbols of one game are apart from those of another', () => {
  const sprite = '<symbol id="a" viewBox="0 0 1 1"><use href="#b"/><path fill="url(#c)" class="id"/></symbol>';
  expect(prefixed(sprite, 'x-')).toBe(
    '<symbol id="x-a" viewBox="0 0 1 1"><use href="#x-b"/><path fill="url(#x-c)" class="id"/></symbol>',
  );
  expect(prefixed(sprite, '')).toBe(sprite);
});
