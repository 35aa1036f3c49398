/** The drawings of the game that is played: the map and its spots, and whether the symbols are on the page. */
import { artOf, drawn, type Art } from '../art/art';

class Drawings {
  art = $state.raw<Art | null>(null);
  ready = $state(false);
  /** How many pixels are free beside the lots, at the left and at the right of the map. */
  margin = $state(0);

  /** Whether the game has a drawing of its own for something. */
  has(symbol: string): boolean {
    return this.ready && drawn(symbol);
  }

  async load(game: string): Promise<void> {
    this.art = await artOf(game);
  }
}

export const drawings = new Drawings();
