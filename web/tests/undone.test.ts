import { expect, it } from 'vitest';
import { storyText } from '../src/end/story-text';
import type { Fact, Line } from '../src/lib/protocol';
import { takenBack } from '../src/lib/undone';

it('is what was done between an action and its taking back, but not what was said', () => {
  const back = takenBack([{ event: 'undone', seat: 0, since: 4, version: 7 } as Fact]);
  const line = (version: number, event = 'moved'): boolean => back({ version, event });
  expect([4, 5, 6, 7, 8].map((version) => line(version))).toEqual([false, true, true, false, false]);
  expect(line(5, 'said')).toBe(false);
});

it('is left out of a story that is saved to be read', () => {
  const line = (version: number, id: string, event = 'moved', tone = 'plain'): Line =>
    ({ message: { id }, event, tone, version, first: version, seats: [], places: [] }) as Line;
  const facts = [{ event: 'undone', seat: 0, since: 2, version: 4 } as Fact];
  const story = [
    line(1, 'one', 'round', 'round'),
    line(2, 'two'),
    line(3, 'three'),
    line(4, 'back', 'undone'),
    line(5, 'fist', 'fist'),
  ];
  expect(storyText({ story, facts }, (what) => what.id)).toBe('\none\ntwo\n');
});
