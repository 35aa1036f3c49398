import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drop, held, keep, keysOf, recent, takeKeys } from '../src/lib/keys';
import { device } from './device';

describe('the keys of seats', () => {
  beforeEach(() => {
    device();
    let now = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => (now += 1));
  });

  it('come together at a table, and go one by one', () => {
    keep('t1', { game: 'mayhem', seats: { 0: 'a' } });
    keep('t1', { seats: { 2: 'c' }, host: 'h' });
    expect(keysOf('t1')).toMatchObject({ game: 'mayhem', seats: { 0: 'a', 2: 'c' }, host: 'h' });
    drop('t1', '0');
    drop('t9', '0');
    expect(keysOf('t1').seats).toEqual({ 2: 'c' });
    expect(keysOf('t9')).toEqual({ game: '', seats: {}, at: 0 });
  });

  it('are taken from a link, but for those that are known', () => {
    keep('t1', { seats: { 0: 'a' } });
    takeKeys('t1', 'key=a&key=b&key=&host=h');
    expect(keysOf('t1')).toMatchObject({ seats: { 0: 'a' }, loose: ['b'], host: 'h' });
    takeKeys('t2', 'lang=fr');
    expect(recent().map(([table]) => table)).toEqual(['t1']);
  });

  it('are shown of the five newest tables and kept of thirty', () => {
    for (let table = 0; table < 40; table += 1) keep(`t${table}`, { seats: { 0: 'a' } });
    expect(recent().map(([table]) => table)).toEqual(['t39', 't38', 't37', 't36', 't35']);
    expect(keysOf('t10').seats).toEqual({ 0: 'a' });
    expect(keysOf('t9').seats).toEqual({});
  });

  it('are told to the server as far as it hears of them, never the host’s', () => {
    keep('t1', { seats: { 0: 'a', 2: 'c' }, host: 'h' });
    keep('t2', { seats: { 1: 'b' }, loose: ['l'] });
    const known = ['t2 b', 't1 a', 't1 c'];
    expect(held().map(({ table, key }) => `${table} ${key}`)).toEqual(known);
    for (let table = 3; table < 33; table += 1) keep(`t${table}`, { seats: { 0: 'a', 1: 'b', 2: 'c' } });
    expect(held()).toHaveLength(60);
  });
});
