/** A table with an assistant in a terminal, at a layout. */
import { jest } from '@jest/globals';
import type { SettingValues } from '../../../../src/core/settings.js';
import { settingsOf, unsetSettings } from '../../../../src/core/settings.js';
import type { KlondikeAssistant } from '../../../../src/games/klondike/contract/assistant.js';
import type { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import type { TerminalOptions } from '../../../../src/games/klondike/terminal/options.js';
import type { KlondikeTerminalStrings } from '../../../../src/games/klondike/terminal/strings/english.js';
import { TerminalView } from '../../../../src/games/klondike/terminal/terminal-view.js';
import { assistantAt } from '../../../support/assistant-at.js';
import { seatAt } from '../../../support/seat.js';
import { marked, plain } from './marked.js';

export interface Table {
  readonly game: KlondikeController;
  readonly moves: () => number;
  /** Types these keys, then waits, by default a few seconds. */
  readonly type: (keys: string, milliseconds?: number) => Promise<void>;
  /** Clicks the first place with this text. */
  readonly click: (text: string, milliseconds?: number) => Promise<void>;
  readonly settle: () => void;
  /** Gives the view the whole table again. */
  readonly tellAgain: () => void;
  readonly lines: () => string[];
  readonly below: () => string;
  /** The whole screen, without line breaks. */
  readonly shown: () => string;
}

export interface Set {
  readonly assistant?: KlondikeAssistant;
  readonly settings?: Partial<SettingValues>;
  readonly columns?: number;
  readonly strings?: KlondikeTerminalStrings;
  readonly shownAlong?: TerminalOptions['shownAlong'];
  /** True if the assistant doesn't know the targets. */
  readonly isAlone?: boolean;
  /** Receives the output to the terminal. */
  readonly write?: (text: string) => void;
}

/** The solver gives the answers that are missing here. */
export function tableAt(
  layout: string,
  { assistant, settings, strings, shownAlong, columns = 100, write = () => undefined, isAlone = false }: Set,
): Table {
  const { game } = seatAt(layout);
  const size = { columns, rows: 24 };
  const view = new TerminalView(game, {
    ...size,
    write,
    color: 'none',
    ...(strings && { strings }),
    ...(shownAlong && { shownAlong }),
    ...(settings && { settings: settingsOf(new Map(Object.entries({ ...unsetSettings(), ...settings }))) }),
    assistant: {
      canRedo: true,
      redo: () => game.redo(),
      ...(!isAlone && assistantAt(game)),
      ...assistant,
    },
  });
  game.attach(view);
  const type: Table['type'] = async (keys, milliseconds = 5000) => {
    view.type(keys);
    await jest.advanceTimersByTimeAsync(milliseconds);
  };
  return {
    game,
    moves: () => game.moves,
    type,
    click: (text, milliseconds) => {
      const lines = view.screen.map(plain);
      const row = lines.findIndex((line) => line.includes(text));
      const at = `${(lines[row]?.indexOf(text) ?? 0) + 1};${row + 1}`;
      return type(`\x1b[<0;${at}M\x1b[<0;${at}m`, milliseconds);
    },
    settle: () => view.settle(),
    tellAgain: () => void game.attach(view),
    lines: () => view.screen.map(marked),
    below: () => plain(view.screen.at(-1) ?? '').trim(),
    shown: () => view.screen.map(plain).join(' ').replace(/\s+/g, ' '),
  };
}

/** After `t5>t4`, two cards move up automatically. */
export const ACES = 'f1: As; t1: 9c Ah; t2: 9h 2s; t4: Kc; t5: Qd';

/** The game can finish itself. */
export const LAST = `f1: As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js; f2: Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh;
  f3: Ad 2d 3d 4d 5d 6d 7d 8d 9d Td Jd; f4: Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc; t1: Kd Qs; t2: Ks; t3: Qd`;

/** After the second move, the game can't be won anymore. */
export const LOST: KlondikeAssistant = {
  verdict: () => Promise.resolve({ verdict: 'lost', winnableUntil: 1, lostFrom: 2 }),
};
