/** Fights, put together from what was told of them. */
import type { Fact } from './protocol';
import type { FightScene, Side, Told } from './scene-kinds';
import { both, changed, crowd, FIGHT, NOBODY, runEnd } from './scene-runs';

function newSide(seat: number): Side {
  const nothing = { guns: null, die: null, sum: null, backs: null, standing: null };
  return { seat, crowd: NOBODY, backup: [], hurt: NOBODY, discarded: 0, ...nothing };
}

/** What a fact adds to a gang's part in a fight. */
function hear(side: Side, fact: Fact): void {
  if (fact.event === 'backup') side.backup.push(fact);
  else if (fact.event === 'lined-up') side.crowd = crowd(fact);
  else if (fact.event === 'guns') side.guns = fact.count;
  else if (fact.event === 'rolled') side.die = fact.face;
  else if (fact.event === 'total') side.sum = fact;
  else if (fact.event === 'backed') side.backs = fact.rival;
  else if (fact.event === 'injured') side.hurt = both(side.hurt, fact);
  else if (fact.event === 'discarded') side.discarded = fact.count;
  else if (fact.event === 'standing') side.standing = changed(side.standing, fact);
}

function fightOf(facts: Fact[], first: number, last: number, begun: FightScene): FightScene {
  const sides = new Map<number, Side>();
  for (const fact of facts.slice(first, last + 1)) {
    if (fact.event === 'won') begun.winner = fact.seat;
    else if (fact.event === 'drawn') begun.drawn = true;
    else if (fact.event === 'named') [begun.named, begun.winner] = [fact.seat, fact.rival];
    else if (fact.event === 'leader') begun.leader = fact.seat;
    else if ('seat' in fact && typeof fact.seat === 'number' && FIGHT.includes(fact.event)) {
      const isIn = sides.has(fact.seat) || ['backup', 'fist', 'guns', 'lined-up'].includes(fact.event);
      if (!isIn) continue;
      const side = sides.get(fact.seat) ?? newSide(fact.seat);
      sides.set(fact.seat, side);
      hear(side, fact);
    }
  }
  const found = [...sides.values()];
  const from = [begun.by, ...found.map((side) => side.seat)];
  const order = [...new Set(from)].filter((seat) => sides.has(seat));
  return {
    ...begun,
    sides: order.map((seat) => sides.get(seat)!),
    seats: [...new Set(from)].filter((seat) => seat >= 0),
  };
}

const emptyFight = (kind: FightScene['kind'], told: Told, by: number, locked: boolean): FightScene => ({
  ...told,
  kind,
  by,
  locked,
  sides: [],
  winner: null,
  drawn: false,
  named: null,
  leader: null,
});

/** How far a fight goes; a fist that closes after its dice is one for the market. */
function fightEnd(facts: Fact[], first: number): number {
  const end = runEnd(facts, first, FIGHT);
  const run = facts.slice(first, end + 1);
  const dice = run.findIndex((fact) => fact.event === 'total');
  const market = run.findIndex((fact, at) => dice >= 0 && at > dice && fact.event === 'fist');
  return market < 0 ? end : first + market - 1;
}

export function fight(facts: Fact[], first: number): FightScene | null {
  const begun = facts[first]!;
  if (begun.event !== 'fight') return null;
  const last = fightEnd(facts, first);
  const told = { first, last, version: begun.version, seats: [begun.seat], place: begun.place };
  const scene = fightOf(facts, first + 1, last, emptyFight('fight', told, begun.seat, begun.locked === 1));
  return scene.winner !== null || scene.drawn || scene.sides.some((side) => side.sum) ? scene : null;
}

/** The last fight of those who are tied in the end: crews line up nowhere. */
export function lastFight(facts: Fact[], first: number): FightScene | null {
  const begun = facts[first]!;
  if (begun.event !== 'lined-up' || begun.place || facts[first - 1]?.event === 'lined-up') return null;
  const last = runEnd(facts, first, [...FIGHT, 'ended']);
  const told = { first, last, version: begun.version, seats: [], place: '' };
  const scene = fightOf(facts, first, last, emptyFight('last-fight', told, -1, false));
  const ended = facts.slice(first, last + 1).find((fact) => fact.event === 'ended');
  return ended ? { ...scene, winner: ended.seat } : null;
}
