/** What all games say alike in a terminal, in English. */
import type { Size } from '../drawing/canvas.js';

export const TERMINAL_ENGLISH = {
  /** Keys that are no characters, as they stand in footers and help. */
  keys: {
    Arrows: 'arrows',
    Space: 'space',
    Enter: 'enter',
    Escape: 'esc',
    Home: 'home',
    End: 'end',
  },
  /** The commands that only a terminal has. */
  commands: {
    interrupt: { help: 'break off' },
    redraw: { help: 'draw anew' },
    suspend: { help: 'suspend' },
  },
  /** Below the last page of a panel, and below the others. */
  back: 'any key: back',
  more: 'any key: more',
  /** In the credits. */
  by: (author: string): string => `by ${author}`,
  deal: (title: string): string => `Deal: ${title}`,
  tooSmall: ({ game, needs, has }: TooSmall): string =>
    `${game} needs ${needs.columns} columns and ${needs.rows} rows; here are ${has.columns} and ${has.rows}.`,
  /** Where a handler does nothing, and says nothing of it. */
  refused: 'That is refused.',
  noMoveToUndo: 'There is no move to undo.',
  noMoveToRedo: 'There is no move to redo.',
  /** Keys before what they do, the name of a line before what is typed there. */
  labelled: (label: string, text: string): string => `${label}: ${text}`,
  /** Behind a line where nothing is typed yet, the longest first. */
  typingHints: ['enter deals it, esc goes back', 'esc goes back'],
};

/** A window that has no room for a game. */
interface TooSmall {
  readonly game: string;
  readonly needs: Size;
  readonly has: Size;
}

export type TerminalStrings = typeof TERMINAL_ENGLISH;
