import { describe, expect, it } from 'vitest';
import pack from '../../src/gangland/content/packs/wise-guys.toml?raw';
import { cardSymbol, emblemFor, gangStyle, symbolFor } from '../src/art/art';
import { sprite } from '../src/art/wise-guys/draw/sprite';
import { LAYOUTS } from '../src/art/wise-guys/layouts';

const FILE = '../src/art/wise-guys/sprite.svg';
const fonts = import.meta.glob<string>('../src/art/wise-guys/fonts/*.woff2', {
  query: '?inline',
  import: 'default',
  eager: true,
});
// style sheets are empty to a test that imports them
const files = (await import('node:fs' as string)) as { readFileSync(path: string, code: string): string };
const css = files.readFileSync('src/art/wise-guys/wise-guys.css', 'utf-8');
const text = sprite();
const symbols = new Set(Array.from(text.matchAll(/<symbol id="([^"]+)"/g), (found) => found[1]!));
const has = (symbol: string): boolean => symbols.has(symbol);

/** The records of a kind in the pack: each with what stands in it. */
const records = (kind: string): string[] => pack.split(/^\[\[/m).filter((part) => part.startsWith(`${kind}]]`));
const word = (record: string, field: string): string => new RegExp(`^${field} = "([^"]+)"`, 'm').exec(record)![1]!;
const ids = (kind: string): string[] => records(kind).map((record) => word(record, 'id'));

async function compressed(of: string): Promise<number> {
  const packed = new Blob([of]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(packed).arrayBuffer()).byteLength;
}

describe('the drawings of Wise Guys', () => {
  it('are in the file as they are drawn: `npx vitest run --update` writes it', async () => {
    await expect(text).toMatchFileSnapshot(FILE);
  });

  it('show every site, job, gang and made man of the pack', () => {
    expect(ids('site')).toHaveLength(24);
    expect(ids('gang.made')).toHaveLength(20);
    const jobs = records('card').filter((card) => word(card, 'kind') === 'opportunity');
    expect(jobs).toHaveLength(16);
    const wanted = [
      ...ids('site').map((id) => `site-${id}`),
      ...jobs.map((card) => `opp-${word(card, 'id')}`),
      ...ids('gang').flatMap((id) => [`emblem-${id}`, `club-${id}`]),
      ...ids('gang.made').flatMap((id) => [`man-${id}`, `tok-${id}`]),
    ];
    expect(wanted.filter((symbol) => !has(symbol))).toEqual([]);
  });

  it('show what both games have', () => {
    const wanted = `fig-made fig-rookie fig-hurt lot-dark lot-vacant er piece-cash piece-guns piece-goods piece-order
      piece-standing piece-leader blind die-1 die-2 die-3 die-4 die-5 die-6 fist hand-open card-hassle card-opportunity
      card-last-call stamp guide judge cop`;
    expect(wanted.split(/\s+/).filter((symbol) => !has(symbol))).toEqual([]);
  });

  it('have something for what no pack of ours has', () => {
    for (const kind of ['site', 'opp', 'man', 'tok', 'club']) {
      const any = symbolFor(kind, 'never-heard-of', has);
      expect(any).toMatch(new RegExp(`^${kind}-any-\\d+$`));
      expect(symbolFor(kind, 'never-heard-of', has)).toBe(any);
    }
    const strangers = ['a', 'b', 'c', 'd', 'e', 'f'];
    for (const gang of strangers) {
      expect(has(emblemFor(gang, strangers, has))).toBe(true);
      const pattern = /url\(#(.+)\)/.exec(gangStyle(gang, strangers).pattern)![1]!;
      expect(text).toContain(`<pattern id="${pattern}"`);
    }
    for (const kind of ['hassle', 'opportunity', 'last-call']) expect(has(cardSymbol('unknown', kind, has))).toBe(true);
  });

  it('give every made man another face', () => {
    const faces = Array.from(text.matchAll(/<symbol id="man-[^"]+"[^>]*>(.*?)<\/symbol>/g), (found) => found[1]!);
    const bare = faces.map((face) => face.replace(/var\(--[\w-]+\)/g, ''));
    expect(new Set(bare).size).toBe(faces.length);
  });

  it('keep to what the server allows: no style, no script, nothing from elsewhere', () => {
    expect(text).not.toMatch(/\sstyle=|<style|<script|<image|<foreignObject|\son\w+=|data:|@import/);
    const links = Array.from(text.matchAll(/(?:href="|url\()([^")]*)/g), (found) => found[1]!);
    expect(links.filter((link) => !link.startsWith('#'))).toEqual([]);
    expect(links.filter((link) => !text.includes(` id="${link.slice(1)}"`))).toEqual([]);
    expect(text.match(/https?:[^"]*/g)).toEqual(['http://www.w3.org/2000/svg']);
  });

  it('name no paint that the style sheet does not have', () => {
    const paints = Array.from(text.matchAll(/var\((--[\w-]+)\)/g), (found) => found[1]!);
    const known = (paint: string): boolean => ['--c', '--d', '--p'].includes(paint) || css.includes(`${paint}:`);
    expect([...new Set(paints)].filter((paint) => !known(paint))).toEqual([]);
  });

  it('stay small', async () => {
    expect(await compressed(text)).toBeLessThan(60_000);
    const faces = Object.values(fonts).map((font) => font.length * 0.75);
    expect(faces).toHaveLength(2);
    expect(faces.reduce((sum, size) => sum + size, 0)).toBeLessThan(90_000);
  });
});

describe.each(['wide', 'tall'] as const)('the %s map', (name) => {
  const { width, height, plate, lots } = LAYOUTS[name];
  const rooms = Object.entries(lots).map(([key, { x, y, w, h }]) => ({
    key,
    left: x - w / 2,
    right: x + w / 2,
    top: y - h,
    foot: y + (key === 'prices' ? 0 : plate),
  }));

  it('has a lot for every place', () => {
    const count = (kind: string): number => Object.keys(lots).filter((key) => key.startsWith(kind)).length;
    expect([count('start-'), count('random-'), count('opportunity-')]).toEqual([4, 6, 3]);
    expect(lots).toHaveProperty('er');
    expect(lots).toHaveProperty('clubhouse');
  });

  it('keeps every lot inside, and clear of every other', () => {
    for (const one of rooms) {
      expect(one.left >= 0 && one.right <= width && one.top >= 0 && one.foot <= height, one.key).toBe(true);
      for (const other of rooms.filter((room) => room.key > one.key)) {
        const apart =
          one.right <= other.left || other.right <= one.left || one.foot <= other.top || other.foot <= one.top;
        expect(apart, `${one.key} and ${other.key}`).toBe(true);
      }
    }
  });
});
