/** The English texts of a new player's first game. They load with its first screen. */
import type { Card } from '../../../../../core/card.js';
import { CORE_ENGLISH } from '../../../../../core/strings/english.js';

/** What the player does with a card or the stock. */
const press = (isTouch: boolean): string => (isTouch ? 'Tap' : 'Click');

const pressCard = (isTouch: boolean, card: Card): string => `${press(isTouch)} the ${name(card)}`;

const name = (card: Card): string => CORE_ENGLISH.card(card);

export const FIRST_GAME_ENGLISH = {
  /** The games to choose between, by the cards per draw. */
  starts: {
    '1': { title: 'Draw 1', text: 'One at a time. Easier.' },
    '3': { title: 'Draw 3', text: 'Three at a time. The classic.' },
  },
  /** The guided steps. The table marks the move of each. A step names the card to play, and the top card of its target. @param isTouch does the player use a touch screen? */
  steps: {
    up: {
      title: 'Aces go to the top',
      text: (isTouch: boolean, card: Card): string =>
        `Each suit goes up from ace to king. ${pressCard(isTouch, card)}.`,
    },
    build: {
      title: 'Red on black, black on red',
      text: (isTouch: boolean, card: Card, onto: Card | undefined): string =>
        `In the columns, ranks go down and colors alternate. ${pressCard(isTouch, card)}${onto === undefined ? '' : `: it goes on the ${name(onto)}`}.`,
    },
    draw: {
      title: 'Draw from the stock',
      text: (isTouch: boolean): string =>
        `No good move in the columns? ${press(isTouch)} the stock for more cards.`,
    },
    waste: {
      title: 'Play from the waste',
      text: (isTouch: boolean, card: Card): string =>
        `The top card of the waste is yours to play. ${pressCard(isTouch, card)}.`,
    },
    /** Instead of `waste`, while the top card can't go anywhere. */
    noPlace: {
      title: 'Play from the waste',
      text: (isTouch: boolean): string => `This card has no place yet. ${press(isTouch)} the stock again.`,
    },
  },
  /** After the last step. */
  done: {
    title: 'Now you know how to play',
    text: 'Bring all four suits up to their kings to win. Stuck? Try Hint. Changed your mind? Undo.',
  },
};

export type FirstGameStrings = typeof FIRST_GAME_ENGLISH;
