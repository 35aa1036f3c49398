/** The drawings of the game that is played: the map and its spots, and whether the symbols are on the page. */
import { artOf, type Art } from '../art/art';

class Drawings {
  art = $state.raw<Art | null>(null);
  ready = $state(false);
  /** How many pixels are free beside the lots, at the left and at the right of the map. */
  margin = $state(0);

  async load(game: string): Promise<void> {
    this.art = await artOf(game);
  }
}

export const drawings = new Drawings();
