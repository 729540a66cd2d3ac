/** The English texts that all games share in a terminal. */
import type { Size } from '../drawing/canvas.js';

export const TERMINAL_ENGLISH = {
  /** Keys that are not characters, as footers and help show them. */
  keys: {
    Arrows: 'arrows',
    Space: 'space',
    Enter: 'enter',
    Escape: 'esc',
    Backspace: 'backspace',
    Home: 'home',
    End: 'end',
  },
  /** The commands that only a terminal has. */
  commands: {
    settings: { help: 'settings' },
    interrupt: { help: 'stop the program' },
    redraw: { help: 'redraw the screen' },
    suspend: { help: 'suspend' },
  },
  /** The list of settings. */
  settings: {
    title: 'Settings',
    bell: { label: 'Bell for refused moves and wins', values: { on: 'On', off: 'Off' } },
    hints: [
      'up or down to move, enter to change, esc to go back',
      'enter to change, esc to go back',
      'enter, esc',
    ],
  },
  /** `back` is below the last page of a panel, `more` below the others. */
  back: 'any key: back',
  more: 'any key: more',
  /** Appears in the "About" panel. */
  by: (author: string): string => `by ${author}`,
  deal: (title: string): string => `Deal: ${title}`,
  tooSmall: ({
    game,
    needs,
    has,
  }: {
    readonly game: string;
    readonly needs: Size;
    readonly has: Size;
  }): string =>
    `${game} needs ${needs.columns} columns and ${needs.rows} rows. This window has ${has.columns} and ${has.rows}.`,
  /** Appears if a handler does nothing and gives no reason. */
  refused: "You can't do that.",
  /** The answer to a command that isn't possible at a table. */
  notHere: "You can't do that at this table.",
  noMoveToUndo: "There's no move to undo.",
  noMoveToRedo: "There's no move to redo.",
  /** Joins keys and their effect, or the name of an input line and the typed text. */
  labelled: (label: string, text: string): string => `${label}: ${text}`,
  /** Appears after an empty input line. The longest text comes first. */
  typingHints: ['enter to deal, esc to go back', 'esc to go back'],
};

export type TerminalStrings = typeof TERMINAL_ENGLISH;
