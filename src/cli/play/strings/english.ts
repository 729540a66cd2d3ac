/**
 * The English text for line mode. Words of scripts, frames and the line `# deal: ...` are the same in every language.
 */
import { STATISTICS_ENGLISH } from '../../../core/statistics/strings/english.js';
import { uncapitalized } from '../../../core/text/format.js';
import { MOVES_ENGLISH } from '../../../kit/moves/strings/english.js';
import { whyUnread, whyUnwritten } from '../../errors.js';
import { COMMAND_ENGLISH } from '../../strings/english.js';

const why = (error: unknown): string => whyUnwritten(error, COMMAND_ENGLISH);

/** A wrong line in the file of settings, with the expected form. */
export interface ConfigFault {
  /** From 1. */
  readonly line: number;
  readonly word: string;
  readonly expected: string;
  /** Our guess at the word; undefined without one. */
  readonly meant?: string | undefined;
}

export const LINES_ENGLISH = {
  /**
   * Greets a person before the first frame.
   * @param dealing the word that deals; undefined if the deal was chosen
   */
  greeting: (title: string, dealing: string | undefined): string =>
    `${title}, line by line. Type ${dealing === undefined ? '' : `"${dealing}" to deal, `}"show" for the table, "help" for all words, "quit" to quit.`,
  refused: (word: string, reason: string): string => `${word} is refused: ${uncapitalized(reason)}`,
  /** Follows a refusal before the first game. @param dealing the word that deals */
  dealFirst: (dealing: string): string => `Type '${dealing}' to deal a game.`,
  /** @param meant our guess at the word; undefined without a guess */
  unknownWord: (word: string, meant: string | undefined): string =>
    `Unknown word '${word}'.${meant === undefined ? '' : ` Did you mean '${meant}'?`} Type 'help' for a list of words.`,
  unread: COMMAND_ENGLISH.unread,
  /** Comes before the two texts above if the words are from a pipe. */
  at: COMMAND_ENGLISH.at,
  /** About `go:` without a number. */
  noNumber: (word: string): string =>
    `'${word}' needs the number of a move, as in 'go:3'. Type 'moves' for the list.`,
  /** @param last the number of the last move; 0 is the deal */
  noMove: (number: number, last: number): string =>
    `There is no move ${number}. ${last === 0 ? 'No move has been made yet.' : `The last move is ${last}.`}`,
  /** About an accepted event. */
  unchanged: 'Nothing has changed.',
  notAsExpected: (word: string): string => `${word}: not as expected`,
  columns: COMMAND_ENGLISH.replay.columns,
  moves: MOVES_ENGLISH,
  /** The keys in a list of moves, longest text first. */
  movesHints: [
    'arrows and page keys move, enter goes there, right and left unfold and fold, esc goes back',
    'arrows move, enter goes there, right and left unfold, esc: back',
    'enter goes there, esc goes back',
    'enter, esc',
  ],
  about: (title: string, author: string): string => `${title}, played by ${author}`,
  keeping: {
    resumed: 'Your game is where you left it. Press n for a new game.',
    damaged: (file: string, fault: string): string =>
      `Can't read your saved game (${fault}). It's now in ${file}.`,
    failed: (file: string, error: unknown): string => `Can't save this game in ${file} (${why(error)}).`,
    other: (file: string): string =>
      `You played by the same rules in another terminal. That game is now in ${file}.`,
    /** Asks a player who quits. */
    lost: (file: string, error: unknown): string =>
      `Can't save this game in ${file} (${why(error)}). If you quit now, you lose it. Press q again to quit.`,
  },
  notes: {
    damaged: (file: string): string => `Can't read your times and balance. They're now in ${file}.`,
    failed: (file: string, error: unknown): string =>
      `Can't save your times and balance in ${file} (${why(error)}).`,
  },
  settings: {
    unread: (file: string, error: unknown): string =>
      `${file}: ${whyUnread(error, 'settings', COMMAND_ENGLISH)}`,
    wrongLine: ({ line, word, expected, meant }: ConfigFault): string =>
      `line ${line}: ${JSON.stringify(word)}; expected ${expected}${meant === undefined ? '' : `; did you mean ${meant}?`}`,
    more: (faults: number): string => `and ${faults} more`,
    failed: (file: string, error: unknown): string => `Can't save your settings in ${file} (${why(error)}).`,
  },
  statistics: STATISTICS_ENGLISH,
  stats: {
    damaged: (file: string, fault: string): string =>
      `Can't read your statistics (${fault}). They're now in ${file}.`,
    /** About statistics that an earlier run could not read. */
    setAside: (file: string): string => `Statistics that could not be read are in ${file}.`,
    failed: (file: string, error: unknown): string =>
      `Can't save your statistics in ${file} (${why(error)}).`,
    exported: (games: number, file: string): string =>
      `Exported ${games} ${games === 1 ? 'game' : 'games'} to ${file}.`,
    imported: (games: number): string => `Added or updated ${games} ${games === 1 ? 'game' : 'games'}.`,
    reset: "Your statistics are reset. Run 'klondike stats --bring-back' to undo this.",
    broughtBack: 'Your statistics are back.',
    nothingToReset: 'You have no statistics to reset.',
    nothingReset: "You haven't reset your statistics.",
  },
  daily: {
    failed: (file: string, error: unknown): string =>
      `Can't save your daily deals in ${file} (${why(error)}).`,
    /** Below today's deals. */
    play: "Play one with 'klondike daily LEVEL'. With --day, play a day that you missed.",
  },
  /** How to quit `klondike console`, whose dialogue has no word for that. */
  howToQuit: 'Press Ctrl-C or Ctrl-D to quit.',
  /** A handler that plays instead of ours. */
  handler: {
    unchanged: 'the handler changed nothing.',
    threw: (error: string): string => `the handler threw ${error}.`,
    /** Why the process of the handler ended. */
    faults: {
      hung: 'the handler did not answer in time and was stopped; start a new game to restart it.',
      ended: "the handler's process ended; start a new game to restart it.",
      flooded:
        'the handler sent or printed too much at once and was stopped; start a new game to restart it.',
      garbled: 'the handler broke the protocol and was stopped; start a new game to restart it.',
      'not started': "the handler can't start.",
    },
    gone: 'the handler was stopped; start a new game to restart it.',
    /** Appears on the page, where each game has its own process. */
    tooMany: 'too many games of this handler are open; close another page and reload this one.',
    /** Comes after the words that line mode knows. */
    lacks: (words: string): string => `Not available with this handler: ${words}`,
  },
};

export type LineStrings = typeof LINES_ENGLISH;
