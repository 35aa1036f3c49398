/** A finished game looked through again: with blinds up or through anybody's eyes, by hand or by itself. */
import * as api from '../lib/api';
import type { Play } from '../lib/play.svelte';
import type { Chronicle, Line } from '../lib/protocol';
import { say } from '../lib/words.svelte';

export const SPEEDS = [1, 2, 4] as const;
const PACE = 1600;
const replays = new WeakMap<Play, Replay>();

export class Replay {
  story = $state.raw<Chronicle | null>(null);
  open = $state(false);
  /** `all` with blinds up, or the number of a seat. */
  eyes = $state('all');
  at = $state(0);
  speed = $state<number>(1);
  running = $state(false);
  problem = $state('');
  #asked = 0;
  #timer = 0;

  constructor(readonly play: Play) {}

  lines = $derived.by((): Line[] => this.story?.story ?? []);
  last = $derived.by((): number => this.lines.at(-1)?.version ?? 0);
  line = $derived.by((): Line | undefined => this.lines.findLast((line) => line.version <= this.at));
  said = $derived.by((): string => (this.line ? say(this.line.message) : ''));
  /** Where rounds begin, to jump to. */
  rounds = $derived.by(() => (this.story?.facts ?? []).filter((fact) => fact.event === 'round'));

  /** Where there is something to see: what comes before the first round is the choosing of gangs. */
  first = $derived.by((): number => this.rounds[0]?.version ?? 0);

  /** Show the table as it was after so many lines; what is asked for last is shown. */
  async go(version: number): Promise<void> {
    this.open = true;
    this.at = Math.max(0, Math.min(version, this.last));
    this.#asked += 1;
    const mine = this.#asked;
    try {
      const { client } = this.play;
      const found = await api.moment(client.table, this.at, this.eyes, client.key ?? '');
      if (mine !== this.#asked || !this.open) return;
      this.problem = '';
      this.play.travel = { version: found.known.at(client.seat) ?? 0, doc: found.document };
    } catch (error) {
      this.problem = api.excuse(error);
      this.stop();
    }
  }

  look(eyes: string): Promise<void> {
    this.eyes = eyes;
    return this.go(this.at);
  }

  /** Go to the next or the last moment at which something was told. */
  step(by: 1 | -1): Promise<void> {
    const next =
      by > 0
        ? this.lines.find((line) => line.version > this.at)
        : this.lines.findLast((line) => line.version < this.at);
    return this.go(next?.version ?? (by > 0 ? this.last : 0));
  }

  start(): void {
    if (this.at >= this.last) this.at = this.first;
    this.running = true;
    void this.#run();
  }

  async #run(): Promise<void> {
    if (!this.running) return;
    await this.step(1);
    if (this.at >= this.last) this.running = false;
    else this.#timer = window.setTimeout(() => void this.#run(), PACE / this.speed);
  }

  stop(): void {
    this.running = false;
    window.clearTimeout(this.#timer);
  }

  close(): void {
    this.stop();
    this.open = false;
    this.play.travel = null;
  }
}

/** The replay of a table one is at, the same for all who ask; it outlasts the page it is asked for on. */
export function replayOf(play: Play): Replay {
  if (!replays.has(play)) $effect.root(() => void replays.set(play, new Replay(play)));
  return replays.get(play)!;
}
