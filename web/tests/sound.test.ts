import { describe, expect, it, vi } from 'vitest';
import { device } from './device';

device();
const sung: string[] = [];
const param = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined, value: 0 };
const node = (kind: string) => () => {
  sung.push(kind);
  const self = {
    gain: param,
    frequency: param,
    connect: (next: unknown) => next,
    start: () => undefined,
    stop: () => undefined,
  };
  return self;
};
class Audio {
  currentTime = 0;
  sampleRate = 100;
  state = 'running';
  destination = {};
  createOscillator = node('tone');
  createBufferSource = node('noise');
  createGain = node('gain');
  createBiquadFilter = node('filter');
  createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
}
vi.stubGlobal('AudioContext', Audio);
vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {} } });
const { CUES, play, playLines } = await import('../src/lib/sound');
const { prefs } = await import('../src/lib/prefs.svelte');

describe('sounds', () => {
  it('are silent unless somebody wants them', () => {
    play('dice');
    expect(sung).toEqual([]);
  });

  it('are soft, short, and one for each kind of thing that is told', () => {
    const voices = Object.values(CUES).flat();
    expect(Math.max(...voices.map((voice) => voice.loud))).toBeLessThanOrEqual(0.2);
    expect(Math.max(...voices.map((voice) => voice.at + voice.length))).toBeLessThan(2);
    prefs.sound = true;
    const line = (event: string) => ({ event }) as never;
    playLines([line('moved'), line('moved'), line('sat')]);
    expect(sung.filter((kind) => kind === 'gain')).toHaveLength(CUES.move.length);
  });
});
