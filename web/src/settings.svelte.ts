/** The player's settings, stored in this browser; the language is sent to the server as well. */

import languages from '../../src/atoll/messages/languages.json';
import type { BoardSettings } from './boards';
import type { Pace } from './table/playback.svelte';
import type { Language } from './wire';

export const LANGUAGES = Object.keys(languages) as Language[];
export type Motion = 'full' | 'quick' | 'off';
export type Confirm = 'touch' | 'always' | 'never';
/** When the coach gives advice, in games that are not rated. */
export type Coach = 'first' | 'always' | 'never';
export type Theme = 'auto' | 'light' | 'dark';

export interface Kept {
  language: Language;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  haptics: boolean;
  notify: boolean;
  motion: Motion;
  /** How quickly the moves of others follow each other. */
  pace: Pace;
  /** Show what a choice would do. */
  previews: boolean;
  confirm: Confirm;
  coach: Coach;
  patterns: boolean;
  theme: Theme;
}

const KEY = 'atoll-settings';
const FACTOR: Record<Motion, number> = { full: 1, quick: 0.5, off: 0 };

/** The browser's language if the client has it. */
export function browserLanguage(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const found = LANGUAGES.find((language) => one.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

function read(): Kept {
  const defaults: Kept = {
    language: browserLanguage(navigator.languages ?? []),
    sound: !window.matchMedia('(pointer: coarse)').matches,
    volume: 0.5,
    haptics: true,
    notify: false,
    motion: 'full',
    pace: 'brisk',
    previews: true,
    confirm: 'touch',
    coach: 'first',
    patterns: false,
    theme: 'auto',
  };
  try {
    return { ...defaults, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return defaults;
  }
}

function media(query: string): { readonly on: boolean } {
  const list = window.matchMedia(query);
  let on = $state(list.matches);
  list.addEventListener('change', () => (on = list.matches));
  return {
    get on() {
      return on;
    },
  };
}

const prefersDark = media('(prefers-color-scheme: dark)');
const prefersStill = media('(prefers-reduced-motion: reduce)');
const touches = media('(pointer: coarse)');

class SettingsStore {
  kept = $state<Kept>(read());

  /** Change some settings and store them. */
  set(some: Partial<Kept>): void {
    Object.assign(this.kept, some);
    localStorage.setItem(KEY, JSON.stringify(this.kept));
  }

  get dark(): boolean {
    return this.kept.theme === 'auto' ? prefersDark.on : this.kept.theme === 'dark';
  }

  get motion(): number {
    return prefersStill.on ? 0 : FACTOR[this.kept.motion];
  }

  /** The pace at which moves are shown; with reduced motion they are shown at once. */
  get pace(): Pace {
    return this.motion ? this.kept.pace : 'instant';
  }

  /** The settings for boards. */
  readonly forBoards = $derived.by((): BoardSettings => {
    const { language, patterns, confirm } = this.kept;
    return {
      language,
      patterns,
      motion: this.motion,
      confirm: confirm === 'always' || (confirm === 'touch' && touches.on),
      dark: this.dark,
    };
  });
}

export const settings = new SettingsStore();

/** Keep the page's look in step with the settings; call inside an effect. */
export function applyLook(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.dark ? 'dark' : 'light';
  root.dataset.motion = settings.motion ? 'on' : 'off';
  root.lang = settings.kept.language;
  const colour = settings.dark ? '#14212B' : '#F6F1E7';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
}
