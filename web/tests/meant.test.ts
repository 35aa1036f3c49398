import { describe, expect, it } from 'vitest';
import { boosted, foreseen } from '../src/lib/meant';
import type { Deed, MenuRow, PlaceNow, Question } from '../src/lib/protocol';
import { choice, row } from './rows';

const deed = (id: string, more: Partial<Deed> = {}): Deed => ({
  line: { id },
  verb: 'skim',
  special: '',
  give: [0, 0, 0, 0],
  get: [1, 0, 0, 0],
  most: 1,
  bonus: 0,
  barred: false,
  worsens: false,
  ...more,
});
const GIFT = deed('gift');
const SALE = deed('sale', { verb: 'sell', give: [0, 0, 1, 0], get: [3, 0, 0, 0] });
const RISK = deed('risk', { get: [0, 2, 0, 1], worsens: true });
const FAVOUR = deed('favour', { verb: 'gain', get: [1, 0, 0, 1] });
const BOOST = deed('boost', { get: [2, 0, 0, 0] });
const place = (...main: Deed[]): PlaceNow => ({
  place: 'rusty-spoke',
  closed: false,
  choose: false,
  main,
  boost: [BOOST, SALE],
  boostable: true,
  pays: 0,
  hot: 0,
  told: [],
});
const YES_NO = [row('yes'), row('no')];
const asks = (what: string, rows: MenuRow[], step = 'Transactions'): Question => ({
  step,
  heading: { id: 'ask', args: { what: { id: what } } },
  rules: [],
  notes: [],
  rows,
  shut: [],
});

describe('what an exploit means', () => {
  it('is what the place gives for nothing', () => {
    const plain = { now: place(GIFT, RISK), boost: false };
    expect(foreseen(asks('gift', YES_NO), plain)).toBe('yes');
    expect(foreseen(asks('risk', YES_NO), plain)).toBe('');
    expect(foreseen(asks('favour', YES_NO), { now: place(FAVOUR), boost: false })).toBe('yes');
    expect(foreseen(asks('boost', YES_NO), plain)).toBe('');
    expect(foreseen(asks('gift', YES_NO, 'FollowUp'), plain)).toBe('');
  });

  it('is losing heat, and nothing else that is lost', () => {
    const lost = (give: number[]): Deed => deed('drop', { verb: 'drop', give, get: [0, 0, 0, 0] });
    const answer = (give: number[]): string => foreseen(asks('drop', YES_NO), { now: place(lost(give)), boost: false });
    expect(answer([0, 0, 0, 1])).toBe('yes');
    expect(answer([1, 0, 0, 0])).toBe('');
  });

  it('is its boost only where the boost was meant, and can be paid', () => {
    const offer = asks('', YES_NO, 'OfferBoost');
    expect(foreseen(offer, { now: place(GIFT), boost: true })).toBe('yes');
    expect(foreseen(offer, { now: place(GIFT), boost: false })).toBe('');
    expect(foreseen(asks('', [row('no')], 'OfferBoost'), { now: place(GIFT), boost: true })).toBe('');
    expect(foreseen(asks('boost', YES_NO), { now: place(GIFT), boost: true })).toBe('yes');
  });

  it('is what the boost does from the moment it is taken', () => {
    const plain = { now: place(GIFT), boost: false };
    expect(boosted(plain, 'OfferBoost', 'yes')).toEqual({ ...plain, boost: true });
    expect(boosted(plain, 'OfferBoost', 'no')).toBe(plain);
    expect(boosted(plain, 'Transactions', 'yes')).toBe(plain);
  });

  it('is what was chosen out of several', () => {
    const either = { now: { ...place(SALE, GIFT), choose: true }, boost: false };
    expect(foreseen(asks('sale', [row('use', { top: 1 })]), either)).toBe('use 1');
    expect(foreseen(asks('gift', YES_NO), either)).toBe('yes');
  });

  it('is nothing that costs standing, not even with the boost', () => {
    const now = { ...place(GIFT), boost: [RISK] };
    expect(foreseen(asks('risk', YES_NO), { now, boost: true })).toBe('');
    expect(foreseen(asks('risk', [row('use', { top: 1 })]), { now, boost: true })).toBe('');
  });

  it('is a trade that can be done once only, not how often or with whom', () => {
    const use = (top: number): MenuRow[] => [row('use', { top })];
    const boosted = { now: place(GIFT), boost: true };
    expect(foreseen(asks('sale', use(1)), boosted)).toBe('use 1');
    expect(foreseen(asks('sale', use(0)), boosted)).toBe('use 0');
    expect(foreseen(asks('sale', use(1)), { now: place(SALE), boost: false })).toBe('use 1');
    expect(foreseen(asks('sale', use(1)), { now: place(SALE, GIFT), boost: false })).toBe('');
    const often = deed('often', { give: [0, 0, 1, 0], most: 3 });
    expect(foreseen(asks('often', use(1)), { now: place(often), boost: false })).toBe('');
    expect(foreseen(asks('boost', [row('target', { targets: [choice('mayans')] })]), boosted)).toBe('');
  });
});
