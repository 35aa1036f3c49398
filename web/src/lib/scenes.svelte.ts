/** The scenes one is shown: one at a time, in order. One's own stay until they are dismissed; none is ever lost. */
import type { Client } from './client.svelte';
import { factor, isMoving, sceneTime } from './pace.svelte';
import type { Document, Line } from './protocol';
import { keyOf, OUTCOME, TELLING, type Scene } from './scene-kinds';
import { isOne, sceneAt, scenesOf, together } from './scenes-of';

const KEPT = 'gangland.scenes';
const TABLES = 30;
/** With more than so many waiting, those of others pass by unseen: the log has them. */
const MOST = 3;
/** Milliseconds of a beat at the calm pace. */
const BEAT = 1000;

/** The table as it was at some time. */
interface Then {
  version: number;
  doc: Document | null;
}

/** A scene whose outcome is to come. */
interface Awaited {
  key: string;
  /** Whether the whole table waits for it: for what comes behind a scene that stays only the story does. */
  whole: boolean;
}

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
  /** What was new when it was queued, and has not come to its outcome yet. */
  #awaited = $state.raw<Awaited[]>([]);
  /** The table when one last looked, and before the first of what is awaited. */
  #now: Then;
  #before: Then;

  constructor(client: Client) {
    this.client = client;
    this.#now = this.#before = { version: client.version, doc: client.doc };
    this.#since = client.version;
    this.#mine = Math.min(seenTo(client), client.version);
    if (!(keyFor(client) in seenAll())) keepSeen(client);
  }

  all = $derived.by((): Scene[] => scenesOf(this.client.facts));
  /** What waits, in order; what belongs together and waits together is one scene. */
  #scenes = $derived.by((): Scene[] => {
    const found = this.#waiting.flatMap((key) => this.#sceneBy(key) ?? []);
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

  /** The table as it was before what is being shown: until its outcome is seen, nothing else tells it. */
  eve = $derived.by((): Then | null => (this.#awaited.some((one) => one.whole) ? this.#before : null));

  /** From which version on the story waits for what is still to be shown; the table and its questions go on. */
  untold = $derived.by((): number => {
    const parts = this.#awaited.filter((one) => !one.whole).flatMap(({ key }) => this.#sceneBy(key) ?? []);
    return Math.min(...parts.map((scene) => this.#toldAt(scene)));
  });

  #sceneBy = (key: string): Scene | undefined => this.all.find((scene) => keyOf(scene) === key);

  /** The version with which the outcome of a scene was told. */
  #toldAt = ({ first, last, version }: Scene): number =>
    this.client.facts.slice(first, last + 1).find((fact) => TELLING.includes(fact.event))?.version ?? version;

  isOwn = (scene: Scene): boolean => scene.seats.includes(this.client.seat);

  /** Queue what is new; what happened before one came is in the log. */
  look(): void {
    if (!this.eve) this.#before = this.#now;
    this.#now = { version: this.client.version, doc: this.client.doc };
    const isNew = (scene: Scene): boolean => scene.version > (this.isOwn(scene) ? this.#mine : this.#since);
    const isSeen = (scene: Scene): boolean =>
      this.#seen.has(keyOf(scene)) && (this.#seen.get(keyOf(scene))! || !this.isOwn(scene));
    const fresh = this.all.filter((scene) => isNew(scene) && !isSeen(scene));
    if (!fresh.length) return;
    for (const scene of fresh) this.#seen.set(keyOf(scene), this.isOwn(scene));
    const wanted = fresh.filter((scene) => this.isOwn(scene) || (factor() > 0 && scene.kind !== 'robbed'));
    this.#queue([...new Set([...this.#waiting, ...wanted.map(keyOf)])]);
    const open = wanted.filter((scene) => scene.kind in OUTCOME && this.#waiting.includes(keyOf(scene)));
    const awaited = open.map((scene) => ({ key: keyOf(scene), whole: this.#isNext(scene) }));
    this.#awaited = [...this.#awaited, ...awaited.filter((one) => !one.whole || isMoving())];
  }

  /** Whether its outcome is shown soon: not behind one of one's own, which stays as long as one likes. */
  #isNext(scene: Scene): boolean {
    const before = this.#waiting.slice(0, this.#waiting.indexOf(keyOf(scene)));
    return !this.all.some((one) => this.isOwn(one) && before.includes(keyOf(one)));
  }

  /** Have the outcome of what is shown told elsewhere once it was seen; returns what stops that. */
  reveal(): () => void {
    const { shown } = this;
    if (!shown || !this.#awaited.some(({ key }) => key === keyOf(shown))) return () => undefined;
    const seen = (): void => void (this.#awaited = this.#awaited.filter(({ key }) => key !== keyOf(shown)));
    const timer = window.setTimeout(seen, isMoving() ? OUTCOME[shown.kind]! * BEAT * factor() : 0);
    return () => window.clearTimeout(timer);
  }

  #queue(keys: string[]): void {
    const own = (key: string): boolean => this.all.some((scene) => keyOf(scene) === key && this.isOwn(scene));
    const crowded = keys.length > MOST;
    const left = crowded ? keys.filter((key, at) => at === 0 || own(key) || keys.length - at <= MOST) : keys;
    const begins = left[0] !== this.#waiting[0];
    this.#waiting = left;
    this.#awaited = this.#awaited.filter(({ key }) => left.includes(key));
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
