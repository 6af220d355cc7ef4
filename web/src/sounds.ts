/** Two short sounds, made on the spot: your move, and a piece laid down. */

import { settings } from './settings.svelte';

let context: AudioContext | null = null;

function pluck(pitch: number, after: number, loudness: number): void {
  context ??= new AudioContext();
  const start = context.currentTime + after;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(loudness, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.35);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.4);
}

export function soundTurn(): void {
  if (!settings.kept.sound) return;
  pluck(523, 0, 0.12);
  pluck(784, 0.12, 0.12);
}

export function soundMove(): void {
  if (settings.kept.sound) pluck(262, 0, 0.07);
}
