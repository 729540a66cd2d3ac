/** Whole games of clicks: a won game, and random games, sensible or not. */
import { describe, expect, test } from '@jest/globals';
import { Chance } from '../../../../support/chance.js';
import { readWinningScript } from '../../../../support/winning-script.js';
import { Board } from './board.js';
import { TURNS, clickFault } from './click-fault.js';

/** The clicks that make a move in a script: `t2>t6*3` is `t2*3 t6`. */
function clicksOf(move: string): string {
  if (move === 'stock') return move;
  const [, from = '', to = '', count = ''] = /^(\w+)>(\w+)(\*\d+)?$/.exec(move) ?? [];
  return `${from}${count} ${to}`;
}

test('a whole game is won by its last click', () => {
  const { deal, events } = readWinningScript('win-ksu');
  const board = new Board(Number(deal.slice('dotnet:'.length)));
  const answers = events.flatMap((move) => clicksOf(move).split(' ')).map((click) => board.click(click));
  expect([answers.indexOf(true), answers.at(-1)]).toEqual([answers.length - 1, true]);
});

describe('random clicks', () => {
  test('bring cards to the foundations and turn cards up', () => {
    const boards = Array.from({ length: 10 }, (_, seed) => {
      const [chance, board] = [new Chance(seed), new Board(seed)];
      for (let turn = 0; turn < TURNS; turn++) clickFault(chance, board);
      return board;
    });
    const down = boards.map(({ columns }) =>
      columns.reduce((sum, { faceDownPile }) => sum + faceDownPile.length, 0),
    );
    expect([
      Math.min(...down) < 21,
      boards.some(({ foundations }) => foundations.some(({ pile }) => pile.length > 0)),
      boards.some(({ stock, discard }) => stock.pile.length + discard.pile.length < 24),
    ]).toEqual([true, true, true]);
  });
});
