/** What a line of the story speaks of, while somebody points at the line: places and people light up on the board. */
import type { Line } from './protocol';

class Pointed {
  places = $state.raw<string[]>([]);
  seats = $state.raw<number[]>([]);

  at({ places, seats }: Pick<Line, 'places' | 'seats'>): void {
    this.places = places;
    this.seats = seats;
  }

  away(): void {
    this.places = [];
    this.seats = [];
  }
}

export const pointed = new Pointed();
