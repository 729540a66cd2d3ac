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
    settings: { help: 'what you can set' },
    interrupt: { help: 'break off' },
    redraw: { help: 'draw anew' },
    suspend: { help: 'suspend' },
  },
  /** What the player can set, in a list. */
  settings: {
    title: 'Settings',
    bell: { label: 'Ring the bell at a refusal and a win', values: { on: 'Yes', off: 'No' } },
    hints: [
      'up and down move, enter changes it, esc goes back',
      'enter changes it, esc goes back',
      'enter, esc',
    ],
  },
  /** `back` stands below the last page of a panel, `more` below the other pages. */
  back: 'any key: back',
  more: 'any key: more',
  /** In the credits. */
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
    `${game} needs ${needs.columns} columns and ${needs.rows} rows; here are ${has.columns} and ${has.rows}.`,
  /** Shown if a handler does nothing and gives no reason. */
  refused: 'That is refused.',
  /** Answers a command that is not possible at a table. */
  notHere: 'This is not possible at this table.',
  noMoveToUndo: 'There is no move to undo.',
  noMoveToRedo: 'There is no move to redo.',
  /** Joins keys and what they do, or the name of an input line and the typed text. */
  labelled: (label: string, text: string): string => `${label}: ${text}`,
  /** Shown after an input line in which nothing is typed yet, the longest first. */
  typingHints: ['enter deals it, esc goes back', 'esc goes back'],
};

export type TerminalStrings = typeof TERMINAL_ENGLISH;
