/** What the mouse does: a press on a card clicks it, one on a button presses its key. */
import type { Cell } from '../../words/cell.js';
import type { Frame } from '../../contract/frame.js';
import type { PlayState, Step } from './play-state.js';
import { quiet } from './play-state.js';
import { click, pressKey } from './press-key.js';

/** What lies under the mouse. */
export interface Target {
  readonly cell?: Cell | undefined;
  /** The key of the command at that point. */
  readonly key?: string | undefined;
}

/**
 * A press on the button that asked a question answers it. Any other press withdraws the question, and does
 * nothing else.
 */
export function press(state: PlayState, frame: Frame, { cell, key }: Target): Step {
  const { question } = state;
  if (key !== undefined && (question === undefined || question.asks === 'to leave'))
    return pressKey(state, frame, key);
  if (question !== undefined || cell === undefined) return { state: quiet(state) };
  return click(quiet(state), cell);
}
