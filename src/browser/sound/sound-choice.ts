/** The choice in a menu whether a table is heard. */
import { choice, select } from '../parts/look-form.js';
import type { BrowserStrings } from '../strings/english.js';

const SOUNDS = ['on', 'off'] as const;

export const soundChoice = (
  { sound, sounds }: BrowserStrings,
  isHeard: boolean,
  set: (isHeard: boolean) => void,
): HTMLElement =>
  choice(sound, select(SOUNDS, sounds, isHeard ? 'on' : 'off'), (chosen) => set(chosen === 'on'));
