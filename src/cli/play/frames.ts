/** Which frames line mode prints. */
import type { Options } from '../arguments.js';
import { readName } from '../arguments.js';

const FRAMES = ['all', 'none'] as const;

/** All that changed, or only those that are asked for by a word. */
export type Frames = (typeof FRAMES)[number];

export const FRAMES_OPTION = {
  frames: {
    takes: 'WHICH',
    text: {
      en: 'line by line: print each frame that changed (all, the default) or none; then only the word show prints one',
      fr: 'ligne par ligne\u202f: afficher chaque vue qui change (all, par défaut) ou aucune (none)\u202f; seul le mot show en affiche alors une',
    },
    values: FRAMES,
    means: {
      all: { en: 'each frame that changed', fr: 'chaque vue qui change' },
      none: { en: 'only the word show prints one', fr: 'seul le mot show en affiche une' },
    },
  },
} as const satisfies Options;

/** @param text the value of the option, if it was given. @throws UsageError */
export const framesIn = (text = 'all'): Frames => readName('--frames', text, FRAMES);
