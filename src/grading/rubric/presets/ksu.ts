/**
 * A rubric for Kansas State, CIS 300, Homework Assignment 1. Its statement does not mention points. The course grades
 * with the unit tests of the classes `TableauQueue` and `Game`, from dealing to winning. The points follow that list
 * and are our own choice: 100 points, 15 of them for the queue.
 */
import { DEAL_FACTS, QUEUE_FACTS } from '../../doors/clicks/facts.js';
import { DRAW_FACETS, FOUNDATION_FACETS, SELECT_FACETS, TABLEAU_FACETS } from '../../doors/clicks/facets.js';
import { WIN_FACTS } from '../../doors/clicks/win-facts.js';
import type { Rubric } from '../rubric.js';
import { criterion } from '../rubric.js';

export const KSU_RUBRIC: Rubric = {
  id: 'ksu',
  title: 'Klondike, Kansas State University, CIS 300',
  door: 'clicks',
  house: 'ksu',
  criteria: [
    criterion(15, {
      id: 'queue',
      title: 'TableauQueue',
      checks: QUEUE_FACTS,
      quote:
        'The PeekBack method first needs to determine whether the queue is empty, and if so, throw an InvalidOperationException.',
      hint: 'The card at the back was enqueued last. The card at the front leaves first.',
    }),
    criterion(15, {
      id: 'deal',
      title: 'Dealing',
      checks: DEAL_FACTS,
      quote:
        'Place the next card from the deck face up on top of the the leftmost tableau column that does not contain a face-up card. Place one card from the deck face down on each remaining tableau column that does not contain a face-up card, starting from the left.',
      hint: 'Shuffle onto the stock, then deal row by row: one card face up, then one card face down on each column after it.',
    }),
    criterion(15, {
      id: 'draw',
      title: 'Taking cards from the stock',
      checks: DRAW_FACETS,
      quote:
        'If cards remain in the stock, draw three cards from the top and place them face up on the discard pile next to the stock. If the stock contains fewer than three cards, place all of them on the discard pile.',
      hint: 'Move min(3, cards left) cards, one at a time. When the stock is empty, move the whole discard pile back.',
    }),
    criterion(15, {
      id: 'select',
      title: 'Selecting',
      checks: SELECT_FACETS,
      quote:
        'If a face-up card on a tableau column is clicked when there is no selection, this card and all cards shown on top of it are selected.',
      hint: 'If there is a selection, every click removes it, and the same click never selects again.',
    }),
    criterion(15, {
      id: 'tableau',
      title: 'Moves to a tableau column',
      checks: TABLEAU_FACETS,
      quote:
        'One or more face-up cards from the top of a tableau column may be moved on top of a nonempty tableau column if the bottom card being moved has rank one smaller than the card upon which it is being placed, and these two cards are of different colors.',
      hint: 'The lowest selected card must fit. If it does not, the column must stay as it was.',
    }),
    criterion(15, {
      id: 'foundation',
      title: 'Moves to a foundation',
      checks: FOUNDATION_FACETS,
      quote:
        'Any other card may be moved from the top of a tableau column or the discard pile to a nonempty foundation if it has the same suit as the card on the top of the foundation and has a rank one larger.',
      hint: 'Take the card at the back of the column, and leave the others in their order.',
    }),
    criterion(10, {
      id: 'win',
      title: 'Winning',
      checks: WIN_FACTS,
      quote:
        'At most one card remains in the stock and discard piles combined. No face-down cards remain in any tableau column.',
      hint: 'Count down when a card leaves the discard pile for good, and when a face-down card is turned up.',
    }),
  ],
};
