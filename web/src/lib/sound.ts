/** Soft sounds for what happens, made as they are played; off unless somebody wants them. */
import { prefs } from './prefs.svelte';
import type { Line } from './protocol';

/** One voice of a sound: a tone that may glide, or a breath of noise, when it begins and how long it lasts. */
interface Voice {
  at: number;
  length: number;
  loud: number;
  /** Pitches from and to; without them it is noise through a filter at `through`. */
  from?: number;
  to?: number;
  shape?: OscillatorType;
  through?: number;
}

const tone = (
  at: number,
  from: number,
  length: number,
  loud = 0.05,
  to = from,
  shape: OscillatorType = 'sine',
): Voice => ({
  at,
  from,
  to,
  length,
  loud,
  shape,
});
const noise = (at: number, length: number, loud: number, through: number): Voice => ({ at, length, loud, through });
/** A few knocks, each a little softer: dice on wood, a deck being turned. */
const knocks = (times: number[], through: number): Voice[] =>
  times.map((at, nth) => noise(at, 0.05, 0.12 / (1 + nth * 0.35), through));

export const CUES = {
  turn: [tone(0, 587, 0.35, 0.05), tone(0.13, 880, 0.5, 0.04)],
  move: [noise(0, 0.35, 0.03, 300), tone(0, 70, 0.35, 0.04, 110, 'triangle')],
  exploit: [tone(0, 988, 0.12, 0.03), tone(0.07, 1319, 0.2, 0.03)],
  fight: [noise(0, 0.14, 0.16, 180), tone(0, 110, 0.3, 0.07, 55, 'triangle'), noise(0.2, 0.12, 0.12, 220)],
  dice: knocks([0, 0.09, 0.16, 0.21, 0.25], 1800),
  card: [noise(0, 0.16, 0.06, 3200), noise(0.14, 0.04, 0.09, 900)],
  market: [tone(0, 1568, 0.5, 0.03), tone(0.02, 2093, 0.6, 0.02), ...knocks([0.25, 0.32], 2600)],
  fall: [tone(0, 392, 0.5, 0.05, 370, 'triangle'), tone(0.35, 294, 0.7, 0.05, 277, 'triangle')],
  betrayal: [noise(0, 0.09, 0.18, 500), tone(0.06, 208, 0.6, 0.05, 196, 'triangle')],
  bombing: [noise(0, 0.9, 0.2, 120), tone(0, 60, 0.9, 0.09, 30)],
  disbanded: [tone(0, 262, 0.4, 0.05, 247), tone(0.35, 208, 0.5, 0.05), tone(0.7, 165, 0.9, 0.05)],
  end: [tone(0, 523, 0.5, 0.05), tone(0.14, 659, 0.5, 0.05), tone(0.28, 784, 0.9, 0.05), tone(0.28, 1047, 0.9, 0.03)],
  talk: [tone(0, 720, 0.06, 0.02), tone(0.07, 640, 0.06, 0.02)],
} satisfies Record<string, Voice[]>;
export type Cue = keyof typeof CUES;

/** What sounds when a line of the story comes; the rest is silent. */
const OF_EVENTS: Partial<Record<string, Cue>> = {
  moved: 'move',
  backup: 'move',
  exploited: 'exploit',
  rolled: 'dice',
  fight: 'fight',
  'card-up': 'card',
  'site-up': 'card',
  sold: 'market',
  caught: 'fall',
  fell: 'fall',
  bombed: 'bombing',
  disbanded: 'disbanded',
  ended: 'end',
  offered: 'talk',
  said: 'talk',
};

let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** A second of noise, the same every time. */
function hissOf(context: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = hiss.getChannelData(0);
  let seed = 1;
  for (let at = 0; at < samples.length; at += 1) {
    seed = (seed * 16_807) % 2_147_483_647;
    samples[at] = (seed / 2_147_483_647) * 2 - 1;
  }
  return hiss;
}

function source(context: AudioContext, voice: Voice, start: number): AudioScheduledSourceNode {
  if (voice.from === undefined) {
    const node = context.createBufferSource();
    node.buffer = hissOf(context);
    return node;
  }
  const node = context.createOscillator();
  node.type = voice.shape ?? 'sine';
  node.frequency.setValueAtTime(voice.from, start);
  node.frequency.exponentialRampToValueAtTime(voice.to ?? voice.from, start + voice.length);
  return node;
}

/** Swell quickly, die away slowly: no click at either end. */
function sing(context: AudioContext, voice: Voice): void {
  const start = context.currentTime + 0.01 + voice.at;
  const node = source(context, voice, start);
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(voice.loud, start + Math.min(0.02, voice.length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + voice.length);
  if (voice.through === undefined) node.connect(gain);
  else {
    const filter = context.createBiquadFilter();
    filter.type = voice.through < 400 ? 'lowpass' : 'bandpass';
    filter.frequency.value = voice.through;
    node.connect(filter).connect(gain);
  }
  gain.connect(context.destination);
  node.start(start);
  node.stop(start + voice.length + 0.05);
}

export function play(cue: string): void {
  if (!prefs.sound || document.hidden || !(cue in CUES)) return;
  audio ??= new AudioContext();
  const context = audio;
  if (context.state === 'suspended') void context.resume();
  for (const voice of CUES[cue as Cue]) sing(context, voice);
}

/** The sounds of what is told now: each once, however many lines tell of it. */
export function playLines(lines: Line[]): void {
  for (const cue of new Set(lines.flatMap((line) => OF_EVENTS[line.event] ?? []))) play(cue);
}
