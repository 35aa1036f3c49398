/** Small sounds, off unless somebody wants them. */
import { prefs } from './prefs.svelte';

const TUNES: Record<string, number[]> = {
  turn: [660, 880],
  fight: [180, 140],
  dice: [420, 380, 440],
  end: [523, 659, 784],
};
let audio: AudioContext | null = null;

export function beep(name: keyof typeof TUNES): void {
  if (!prefs.sound) return;
  audio ??= new AudioContext();
  const at = audio.currentTime;
  (TUNES[name] ?? []).forEach((pitch, index) => {
    const tone = audio!.createOscillator();
    const gain = audio!.createGain();
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0.06, at + index * 0.12);
    gain.gain.exponentialRampToValueAtTime(0.001, at + index * 0.12 + 0.11);
    tone.connect(gain).connect(audio!.destination);
    tone.start(at + index * 0.12);
    tone.stop(at + index * 0.12 + 0.12);
  });
}
