/** Which frames line mode prints. */
import { readName } from '../arguments.js';
import { PLAY_OPTIONS } from '../options.js';

const FRAMES = PLAY_OPTIONS.frames.values;

/** All that changed, or only those that are asked for by a word. */
export type Frames = (typeof FRAMES)[number];

/** @param text the value of the option, if it was given. @throws UsageError */
export const framesIn = (text = 'all'): Frames => readName('--frames', text, FRAMES);
