/**
 * Monte Carlo Solitaire for the window of a course, Project 2 in CMSC 202 at the University of Maryland, Baltimore
 * County. The model decides which cards may be removed.
 */
import type { Card } from '../../../../core/card.js';
import { NO_CARD } from '../../../../core/card.js';
import { JAVA_SEEDS } from '../../../../core/random.js';
import { valueText } from '../../../../core/given.js';
import { gameDeal, gameNumberOf } from '../../model/deals.js';
import { MONTECARLO_HELP_ENGLISH } from '../../words/strings/english.js';
import type { Grid } from '../../model/grid.js';
import { cardIn, emptyGrid, isWon, scoreOf } from '../../model/grid.js';
import { firstPair } from '../../model/moves.js';
import type { MonteCarloMove } from '../../model/play.js';
import { play } from '../../model/play.js';
import type { Rank, Suit } from './cards.js';
import { rankOfCard, suitOfCard } from './cards.js';
import type { Coordinates } from './coordinates.js';
import { cellOf, coordinatesOf } from './coordinates.js';

/**
 * A tableau, the deck behind it and the score.
 *
 * Invariant: the tableau keeps its size. Before the first `newGame` there are no cards, and the score is 0.
 * After that, each of the 52 cards lies in a cell of the tableau or in the deck, or has been removed for a
 * point: cards in the tableau + `cardsLeft()` + `score()` = 52. The score is even, from 0 to 52.
 */
export class Game {
  private grid: Grid;
  /** The grid as it was dealt. */
  private start: Grid | undefined;

  /**
   * Precondition: `rows` and `cols` are whole numbers from 1, and `rows * cols` is at most 52; the course
   * plays on 5 x 5.
   * Postcondition: the tableau has this size and no card, `cardsLeft()` is 0, `score()` is 0.
   * @throws RangeError if the precondition does not hold
   */
  constructor(rows: number, cols: number) {
    this.grid = emptyGrid({ rows, columns: cols });
  }

  /**
   * Abandons the game in play and deals the game with this number. The shuffled deck is laid in the tableau row
   * by row from its first card, each row from the left, until every cell has a card.
   *
   * Precondition: `gameNumber` is a 64-bit whole number, from -2^63 to 2^63 - 1.
   * Postcondition: `score()` is 0, and `cardsLeft()` is 52 minus the number of cells in the tableau, which makes 27 on
   * 5 x 5. The same number always deals the same cards.
   * @throws RangeError if the precondition does not hold; then the game in play has not changed
   */
  newGame(gameNumber: number | bigint): void {
    const number = gameNumberOf(gameNumber);
    if (number === undefined) {
      throw new RangeError(
        `a game's number must be a whole number from ${JAVA_SEEDS.min} to ${JAVA_SEEDS.max}, not ${valueText(gameNumber)}`,
      );
    }
    this.start = gameDeal(number).start(this.grid);
    this.grid = this.start;
  }

  /**
   * Precondition: none.
   * Postcondition: the current game is as `newGame` dealt it. Before the first `newGame` nothing changes.
   */
  replay(): void {
    if (this.start !== undefined) this.grid = this.start;
  }

  /**
   * Precondition: none.
   * Postcondition: the result is the number of cards in the deck, which are still to be dealt; nothing changes.
   */
  cardsLeft(): number {
    return this.grid.deck.length;
  }

  /**
   * Precondition: none.
   * Postcondition: the result is the number of cards removed from the game being played; nothing changes.
   */
  score(): number {
    return this.start === undefined ? 0 : scoreOf(this.grid);
  }

  /**
   * Precondition: `coordinates` are Coordinates of a cell, in the tableau or not.
   * Postcondition: the result is the suit of the card there, or null if there is none; nothing changes.
   * @throws TypeError if the precondition does not hold
   */
  getSuit(coordinates: Coordinates): Suit | null {
    const card = this.cardAt(coordinates);
    return card === NO_CARD ? null : suitOfCard(card);
  }

  /**
   * Precondition: `coordinates` are Coordinates of a cell, in the tableau or not.
   * Postcondition: the result is the rank of the card there, or null if there is none; nothing changes.
   * @throws TypeError if the precondition does not hold
   */
  getRank(coordinates: Coordinates): Rank | null {
    const card = this.cardAt(coordinates);
    return card === NO_CARD ? null : rankOfCard(card);
  }

  /**
   * Precondition: none.
   * Postcondition: the result is a short explanation of the rules, for a pop-up. It has paragraphs with an empty line
   * between them, in lines of fewer than 80 characters. Nothing changes.
   */
  help(): string {
    return MONTECARLO_HELP_ENGLISH.course;
  }

  /**
   * Precondition: none.
   * Postcondition: the result is the first pair that `removeCards` would remove, or null if there is no pair.
   * Pairs are ordered by their first card, row by row from the top, each from the left, and then by their
   * second card. Nothing changes.
   */
  hint(): [Coordinates, Coordinates] | null {
    const pair = firstPair(this.grid);
    return pair === undefined ? null : [coordinatesOf(pair[0]), coordinatesOf(pair[1])];
  }

  /**
   * Removes two cards if they make a pair, which means that they have the same rank and touch each other horizontally,
   * vertically or diagonally. The edges don't wrap around.
   *
   * Precondition: both are Coordinates of cells, in any order, in the tableau or not.
   * Postcondition: if the result is true, both cells are empty and `score()` is higher by 2. If it is false,
   * the cells didn't hold a pair, and nothing has changed.
   * @throws TypeError if the precondition does not hold; then nothing has changed
   */
  removeCards(one: Coordinates, other: Coordinates): boolean {
    return this.attempt([cellOf(one), cellOf(other)]);
  }

  /**
   * Precondition: none.
   * Postcondition: the result is true if all 52 cards have been removed, which is a score of 52. Nothing
   * changes.
   */
  playerWins(): boolean {
    return this.start !== undefined && isWon(this.grid);
  }

  /**
   * Moves the cards of the tableau to its front, left and up, and deals from the deck to the cells after
   * them.
   *
   * Precondition: none; there may still be pairs.
   * Postcondition: the cards of the tableau follow each other row by row in their previous order. After them
   * come cards of the deck, in its order, until every cell has a card or the deck is empty. The score has not
   * changed.
   */
  consolidate(): void {
    this.attempt('consolidate');
  }

  private cardAt(coordinates: Coordinates): Card {
    return cardIn(this.grid, cellOf(coordinates));
  }

  private attempt(move: MonteCarloMove): boolean {
    const outcome = play(this.grid, move);
    if (outcome.ok) this.grid = outcome.next;
    return outcome.ok;
  }
}
