/**
 * What all games say in all media, in English. Every catalogue is written so: the English section gives the type that
 * the other languages fill. Bundlers drop a section that nothing uses if it calls nothing as it is made.
 */
import type { Card, Suit } from '../card.js';
import { rankOf, suitOf } from '../card.js';

const RANKS = [
  ...['ace', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'jack', 'queen', 'king'],
];

const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'];

const counted = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

export const CORE_ENGLISH = {
  /** As the attribute `lang` has it. */
  language: 'en',
  /** `queen of hearts` */
  card: (card: Card): string => `${RANKS[rankOf(card) - 1] ?? ''} of ${SUITS[suitOf(card)] ?? ''}`,
  suit: (suit: Suit): string => SUITS[suit] ?? '',
  /** `1 card`, `5 cards` */
  cards: (cards: number): string => counted(cards, 'card'),
  /** `1 move`, `14 moves` */
  moves: (moves: number): string => counted(moves, 'move'),
  list: (items: readonly string[]): string => items.join(', '),
  /** What happened, as one sentence. */
  clauses: (clauses: readonly string[]): string => clauses.join('; '),
  /** What stands for the name of a deal that is made of cards. */
  ownLayout: 'own layout',
  ownDeck: 'own deck',
  /** By the names that `KeyboardEvent.key` has; others are told as they are. */
  keys: {
    Arrows: 'Arrows',
    Space: 'Space',
    Enter: 'Enter',
    Escape: 'Escape',
    Home: 'Home',
    End: 'End',
    Shift: 'Shift',
  },
  /** On buttons, and what help says of them. */
  commands: {
    undo: { label: 'Undo', help: 'take back the last move' },
    redo: { label: 'Redo', help: 'make it again' },
    about: { label: 'About', help: 'about' },
    quit: { label: 'Quit', help: 'quit' },
  },
};

export type CoreStrings = typeof CORE_ENGLISH;
