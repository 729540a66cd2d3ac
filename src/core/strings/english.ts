/**
 * The English texts that all games share in every medium. All catalogues work like this one: the English section is the
 * type of the other languages. A section must not call a function when it loads, because bundlers then can't drop an
 * unused one.
 */
import type { Card, Suit } from '../card.js';
import { rankOf, suitOf } from '../card.js';
import type { SettingWords } from '../settings.js';

const RANKS = [
  'ace',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'jack',
  'queen',
  'king',
];

const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'];

const counted = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** The settings, as menus name them. */
const SETTING_WORDS: SettingWords = {
  click: {
    label: 'One-click moves',
    values: { always: 'To any pile', foundations: 'To foundations', off: 'Off' },
  },
  up: {
    label: 'Automatic moves to foundations',
    values: { all: 'Always', safe: 'When safe', off: 'Never' },
  },
  hints: {
    label: 'Hints',
    about:
      "In winnable games, or with the win tracker on, hints never lose the game. In other games, hints use only the cards you've seen.",
    values: { moves: 'Show a move, then play it', steps: 'In small steps' },
  },
  time: { label: 'Timer', values: { on: 'On', off: 'Off' } },
  truth: { label: 'Win tracker', values: { on: 'On', off: 'Off' } },
};

export const CORE_ENGLISH = {
  /** The value of the HTML attribute `lang`. */
  language: 'en',
  /** `queen of hearts` */
  card: (card: Card): string => `${RANKS[rankOf(card) - 1] ?? ''} of ${SUITS[suitOf(card)] ?? ''}`,
  suit: (suit: Suit): string => SUITS[suit] ?? '',
  /** `1 card`, `5 cards` */
  cards: (cards: number): string => counted(cards, 'card'),
  /** `1 move`, `14 moves` */
  moves: (moves: number): string => counted(moves, 'move'),
  list: (items: readonly string[]): string => items.join(', '),
  /** Joins clauses about one event into a sentence. */
  clauses: (clauses: readonly string[]): string => clauses.join('; '),
  /** Replaces a deal's name that lists the cards. */
  ownLayout: 'custom layout',
  ownDeck: 'custom deck',
  /** Words in the names of keys. A word without an entry doesn't change. */
  keys: {
    Arrows: 'Arrows',
    Space: 'Space',
    Enter: 'Enter',
    Escape: 'Escape',
    Backspace: 'Backspace',
    Home: 'Home',
    End: 'End',
    Shift: 'Shift',
  },
  settings: SETTING_WORDS,
  /** The labels of buttons, and the texts in the help. */
  commands: {
    undo: { label: 'Undo', help: 'undo the last move' },
    redo: { label: 'Redo', help: 'redo the move' },
    newGame: { label: 'New game', help: 'new game' },
    again: { label: 'Restart', help: 'restart this deal' },
    moves: { label: 'Moves\u2026', help: 'list all moves, even undone ones' },
    find: { help: 'find a card by its rank and suit' },
    about: { label: 'About', help: 'about this game' },
    quit: { label: 'Quit', help: 'quit' },
  },
};

export type CoreStrings = typeof CORE_ENGLISH;

/** The questions that ask which card to find. */
export const CARD_SEARCH_ENGLISH = {
  /** Players give rank and suit in either order. */
  askCard: 'Which card? Type its rank: a, 2 to 9, t, j, q or k.',
  askRank: 'Now its rank: a, 2 to 9, t, j, q or k.',
  askSuit: 'Now its suit: s, h, d or c.',
  /** The keys that answer: ace to king; spades, hearts, diamonds, clubs. `1` and `0` also mean ten. */
  ranks: 'a23456789tjqk',
  suits: 'shdc',
  notSought: 'Search canceled.',
  notSeen: (card: Card): string => `The ${CORE_ENGLISH.card(card)} isn't visible.`,
};

export type CardSearchStrings = typeof CARD_SEARCH_ENGLISH;
