import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Line, Update } from '../src/lib/protocol';
import { device } from './device';

device();
vi.stubGlobal('window', globalThis);
vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {} } });
const { Pacer, dwell, factor, tempo } = await import('../src/lib/pace.svelte');
const { prefs } = await import('../src/lib/prefs.svelte');

const line = (event: string, tone: Line['tone']): Line => ({
  message: { id: 'x' },
  tone,
  event,
  first: 0,
  version: 1,
  seats: [],
  places: [],
});
const update = (version: number, event = 'moved', tone: Line['tone'] = 'plain'): Update =>
  ({ type: 'update', version, facts: [{ event, version }], story: [line(event, tone)] }) as unknown as Update;

describe('the pace', () => {
  let shown: number[] = [];
  const pacer = (): InstanceType<typeof Pacer> => new Pacer((one) => shown.push(one.version));

  beforeEach(() => {
    shown = [];
    vi.useFakeTimers();
    prefs.pace = 'calm';
  });

  it('shows what comes first at once, and the next when it was seen', () => {
    const one = pacer();
    one.add(update(1));
    one.add(update(2));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(dwell(update(1), 1));
    expect(shown).toEqual([1, 2]);
  });

  it('takes no time for talk and for fists', () => {
    const one = pacer();
    for (const [version, tone] of [
      [1, 'aside'],
      [2, 'quiet'],
      [3, 'plain'],
    ] as const)
      one.add(update(version, 'x', tone));
    expect(shown).toEqual([1, 2, 3]);
  });

  it('gives a scene more time than a move, and less the faster it is', () => {
    expect(dwell(update(1, 'won', 'loud'), 0)).toBeGreaterThan(dwell(update(1), 0));
    const calm = dwell(update(1), 0);
    prefs.pace = 'brisk';
    expect(dwell(update(1), 0)).toBe(calm / 2);
    expect(dwell(update(1), 20)).toBeLessThan(calm / 20);
  });

  it('loses nothing: what waits is shown when somebody acts, and at once by those who skip', () => {
    const one = pacer();
    for (const version of [1, 2, 3]) one.add(update(version));
    one.flush();
    expect(shown).toEqual([1, 2, 3]);
    prefs.pace = 'skip';
    one.add(update(4));
    one.add(update(5));
    expect(shown).toEqual([1, 2, 3, 4, 5]);
  });

  it('has what belongs to an update done with it, and not before', () => {
    const one = pacer();
    const said: number[] = [];
    one.add(update(1));
    one.add(update(2));
    one.then(() => said.push(shown.length));
    expect(said).toEqual([]);
    one.flush();
    one.then(() => said.push(-1));
    expect(said).toEqual([2, -1]);
  });

  it('is its own in a lesson, and begins at the usual one there', () => {
    prefs.pace = 'skip';
    tempo.lesson = 'first';
    const usual = factor();
    expect(usual).toBeGreaterThan(0);
    tempo.choose('fast');
    expect(factor()).toBeLessThan(usual);
    tempo.lesson = 'second';
    expect(factor()).toBe(usual);
    tempo.lesson = 'first';
    expect(tempo.now).toBe('fast');
    tempo.lesson = '';
    expect(tempo.now).toBe('skip');
  });

  it('forgets what will be told again', () => {
    const one = pacer();
    one.add(update(1));
    one.add(update(2));
    one.drop();
    vi.runAllTimers();
    expect(shown).toEqual([1]);
  });
});
