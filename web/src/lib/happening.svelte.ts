/** What moves on the map now: crew on its way, and where somebody else just did something. */
import { factor, isStill } from './pace.svelte';
import type { Document, Line } from './protocol';
import { ridesBetween, type Ride } from './rides';

/** With more on the roads at once than so many, nobody could follow. */
const MOST = 6;
/** How long a place stays lit at the calm pace, in milliseconds. */
const LIT = 1400;

export interface Riding extends Ride {
  key: number;
}

class Happening {
  going = $state.raw<Riding[]>([]);
  places = $state.raw<string[]>([]);
  #keys = 0;
  #timer = 0;

  /** Send on their way those who are elsewhere than before. */
  moved(before: Document | null, now: Document): void {
    if (!before || isStill() || !factor() || document.hidden) return;
    const rides = ridesBetween(before.places, now.places);
    if (rides.length > MOST) return;
    this.going = [...this.going, ...rides.map((ride) => ({ ...ride, key: (this.#keys += 1) }))];
  }

  arrived(key: number): void {
    this.going = this.going.filter((ride) => ride.key !== key);
  }

  /** Light the places that lines tell of. */
  tell(lines: Line[]): void {
    const places = lines.flatMap((line) => (line.tone === 'quiet' || line.tone === 'aside' ? [] : line.places));
    if (!places.length || !factor() || document.hidden) return;
    this.places = places;
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.places = []), LIT * factor());
  }

  /** Whether one of a seat's crew is still on the way to a place: `nth` counts those without a name there. */
  comes(word: string, seat: number, unit: 'made' | 'rookies', left: number): boolean {
    const due = this.going.filter((ride) => ride.to === word && ride.seat === seat);
    return due.reduce((sum, ride) => sum + ride[unit], 0) > left;
  }

  comesByName(word: string, man: string): boolean {
    return this.going.some((ride) => ride.to === word && ride.men.includes(man));
  }
}

export const happening = new Happening();
