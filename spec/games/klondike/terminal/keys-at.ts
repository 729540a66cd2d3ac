/** Presses keys at a table in a terminal, and logs the effects. */
import type { Frame } from '../../../../src/games/klondike/contract/frame.js';
import type { InputAct, InputState } from '../../../../src/games/klondike/terminal/input/input-state.js';
import { FIRST_STATE } from '../../../../src/games/klondike/terminal/input/input-state.js';
import { pressKey } from '../../../../src/games/klondike/terminal/input/press-key.js';
import type { Cursor } from '../../../../src/games/klondike/views/cursor.js';
import type { PlaySession } from '../../../../src/games/klondike/views/play-session.js';
import type { PlayFacts } from '../../../../src/games/klondike/views/play-state.js';
import { sessionAt } from '../views/session-at.js';

export interface KeysAt {
  readonly session: PlaySession;
  /** Reports, refusals and other requests. */
  readonly told: readonly string[];
  readonly message: string;
}

export interface KeysStart {
  readonly input?: InputState;
  readonly cursor?: Cursor;
  readonly facts?: Partial<PlayFacts>;
}

/** Presses keys by name, one after the other. */
export function pressAt(frame: Frame, keys: readonly string[], start: KeysStart = {}): KeysAt {
  let input = start.input ?? FIRST_STATE;
  const quiet = { changed: () => undefined, tell: () => undefined };
  const { session, told } = sessionAt(() => frame, start.facts, quiet);
  if (start.cursor !== undefined) session.do({ type: 'move to', cursor: start.cursor });
  const perform = (act: InputAct): void => {
    if (act.act === 'play') session.command(act.command, { key: act.key });
    else if (act.act === 'move to') session.do({ type: 'move to', cursor: act.cursor });
    else told.push(act.act);
  };
  for (const key of keys) {
    const step = pressKey(input, { frame, cursor: session.cursor, key });
    input = step.state;
    step.acts?.forEach(perform);
  }
  return { session, told, message: input.message };
}
