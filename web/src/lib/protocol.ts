/** What goes over the wire; made by tools/protocol_files.py from the structs in src/gangland/protocol. */

export interface AcceptedFact {
  event: 'accepted';
  seat: number;
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
  why?: string;
  version: number;
}

/** What was asked for is done, and on the disk. */
export interface Ack {
  type: 'ack';
  id: string;
  version: number;
}

/** An answer to the seat's question, in notation. */
export interface Act {
  type: 'act';
  id: string;
  version: number;
  action: string;
}

/** What the coach would answer in the seat's place, in notation and to be said, and why. `odds` are those of a fight, `chance` that to win the game, beside the next best answer's; either is null where there is nothing to say. */
export interface Advice {
  what: 'advice';
  action: string;
  label: Message;
  reason: Message;
  odds: Odds | null;
  chance: Message | null;
}

export interface AffectedFact {
  event: 'affected';
  card: string;
  seats: number[];
  version: number;
}

/** A seat at the table of a rematch, and the key to it; who asked first is its host. */
export interface Again {
  table: string;
  seat: number;
  key: string;
  hostKey?: string;
}

export interface AnewFact {
  event: 'anew';
  commit: string;
  parts: string[];
  version: number;
}

/** The answer to a question. */
export interface Answer {
  type: 'answer';
  id: string;
  result: Why | Shut | Preview | Odds | Forecast | Past | Terms | Places | Advice | Hint | Motive;
}

/** A question that never changes anything; `crew` is for odds, as if these had come to the place. `seat` is for motives: whose, where a line of the story tells of several. */
export interface Ask {
  type: 'ask';
  id: string;
  what: 'advice' | 'hint' | 'market' | 'motive' | 'odds' | 'past' | 'places' | 'preview' | 'shut' | 'terms' | 'why';
  action?: string;
  place?: string;
  crew?: string;
  version?: number;
  seat?: number;
}

/** Somebody who owes an answer. */
export interface Asked {
  seat: number;
  name: string;
}

/** Who is there, who is being voted out (seat to number of votes), and the clocks. */
export interface AtTable {
  type: 'presence';
  presence: ('away' | 'bot' | 'caretaker' | 'here' | 'open')[];
  votes: Record<string, number>;
  clock: Clock | null;
}

export interface BackedFact {
  event: 'backed';
  seat: number;
  rival: number;
  version: number;
}

export interface BackupFact {
  event: 'backup';
  seat: number;
  from: string;
  to: string;
  made: number;
  rookies: number;
  men: string[];
  version: number;
}

/** The broken promise that cost whom it was made to the most, in chances of winning. */
export interface BetrayalCost {
  version: number;
  promise: number;
  seat: number;
  rival: number;
  cost: number;
}

export interface BombedFact {
  event: 'bombed';
  seat: number;
  place: string;
  version: number;
}

/** The rules of a game, chapter by chapter in the order of a round, and the words of its glossary. A word is `gloss-<id>`; what a game calls it is the attribute of that message with the game's name. */
export interface Book {
  game: string;
  chapters: BookChapter[];
  glossary: string[];
}

/** A chapter, whose words are those of its id. */
export interface BookChapter {
  id: string;
  rules: BookRule[];
}

/** A worked example, told where there is a `message`, and whether it can be played as an `exercise`. */
export interface BookExample {
  id: string;
  message: Message | null;
  exercise: boolean;
}

/** A rule, whose words are those of its id, and the examples that stand with it. */
export interface BookRule {
  id: string;
  examples: BookExample[];
}

export interface BribedFact {
  event: 'bribed';
  seat: number;
  version: number;
}

/** Something the guide says, once: in which beat, and what it speaks of. `turn` counts what the learner had done before it: what is older than the last may be passed over. */
export interface Bubble {
  id: string;
  beat: string;
  turn: number;
  message: Message;
  points: Pointed | null;
}

/** The card a question is about, which of its effects, and how many crew are to be injured. */
export interface CardAtWork {
  id: string;
  effect: number;
  injure: number;
}

/** A card and what explains it; an opportunity has a ground. */
export interface CardSheet {
  kind: string;
  provenance: string;
  hardcore: boolean;
  effects: Effect[];
  modifiers: Modifier[];
  who: string;
  of: string;
  ground: Ground | null;
  lines: Message[];
}

export interface CardUpFact {
  event: 'card-up';
  card: string;
  place: string;
  version: number;
}

/** Every site, card and gang of a pack, transactions by number each with its line, and the market. A game is played with so many cards as a `deck`, and so many `tiles` besides those it starts with. */
export interface Cards {
  game: string;
  terms: Record<string, string>;
  names: Record<string, Record<string, string>>;
  sites: Record<string, SiteSheet>;
  cards: Record<string, CardSheet>;
  gangs: Record<string, GangSheet>;
  transactions: Transaction[];
  transactionLines: Message[];
  market: Market;
  deck: number;
  tiles: number;
}

export interface CaughtFact {
  event: 'caught';
  seat: number;
  standing: number;
  change: number;
  version: number;
}

export interface ChainedFact {
  event: 'chained';
  seat: number;
  anchor: string;
  version: number;
}

/** The chances of every seat after so many lines, as playouts have it. */
export interface Chances {
  version: number;
  round: number;
  chances: number[];
}

/** Something to choose: its word in notation, what it is called, and what to know about it. Where the label says more than a name, who is there for one, `name` is the name alone. */
export interface Choice {
  word: string;
  label: Message;
  details?: Message[];
  name?: Message | null;
}

/** Everything about a game that is over; `order` are the seats by their place. */
export interface Chronicle {
  document: Document;
  facts: Fact[];
  story: Line[];
  series: Figures[];
  luck: Luck[];
  seed: string;
  rolls: Rolled[];
  order: number[];
  decided: Decision;
}

export interface ClaimFact {
  event: 'claim';
  seat: number;
  count: number;
  version: number;
}

/** A clause of a promise, in notation and to be said. */
export interface ClauseTold {
  text: string;
  message: Message;
}

export interface CleanUpFact {
  event: 'clean-up';
  round: number;
  version: number;
}

/** Until when seats have to answer, in seconds since 1970 by the server's clock, which says `now`. */
export interface Clock {
  now: number;
  deadlines: Record<string, number>;
}

/** Who is logged in, once more: by the password, or by what a passkey of the same account has signed. */
export interface Confirm {
  password?: string | null;
  passkey?: PasskeyProof | null;
}

/** A new table, with the keys of one's own seats and the host's. */
export interface Created {
  table: string;
  keys: Record<string, string[]>;
  hostKey: string;
  invite: string;
  commit: string;
  dice: string;
}

/** An account's name and password. */
export interface Credentials {
  name: string;
  password: string;
}

/** Crew of one seat at a place: how many made, their names where they have any, and rookies. */
export interface Crew {
  seat: number;
  made: number;
  men: string[];
  rookies: number;
}

/** Crew to choose from: made men by name, or so many without, and rookies; `need` is null for any. */
export interface CrewChoice {
  men: Choice[];
  made: number;
  rookies: number;
  need: number | null;
}

/** A deal or talk, in notation: offer, gift, accept, decline, withdraw, say. */
export interface Deal {
  type: 'deal';
  id: string;
  version: number;
  text: string;
}

/** The deal that was worth the most to one of its parties, in chances of winning. */
export interface DealWorth {
  version: number;
  seat: number;
  rival: number;
  gain: number;
}

export interface DealtFact {
  event: 'dealt';
  seat: number;
  rival: number;
  version: number;
}

/** What the winner won by, and who had as much cash (END-2). */
export interface Decision {
  by: 'alone' | 'cash' | 'fight' | 'guns' | 'leader' | 'named';
  tied: number[];
}

export interface DeclinedFact {
  event: 'declined';
  seat: number;
  because?: string;
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
  why?: string;
  version: number;
}

/** A transaction as it is for a seat now. Assets are cash, guns, goods and standing; `most` is 0 where nothing limits the times, `bonus` is the cash that is in force on top each time, `worsens` says whether it costs standing. */
export interface Deed {
  line: Message;
  verb: string;
  special: string;
  give: number[];
  get: number[];
  most: number;
  bonus: number;
  barred: boolean;
  worsens: boolean;
}

/** How the dice stand: the number of the next throw's links, and whether it waits for some of them. `commit` and `parts` are what house and seats committed to before the game, and never change. `reach` says by seat up to which link the house holds its chain, `out` who has no part in this round's throws any more. */
export interface Dice {
  type: 'dice';
  index: number;
  due: boolean;
  commit: string;
  parts: string[];
  reach: number[];
  out: number[];
}

export interface DiedFact {
  event: 'died';
  seat: number;
  made: number;
  rookies: number;
  men: string[];
  version: number;
}

export interface DisbandedFact {
  event: 'disbanded';
  seat: number;
  version: number;
}

export interface DiscardedFact {
  event: 'discarded';
  seat: number;
  count: number;
  version: number;
}

/** All a viewer knows; `seat` is null for an onlooker, `asked` are the seats that owe an answer. */
export interface Document {
  game: string;
  seat: number | null;
  round: number;
  rounds: number;
  leader: number;
  over: boolean;
  winner: number | null;
  step: string;
  asked: number[];
  rolling: boolean;
  seats: Seat[];
  places: Place[];
  face_down: number;
  cards: string[];
  in_force: InForce[];
  fight: Fight | null;
  exploit: Exploit | null;
  card: CardAtWork | null;
  question: Question | null;
  offers: Offer[];
  promises: Promise[];
}

export interface DrawnFact {
  event: 'drawn';
  place: string;
  version: number;
}

/** What an obstacle or a last call does to whom; `pay` buys a gang off, `per` multiplies. */
export interface Effect {
  who: string;
  do: string;
  of?: string;
  asset?: string;
  amount?: number;
  per?: string;
  pay?: [number, number, number, number];
}

export interface EndedFact {
  event: 'ended';
  seat: number;
  version: number;
}

/** What a seat adds to the dice, before the game starts. */
export interface Entropy {
  type: 'entropy';
  hex: string;
}

/** A message that could not be taken as one. */
export interface Error {
  type: 'error';
  code: string;
  message: Message;
  id?: string;
}

/** An exercise as it stands: what the reader's seat knows and was told, and whether it is `done`. `next` is the next move of the worked way, empty where the reader has left it or it is done. */
export interface ExerciseNow {
  id: string;
  seat: number;
  version: number;
  document: Document;
  facts: Fact[];
  story: Line[];
  places: string[];
  done: boolean;
  next: string;
}

/** The exploit a question is about: transactions by number (see /api/cards), and which is asked about. */
export interface Exploit {
  by: number;
  place: string | null;
  transactions: number[];
  now: number | null;
}

export interface ExploitedFact {
  event: 'exploited';
  seat: number;
  place: string;
  boost: number;
  version: number;
}

export type Fact = RoundFact | GangFact | SideFact | StartsFact | ClaimFact | SiteUpFact | CardUpFact | AffectedFact | MovedFact | ExploitedFact | TradedFact | GainedFact | StoleFact | PeekedFact | SeenFact | StandingFact | FightFact | BackupFact | FistFact | GunsFact | BackedFact | RolledFact | TotalFact | WonFact | DrawnFact | HitFact | InjuredFact | HomeFact | LeaderFact | FellFact | BribedFact | DisbandedFact | RecruitedFact | PromotedFact | SatFact | SkippedFact | OrderedFact | SoldFact | PriceFact | TokensFact | PaidOffFact | RecoveredFact | DiedFact | BombedFact | EndedFact | HeldFact | NamedFact | WastedFact | LinedUpFact | CaughtFact | CleanUpFact | DiscardedFact | OfferedFact | AcceptedFact | WithdrawnFact | GoneFact | LapsedFact | DeclinedFact | GiftFact | DealtFact | SaidFact | UndoneFact | RulesFact | ThrownFact | WithoutFact | ChainedFact | AnewFact | JudgedFact;

export interface FellFact {
  event: 'fell';
  seat: number;
  place: string;
  made: number;
  rookies: number;
  men: string[];
  version: number;
}

/** The fight under way, or the last of this turn; `guns`, `totals` and `hits` by seat. */
export interface Fight {
  place: string;
  by: number;
  in: number[];
  locked: boolean;
  guns: number[];
  totals: number[];
  hits: number[];
}

export interface FightFact {
  event: 'fight';
  seat: number;
  place: string;
  locked: number;
  version: number;
}

/** What everybody had after a line, by seat. */
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

export interface FistFact {
  event: 'fist';
  seat: number;
  version: number;
}

/** The market as a viewer can reckon it; limits by seat, null for none, `mine` null for an onlooker. */
export interface Forecast {
  what: 'market';
  prices: Price[];
  limits: (number | null)[];
  others: number | null;
  mine: MySales | null;
  told: MarketTold;
}

/** What was found, the best first, or what is near; `whole`: it speaks of every word. */
export interface Found {
  hits: RuleHit[];
  whole: boolean;
  near: string[];
}

export type FromClient = Hello | Act | Deal | Undo | Ask | Entropy | NewChain | Links | Vote | Ping | Skip | Mute | Report;

export type FromServer = Welcome | Lobby | Update | AtTable | Ack | Refused | Answer | Error | Over | Dice | Lesson | Muted | Pong;

export interface GainedFact {
  event: 'gained';
  seat: number;
  asset: string;
  amount: number;
  version: number;
}

/** A game: how many can play, its options, gangs and sides, and the packs of the host that fit. */
export interface GameInfo {
  id: string;
  players: [number, number];
  options: OptionInfo[];
  gangs: string[];
  sides: string[];
  packs: string[];
}

/** What this house offers; `budgets` and `temperaments` are to name a bot with, `boss:25ms+honest`. */
export interface Games {
  games: GameInfo[];
  packs: string[];
  bots: string[];
  temperaments: Record<string, string[]>;
  budgets: Record<string, string[]>;
  caretaker: string;
  accounts: boolean;
  langs: string[];
  version: string;
}

export interface GangFact {
  event: 'gang';
  seat: number;
  gang: string;
  version: number;
}

/** A gang with its sides and its named made, and what explains it. */
export interface GangSheet {
  provenance: string;
  sides: Side[];
  made: MadeMan[];
  lines: Message[];
}

export interface GiftFact {
  event: 'gift';
  seat: number;
  rival: number;
  give: number[];
  version: number;
}

export interface GoneFact {
  event: 'gone';
  seat: number;
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
  why?: string;
  version: number;
}

/** What can be exploited and fought over; `peaceful`: guns are prohibited. */
export interface Ground {
  main: Transaction[];
  boost: Transaction[];
  choose: boolean;
  hot: number;
  peaceful: boolean;
  fight: string;
}

export interface GunsFact {
  event: 'guns';
  seat: number;
  count: number;
  version: number;
}

export interface HeldFact {
  event: 'held';
  seat: number;
  cash: number;
  guns: number;
  goods: number;
  version: number;
}

/** The first message: who one is (no key: a spectator) and what one has already seen. */
export interface Hello {
  type: 'hello';
  key?: string | null;
  since?: number;
  lang?: 'en' | 'fr' | 'it' | null;
}

/** A hint for newcomers by its id, null where there is none. */
export interface Hint {
  what: 'hint';
  id: string | null;
  message: Message | null;
}

export interface HitFact {
  event: 'hit';
  seat: number;
  rival: number;
  version: number;
}

export interface HomeFact {
  event: 'home';
  seat: number;
  place: string;
  made: number;
  rookies: number;
  men: string[];
  version: number;
}

/** A rule in force beside the book: where it comes from, what it is called and does, and whom it binds. `id` is that of the card or the option, or `<gang>.rule-<number>`; `rules` are the book's it rests on. */
export interface InForce {
  kind: 'gang-rule' | 'hassle' | 'option';
  id: string;
  name: Message;
  lines: Message[];
  rules: string[];
  seats: number[];
}

export interface InjuredFact {
  event: 'injured';
  seat: number;
  place: string;
  made: number;
  rookies: number;
  men: string[];
  version: number;
}

/** Where those who are invited find a table; nowhere, if only the machine of the server does. */
export interface Invitation {
  links: string[];
}

/** Somebody who takes an open seat, with something for the dice: link 0 of a chain, or random bytes. */
export interface Join {
  name: string;
  entropy?: string | null;
  chain?: string | null;
}

/** A seat of one's own, and the key to it. */
export interface Joined {
  seat: number;
  key: string;
}

export interface JudgedFact {
  event: 'judged';
  promise: number;
  seat: number;
  rival: number;
  clause: string;
  verdict: string;
  version: number;
}

export interface LapsedFact {
  event: 'lapsed';
  seat: number;
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
  why?: string;
  version: number;
}

export interface LeaderFact {
  event: 'leader';
  seat: number;
  version: number;
}

/** The lesson as far as it has come, to the learner alone: all that was said so far, in order. `beat` is the one that is open, with the rules it is about and what it points at. `turn` counts what the learner has done. A lesson that is `done` has nothing more to say; one that is not `guided` was skipped. */
export interface Lesson {
  type: 'lesson';
  lesson: string;
  guide: Message;
  beat: string;
  rules: string[];
  points: Pointed | null;
  bubbles: Bubble[];
  turn: number;
  done: boolean;
  guided: boolean;
}

/** A sentence of the story: facts that belong together. `first` counts the facts a viewer was told before it: a line that is told again, because a later fact belongs to it, takes the place of every line from its `first` on. `version` is that of its last fact. */
export interface Line {
  message: Message;
  tone: 'aside' | 'loud' | 'plain' | 'quiet' | 'round';
  event: string;
  first: number;
  version: number;
  seats: number[];
  places: string[];
}

export interface LinedUpFact {
  event: 'lined-up';
  seat: number;
  place: string;
  made: number;
  rookies: number;
  strength: number;
  men: string[];
  version: number;
}

/** Links of the chains of one's seats, all of one number: for the throw that is due, or ahead of it. */
export interface Links {
  type: 'links';
  index: number;
  links: Record<string, string>;
}

/** The table before the game, whenever something about it changes. */
export interface Lobby {
  type: 'lobby';
  lobby: LobbyTable;
}

/** How fast the table plays; no seconds: nobody counts them. */
export interface LobbyPace {
  kind: string;
  seconds: number | null;
}

/** A seat before the game: whether it has added to the dice, and the link 0 of its chain if it has one. */
export interface LobbySeat {
  name: string;
  kind: string;
  bot: string;
  taken: boolean;
  connected: boolean;
  entropy: boolean;
  chain?: string;
}

/** A table as anybody invited sees it: `coach` for all or for none; `lesson` names a guided game. `now` is only for who sits there. A game that was begun elsewhere, and waits to go on here, has so many `lines` already. */
export interface LobbyTable {
  table: string;
  game: string;
  options: Record<string, number>;
  openDeals: boolean;
  state: 'open' | 'over' | 'running';
  seats: LobbySeat[];
  commit: string;
  dice: string;
  pace: LobbyPace;
  spectators: string;
  lang: string;
  caretaker: string;
  pack: string;
  rules: string;
  coach: boolean;
  lesson: string;
  lines?: number;
  now?: Now;
}

/** The token of a session, and the name of its account. */
export interface LoggedIn {
  session: string;
  name: string;
}

/** A seat's dice in fights: how many, their sum, and what they would sum to on average. */
export interface Luck {
  dice: number;
  sum: number;
  expected: number;
}

/** WG: a named made man with his ratings. */
export interface MadeMan {
  id: string;
  slugging: number;
  talking: number;
  provenance: string;
}

/** STD-6, BLK-2: what a standing of 0…4 may sell (-1: no limit), and price bands by players. A band is (players, step): up to `step` goods sell at the top price, up to twice that at the next. */
export interface Market {
  limits: number[];
  bands: [number, number][];
  prices: number[];
}

/** A gang at the market: how much it may sell, and what it is paid in each band; null where it may not. */
export interface MarketRow {
  seat: number;
  gang: Message;
  standing: number;
  limit: Message | number;
  paid: (number | null)[];
}

/** The market before it opens: what figures are called; `others` and `cost` are null for an onlooker. */
export interface MarketTold {
  title: Message;
  rules: string[];
  intro: Message;
  heads: Message[];
  bands: Message[];
  rows: MarketRow[];
  others: Message | null;
  sale_heads: Message[];
  cost: Message | null;
  note: Message;
}

/** Some of what may be answered, a product of choices: a place, one of the targets or a number, and crew. What there is nothing to choose of is null. `asks` has the question for each stage of choosing after the first choice; a stage it lacks is asked by the heading. `rules` are those of this action, `hint` is what it does, for newcomers. */
export interface MenuRow {
  action: string;
  label: Message;
  rules: string[];
  hint: Message | null;
  place: Choice | null;
  targets: Choice[] | null;
  top: number | null;
  crew: CrewChoice | null;
  asks: Record<string, Message>;
}

/** The id of a Fluent message and what it speaks of: a tree, since that may be messages again. */
export interface Message {
  id: string;
  args?: Record<string, string | number | Message | Message[]>;
}

/** One change of a rule: its name in `MODIFIERS` and what it speaks of. */
export interface Modifier {
  rule: string;
  verb?: string;
  asset?: string;
  role?: string;
  amount?: number;
}

/** A finished game after `version` of its `last` lines, through the eyes of a seat or with blinds up. `known` are the versions the seats had then, by seat, and an onlooker's, which comes last. */
export interface Moment {
  version: number;
  last: number;
  known: number[];
  document: Document;
}

/** Why a bot did what everybody saw, in its own words. */
export interface Motive {
  what: 'motive';
  seat: number;
  message: Message;
}

export interface MovedFact {
  event: 'moved';
  seat: number;
  from: string;
  to: string;
  made: number;
  rookies: number;
  men: string[];
  version: number;
}

/** To hear no more of what somebody at the table says, or (`on` false) to hear it again. */
export interface Mute {
  type: 'mute';
  id: string;
  seat: number;
  on: boolean;
}

/** Whom one has muted oneself, by seat; told to nobody else. */
export interface Muted {
  type: 'muted';
  seats: number[];
}

/** What a seat can sell, and what that costs in standing. */
export interface MySales {
  top: number;
  cost: number;
  sales: Sale[];
}

/** A seat of one's own, who owes an answer there, and once it is over which place one had, if known. */
export interface MyTable {
  table: string;
  game: string;
  seat: number;
  name: string;
  state: 'open' | 'over' | 'running';
  created: number;
  lesson: string;
  asked: Asked[];
  place?: number | null;
  players?: number;
  winner?: string;
}

/** Every seat of one's own. */
export interface MyTables {
  tables: MyTable[];
}

/** What a passkey is called from now on. */
export interface NameOfPasskey {
  name: string;
}

export interface NamedFact {
  event: 'named';
  seat: number;
  rival: number;
  version: number;
}

/** Link 0 of the chain a seat's dice will come from; said during the game, from a later round on. */
export interface NewChain {
  type: 'chain';
  anchor: string;
}

/** What a device made of an offer: a passkey, and what one calls it. */
export interface NewPasskey {
  ceremony: string;
  name: string;
  clientData: string;
  attestation: string;
}

/** The password as it was, and as it is to be. */
export interface NewPassword {
  old: string;
  new: string;
}

/** A seat of a new table: one's own, a bot's, or open to whoever is invited. */
export interface NewSeat {
  kind: 'bot' | 'human' | 'open';
  name?: string | null;
  bot?: string;
}

/** What a table is to be; without a word about the caretaker, it is the host's. Without a word about the coach there is one where nobody but bots could mind. Of a lesson only its name counts, and that of the first seat: all else is the lesson's. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, number>;
  pack?: string;
  openDeals?: boolean;
  pace?: Pace;
  spectators?: 'delayed' | 'end' | 'none' | 'plain';
  lang?: 'en' | 'fr' | 'it';
  caretaker?: string;
  coach?: boolean | null;
  lesson?: string;
}

export type News = Partial<Document>;

/** How far a game is. */
export interface Now {
  round: number;
  rounds: number;
  asked: Asked[];
}

/** Chances in a fight: a row for each number of own guns, a column for each that every rival pulls. `totals` is what each of the fighters adds to its die as things are. */
export interface Odds {
  what: 'odds';
  place: string;
  fighters: number[];
  totals: number[];
  chances: number[][];
  told: OddsTold;
}

/** What a table of chances is called: own guns down, the guns of every rival across. `bring` names the crew that is reckoned with though it is not there, null for none. */
export interface OddsTold {
  title: Message;
  bring: Message | null;
  mine: Message;
  theirs: Message[];
  note: Message;
}

/** An offer by the viewer's own number; `counters` is the offer it answers, if any. */
export interface Offer {
  offer: number;
  by: number;
  rivals: number[];
  give: [number, number, number];
  want: [number, number, number];
  mine: ClauseTold[];
  theirs: ClauseTold[];
  until: number;
  counters: number | null;
  text: string;
  state: string;
  terms: Message;
  told: OfferTold;
}

/** An offer as its reader hears of it: what it is to them, and the whole of it with what became of it. `also` says who else it was made to, where it was made to the reader and to others, `why` what a counter-offer has against the one it answers. */
export interface OfferTold {
  head: Message;
  whole: Message;
  until: Message;
  also: Message | null;
  why?: Message;
}

export interface OfferedFact {
  event: 'offered';
  seat: number;
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
  why?: string;
  version: number;
}

/** An option of a game: the rule it comes from, and the highest it can be set. */
export interface OptionInfo {
  id: string;
  rule: string;
  top: number;
}

export interface OrderedFact {
  event: 'ordered';
  seat: number;
  version: number;
}

/** The end: the house's part of the dice is shown, which goes by the recipe `dice`. `rematch` is the table where they play once more, as soon as somebody wants to. */
export interface Over {
  type: 'over';
  commit: string;
  dice: string;
  reveal: string;
  entropies: string[];
  log: string;
  story: string;
  rematch?: string;
}

/** Somewhere one is logged in: since when, and when it was last used, to the hour; `current` is here. */
export interface OwnSession {
  id: number;
  since: number;
  used: number;
  current: boolean;
}

/** Wherever one is logged in, the last used first. */
export interface OwnSessions {
  sessions: OwnSession[];
}

/** Live, with seconds for each answer or none at all, or slow, with days. */
export interface Pace {
  kind?: 'live' | 'slow';
  seconds?: number | null;
}

export interface PaidOffFact {
  event: 'paid-off';
  seat: number;
  version: number;
}

/** A passkey of an account: what it is called, where it works, when it was made and used last. */
export interface Passkey {
  id: number;
  name: string;
  rp: string;
  created: number;
  used?: number | null;
}

/** What a device needs to show one of its passkeys; it can be answered once, and not for long. */
export interface PasskeyCall {
  ceremony: string;
  challenge: string;
  rp: string;
  seconds: number;
}

/** What a device needs to make a passkey; `known` are those that this account has at this address. */
export interface PasskeyOffer {
  ceremony: string;
  challenge: string;
  rp: string;
  user: string;
  name: string;
  algorithms: number[];
  known: string[];
  seconds: number;
}

/** What a device made of a call: the passkey it used, and what it signed. */
export interface PasskeyProof {
  ceremony: string;
  credential: string;
  clientData: string;
  authenticatorData: string;
  signature: string;
  user?: string | null;
}

/** Every passkey of one's account, the oldest first. */
export interface Passkeys {
  passkeys: Passkey[];
}

/** The document a viewer had at an earlier version of its own. */
export interface Past {
  what: 'past';
  version: number;
  document: Document;
}

export interface PeekedFact {
  event: 'peeked';
  seat: number;
  rival: number;
  version: number;
}

/** Somebody wants to know whether we are there. */
export interface Ping {
  type: 'ping';
}

/** A place on the table; `number` is its lot, `word` how the viewer writes it in notation. */
export interface Place {
  id: string;
  number: number;
  word: string;
  kind: 'clubhouse' | 'er' | 'opportunity' | 'random' | 'start';
  exploited: boolean;
  crew: Crew[];
}

/** What exploiting a place does for a seat now, with the cards, gangs and options in force. `pays` is cash every exploit brings, `hot` what it costs in standing; `told` is all of it in sentences. `boostable` says whether the seat has the tokens for the order and for the boost. */
export interface PlaceNow {
  place: string;
  closed: boolean;
  choose: boolean;
  main: Deed[];
  boost: Deed[];
  boostable: boolean;
  pays: number;
  hot: number;
  told: Message[];
}

/** What every place gives the seat now. */
export interface Places {
  what: 'places';
  places: PlaceNow[];
}

/** Something on the table: a place by its word, what is somebody's by the seat, a part of the question. */
export interface Pointed {
  kind: string;
  id: string;
}

/** We are there. */
export interface Pong {
  type: 'pong';
}

/** Crew that can still be recruited or promoted to. */
export interface Pool {
  made: number;
  rookies: number;
}

/** Whether an action can be taken, what it is sure to do to the seat, and the promises it breaks. `final` says that it cannot be taken back once it is done: dice, cards or the end come of it. */
export interface Preview {
  what: 'preview';
  legal: boolean;
  story: Line[];
  breaks?: Message[];
  final?: boolean;
}

/** A band of the total sold, the last without an end: the street's price, and what each seat is paid. */
export interface Price {
  first: number;
  last: number | null;
  price: number;
  paid: number[];
}

export interface PriceFact {
  event: 'price';
  total: number;
  price: number;
  version: number;
}

/** A promise by the viewer's own number; `told` says who made it to whom, and what became of it. */
export interface Promise {
  promise: number;
  seat: number;
  rival: number;
  clause: ClauseTold;
  verdict: 'broken' | 'kept' | 'moot' | 'open';
  told: Message;
}

export interface PromotedFact {
  event: 'promoted';
  seat: number;
  place: string;
  made: number;
  men: string[];
  version: number;
}

/** A browser's subscription, the language it is told in, and the seats it has keys of. */
export interface PushDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang: 'en' | 'fr' | 'it';
  seats?: SeatKey[];
}

/** A subscription that is over. */
export interface PushEnd {
  endpoint: string;
}

/** The public key of the server, which a browser needs to subscribe. */
export interface PushOffer {
  key: string;
}

/** What a seat is asked now: the rules it rests on, what to know before answering, and all answers. `step` is the id of the step that asks. */
export interface Question {
  step: string;
  heading: Message;
  rules: string[];
  notes: Message[];
  rows: MenuRow[];
  shut: ShutOrder[];
}

/** Why something was not done: the code for machines, the rule, and what to say. */
export interface Reason {
  code: string;
  rule: string;
  message: Message;
}

export interface RecoveredFact {
  event: 'recovered';
  seat: number;
  made: number;
  rookies: number;
  men: string[];
  version: number;
}

export interface RecruitedFact {
  event: 'recruited';
  seat: number;
  rookies: number;
  version: number;
}

/** What was asked for cannot be done, for a reason; nothing changed. */
export interface Refused {
  type: 'refused';
  id: string;
  reason: Reason;
  version: number;
}

/** To tell the host about somebody at the table; what one heard of them goes with it. */
export interface Report {
  type: 'report';
  id: string;
  seat: number;
  why: 'abuse' | 'cheating' | 'name' | 'other' | 'spam';
  text?: string;
}

/** A roll or a draw, as everybody can derive it again; `throw` is the number of its links. */
export interface Rolled {
  version: number;
  text: string;
  purpose: string;
  number: number;
  size: number;
  which: number;
  throw?: number;
}

export interface RolledFact {
  event: 'rolled';
  purpose: string;
  seat: number;
  face: number;
  version: number;
}

export interface RoundFact {
  event: 'round';
  round: number;
  rounds: number;
  version: number;
}

/** A rule that was found: the line that speaks of it, its language, and the words to be marked. Words are without capitals and accents. */
export interface RuleHit {
  rule: string;
  line: string;
  lang: string;
  words: string[];
}

export interface RulesFact {
  event: 'rules';
  was: string;
  now: string;
  version: number;
}

export interface SaidFact {
  event: 'said';
  seat: number;
  rivals: number[];
  text: string;
  phrase?: string;
  about?: number;
  held?: number[];
  version: number;
}

/** What selling so many brings: at best, where nobody else sells, and at worst, where all do. */
export interface Sale {
  count: number;
  best: number;
  worst: number;
}

export interface SatFact {
  event: 'sat';
  seat: number;
  version: number;
}

/** A seat as it is seen: a fist is null where none is made, "closed" where it is a rival's. */
export interface Seat {
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
  pool: Pool;
  skipped: boolean;
}

/** A key of a seat that a device holds. */
export interface SeatKey {
  table: string;
  key: string;
}

/** The link to one's own seat, and as a code: `size` modules a side, the dark ones as an SVG path. */
export interface SeatLink {
  link: string;
  size: number;
  path: string;
}

export interface SeenFact {
  event: 'seen';
  rival: number;
  cash: number;
  guns: number;
  goods: number;
  orders: number;
  version: number;
}

/** Why an order cannot be given now: a reason for each place where it could be meant. */
export interface Shut {
  what: 'shut';
  reasons: Reason[];
}

/** An order that cannot be given now; why is a question of its own. */
export interface ShutOrder {
  action: string;
  label: Message;
}

/** SET-5, SET-7: one side of a clubhouse card. */
export interface Side {
  id: string;
  provenance: string;
  base: number;
  made: number;
  rookies: number;
  assets: [number, number, number, number];
  modifiers?: Modifier[];
  order?: Transaction[];
}

export interface SideFact {
  event: 'side';
  seat: number;
  side: string;
  version: number;
}

/** A site and what explains it. */
export interface SiteSheet {
  kind: string;
  role: string;
  provenance: string;
  ground: Ground;
  lines: Message[];
}

export interface SiteUpFact {
  event: 'site-up';
  place: string;
  tile: string;
  version: number;
}

/** The learner wants to hear no more of the lesson; the game stands as it is. */
export interface Skip {
  type: 'skip';
  id: string;
}

export interface SkippedFact {
  event: 'skipped';
  seat: number;
  version: number;
}

export interface SoldFact {
  event: 'sold';
  seat: number;
  count: number;
  price: number;
  cash: number;
  version: number;
}

export interface StandingFact {
  event: 'standing';
  seat: number;
  standing: number;
  change: number;
  version: number;
}

/** The host's word to begin; open seats are taken by this bot. */
export interface Start {
  bots?: string;
}

/** The table has begun, or waits for parts of its dice. */
export interface Started {
  state: 'open' | 'over' | 'running';
}

export interface StartsFact {
  event: 'starts';
  seat: number;
  made: number;
  rookies: number;
  men: string[];
  version: number;
}

export interface StoleFact {
  event: 'stole';
  seat: number;
  rival: number;
  asset: string;
  amount: number;
  version: number;
}

/** What an offer that is not made yet would say. */
export interface Terms {
  what: 'terms';
  terms: Message;
}

export interface ThrownFact {
  event: 'thrown';
  index: number;
  house: string;
  links: string[];
  version: number;
}

export interface TokensFact {
  event: 'tokens';
  seat: number;
  change: number;
  version: number;
}

export interface TotalFact {
  event: 'total';
  seat: number;
  total: number;
  crew: number;
  guns: number;
  extra: number;
  version: number;
}

export interface TradedFact {
  event: 'traded';
  seat: number;
  transaction: number;
  times: number;
  version: number;
}

/** TRX-1: give what is left of the arrow for what is right of it, up to `most` times. `most` is 0 where nothing limits the times (a WG trade without Max). A *drop* gives, a *skim*, a *gain* and a *steal* get. A *special* names its function and an amount. */
export interface Transaction {
  verb: string;
  give?: [number, number, number, number];
  get?: [number, number, number, number];
  most?: number;
  special?: string;
  amount?: number;
}

/** An exercise as far as it was played: the reader's own answers and deals, in notation. */
export interface Tried {
  moves?: string[];
}

/** A question about an exercise as far as it was played, as a seat at a table may `ask`. */
export interface TriedAsk {
  what: 'advice' | 'hint' | 'market' | 'motive' | 'odds' | 'past' | 'places' | 'preview' | 'shut' | 'terms' | 'why';
  moves?: string[];
  action?: string;
  place?: string;
  crew?: string;
}

/** An order that turned the game: the chances of every seat before and after it. */
export interface Turning {
  since: number;
  version: number;
  round: number;
  before: number[];
  after: number[];
}

/** Where a game turned; while that is being reckoned it is not `ready`, and empty but for what is `done`. Chances are estimates: at its turning points the game was played on `playouts` times, and two of three such estimates are no further off than `margin`. */
export interface Turnings {
  ready: boolean;
  done?: number;
  playouts?: number;
  margin?: number;
  chances?: Chances[];
  turnings?: Turning[];
  deal?: DealWorth | null;
  betrayal?: BetrayalCost | null;
}

/** Take one's own last action back, as it was known at a version; the rules of undo decide. */
export interface Undo {
  type: 'undo';
  id: string;
  version: number;
}

export interface UndoneFact {
  event: 'undone';
  seat: number;
  since: number;
  version: number;
}

/** What a viewer knows now that it did not before, and what happened since its last version. `document` has the parts that are not what they were in the last update on this connection; in the first it is whole. `story` has the lines to be told, the first of which may take the place of some told before. `undo` says whether the viewer can take its last action back. */
export interface Update {
  type: 'update';
  version: number;
  document: News;
  facts: Fact[];
  story: Line[];
  clock: Clock | null;
  presence: ('away' | 'bot' | 'caretaker' | 'here' | 'open')[];
  undo?: boolean;
}

/** For (or no longer for) a caretaker in the place of somebody who left; one's own seat: take it back. */
export interface Vote {
  type: 'vote';
  id: string;
  seat: number;
  yes: boolean;
}

export interface WastedFact {
  event: 'wasted';
  seat: number;
  rival: number;
  version: number;
}

/** The answer to hello: where one sits; a spectator sits nowhere. */
export interface Welcome {
  type: 'welcome';
  table: string;
  seat: number | null;
  version: number;
  commit: string;
  dice: string;
  names: string[];
  lang: string;
  state: 'open' | 'over' | 'running';
}

/** Whether an action can be taken, and if not why. */
export interface Why {
  what: 'why';
  legal: boolean;
  reason: Reason | null;
}

export interface WithdrawnFact {
  event: 'withdrawn';
  seat: number;
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
  why?: string;
  version: number;
}

export interface WithoutFact {
  event: 'without';
  index: number;
  seat: number;
  version: number;
}

export interface WonFact {
  event: 'won';
  seat: number;
  place: string;
  version: number;
}
