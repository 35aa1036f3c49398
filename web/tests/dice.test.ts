import { beforeEach, describe, expect, it } from 'vitest';
import { addedPart, leftSeat, partOf, sawSeal, witnessed } from '../src/lib/dice';
import { back, Chain, digest, linesDigest, seal } from '../src/lib/chain';
import { DiceBox } from '../src/lib/dice-box.svelte';
import { check } from '../src/lib/proof';
import type { Dice, Fact, ThrownFact, Update } from '../src/lib/protocol';
import chained from './chained.json';
import { device } from './device';

type Over = Parameters<typeof check>[0];
type Kept = NonNullable<Parameters<typeof check>[2]>;
type Story = Parameters<typeof check>[1];

/** What gangland's croupier makes of these parts, told by Python. */
const HOUSE = '6c'.repeat(32);
const PARTS = ['a1'.repeat(32), 'b2'.repeat(32)];
const COMMIT = '793856b2399fb6efc2fbc42a76a8c05825cac8da66855c0f368f5862ea0f3415';
const GAMES = {
  1: {
    seed: '7c9d1faf4f0ee21ac07ab9073027dd2831a7532189cfe70568cde83b44b9a2a8',
    rolls: [
      { purpose: 'RollFight/3', number: 1, size: 6, which: 0 },
      { purpose: 'RollFight/3', number: 2, size: 6, which: 0 },
      { purpose: 'DrawCard/1', number: 1, size: 6, which: 2 },
    ],
  },
  2: {
    seed: 'a511f83a206eb665eb399afb8ae2cdfc8e144dc02e03e970fe2f0815dc920e43',
    rolls: [
      { purpose: 'RollFight/3/0/pier-nine', number: 1, size: 6, which: 4 },
      { purpose: 'RollFight/3/0/pier-nine', number: 2, size: 6, which: 2 },
      { purpose: 'DrawCard/1/-/-', number: 1, size: 6, which: 2 },
    ],
  },
};

/** A game whose dice are fair by a recipe, and what this device kept of it. */
function fair(dice: keyof typeof GAMES): { over: Over; story: Story; kept: NonNullable<Parameters<typeof check>[2]> } {
  const over = { commit: COMMIT, reveal: HOUSE, entropies: PARTS, dice: String(dice) } as unknown as Over;
  const story = { facts: [], ...GAMES[dice] } as unknown as Story;
  return { over, story, kept: { commit: COMMIT, dice: String(dice), parts: { 1: PARTS[1]! }, at: 0 } };
}

describe.each([1, 2] as const)('the check of every roll by recipe %i', (dice) => {
  it('finds nothing in fair dice, with or without what was kept', () => {
    const { over, story, kept } = fair(dice);
    expect(check(over, story, kept)).toMatchObject({ faults: [], rolls: 3, own: 1, throws: 0 });
    expect(check(over, story, null)).toMatchObject({ faults: [], rolls: 3, own: 0, throws: 0 });
  });

  it('finds a seal that changed after it was seen', () => {
    const { over, story, kept } = fair(dice);
    for (const change of [{ commit: 'ff'.repeat(32) }, { dice: '3' }]) {
      expect(check(over, story, { ...kept, ...change }).faults).toEqual([{ part: 'seal' }]);
    }
  });

  it('finds a house seed that was not the sealed one', () => {
    const { over, story, kept } = fair(dice);
    const { faults } = check({ ...over, reveal: 'ee'.repeat(32) }, story, kept);
    expect(faults.map((one) => one.part)).toEqual(['house', 'seed', 'rolls']);
  });

  it('finds a part that somebody else put in for this seat', () => {
    const { over, story, kept } = fair(dice);
    const { faults } = check({ ...over, entropies: [over.entropies[0]!, 'dd'.repeat(32)] }, story, kept);
    expect(faults.slice(0, 2)).toEqual([{ part: 'own', seat: 1 }, { part: 'seed' }]);
  });

  it('counts the rolls that are not what the seed says', () => {
    const { over, story, kept } = fair(dice);
    const rolls = story.rolls.map((roll, at) => (at ? { ...roll, which: (roll.which + 1) % 6 } : roll));
    expect(check(over, { ...story, rolls }, kept).faults).toEqual([{ part: 'rolls', count: 2 }]);
  });

  it('finds a die that was thrown again in silence, and a key of another recipe', () => {
    const { over, story, kept } = fair(dice);
    const again = story.rolls.slice(1);
    expect(check(over, { ...story, rolls: again }, kept).faults).toEqual([{ part: 'rolls', count: 1 }]);
    const others = GAMES[dice === 1 ? 2 : 1].rolls as unknown as Story['rolls'];
    expect(check(over, { ...story, rolls: others }, kept).faults).toEqual([{ part: 'rolls', count: 3 }]);
  });
});

describe('the check of dice from chains', () => {
  const over = chained.over as unknown as Over;
  const story = chained.story as unknown as Story;
  const parts = { 0: chained.over.entropies[0]! };
  const kept = { commit: over.commit, dice: '3', parts, notes: chained.notes, at: 0 } as unknown as Kept;
  const faults = (...[o, s, k]: Parameters<typeof check>): string[] => check(o, s, k).faults.map((one) => one.part);
  const noted = (change: object): Kept => ({ ...kept, notes: { ...kept.notes!, ...change } });

  it('derives every roll of a game that was played by a server, and counts its throws', () => {
    const proof = check(over, story, kept);
    expect(proof.faults).toEqual([]);
    expect(proof).toMatchObject({ rolls: chained.story.rolls.length, own: 1, alone: 0, missed: 1 });
    expect(proof.throws).toBe(chained.notes.throws.length);
    expect(check(over, story, null)).toMatchObject({ faults: [], own: 0 });
  });

  it('finds what was forged', () => {
    const [thrown, roll] = [story.facts.findIndex((one) => one.event === 'thrown'), story.rolls[3]!];
    const facts = story.facts.map((one, at) => (at === thrown ? { ...one, house: 'ab'.repeat(32) } : one));
    expect(faults(over, { ...story, facts }, kept)).toEqual(['links', 'throws', 'rolls']);
    const rolls = story.rolls.map((one) => (one === roll ? { ...one, which: (one.which + 1) % one.size } : one));
    expect(faults(over, { ...story, rolls }, kept)).toEqual(['rolls']);
    expect(faults({ ...over, reveal: 'ab'.repeat(32) }, story, kept)).toEqual(['house']);
    const entropies = [over.entropies[0]!, `chain:${'ab'.repeat(32)}`, over.entropies[2]!];
    expect(faults({ ...over, entropies }, story, kept)).toEqual(['links', 'parts']);
  });

  it('finds that the game told is not the game that was seen', () => {
    expect(faults(over, story, noted({ faces: [7] }))).toEqual(['faces']);
    expect(faults(over, story, noted({ throws: ['1 made up'] }))).toEqual(['throws']);
    expect(faults(over, story, noted({ all: ['-', '-', '-'] }))).toEqual(['parts']);
    expect(faults(over, story, noted({ doubts: ['denied'] }))).toEqual(['denied']);
    expect(faults(over, story, { ...kept, commit: 'other' })).toEqual(['seal']);
  });

  it('finds throws that cannot be: out of order, or without a link nobody said to be missing', () => {
    const last = story.facts.findLastIndex((one) => one.event === 'thrown');
    const thrown = story.facts[last] as ThrownFact;
    const told = (...facts: object[]): Story => ({ ...story, facts: facts as Story['facts'] });
    const without = { ...thrown, links: ['-', ...thrown.links.slice(1)] };
    expect(faults(over, told(...story.facts.slice(0, last), without), null)).toContain('order');
    expect(faults(over, told(...story.facts, { ...thrown }), null)).toEqual(['order']);
    const silent = story.facts.filter((one) => one.event !== 'without');
    expect(faults(over, told(...silent), null)).toEqual(['order']);
  });

  it('knows that numbers added before the game end with a chain', () => {
    const house = new Chain('ab'.repeat(32));
    const parts = ['11'.repeat(16), '-'];
    const throws = (index: number): object => ({ event: 'thrown', index, house: house.link(index), links: ['-', '-'] });
    const facts = [
      throws(1),
      { event: 'chained', seat: 0, anchor: new Chain('cd'.repeat(32)).anchor },
      { event: 'without', index: 129, seat: 0 },
      throws(130),
    ];
    const rolls = [1, 130].map((index, at) => {
      const part = at ? '-' : parts[0]!;
      const seed = linesDigest(['gangland dice 3', String(index), house.link(index), `0:${part}`, '1:-']);
      const bytes = digest(`${seed}/RollDice/1/0/-/${at + 1}`).slice(0, 8);
      const which = Number(bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n) % 6n);
      return { purpose: 'RollDice/1/0/-', number: at + 1, size: 6, which, throw: index, text: `roll ${which + 1}` };
    });
    const end = { commit: house.anchor, reveal: house.secret, entropies: parts, dice: '3' } as unknown as Over;
    expect(faults(end, { facts, rolls } as unknown as Story, null)).toEqual([]);
  });

  it('leaves out what another server threw, and says so', () => {
    const last = Math.max(...story.rolls.map((one) => one.version));
    const later = <T extends { version: number }>(one: T): T => ({ ...one, version: one.version + last });
    const anew = { event: 'anew', commit: over.commit, parts: over.entropies, version: last } as Fact;
    const facts = [...story.facts, anew, ...story.facts.map(later)] as Story['facts'];
    const moved = { ...story, facts, rolls: [...story.rolls, ...story.rolls.map(later)] };
    const { throws } = check(over, story, kept);
    expect(check(over, moved, kept)).toMatchObject({ faults: [], rolls: story.rolls.length, throws, anew: true });
    expect(check(over, story, kept).anew).toBe(false);
    const twice = { ...moved, facts: moved.facts.filter((one) => one !== anew) };
    expect(faults(over, twice, kept)).toContain('order');
  });

  it('goes back as the server does', () => {
    const chain = new Chain(chained.notes.secrets['0']);
    expect(`chain:${chain.anchor}`).toBe(over.entropies[0]);
    expect(back(chain.link(130), 130)).toBe(chain.anchor);
    expect(seal('00', ['-'], '3')).toBe('23d4c4f34aab0ef1c2ec27e3fffb6a0a');
  });
});

describe('what this device keeps of the dice', () => {
  const SEAL = { commit: 'seal', dice: '2' };
  let kept: Map<string, string>;
  beforeEach(() => (kept = device()));

  it('is the first seal, whatever is shown later', () => {
    sawSeal('t1', { commit: 'first', dice: '2' });
    sawSeal('t1', { commit: 'second', dice: '1' });
    expect(witnessed('t1')).toMatchObject({ commit: 'first', dice: '2' });
    expect(witnessed('t2')).toBeNull();
  });

  it('is one part for a seat, the same however often it is asked for', () => {
    const part = partOf('t1', 2, SEAL);
    expect(part).toMatch(/^[0-9a-f]{64}$/);
    expect(partOf('t1', 2, SEAL)).toBe(part);
    expect(partOf('t1', 3, SEAL)).not.toBe(part);
    expect(Object.keys(witnessed('t1')!.parts)).toEqual(['2', '3']);
  });

  it('is nothing of a seat that was left, nor of a table never seen', () => {
    sawSeal('t1', SEAL);
    addedPart('t1', 0, 'aa');
    addedPart('t1', 1, 'bb');
    leftSeat('t1', 0);
    leftSeat('t9', 0);
    addedPart('t9', 0, 'cc');
    expect(witnessed('t1')?.parts).toEqual({ 1: 'bb' });
    expect(witnessed('t9')).toBeNull();
  });

  it('is of thirty tables at most, and begins anew where it was damaged', () => {
    for (let table = 0; table < 40; table += 1) sawSeal(`t${table}`, SEAL);
    expect(Object.keys(JSON.parse(kept.get('gangland.dice')!) as object)).toHaveLength(30);
    kept.set('gangland.dice', '{broken');
    expect(witnessed('t39')).toBeNull();
  });
});

describe('the dice box of a device', () => {
  const HOUSE_SEAL = { commit: 'ab'.repeat(32), dice: '3' };
  let box: DiceBox;
  let chain: Chain;
  let version: number;
  beforeEach(() => {
    device();
    ({ box, chain } = sits());
    version = 0;
  });

  function sits(slow = false): { box: DiceBox; chain: Chain } {
    const part = partOf('t1', 0, HOUSE_SEAL);
    const made = new Chain(witnessed('t1')!.notes!.secrets[0]!);
    expect(part).toBe(`chain:${made.anchor}`);
    const found = new DiceBox('t1');
    found.paced(slow);
    return { box: found, chain: made };
  }

  const asked = (index: number, more: Partial<Dice> = {}): Dice => ({
    type: 'dice',
    index,
    due: true,
    commit: HOUSE_SEAL.commit,
    parts: [`chain:${chain.anchor}`, '-'],
    reach: [0, 0],
    out: [],
    ...more,
  });
  const thrown = (index: number, link = chain.link(index)): object => ({
    event: 'thrown',
    index,
    house: 'ab'.repeat(32),
    links: [link, '-'],
  });
  const tell = (one: DiceBox, facts: object[], document: object = {}): void =>
    one.see({ document, facts: facts.map((fact) => ({ ...fact, version: (version += 1) }) as Fact) } as Update);
  const shown = (one: DiceBox, dice: Dice): number => {
    const said = one.answer(dice, 0);
    return said?.type === 'links' ? said.index : 0;
  };

  it('shows the link that follows the last throw, and no other, whatever round it is said to be', () => {
    expect(shown(box, asked(1))).toBe(1);
    tell(box, [thrown(1)], { round: 31 });
    expect(shown(box, asked(129))).toBe(129);
    for (const index of [3, 130, 257, 3969]) {
      device();
      ({ box, chain } = sits());
      tell(box, [thrown(1)], { round: 31 });
      expect(shown(box, asked(index))).toBe(0);
      expect(box.foul).toBe('ahead');
      expect(new DiceBox('t1').foul).toBe('ahead');
    }
  });

  it('takes no part in what was thrown elsewhere before the game came here, which is told once', () => {
    const anew = { event: 'anew', commit: HOUSE_SEAL.commit, parts: [] };
    const elsewhere = [thrown(1, 'cd'.repeat(32)), thrown(2, 'cd'.repeat(32)), { event: 'rolled', face: 5 }];
    tell(box, [...elsewhere, anew, { event: 'said' }]);
    expect(shown(box, asked(1))).toBe(1);
    tell(box, [thrown(1)]);
    expect(box.foul).toBe('');
    expect(witnessed('t1')!.notes!.throws.length).toBe(1);
    tell(box, [anew]);
    expect(box.foul).toBe('commit');
    device();
    ({ box, chain } = sits());
    tell(box, [{ ...anew, commit: 'ef'.repeat(32) }]);
    expect(box.foul).toBe('commit');
  });

  it('shows nothing while somebody ponders', () => {
    tell(box, [{ event: 'said' }], { asked: [1] });
    expect(shown(box, asked(1))).toBe(0);
    expect(box.foul).toBe('ahead');
  });

  it('takes nothing but the throw after its link', () => {
    shown(box, asked(1));
    tell(box, [{ event: 'said' }, thrown(1), { event: 'ordered' }]);
    expect(box.foul).toBe('');
    shown(box, asked(2));
    tell(box, [{ event: 'ordered' }]);
    expect(box.foul).toBe('order');
  });

  it('finds a throw out of order, with another link, or without one', () => {
    for (const fact of [thrown(3), thrown(1, 'cd'.repeat(32)), thrown(1, '-')]) {
      device();
      ({ box, chain } = sits());
      shown(box, asked(1, { due: false }));
      tell(box, [fact]);
      expect(box.foul).toBe('order');
    }
  });

  it('leaves no more than the round of the last throw, and a slow one no more than the next', () => {
    shown(box, asked(1));
    tell(box, [thrown(1)], { round: 31 });
    expect(box.leave()?.index).toBe(128);
    device();
    ({ box, chain } = sits(true));
    expect(shown(box, asked(4000))).toBe(256);
    box.paced(false);
    tell(box, [thrown(1), thrown(129)]);
    expect(shown(box, asked(4000, { reach: [256, 0] }))).toBe(384);
  });

  it('does not put up with another chain in its seat', () => {
    expect(shown(box, asked(1, { parts: [`chain:${'cd'.repeat(32)}`, '-'] }))).toBe(0);
    expect(box.foul).toBe('own');
  });

  it('speaks of a chain that was not made here', () => {
    shown(box, asked(1));
    tell(box, [thrown(1), { event: 'chained', seat: 1, anchor: 'ef'.repeat(32) }]);
    expect(box.doubts).toEqual([]);
    tell(box, [{ event: 'chained', seat: 0, anchor: 'cd'.repeat(32) }]);
    expect([box.foul, box.doubts]).toEqual(['', ['other']]);
  });

  it('tells a link that was denied from one that was lost, and goes on', () => {
    for (const [reach, doubt] of [
      [0, 'lost'],
      [1, 'denied'],
    ] as const) {
      device();
      ({ box, chain } = sits());
      shown(box, asked(1));
      shown(box, asked(1, { reach: [reach, 0] }));
      tell(box, [{ event: 'without', index: 1, seat: 0 }, thrown(2, '-')]);
      expect([box.foul, box.doubts]).toEqual(['', [doubt]]);
      expect(shown(box, asked(129))).toBe(129);
    }
  });

  it('says that a server went back to a backup, and notes what follows', () => {
    shown(box, asked(1));
    tell(box, [thrown(1), { event: 'rolled', face: 3 }, thrown(2), { event: 'rolled', face: 6 }]);
    box.connected(2);
    expect([box.foul, box.doubts]).toEqual(['', ['restored']]);
    expect(shown(box, asked(2))).toBe(2);
    version = 2;
    tell(box, [thrown(2), { event: 'rolled', face: 1 }]);
    expect(witnessed('t1')!.notes).toMatchObject({ faces: [3, 1], last: 2 });
    version = 0;
    const again = new DiceBox('t1');
    tell(again, [thrown(1)]);
    expect(shown(again, asked(2))).toBe(2);
    expect([again.foul, witnessed('t1')!.notes!.throws.length]).toEqual(['', 1]);
  });

  it('counts what each seat of the device hears for itself', () => {
    version = 8;
    shown(box, asked(1));
    tell(box, [thrown(1)]);
    const other = new DiceBox('t1');
    version = 0;
    tell(other, [thrown(1), thrown(2)]);
    expect([other.foul, witnessed('t1')!.notes!.last]).toEqual(['', 2]);
  });
});
