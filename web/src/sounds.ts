/** A small set of synthesized sounds, and vibration. */

import { afterPaint } from './later';
import { settings } from './settings.svelte';

export type Sound = 'turn' | 'tile' | 'card' | 'coin' | 'wood' | 'pass' | 'score' | 'end' | 'wrong';

interface Note {
  /** Hertz; 0 is noise. */
  pitch: number;
  /** Seconds after the sound begins, and for how long. */
  at: number;
  lasts: number;
  loud: number;
  wave?: OscillatorType;
}

const chime = (...pitches: number[]): Note[] =>
  pitches.map((pitch, index) => ({ pitch, at: 0.11 * index, lasts: 0.4, loud: 0.16, wave: 'triangle' }));

const NOTES: Record<Sound, Note[]> = {
  turn: chime(523, 784),
  tile: [
    { pitch: 0, at: 0, lasts: 0.05, loud: 0.22 },
    { pitch: 196, at: 0, lasts: 0.12, loud: 0.2, wave: 'sine' },
  ],
  card: [{ pitch: 0, at: 0, lasts: 0.09, loud: 0.12 }],
  coin: [
    { pitch: 1568, at: 0, lasts: 0.12, loud: 0.07, wave: 'sine' },
    { pitch: 2093, at: 0.06, lasts: 0.2, loud: 0.07, wave: 'sine' },
  ],
  wood: [{ pitch: 147, at: 0, lasts: 0.16, loud: 0.26, wave: 'triangle' }],
  pass: [{ pitch: 220, at: 0, lasts: 0.14, loud: 0.1, wave: 'sine' }],
  score: chime(392, 494, 587),
  end: chime(392, 494, 587, 784),
  wrong: [{ pitch: 130, at: 0, lasts: 0.2, loud: 0.14, wave: 'sawtooth' }],
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** A page may sound and vibrate only after the user touched it. */
const isAwake = () => navigator.userActivation?.hasBeenActive ?? true;

function source(on: AudioContext, note: Note): AudioScheduledSourceNode {
  if (note.pitch) {
    const tone = on.createOscillator();
    tone.type = note.wave ?? 'sine';
    tone.frequency.value = note.pitch;
    return tone;
  }
  if (!noise) {
    noise = on.createBuffer(1, on.sampleRate / 4, on.sampleRate);
    const samples = noise.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = 2 * Math.random() - 1;
  }
  const hiss = on.createBufferSource();
  hiss.buffer = noise;
  return hiss;
}

/** Opening the audio device takes long: it is done at the first touch, not at the first sound. */
function open(): void {
  if (settings.kept.sound && settings.kept.volume) setTimeout(() => (context ??= new AudioContext()), 300);
}
addEventListener('pointerdown', open, { once: true });

/** Play a sound once the move is drawn: making it must not delay the drawing. */
export function play(sound: Sound): void {
  const { sound: isOn, volume } = settings.kept;
  if (isOn && volume && isAwake()) afterPaint(() => make(sound, volume));
}

function make(sound: Sound, volume: number): void {
  context ??= new AudioContext();
  for (const note of NOTES[sound]) {
    const start = context.currentTime + note.at;
    const gain = context.createGain();
    gain.gain.setValueAtTime(note.loud * volume * 2, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + note.lasts);
    const from = source(context, note);
    from.connect(gain).connect(context.destination);
    from.start(start);
    from.stop(start + note.lasts);
  }
}

/** Vibrate: briefly for the player's own move, twice when it is their turn. */
export function tremble(pattern: number | number[]): void {
  if (settings.kept.haptics && isAwake()) navigator.vibrate?.(pattern);
}
