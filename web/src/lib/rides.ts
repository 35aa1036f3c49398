/** Who went where between two looks at the board. */
import type { Crew, Place } from './protocol';

type Count = Pick<Crew, 'made' | 'rookies' | 'men'>;

export interface Ride extends Count {
  seat: number;
  /** The words of the places. */
  from: string;
  to: string;
}

const NOBODY: Count = { made: 0, rookies: 0, men: [] };
const crewAt = (places: Place[], word: string, seat: number): Count =>
  places.find((place) => place.word === word)?.crew.find((crew) => crew.seat === seat) ?? NOBODY;

/** What there is more of somewhere than there was; those without a name are counted. */
function more(now: Count, then: Count): Count {
  const unnamed = ({ made, men }: Count): number => made - men.length;
  return {
    made: Math.max(0, unnamed(now) - unnamed(then)),
    rookies: Math.max(0, now.rookies - then.rookies),
    men: now.men.filter((man) => !then.men.includes(man)),
  };
}

/** Crew that left one place and is at another; who comes from the pool rides nowhere. */
export function ridesBetween(before: Place[], after: Place[]): Ride[] {
  const words = [...new Set([...before, ...after].map((place) => place.word))];
  const seats = [...new Set([...before, ...after].flatMap((place) => place.crew.map((crew) => crew.seat)))];
  return seats.flatMap((seat) => {
    const change = (word: string, gone: boolean): [string, Count] => {
      const [then, now] = [crewAt(before, word, seat), crewAt(after, word, seat)];
      return [word, gone ? more(then, now) : more(now, then)];
    };
    const left = words.map((word) => change(word, true));
    return words.map((word) => change(word, false)).flatMap(([to, came]) => arrivals(seat, to, came, left));
  });
}

function arrivals(seat: number, to: string, came: Count, left: [string, Count][]): Ride[] {
  return left.flatMap(([from, gone]) => {
    const made = Math.min(came.made, gone.made);
    const rookies = Math.min(came.rookies, gone.rookies);
    const men = came.men.filter((man) => gone.men.includes(man));
    came = { made: came.made - made, rookies: came.rookies - rookies, men: came.men };
    gone.made -= made;
    gone.rookies -= rookies;
    return made + rookies + men.length ? [{ seat, from, to, made, rookies, men }] : [];
  });
}
