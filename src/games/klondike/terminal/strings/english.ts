/**
 * The English text for Klondike in a terminal. In footers, `{undo}` is the key of a command and `{undo undoes}` is
 * the key with words; players can click either. A list holds versions of one text, the longest first.
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

const won = (moves: number): string => `You won in ${CORE_ENGLISH.moves(moves)}!`;

export const KLONDIKE_TERMINAL_ENGLISH = {
  credits: 'Klondike solitaire',
  moves: (moves: number): string => `Moves: ${moves}`,
  won,
  footer: {
    /** Each command's long label, then its short one, if any. */
    commands: {
      clickStock: ['draw'],
      sendUp: ['foundation', 'up'],
      undo: ['undo'],
      newGame: ['new'],
      again: ['restart', 'again'],
      deal: ['deal'],
      hint: ['hint'],
      help: ['help'],
      quit: ['quit'],
    } satisfies Record<BarNameIn<typeof KLONDIKE_COMMANDS, 'terminal'>, readonly string[]>,
    /** How to move cards, before the commands. `isBrief`: do the commands have their short labels? */
    playing: [
      { carrying: 'arrows move  {press picks up, puts down}', isBrief: false },
      { carrying: 'arrows, enter: carry', isBrief: false },
      { carrying: 'arrows, enter', isBrief: true },
    ],
    /** The same, if one-click moves are on. */
    sending: [
      { carrying: 'arrows move  {press moves or picks up}', isBrief: false },
      { carrying: 'arrows, enter: play', isBrief: false },
      { carrying: 'arrows, enter', isBrief: true },
    ],
    /** How to move cards, before a few commands. */
    carrying: 'arrows, enter',
    /** Offers to finish the game, or to stop finishing it. */
    finish: [
      'The game can finish itself: {finish finishes it}',
      '{finish finishes the game}',
      '{finish finish}',
    ],
    finishing: ['{finish stops it}, like any other key', 'Any key stops it.'],
    inHand: (cards: string): string[] => [
      `In hand: ${cards} - {press puts down}, {letGo puts back}`,
      `In hand: ${cards}`,
    ],
    won: (moves: number, choosesDeals: boolean): string[] => [
      `${won(moves)} {newGame new game}, ${choosesDeals ? '{again restart}, ' : ''}{undo undo}`,
      `${won(moves)} {newGame new}, {undo undo}`,
      'Won! {newGame new}, {undo undo}',
    ],
  },
  /** The win tracker, next to the moves, in at most eight characters. */
  truth: { winnable: 'winnable', lost: 'lost', unknown: 'unknown', searching: '...' },
  /** Added to the sentence that says the win tracker is off. @param key the key that opens the settings */
  turnOnTracker: (key: string): string => `Turn it on in the settings (${key}).`,
  /** Says that a search for a solution is running, or that a key stopped it. */
  solution: {
    searching: 'Looking for a solution… Any key stops the search.',
    stopped: 'Search stopped. v starts it again.',
  },
  adviceFailed: "Hints aren't available: the solver isn't running.",
  /** The texts below a line of moves that the player steps through. */
  line: {
    /** @param moves the number of moves in the line */
    begins: (moves: number): string => `You can win from here in ${CORE_ENGLISH.moves(moves)}.`,
    /** `12 of 87: Four of hearts to tableau 6.` @param of the number of the last move */
    move: (number: number, of: number, text: string): string => `${number} of ${of}: ${text}`,
    keys: ['Right and left step through the moves. Esc returns to the game.', 'Right, left, esc.'],
  },
  cannotPutThere: "You can't put these cards there.",
  noCardToSendUp: "There's no card to move up.",
  noCardToPickUp: "There's no card to pick up.",
  /** @param most how many cards of this pile can move as one */
  takable: (most: number): string =>
    most === 1 ? 'You can take one card here.' : `You can take 1 to ${most} cards here.`,
  noFoundationTakes: 'No foundation takes this card yet.',
  /** The question before a command that leaves a game in progress. @param key the command's key */
  leaving: {
    newGame: (key: string): string[] => [
      `Leave this game? Press ${key} for a new game, any other key to stay.`,
    ],
    again: (key: string): string[] => [`Restart this deal? Press ${key} to restart, any other key to stay.`],
    previousDeal: (key: string): string[] => [
      `Leave this game for the previous deal? Press ${key} for yes, any other key to stay.`,
    ],
    nextDeal: (key: string): string[] => [
      `Leave this game for the next deal? Press ${key} for yes, any other key to stay.`,
    ],
  },
  /** The prompt for a deal. */
  deal: {
    label: 'Deal',
    hints: [
      'such as 12345 or #12345; enter: deal it, up: earlier ones, esc: back',
      'such as 12345; up: earlier ones, esc: back',
    ],
    /** The short answer to a text that isn't a deal. */
    expected: 'Expected a number or cards',
  },
  help: {
    title: 'How to play',
    /** The text for each pile whose top card can be in play. */
    mouse: {
      waste:
        'With the mouse: click the stock to draw, drag cards (or click them, then their new pile), and click the commands below the table.',
      stock:
        'With the mouse: click the waste to draw, drag cards (or click them, then their new pile), and click the commands below the table.',
    },
    rules: 'The rules',
    rulesOf: (house: string): string => `The rules: ${house}`,
  },
  /** Names the unusual rules before the first move. @param sentences the rules that differ from the usual ones */
  differences: (sentences: readonly string[]): string[] => [
    `House rules: ${sentences.join(' ')}`,
    'This game has its own rules: press ? to read them.',
    '? shows the house rules',
  ],
};

export type KlondikeTerminalSection = typeof KLONDIKE_TERMINAL_ENGLISH;

/** The texts of a `TerminalView`, such as `FRENCH` from `klondike-kit/french`. */
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
