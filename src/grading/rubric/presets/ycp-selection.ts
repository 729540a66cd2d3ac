/**
 * The rubrics for York College, CS 201, Assignment 3 of 2021, one for each milestone. The second statement does not
 * list drawing separately. A draw moves cards, so its checks belong to the criterion for moves.
 */
import { INIT_FACTS, MODEL_FACTS, PILE_FACTS, SELECTION_FACTS } from '../../doors/selection/facts.js';
import {
  ALLOW_FACETS,
  DRAW_FACETS,
  MOVE_FACETS,
  SELECT_FACETS,
  UNSELECT_FACETS,
  WIN_FACETS,
} from '../../doors/selection/facets.js';
import type { Criterion, Rubric } from '../rubric.js';
import { criterion } from '../rubric.js';

const rubric = (id: string, title: string, criteria: readonly Criterion[]): Rubric => ({
  id,
  title,
  criteria,
  door: 'selection',
  house: 'ycp-selection',
});

export const YCP_SELECTION_RUBRIC = rubric(
  'ycp-selection',
  'Klondike, York College of Pennsylvania, CS 201, 2021: milestone 2',
  [
    criterion(10, {
      id: 'init',
      title: 'Initialization of game state',
      checks: INIT_FACTS,
      quote:
        'At the beginning of the game, the first tableau pile has one card, the second has two cards, etc.',
      hint: 'Draw the cards from the shuffled main deck, then set the expose index of each pile to its top card.',
    }),
    criterion(15, {
      id: 'select',
      title: 'Selecting cards',
      checks: SELECT_FACETS,
      quote:
        'Only the top card may be removed from the main deck. Only an exposed card or cards may be moved.',
      hint: 'Return null if the cards may not be selected. Otherwise take them out of their pile and keep its expose index.',
    }),
    criterion(30, {
      id: 'allow',
      title: 'Checking legality of moves',
      checks: ALLOW_FACETS,
      quote:
        'When placing a card on top of a tableau pile, the rank of the placed card must be one less than the tableau pile\u2019s current top card',
      hint: 'Compare the first card of the selection with the top card of the destination.',
    }),
    criterion(30, {
      id: 'move',
      title: 'Moving selected cards',
      checks: [...MOVE_FACETS, ...DRAW_FACETS],
      quote:
        'Following a move, the top card of the pile the card or cards were moved from is exposed (if the pile is not empty.)',
      hint: 'Lower the expose index of the origin only if it is greater than the index of its top card.',
    }),
    criterion(10, {
      id: 'unselect',
      title: 'Canceling a selection (unselect)',
      checks: UNSELECT_FACETS,
      quote: 'Canceling a selection (unselect) \u2013 10%',
      hint: 'Put the cards back on the pile they came from, and change nothing else.',
    }),
    criterion(5, {
      id: 'win',
      title: 'Checking win',
      checks: WIN_FACETS,
      quote:
        'A foundation pile contains cards of the same suit, arranged in order from Ace at the bottom of the pile to King at the top of the pile.',
      hint: 'The game is won when each of the four foundation piles has thirteen cards.',
    }),
  ],
);

export const YCP_SELECTION_MILESTONE_1_RUBRIC = rubric(
  'ycp-selection-milestone-1',
  'Klondike, York College of Pennsylvania, CS 201, 2021: milestone 1',
  [
    criterion(50, {
      id: 'pile',
      title: 'Pile',
      checks: PILE_FACTS,
      quote: 'Pile \u2014 represents a pile of cards, similar to the Deck class from labs 10 and 11.',
      hint: 'The last card is the top card. Removed cards keep their order.',
    }),
    criterion(25, {
      id: 'selection',
      title: 'Selection',
      checks: SELECTION_FACTS,
      quote:
        'Selection \u2014 a sequence of one or more cards taken from the main deck or a tableau pile as the first step in moving cards from one pile to another',
      hint: 'Store the origin and the cards that the constructor gets.',
    }),
    criterion(25, {
      id: 'model',
      title: 'KlondikeModel',
      checks: MODEL_FACTS,
      quote: 'KlondikeModel \u2014 represents all of the different Piles in the game',
      hint: 'Create the piles in the constructor, and return the same ones each time.',
    }),
  ],
);
