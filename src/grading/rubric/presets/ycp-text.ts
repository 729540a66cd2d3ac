/**
 * The rubric for York College, CS 201, Assignment 4 of 2009: a ladder. The statement says what a program is worth "up
 * to" each step. A step counts only if all earlier steps have points, and its checks count up to the first failure. The
 * course sees some steps in its console; these are judged by the methods that the console calls.
 */
import {
  DRAW_FACETS,
  FINISHED_FACETS,
  FIT_FACETS,
  MOVE_FACETS,
  TAKE_FACETS,
} from '../../doors/numbered-piles/facets.js';
import {
  CHOOSE_FACTS,
  DEAL_FACTS,
  DECK_FACTS,
  DESTINATION_FACTS,
  DRAW_FACTS,
} from '../../doors/numbered-piles/facts.js';
import type { Check, Criterion, Rubric } from '../rubric.js';
import { criterion } from '../rubric.js';

interface LadderStep extends Pick<Criterion, 'id' | 'title' | 'hint' | 'quote'> {
  /** The points for a program that gets this far. */
  readonly upTo: number;
  readonly checks: readonly Check[];
}

const STEPS: readonly LadderStep[] = [
  {
    id: 'deal',
    upTo: 40,
    title: 'The initial state',
    checks: DEAL_FACTS,
    quote: 'Initializing and printing the initial state: up to 40/100',
    hint: 'Shuffle the 52 cards, draw 1 to 7 of them to the working piles, and set the expose index of each to its top card.',
  },
  {
    id: 'choose',
    upTo: 45,
    title: 'Choosing a card',
    checks: CHOOSE_FACTS,
    quote:
      'Its data consists of the index of one of the piles, and the index of a card within the chosen pile.',
    hint: 'Card 0 is the bottom card; the main deck is pile 0.',
  },
  {
    id: 'take',
    upTo: 50,
    title: 'Cards that may be taken',
    checks: TAKE_FACETS,
    quote: 'Only the top card may be removed from the main deck. Only exposed cards may be moved.',
    hint: 'Check first that the pile and the card exist, then that the card is exposed.',
  },
  {
    id: 'draw',
    upTo: 60,
    title: 'Drawing the next card',
    checks: [...DRAW_FACETS, ...DRAW_FACTS],
    quote:
      'Drawing a card from the main deck means removing the current top card and placing it in a waste pile. [...] If the main deck is empty, then all of the cards are transferred from the waste pile back to the main deck.',
    hint: 'Move the card drawn last back first. It ends up at the bottom, so the cards are in their original order again.',
  },
  {
    id: 'destination',
    upTo: 65,
    title: 'Choosing a destination',
    checks: DESTINATION_FACTS,
    quote: 'the piles are numbered (0 = main deck, 1-7 = working piles, 8-11 = finished piles)',
    hint: 'Keep the twelve decks in an array and let getPile return one of them.',
  },
  {
    id: 'fits',
    upTo: 70,
    title: 'Legal moves',
    checks: FIT_FACETS,
    quote:
      'isValidMove determines if it is legal to move the card selected by the user to a particular pile.',
    hint: 'Compare the chosen card with the top card of the destination, not with the top card of the pile it leaves.',
  },
  {
    id: 'loop',
    upTo: 90,
    title: 'Making moves',
    checks: [...MOVE_FACETS, ...DECK_FACTS],
    quote:
      'Following a move, the top card of the pile the card or cards were moved from is exposed (if the pile is not empty.)',
    hint: 'Lower the expose index of the old pile only if it is greater than the index of the new top card.',
  },
  {
    id: 'finished',
    upTo: 100,
    title: 'The end of the game',
    checks: FINISHED_FACETS,
    quote: 'Checking end of game condition: up to 100/100',
    hint: 'The game is finished when the main deck, the waste and the working piles are empty.',
  },
];

const worth = ({ upTo, ...step }: LadderStep, index: number): Criterion =>
  criterion(upTo - (STEPS[index - 1]?.upTo ?? 0), {
    ...step,
    gates: STEPS.slice(0, index).map(({ id }) => id),
    aggregate: 'ladder',
  });

export const YCP_TEXT_RUBRIC: Rubric = {
  id: 'ycp-text',
  title: 'Klondike, York College of Pennsylvania, CS 201, 2009',
  door: 'numbered-piles',
  house: 'ycp-text',
  criteria: STEPS.map(worth),
};
