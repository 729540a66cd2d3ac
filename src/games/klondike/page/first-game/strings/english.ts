/** The English texts of a new player's first game. They load with its first screen. */
import type { Card } from '../../../../../core/card.js';
import { CORE_ENGLISH } from '../../../../../core/strings/english.js';

const name = (card: Card): string => CORE_ENGLISH.card(card);

export const FIRST_GAME_ENGLISH = {
  /** The games to choose between, by the cards per draw. */
  starts: {
    '1': { title: 'Draw 1', text: 'One at a time. Easier.' },
    '3': { title: 'Draw 3', text: 'Three at a time. The classic.' },
  },
  /** The guided steps. The table marks the move of each. A step names the card to click, and the top card of its target. */
  steps: {
    up: {
      title: 'Aces go to the top',
      text: (card: Card): string => `Each suit goes up from ace to king. Click or tap the ${name(card)}.`,
    },
    build: {
      title: 'Red on black, black on red',
      text: (card: Card, onto: Card | undefined): string =>
        `In the columns, ranks go down and colors alternate. Click the ${name(card)}${onto === undefined ? '' : `: it goes on the ${name(onto)}`}.`,
    },
    draw: {
      title: 'Draw from the stock',
      text: 'No good move in the columns? Click the stock for more cards.',
    },
    waste: {
      title: 'Play from the waste',
      text: (card: Card): string => `You can always play its top card. Click the ${name(card)}.`,
    },
    /** Instead of `waste`, while the top card can't go anywhere. */
    noPlace: {
      title: 'Play from the waste',
      text: 'This card has no place yet. Click the stock again.',
    },
  },
  /** After the last step. */
  done: {
    title: 'Now you know how to play',
    text: 'Bring all four suits up to their kings to win. Stuck? Try Hint. Changed your mind? Undo.',
  },
};

export type FirstGameStrings = typeof FIRST_GAME_ENGLISH;
