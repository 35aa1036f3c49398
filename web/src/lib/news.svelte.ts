/** What happened since one's last move, played on the board line by line. */
import { factor } from './pace.svelte';
import type { Play } from './play.svelte';
import { pointed } from './pointed.svelte';
import type { Line } from './protocol';

const LONGEST = 1600;
const SHORTEST = 350;

export class Playing {
  /** The line that is played now, by its first fact; -1 for none. */
  at = $state(-1);
  #timer = 0;
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
  }

  start(lines: Line[]): void {
    this.stop();
    void this.#step(lines, 0);
  }

  stop(): void {
    window.clearTimeout(this.#timer);
    if (this.at < 0) return;
    this.at = -1;
    pointed.away();
    this.#play.travel = null;
  }

  async #step(lines: Line[], nth: number): Promise<void> {
    const line = lines[nth];
    if (!line) {
      this.stop();
      return;
    }
    this.at = line.first;
    await this.#play.look_back(line.version);
    if (this.at !== line.first) return;
    pointed.at(line);
    this.#timer = window.setTimeout(() => void this.#step(lines, nth + 1), Math.max(SHORTEST, LONGEST * factor()));
  }
}
