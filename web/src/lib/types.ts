/** What the server says, as docs/protocol.md describes it. */

export type Lang = 'en' | 'fr' | 'it';
export type Presence = 'here' | 'away' | 'bot' | 'caretaker' | 'open';
export type Amounts = [number, number, number];

export interface SeatDoc {
  name: string;
  bot: string;
  gang: string | null;
  side: string;
  alive: boolean;
  standing: number;
  cash: number | null;
  guns: number | null;
  goods: number | null;
  orders: number | null;
  fist: number | 'closed' | null;
  pool: { made: number; rookies: number };
  skipped: boolean;
}

export interface PlaceDoc {
  id: string;
  number: number;
  kind: 'clubhouse' | 'er' | 'start' | 'random' | 'opportunity';
  exploited: boolean;
  crew: Record<string, string>;
}

export interface Row {
  action: string;
  place: number;
  targets: number[];
  made: number;
  rookies: number;
  need: number;
  top: number;
}

export interface FightDoc {
  place: string;
  by: number;
  in: number[];
  locked: boolean;
  guns: number[];
  totals: number[];
  hits: number[];
}

export interface OfferDoc {
  offer: number;
  by: number;
  rivals: number[];
  give: number[];
  want: number[];
  mine: string[];
  theirs: string[];
  until: number;
  counters: number;
  text: string;
  state: string;
}

export interface PromiseDoc {
  promise: number;
  seat: number;
  rival: number;
  clause: string;
  verdict: 'open' | 'kept' | 'broken' | 'moot';
}

export interface GameDoc {
  game: string;
  seat: number;
  round: number;
  rounds: number;
  leader: number;
  over: boolean;
  winner: number;
  step: string;
  asked: number[];
  seats: SeatDoc[];
  places: PlaceDoc[];
  face_down: number;
  cards: string[];
  fight: FightDoc | null;
  exploit: { by: number; place: string | null; transactions: number[]; now: number } | null;
  card: { id: string; effect: number; injure: number } | null;
  menu: Row[];
  offers: OfferDoc[];
  promises: PromiseDoc[];
}

export interface Fact {
  event: string;
  version: number;
  [key: string]: unknown;
}

export interface Clock {
  now: number;
  deadlines: Record<string, number>;
}

export interface LobbySeat {
  name: string;
  kind: 'human' | 'bot' | 'open';
  bot: string;
  taken: boolean;
  connected: boolean;
  entropy: boolean;
}

export interface LobbyDoc {
  table: string;
  game: string;
  options: Record<string, number>;
  openDeals: boolean;
  state: 'open' | 'running' | 'over';
  seats: LobbySeat[];
  commit: string;
  dice: string;
  pace: { kind: string; seconds: number | null };
  spectators: string;
  lang: Lang;
  caretaker: string;
  pack: string;
  rules: string;
  /** How far the game is; only for who sits there. */
  now?: { round: number; rounds: number; asked: { seat: number; name: string }[] };
}

export interface Over {
  commit: string;
  /** The recipe that makes dice of the seed. */
  dice: string;
  reveal: string;
  entropies: string[];
  log: string;
  story: string;
}

export interface Refused {
  id: string;
  code: string;
  rule: string;
  details: Record<string, string>;
  version: number;
}

export type ServerMessage =
  | {
      type: 'welcome';
      table: string;
      seat: number;
      version: number;
      names: string[];
      state: string;
      commit: string;
      dice: string;
    }
  | { type: 'lobby'; lobby: LobbyDoc }
  | { type: 'update'; version: number; document: GameDoc; facts: Fact[]; clock: Clock | null; presence: Presence[] }
  | { type: 'presence'; presence: Presence[]; votes: Record<string, number>; clock: Clock | null }
  | { type: 'ack'; id: string; version: number }
  | ({ type: 'refused' } & Refused)
  | { type: 'answer'; id: string; what: string; result: Record<string, unknown> }
  | { type: 'error'; code: string; message: string; id: string }
  | ({ type: 'over' } & Over)
  | { type: 'pong' };

export interface OptionInfo {
  id: string;
  rule: string;
  top: number;
}

export interface GameInfo {
  id: string;
  players: [number, number];
  options: OptionInfo[];
  gangs: string[];
  packs: string[];
}

export interface Games {
  games: GameInfo[];
  bots: string[];
  caretaker: string;
  accounts: boolean;
  langs: Lang[];
  version: string;
}

/** A message to be said, with the messages inside it. */
export interface Message {
  id: string;
  args: Record<string, MessageArg>;
}
export type MessageArg = string | number | Message | Message[];

/** A transaction of a pack: amounts of cash, guns, goods and standing. */
export interface Trx {
  verb: string;
  give: number[];
  get: number[];
  most: number;
  special: string;
  amount: number;
  line?: Message;
}

export interface Ground {
  main: Trx[];
  boost: Trx[];
  choose: boolean;
  hot: number;
  peaceful: boolean;
  fight: string;
}

export interface SiteData extends Ground {
  kind: string;
  role: string;
  provenance: string;
  lines: Message[];
}

export interface CardData {
  kind: string;
  provenance: string;
  hardcore: boolean;
  ground: Ground | null;
  lines: Message[];
}

export interface GangData {
  provenance: string;
  sides: { id: string; base: number; made: number; rookies: number; order: Trx[] }[];
  made: { id: string; slugging: number; talking: number }[];
  lines: Message[];
}

export interface PackData {
  game: string;
  terms: { goods: string; standing: string };
  names: Record<string, Record<string, string>>;
  sites: Record<string, SiteData>;
  cards: Record<string, CardData>;
  gangs: Record<string, GangData>;
  transactions: Trx[];
  market: { limits: number[]; bands: [number, number][]; prices: number[] };
}

/** The story of a finished game. */
export interface StoryDoc {
  document: GameDoc;
  facts: Fact[];
  series: Figures[];
  luck: { dice: number; sum: number; expected: number }[];
  seed: string;
  rolls: { version: number; text: string; purpose: string; number: number; size: number; which: number }[];
}

export interface Figures {
  version: number;
  round: number;
  cash: number[];
  guns: number[];
  goods: number[];
  standing: number[];
  crew: number[];
  alive: boolean[];
}
