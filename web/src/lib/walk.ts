/** A way through a question: an action, then a place, then crew, then a goal; legal choices only, no rules. */
import type { Choice, Crew, CrewChoice, MenuRow } from './protocol';

export type Stage = 'kind' | 'place' | 'number' | 'crew' | 'target' | 'done';
/** How many made, those with names by their words, and rookies. */
export type Chosen = Omit<Crew, 'seat'>;

/** What is chosen so far, in the words of notation; a place is empty where there is none to choose. */
export interface Way {
  kind?: string;
  place?: string;
  crew?: Chosen;
  target?: string;
  number?: number;
  /** Whether an exploit is meant with its boost, which is no part of the order itself. */
  boost?: boolean;
}

const placeWord = (row: MenuRow): string => row.place?.word ?? '';

export function left(rows: MenuRow[], way: Way): MenuRow[] {
  return rows.filter(
    (row) =>
      (way.kind === undefined || row.action === way.kind) && (way.place === undefined || placeWord(row) === way.place),
  );
}

export function stage(rows: MenuRow[], way: Way): Stage {
  if (way.kind === undefined) return 'kind';
  if (way.place === undefined) return 'place';
  const row = left(rows, way)[0];
  if (!row) return 'done';
  if (row.top !== null) return way.number === undefined ? 'number' : 'done';
  if (row.crew && !way.crew) return 'crew';
  return row.targets && way.target === undefined ? 'target' : 'done';
}

/** The choices of a stage that is no number and no crew: actions, places or targets. */
export function choices(rows: MenuRow[], way: Way): Choice[] {
  const at = stage(rows, way);
  const open = left(rows, way);
  if (at === 'target') return open[0]?.targets ?? [];
  const found = open.map(({ action, label, place }) => (at === 'kind' ? { word: action, label } : place));
  return found.filter((one, nth): one is Choice => found.findIndex((other) => other?.word === one?.word) === nth);
}

const heads = ({ made, rookies }: Chosen): number => made + rookies;

/** Everybody there is to choose from. */
export const everybody = ({ men, made, rookies }: CrewChoice): Chosen => ({
  men: men.map((man) => man.word),
  made: men.length + made,
  rookies,
});

/** So many made, the first of those with names, and so many rookies. */
export const some = (from: CrewChoice, made: number, rookies: number): Chosen => ({
  men: everybody(from).men.slice(0, made),
  made,
  rookies,
});

/** Two numbers of a man with a name. */
export interface Rated {
  slugging: number;
  talking: number;
}

/** Men as they are proposed to begin with: the best for one kind of fight, the best for the other, then the rest. */
export function bothKinds(men: Choice[], rated: (word: string) => Rated | undefined): Choice[] {
  const best = (from: Choice[], by: keyof Rated): Choice[] =>
    from.toSorted((one, other) => (rated(other.word)?.[by] ?? 0) - (rated(one.word)?.[by] ?? 0)).slice(0, 1);
  const slugger = best(men, 'slugging');
  const talker = best(
    men.filter((man) => !slugger.includes(man)),
    'talking',
  );
  const chosen = [...slugger, ...talker];
  return [...chosen, ...men.filter((man) => !chosen.includes(man))];
}

/** Whether this crew may be chosen. */
export function suits(from: CrewChoice, crew: Chosen): boolean {
  const all = everybody(from);
  if (crew.made > all.made || crew.rookies > all.rookies || crew.men.some((man) => !all.men.includes(man)))
    return false;
  return from.need === null ? heads(crew) >= 1 : heads(crew) === from.need;
}

/** The one crew there is to choose, where there is but one. */
export function onlyCrew(from: CrewChoice): Chosen | undefined {
  const all = everybody(from);
  if (from.need === null) return heads(all) === 1 ? all : undefined;
  const most = Math.min(from.need, all.made);
  const least = Math.max(0, from.need - all.rookies);
  const isChoice = most > 0 && most < all.men.length;
  return most === least && !isChoice ? some(from, most, from.need - most) : undefined;
}

/** Go past stages that leave no choice. */
export function settle(rows: MenuRow[], way: Way): Way {
  const at = stage(rows, way);
  const row = left(rows, way)[0];
  if (!row || at === 'done') return way;
  if (at === 'number') return row.top === 0 ? { ...way, number: 0 } : way;
  if (at === 'crew') {
    const crew = row.crew && onlyCrew(row.crew);
    return crew ? settle(rows, { ...way, crew }) : way;
  }
  const all = new Set(at === 'place' ? left(rows, way).map(placeWord) : choices(rows, way).map((one) => one.word));
  return all.size === 1 ? settle(rows, { ...way, [at]: [...all][0] }) : way;
}

/** Crew as notation writes it: `2m1r`, or `al-capone+1r`. */
export function crewText({ men, made, rookies }: Chosen): string {
  const unnamed = made - men.length;
  const counted = (unnamed ? `${unnamed}m` : '') + (rookies ? `${rookies}r` : '');
  return [...men, counted].filter(Boolean).join('+');
}

/** The answer in notation, once everything is chosen. */
export function compose({ kind, place, target, number, crew }: Way): string {
  const goal = number === undefined ? target : String(number);
  return [kind, place, goal, crew && crewText(crew)].filter(Boolean).join(' ');
}
