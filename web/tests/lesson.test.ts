import { describe, expect, it } from 'vitest';
import { beside, isClear, overlap, type Box } from '../src/lesson/beside';
import { Reading } from '../src/lesson/reading.svelte';
import type { Bubble } from '../src/lib/protocol';

const bubble = (id: string, turn: number): Bubble => ({
  id,
  beat: id.split('-')[0]!,
  turn,
  message: { id: `lesson-${id}`, args: {} },
  points: null,
});
/** A lesson with these bubbles, and the turn the learner is in: that of the last of them, if nothing else is said. */
const said = (...ids: [string, number][]): { bubbles: Bubble[]; turn: number } => ({
  bubbles: ids.map(([id, turn]) => bubble(id, turn)),
  turn: ids.at(-1)?.[1] ?? 0,
});

describe('reading', () => {
  it('shows one bubble after the other, and shuts after the last', () => {
    const reading = new Reading();
    reading.hear(said(['m1-1', 0], ['m1-2', 0]));
    expect(reading.bubble?.id).toBe('m1-1');
    reading.next();
    expect(reading.bubble?.id).toBe('m1-2');
    reading.next();
    expect(reading.shut).toBe(true);
    reading.open();
    expect(reading.bubble?.id).toBe('m1-2');
    reading.back();
    expect(reading.bubble?.id).toBe('m1-1');
  });

  it('goes on with what is new, and keeps what was not read of the same turn', () => {
    const reading = new Reading();
    reading.hear(said(['m8-1', 4], ['m8-2', 4]));
    reading.hear(said(['m8-1', 4], ['m8-2', 4], ['m9-1', 4]));
    expect(reading.bubble?.id).toBe('m8-1');
  });

  it('passes over what was said before the learner acted', () => {
    const reading = new Reading();
    reading.hear(said(['m2-1', 1], ['m2-2', 1]));
    reading.hear(said(['m2-1', 1], ['m2-2', 1], ['m3-1', 2]));
    expect(reading.bubble?.id).toBe('m3-1');
    reading.back();
    expect(reading.bubble?.id).toBe('m2-2');
  });

  it('says no more what is done already by whoever did not wait', () => {
    const reading = new Reading();
    reading.hear(said(['m2-1', 1], ['m2-2', 1]));
    reading.hear({ ...said(['m2-1', 1], ['m2-2', 1]), turn: 2 });
    expect(reading.shut).toBe(true);
    reading.open();
    expect(reading.bubble?.id).toBe('m2-2');
    reading.back();
    reading.hear({ ...said(['m2-1', 1], ['m2-2', 1]), turn: 2 });
    expect(reading.bubble?.id).toBe('m2-1');
  });

  it('passes over what comes too late', () => {
    const reading = new Reading();
    reading.hear({ ...said(['m3-1', 1], ['m3-2', 2]), turn: 3 });
    expect(reading.shut).toBe(true);
  });

  it('begins with the last turn where somebody comes back', () => {
    const reading = new Reading();
    reading.hear(said(['m1-1', 0], ['m2-1', 1], ['m2-2', 1]));
    expect(reading.bubble?.id).toBe('m2-1');
  });

  it('follows an undo', () => {
    const reading = new Reading();
    reading.hear(said(['m1-1', 0], ['m2-1', 1]));
    reading.hear(said(['m1-1', 0]));
    expect(reading.bubble?.id).toBe('m1-1');
  });
});

describe('a bubble', () => {
  const view = { width: 1000, height: 700 };
  const size = { width: 300, height: 120 };
  const question: Box = { left: 700, top: 300, width: 300, height: 400 };

  it('stands beside what it speaks of', () => {
    const about: Box = { left: 100, top: 100, width: 80, height: 60 };
    const box = { ...beside(size, about, { never: [question], rather: [], last: [] }, view), ...size };
    expect(overlap(box, about)).toBe(0);
    expect(overlap(box, { left: 20, top: 20, width: 240, height: 220 })).toBeGreaterThan(0);
  });

  it('never covers the question where there is room elsewhere', () => {
    const about: Box = { left: 600, top: 400, width: 90, height: 60 };
    for (const at of [about, { ...about, top: 600 }, null]) {
      expect(
        overlap({ ...beside(size, at, { never: [question], rather: [], last: [] }, view), ...size }, question),
      ).toBe(0);
    }
  });

  it('leaves in sight what one may want to read', () => {
    const about: Box = { left: 100, top: 100, width: 80, height: 60 };
    const rather = [{ left: 0, top: 170, width: 1000, height: 200 }];
    const box = { ...beside(size, about, { never: [], rather, last: [] }, view), ...size };
    expect([overlap(box, about), overlap(box, rather[0]!)]).toEqual([0, 0]);
  });

  it('covers nothing of what it speaks of, however large that is', () => {
    const about: Box = { left: 0, top: 0, width: 690, height: 560 };
    const box = { ...beside(size, about, { never: [question], rather: [], last: [] }, view), ...size };
    expect([overlap(box, about), overlap(box, question)]).toEqual([0, 0]);
  });

  it('stays where it is as long as it covers nothing', () => {
    const box = { left: 10, top: 10, ...size };
    expect(isClear(box, { never: [question], rather: [], last: [box] })).toBe(true);
    expect(isClear(box, { never: [], rather: [{ ...box, left: 200 }], last: [] })).toBe(false);
  });

  it('stays in sight', () => {
    const { left, top } = beside(
      size,
      { left: 960, top: 5, width: 40, height: 20 },
      { never: [], rather: [], last: [] },
      view,
    );
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + size.width).toBeLessThanOrEqual(view.width);
    expect(top).toBeGreaterThanOrEqual(0);
  });
});
