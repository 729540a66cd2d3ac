/**
 * The texts of Klondike in a terminal, in English. In footers `{undo}` is the key of a command, and
 * `{undo undoes}` its key with words; a click on either gives the command. Of several lines the longest comes
 * first.
 */
import type { BarNameIn } from '../../../../core/commands.js';
import { CARD_SEARCH_ENGLISH, CORE_ENGLISH } from '../../../../core/strings/english.js';
import { TERMINAL_ENGLISH } from '../../../../terminal/strings/english.js';
import type { KLONDIKE_COMMANDS } from '../../words/commands.js';
import {
  KLONDIKE_CHANGES_ENGLISH,
  KLONDIKE_ENGLISH,
  KLONDIKE_HELP_ENGLISH,
  KLONDIKE_HINTS_ENGLISH,
  KLONDIKE_READING_ENGLISH,
} from '../../words/strings/english.js';

const won = (moves: number): string => `You have won in ${CORE_ENGLISH.moves(moves)}!`;

export const KLONDIKE_TERMINAL_ENGLISH = {
  /** In the credits. */
  credits: 'Klondike solitaire',
  moves: (moves: number): string => `Moves: ${moves}`,
  won,
  footer: {
    /** Each command in more words, then in fewer. */
    commands: {
      clickStock: ['draw'],
      sendUp: ['send up', 'up'],
      undo: ['undo'],
      newGame: ['new'],
      again: ['restart', 'again'],
      deal: ['deal'],
      hint: ['hint'],
      help: ['help'],
      quit: ['quit'],
    } satisfies Record<BarNameIn<typeof KLONDIKE_COMMANDS, 'terminal'>, readonly string[]>,
    /** How cards are carried. This stands before the commands; `isBrief` tells that they have fewer words. */
    playing: [
      { carrying: 'arrows move  {press picks up, puts down}', isBrief: false },
      { carrying: 'arrows, enter: carry', isBrief: false },
      { carrying: 'arrows, enter', isBrief: true },
    ],
    /** The same where enter may send cards. */
    sending: [
      { carrying: 'arrows move  {press sends or picks up}', isBrief: false },
      { carrying: 'arrows, enter: play', isBrief: false },
      { carrying: 'arrows, enter', isBrief: true },
    ],
    /** How cards are carried, where only a few commands follow. */
    carrying: 'arrows, enter',
    /** When the rest of the game plays itself, and while it is being played. */
    finish: ['The rest plays itself: {finish plays it}', '{finish plays the rest}', '{finish finish}'],
    finishing: ['{finish stops it}, as any other key does', 'Any key stops it.'],
    inHand: (cards: string): string[] => [
      `In hand: ${cards} - {press puts down}, {letGo lets go}`,
      `In hand: ${cards}`,
    ],
    won: (moves: number, choosesDeals: boolean): string[] => [
      `${won(moves)} {newGame new game}, ${choosesDeals ? '{again restart}, ' : ''}{undo undo}`,
      `${won(moves)} {newGame}, {undo} go on`,
      'Won! {newGame new}, {undo undo}',
    ],
  },
  /** Can the game be won? Shown beside the moves; at most eight characters. */
  truth: { winnable: 'can be won', lost: 'lost', unknown: 'not known', sought: '...' },
  /**
   * Said to who wants to go back to where the game could be won, and has not set that this is told.
   * @param key the key that opens the settings
   */
  truthToldBy: (key: string): string => `The settings (${key}) have it told.`,
  /** While a solution is looked for, and when a key has stopped that. */
  solution: {
    sought: 'Looking for a solution… Any key stops the search.',
    stopped: 'The search has stopped. v starts it again.',
  },
  adviceFailed: 'No advice is to be had: the solver does not run.',
  /** A line of moves that is walked in place of the table. */
  line: {
    /** @param moves how many win */
    begins: (moves: number): string => `From here the game is won in ${CORE_ENGLISH.moves(moves)}.`,
    /** `12 of 87: Four of hearts to tableau 6.` @param of the number of the last move */
    move: (number: number, of: number, text: string): string => `${number} of ${of}: ${text}`,
    keys: ['Right goes on, left goes back, esc returns to the game.', 'Right, left, esc.'],
  },
  /** Answers to a gesture that does nothing. */
  cannotPutThere: 'These cards cannot be put there.',
  noCardToSendUp: 'There is no card to send up.',
  noCardToPickUp: 'There is no card to pick up.',
  /** @param most how many cards of this pile go together */
  takable: (most: number): string =>
    most === 1 ? 'You can take one card here.' : `You can take 1 to ${most} cards here.`,
  noFoundationTakes: 'No foundation takes this card.',
  /**
   * Asked before a command that leaves the game in play.
   * @param key the key of the command
   */
  leaving: {
    newGame: (key: string): string[] => [`Leave this game? ${key} deals a new one, any other key goes on.`],
    again: (key: string): string[] => [`Restart this deal? ${key} restarts it, any other key goes on.`],
    previousDeal: (key: string): string[] => [
      `Leave this game for the deal before? ${key} does, any other key goes on.`,
    ],
    nextDeal: (key: string): string[] => [
      `Leave this game for the next deal? ${key} does, any other key goes on.`,
    ],
  },
  /** Texts for typing the name of a deal. */
  deal: {
    label: 'Deal',
    hints: [
      'such as 12345 or #12345; enter deals it, up brings earlier ones, esc goes back',
      'such as 12345; up: earlier ones, esc: back',
    ],
    /** The answer to a name that is no deal, where there is no room for more. */
    expected: 'Expected a number or cards',
  },
  help: {
    title: 'How to play',
    /** For a table whose card in play is the waste's, and one whose card in play is the stock's. */
    mouse: {
      waste:
        'The mouse clicks the stock, drags cards (or clicks them, then their place), and clicks the commands below the table.',
      stock:
        'The mouse clicks the waste to draw, drags cards (or clicks them, then their place), and clicks the commands below the table.',
    },
    rules: 'The rules',
    rulesOf: (house: string): string => `The rules: ${house}`,
  },
  /**
   * Shown on the table before the first move.
   * @param sentences the rules that differ from the usual ones
   */
  differences: (sentences: readonly string[]): string[] => [
    `House rules: ${sentences.join(' ')}`,
    'This house has rules of its own: ? tells them.',
    '? tells the house rules',
  ],
};

export type KlondikeTerminalSection = typeof KLONDIKE_TERMINAL_ENGLISH;

/** The texts of a `TerminalView`, such as `FRENCH` of `klondike-kit/french`. */
export interface KlondikeTerminalStrings {
  readonly core: typeof CORE_ENGLISH;
  readonly cardSearch: typeof CARD_SEARCH_ENGLISH;
  readonly terminal: typeof TERMINAL_ENGLISH;
  readonly klondike: typeof KLONDIKE_ENGLISH;
  readonly klondikeChanges: typeof KLONDIKE_CHANGES_ENGLISH;
  readonly klondikeHelp: typeof KLONDIKE_HELP_ENGLISH;
  readonly klondikeHints: typeof KLONDIKE_HINTS_ENGLISH;
  readonly klondikeReading: typeof KLONDIKE_READING_ENGLISH;
  readonly klondikeTerminal: typeof KLONDIKE_TERMINAL_ENGLISH;
}

export const ENGLISH: KlondikeTerminalStrings = {
  core: CORE_ENGLISH,
  cardSearch: CARD_SEARCH_ENGLISH,
  terminal: TERMINAL_ENGLISH,
  klondike: KLONDIKE_ENGLISH,
  klondikeChanges: KLONDIKE_CHANGES_ENGLISH,
  klondikeHelp: KLONDIKE_HELP_ENGLISH,
  klondikeHints: KLONDIKE_HINTS_ENGLISH,
  klondikeReading: KLONDIKE_READING_ENGLISH,
  klondikeTerminal: KLONDIKE_TERMINAL_ENGLISH,
};
