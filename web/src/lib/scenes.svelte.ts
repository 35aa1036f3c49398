/** The scenes one is shown: one at a time, in order. One's own stay until they are dismissed; none is ever lost. */
import type { Client } from './client.svelte';
import { factor, sceneTime } from './pace.svelte';
import type { Line } from './protocol';
import { keyOf, type Scene } from './scene-kinds';
import { isOne, sceneAt, scenesOf, together } from './scenes-of';

const KEPT = 'gangland.scenes';
const TABLES = 30;
/** With more than so many waiting, those of others pass by unseen: the log has them. */
const MOST = 3;

export class Scenes {
  #waiting = $state.raw<string[]>([]);
  /** What was queued, and whether it was one's own then: what comes to concern one is shown anew. */
  #seen = new Map<string, boolean>();
  /** Up to where everything is seen: of others since one came, of one's own since one last sat here. */
  readonly #since: number;
  readonly #mine: number;
  /** Counts how often scenes were begun: one that is played again begins anew. */
  plays = $state(0);
  readonly client: Client;

  constructor(client: Client) {
    this.client = client;
    this.#since = client.version;
    this.#mine = Math.min(seenTo(client), client.version);
    if (!(keyFor(client) in seenAll())) keepSeen(client);
  }

  all = $derived.by((): Scene[] => scenesOf(this.client.facts));
  /** What waits, in order; what belongs together and waits together is one scene. */
  #scenes = $derived.by((): Scene[] => {
    const found = this.#waiting.flatMap((key) => this.all.find((scene) => keyOf(scene) === key) ?? []);
    return found.reduce<Scene[]>((rest, scene) => {
      const at = rest.findIndex((one) => isOne(one, scene));
      if (at < 0) return [...rest, scene];
      return rest.with(at, together(rest[at]!, scene));
    }, []);
  });
  shown = $derived.by((): Scene | null => this.#scenes[0] ?? null);
  /** Whether one takes part in what is shown, or asked to see it again: then it stays. */
  stays = $derived.by((): boolean => this.shown !== null && (this.isOwn(this.shown) || this.#again));
  #again = $state(false);
  lines = $derived.by((): Line[] => {
    const scene = this.shown;
    return scene ? this.client.lines.filter((line) => line.first >= scene.first && line.first <= scene.last) : [];
  });

  /** How many wait behind the one that is shown. */
  more = $derived.by((): number => Math.max(0, this.#scenes.length - 1));

  isOwn = (scene: Scene): boolean => scene.seats.includes(this.client.seat);

  /** Queue what is new; what happened before one came is in the log. */
  look(): void {
    const isNew = (scene: Scene): boolean => scene.version > (this.isOwn(scene) ? this.#mine : this.#since);
    const isSeen = (scene: Scene): boolean =>
      this.#seen.has(keyOf(scene)) && (this.#seen.get(keyOf(scene))! || !this.isOwn(scene));
    const fresh = this.all.filter((scene) => isNew(scene) && !isSeen(scene));
    if (!fresh.length) return;
    for (const scene of fresh) this.#seen.set(keyOf(scene), this.isOwn(scene));
    const wanted = fresh.filter((scene) => this.isOwn(scene) || (factor() > 0 && scene.kind !== 'robbed'));
    this.#queue([...new Set([...this.#waiting, ...wanted.map(keyOf)])]);
  }

  #queue(keys: string[]): void {
    const own = (key: string): boolean => this.all.some((scene) => keyOf(scene) === key && this.isOwn(scene));
    const crowded = keys.length > MOST;
    const left = crowded ? keys.filter((key, at) => at === 0 || own(key) || keys.length - at <= MOST) : keys;
    const begins = left[0] !== this.#waiting[0];
    this.#waiting = left;
    if (begins) this.plays += 1;
  }

  dismiss(): void {
    const { shown } = this;
    this.#again = false;
    this.#queue(this.#waiting.filter((key, at) => at > 0 && !(shown && this.#isPart(key, shown))));
    if (shown && this.isOwn(shown) && !this.#ownWaiting()) keepSeen(this.client);
  }

  /** Whether it is shown together with what is shown. */
  #isPart = (key: string, shown: Scene): boolean =>
    this.all.some((scene) => keyOf(scene) === key && isOne(shown, scene));

  #ownWaiting = (): boolean => this.all.some((scene) => this.isOwn(scene) && this.#waiting.includes(keyOf(scene)));

  /** Let go of what only passes by: somebody wants to get on. */
  skip(): void {
    this.#queue(this.#waiting.filter((key) => this.all.some((one) => keyOf(one) === key && this.isOwn(one))));
  }

  again(): void {
    this.#again = true;
    this.plays += 1;
  }

  sceneOf = (line: Line): Scene | null => sceneAt(this.all, line.first);

  /** Show the scene a line tells of once more, before whatever waits. */
  replay(line: Line): boolean {
    const scene = this.sceneOf(line);
    if (!scene) return false;
    this.#again = true;
    this.#waiting = [keyOf(scene), ...this.#waiting.filter((key) => key !== keyOf(scene))];
    this.plays += 1;
    return true;
  }

  /** Let a scene pass by itself after its time; returns what stops that. */
  pass(): () => void {
    if (!this.shown || this.stays) return () => undefined;
    const timer = window.setTimeout(() => this.dismiss(), Math.max(sceneTime() * toRead(this.shown), 600));
    return () => window.clearTimeout(timer);
  }
}

/** How much longer than others a scene is looked at: the text of every new card is to be read. */
const toRead = (scene: Scene): number => (scene.kind === 'card' ? 1 + scene.fresh : 1);

const keyFor = ({ table, seat }: Client): string => `${table}/${seat}`;

function seenAll(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** The version up to which somebody has seen and dismissed their own scenes; all of them where nothing is known. */
function seenTo(client: Client): number {
  const known = seenAll()[keyFor(client)];
  return typeof known === 'number' ? known : client.version;
}

/** All of one's own up to now is seen: after a reload, or when a device changes hands, it need not be shown again. */
function keepSeen(client: Client): void {
  const { [keyFor(client)]: _, ...others } = seenAll();
  const newest = [...Object.entries(others), [keyFor(client), client.version]].slice(-TABLES);
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(newest) as Record<string, number>));
  } catch {
    // a device that keeps nothing shows only what happens while one looks
  }
}

const kept = new WeakMap<Client, Scenes>();

/** The scenes of a connection, the same for all who ask; they outlast whoever asks first. */
export function scenesFor(client: Client): Scenes {
  if (!kept.has(client)) $effect.root(() => void kept.set(client, new Scenes(client)));
  return kept.get(client)!;
}
