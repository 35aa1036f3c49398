import { describe, expect, it } from 'vitest';
import pack from '../../src/gangland/content/packs/wise-guys.toml?raw';
import { symbolFor } from '../src/art/art';
import { sprite } from '../src/art/wise-guys/draw/sprite';
import { groundOf } from '../src/art/wise-guys/ground';
import { PLANS } from '../src/art/wise-guys/plans';

const text = sprite();
const symbols = new Set(Array.from(text.matchAll(/<symbol id="([^"]+)"/g), (found) => found[1]!));
const has = (symbol: string): boolean => symbols.has(symbol);
const missing = (wanted: string[]): string[] => wanted.filter((symbol) => !has(symbol));

/** The ids of what is under `[[table]]` in the pack, of a kind if one is named. */
function ids(table: string, kind = ''): string[] {
  const parts = pack.split(/^\[\[/m).filter((part) => part.startsWith(`${table}]]`) && part.includes(`"${kind}`));
  return parts.map((part) => /^id = "(.*)"/m.exec(part)![1]!);
}

describe('the drawings of Wise Guys', () => {
  it('are in the file as they are drawn: `npx vitest run --update` writes it', async () => {
    await expect(text).toMatchFileSnapshot('../src/art/wise-guys/sprite.svg');
  });

  it('show every made man: alone, before rays, and in the shape of his gang', () => {
    expect(ids('gang.made')).toHaveLength(20);
    expect(missing(ids('gang.made').flatMap((id) => [`bust-${id}`, `man-${id}`, `tok-${id}`]))).toEqual([]);
  });

  it('give a face to every man of an owner’s pack, the same every time', () => {
    for (const kind of ['bust', 'man', 'tok']) {
      const symbol = symbolFor(kind, 'of-an-owner', has);
      expect(symbol).toMatch(new RegExp(`^${kind}-any-\\d+$`));
      expect(symbolFor(kind, 'of-an-owner', has)).toBe(symbol);
    }
    const own = ['a', 'b', 'c', 'd', 'e'].map((man) => symbolFor('man', `of-an-owner-${man}`, has));
    expect(new Set(own).size).toBe(own.length);
  });

  it('have no two faces alike, whatever their colours', () => {
    const faces = Array.from(text.matchAll(/<symbol id="bust-[^"]+"[^>]*>(.*?)<\/symbol>/g), (found) => found[1]!);
    expect(faces.length).toBeGreaterThan(50);
    const bare = faces.map((face) => face.replace(/var\(--[^)]+\)|#[0-9a-f]{6}/g, ''));
    expect(new Set(bare).size).toBe(faces.length);
  });

  it('show every Hassle and Last Call by itself', () => {
    const cards = [...ids('card', 'hassle'), ...ids('card', 'last-call')];
    expect(cards).toHaveLength(24);
    expect(missing(cards.map((id) => `card-${id}`))).toEqual([]);
  });

  it('have what only this game needs', () => {
    const wanted = `judge cop bust-judge bust-cop bust-guide gavel cuffs standard fig-car mark-slugging mark-talking
      hand-guns-1 hand-guns-2 hand-guns-3 hand-goods-1 hand-goods-2 hand-goods-3 hand-giving piece-bill piece-standing
      piece-leader blind prices prop-bed prop-billboard prop-lamp prop-line prop-marquee backdrop-fight backdrop-street
      backdrop-fall backdrop-market news-rule news-photo`;
    expect(missing(wanted.split(/\s+/))).toEqual([]);
  });
});

describe.each(Object.entries(PLANS))('the %s city', (_name, plan) => {
  it('is the same city every time', () => {
    expect(groundOf(plan)).toEqual(groundOf(plan));
  });

  it('has no lamp in the water', () => {
    const wet = groundOf(plan).lamps.filter(([x, y]) =>
      plan.water.some(([left, top, right, foot]) => x > left && x < right && y > top && y < foot),
    );
    expect(groundOf(plan).lamps.length).toBeGreaterThan(5);
    expect(wet).toEqual([]);
  });
});
