/** The English texts of line mode. Words of scripts, frames and the line `# deal: ...` are the same in every language. */
import { STATISTICS_ENGLISH } from '../../../core/statistics/strings/english.js';
import { uncapitalized } from '../../../core/text/format.js';
import { MOVES_ENGLISH } from '../../../kit/moves/strings/english.js';
import { whyUnread, whyUnwritten } from '../../errors.js';
import { COMMAND_ENGLISH } from '../../strings/english.js';

const why = (error: unknown): string => whyUnwritten(error, COMMAND_ENGLISH);

/** A line that the settings ignore, with the expected form. */
export interface ConfigFault {
  /** From 1. */
  readonly line: number;
  readonly word: string;
  readonly expected: string;
  /** Our guess at the word, if there is one. */
  readonly meant?: string | undefined;
}

export const LINES_ENGLISH = {
  /**
   * Greets a person before the first frame.
   * @param dealing the word that deals; undefined if the deal was chosen
   */
  greeting: (title: string, dealing: string | undefined): string =>
    `${title}, line by line: ${dealing === undefined ? '' : `"${dealing}" deals a game, `}"show" prints the table, "help" lists the words, "quit" ends.`,
  refused: (word: string, reason: string): string => `${word} is refused: ${uncapitalized(reason)}`,
  /** Follows a refusal before the first game. @param dealing the word that deals */
  dealFirst: (dealing: string): string => `Type '${dealing}' to deal one.`,
  /** @param meant our guess at the word; undefined without a guess */
  unknownWord: (word: string, meant: string | undefined): string =>
    `Unknown word '${word}'.${meant === undefined ? '' : ` Did you mean '${meant}'?`} Type 'help' for a list of words.`,
  unread: COMMAND_ENGLISH.unread,
  /** Stands before the two texts above if the words came from a pipe. */
  at: COMMAND_ENGLISH.at,
  /** About the word `go:` without the number of a move. */
  noNumber: (word: string): string =>
    `'${word}' needs the number of a move, as in 'go:3'. Type 'moves' for the list.`,
  /** @param last the number of the last move; 0 is the deal */
  noMove: (number: number, last: number): string =>
    `There is no move ${number}. ${last === 0 ? 'No move has been made yet.' : `The last one is ${last}.`}`,
  /** About an accepted event. */
  unchanged: 'Nothing has changed.',
  notAsExpected: (word: string): string => `${word}: not as expected`,
  /** The heads of the columns in the report of a failed check. */
  columns: COMMAND_ENGLISH.replay.columns,
  moves: MOVES_ENGLISH,
  /** Explanations of the keys in a list of moves, the longest first. */
  movesHints: [
    'arrows and page keys move, enter goes there, right and left unfold and fold, esc goes back',
    'arrows move, enter goes there, right and left unfold, esc: back',
    'enter goes there, esc goes back',
    'enter, esc',
  ],
  about: (title: string, author: string): string => `${title}, played by ${author}`,
  /** Games that go on in the next run. */
  keeping: {
    goesOn: 'Your game goes on where you left it; n deals a new one.',
    damaged: (file: string, fault: string): string =>
      `The game you left cannot be read (${fault}); it is now in ${file}.`,
    failed: (file: string, error: unknown): string => `This game cannot be kept in ${file} (${why(error)}).`,
    other: (file: string): string =>
      `Another terminal plays by these rules, too; its game is now in ${file}.`,
    /** Asks who quits. */
    lost: (file: string, error: unknown): string =>
      `This game cannot be kept in ${file} (${why(error)}): it is lost if you quit now. q quits all the same.`,
  },
  /** The file of times and the balance. */
  notes: {
    damaged: (file: string): string => `Times and balance cannot be read; they are now in ${file}.`,
    failed: (file: string, error: unknown): string =>
      `Times and balance cannot be kept in ${file} (${why(error)}).`,
  },
  /** The file of settings. */
  settings: {
    unread: (file: string, error: unknown): string =>
      `${file}: ${whyUnread(error, 'settings', COMMAND_ENGLISH)}`,
    wrongLine: ({ line, word, expected, meant }: ConfigFault): string =>
      `line ${line}: ${JSON.stringify(word)}; expected ${expected}${meant === undefined ? '' : `; did you mean ${meant}?`}`,
    more: (faults: number): string => `and ${faults} more`,
    failed: (file: string, error: unknown): string =>
      `What is set cannot be kept in ${file} (${why(error)}).`,
  },
  statistics: STATISTICS_ENGLISH,
  /** The player's statistics. */
  stats: {
    damaged: (file: string, fault: string): string =>
      `The statistics cannot be read (${fault}); they are now in ${file}.`,
    /** Of statistics that were damaged at an earlier time. */
    beside: (file: string): string => `Statistics that could not be read lie in ${file}.`,
    failed: (file: string, error: unknown): string =>
      `The statistics cannot be kept in ${file} (${why(error)}).`,
    exported: (games: number, file: string): string =>
      `${games} ${games === 1 ? 'game is' : 'games are'} now in ${file}.`,
    imported: (games: number): string => `${games} ${games === 1 ? 'game is' : 'games are'} new or now won.`,
    reset: 'The statistics are empty. klondike stats --bring-back brings back what was there.',
    broughtBack: 'What was reset is there again.',
    nothingToReset: 'There are no statistics to reset.',
    nothingReset: 'Nothing was reset.',
  },
  /** Says how to leave `klondike console`. Its own dialogue has no word for that. */
  howToQuit: 'Ctrl-C or Ctrl-D quits.',
  /** A handler that plays instead of ours. */
  handler: {
    unchanged: 'the handler changed nothing.',
    threw: (error: string): string => `the handler threw ${error}.`,
    /** Each tells why its process was ended. */
    faults: {
      hung: 'the handler did not answer in time and was stopped; a new game starts it again.',
      ended: 'the process of the handler ended; a new game starts it again.',
      flooded: 'the handler told or printed too much at once and was stopped; a new game starts it again.',
      garbled:
        'the handler wrote what the protocol does not have and was stopped; a new game starts it again.',
      'not started': 'the handler cannot be started.',
    },
    gone: 'the handler has been stopped; a new game starts it again.',
    /** On the page: each game is a process. */
    tooMany: 'too many games of this handler are open; close another page and load this one again.',
    /** Follows the words that line mode knows. */
    lacks: (words: string): string => `Not with this handler: ${words}`,
  },
};

export type LineStrings = typeof LINES_ENGLISH;
