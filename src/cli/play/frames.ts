/** Which frames line mode prints. */
import type { Options } from '../arguments.js';
import { readName } from '../option.js';

const FRAMES = ['all', 'none'] as const;

/** All that changed, or only those that are asked for by a word. */
export type Frames = (typeof FRAMES)[number];

export const FRAMES_OPTION = {
  frames: {
    takes: 'WHICH',
    text: 'line by line: all frames that changed (the default), or none: only the word show prints one',
    values: FRAMES,
  },
} as const satisfies Options;

/** @param text the value of the option, if it was given. @throws UsageError */
export const framesIn = (text = 'all'): Frames => readName('--frames', text, FRAMES);
