import { beforeEach, expect, test, vi } from 'vitest';
import type { Client } from '../src/lib/client.svelte';
import type { Cards, Document, Fact } from '../src/lib/protocol';
import { device } from './device';

device();
vi.stubGlobal('window', globalThis);
vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {} } });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { prefs } = await import('../src/lib/prefs.svelte');
const { Play } = await import('../src/lib/play.svelte');
const { Scenes } = await import('../src/lib/scenes.svelte');

type Loose = Record<string, unknown> & { event: string };

/** A connection as far as scenes look at it. */
class Told {
  facts: Fact[] = [];
  version = 1;
  doc = { word: 'before' } as unknown as Document;
  lines = [];
  table = 't';
  seat = 0;

  tell(...facts: Loose[]): void {
    this.version += 1;
    this.facts = [...this.facts, ...facts.map((fact) => ({ version: this.version, ...fact }) as unknown as Fact)];
    this.doc = { word: `after ${this.version}` } as unknown as Document;
  }
}

const fight = (...seats: number[]): Loose[] => [
  { event: 'fight', seat: seats[0], place: 'x', locked: 0 },
  ...seats.map((seat) => ({ event: 'guns', seat, count: 1 })),
  ...seats.map((seat) => ({ event: 'total', seat, total: seat, crew: 1, guns: 1, extra: 0 })),
  { event: 'won', seat: seats[0], place: 'x' },
];

/** The first fight of one's own is shown to its outcome and stays, with another of one's own behind it. */
function behind() {
  const own = sit();
  own.tell(...fight(0, 1));
  vi.advanceTimersByTime(4400);
  own.tell({ event: 'fight', seat: 1, place: 'y', locked: 0 });
  own.tell({ event: 'fist', seat: 0 });
  own.tell(...fight(1, 0).slice(1));
  return own;
}

function sit() {
  const client = new Told();
  const scenes = new Scenes(client as unknown as Client);
  const tell = (...facts: Loose[]): void => {
    client.tell(...facts);
    scenes.look();
    scenes.reveal();
    scenes.pass();
  };
  return { client, scenes, tell };
}

beforeEach(() => {
  vi.useFakeTimers();
  prefs.pace = 'calm';
  prefs.motion = true;
});

test('nothing tells who has won before the dice of the scene have fallen', () => {
  const { scenes, tell } = sit();
  tell({ event: 'moved', seat: 1 });
  expect(scenes.eve).toBeNull();
  tell(...fight(0, 1));
  expect(scenes.eve).toMatchObject({ version: 2, doc: { word: 'after 2' } });
  vi.advanceTimersByTime(4200);
  expect(scenes.eve).not.toBeNull();
  vi.advanceTimersByTime(200);
  expect(scenes.eve).toBeNull();
  expect(scenes.stays).toBe(true);
});

test('whoever dismisses the scene has seen enough of it', () => {
  const { scenes, tell } = sit();
  tell(...fight(0, 1));
  scenes.dismiss();
  expect(scenes.eve).toBeNull();
});

test('without motion, or without waiting, everything is told at once', () => {
  for (const still of [() => (prefs.motion = false), () => (prefs.pace = 'skip')]) {
    prefs.motion = true;
    still();
    const { scenes, tell } = sit();
    tell(...fight(0, 1));
    expect(scenes.shown?.kind).toBe('fight');
    expect(scenes.eve).toBeNull();
  }
});

test('what comes behind a scene that passes is awaited too, behind one that stays it is not', () => {
  const others = sit();
  others.tell(...fight(1, 2));
  vi.advanceTimersByTime(4400);
  expect(others.scenes.eve).toBeNull();
  others.tell({ event: 'round', round: 2, rounds: 6 }, ...fight(2, 3));
  expect(others.scenes.eve).toMatchObject({ version: 2 });
  const own = sit();
  own.tell(...fight(0, 1));
  vi.advanceTimersByTime(4400);
  own.tell({ event: 'round', round: 2, rounds: 6 }, ...fight(2, 3));
  expect([own.scenes.more, own.scenes.eve]).toEqual([1, null]);
});

test('a scene that is played again holds nothing back', () => {
  const { client, scenes, tell } = sit();
  tell(...fight(1, 2));
  scenes.dismiss();
  expect(scenes.replay({ first: 0, version: client.version } as never)).toBe(true);
  expect([scenes.shown?.kind, scenes.eve]).toEqual(['fight', null]);
});

test('of a fight behind a scene that stays the story waits for its dice, the table does not', () => {
  const { scenes, tell } = behind();
  expect([scenes.more, scenes.eve, scenes.untold]).toEqual([1, null, 5]);
  tell({ event: 'injured', seat: 0, place: 'y', made: 0, men: [], rookies: 1 });
  vi.advanceTimersByTime(60_000);
  expect([scenes.eve, scenes.untold]).toEqual([null, 5]);
  scenes.dismiss();
  scenes.reveal();
  vi.advanceTimersByTime(4200);
  expect([scenes.eve, scenes.untold]).toEqual([null, 5]);
  vi.advanceTimersByTime(200);
  expect([scenes.shown?.kind, scenes.untold]).toEqual(['fight', Infinity]);
});

test('without motion it is told as soon as its scene is up, and at once where it never comes up', () => {
  prefs.motion = false;
  const own = behind();
  expect(own.scenes.untold).toBe(5);
  own.scenes.dismiss();
  own.scenes.reveal();
  vi.advanceTimersByTime(1);
  expect(own.scenes.untold).toBe(Infinity);
  const others = sit();
  others.tell(...fight(0, 1));
  others.tell({ event: 'round', round: 2, rounds: 6 }, ...fight(1, 2));
  expect(others.scenes.untold).toBe(3);
  others.scenes.skip();
  expect(others.scenes.untold).toBe(Infinity);
});

test('what waits is not in the story, but for talk; looking back shows no more of it', () => {
  const line = (version: number, event: string) => ({ version, event, first: version });
  const lines = [line(2, 'moved'), line(5, 'won'), line(6, 'said'), line(7, 'exploited')];
  const play = new Play({ lines, facts: lines, version: 7 } as unknown as Client, {} as Cards);
  const told = (): number[][] => [play.story, play.lines, play.facts].map((all) => all.map(({ version }) => version));
  expect(told()).toEqual(Array(3).fill([2, 5, 6, 7]));
  play.untold = 5;
  expect(told()).toEqual(Array(3).fill([2, 6]));
  play.travel = { version: 5, doc: {} as Document };
  expect(told()).toEqual([[2, 6], [2], [2]]);
});
