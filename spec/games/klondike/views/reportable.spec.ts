/** The list has all calls that a player can make, each once, and no others. */
import { describe, expect, test } from '@jest/globals';
import { parseFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import { reportable } from '../../../../src/games/klondike/views/player.js';

const words = (frame: string): string[] =>
  reportable(parseFrame(frame)).map(({ event, args }) => [event, ...args].join(' '));

describe('the reportable calls', () => {
  test('at a new view are a new game and a click on the stock', () => {
    expect(words('moves: 0')).toEqual(['newGame', 'clickStock']);
  });

  test('after a win are a new game and undo', () => {
    expect(words('f1: Qs Ks; moves: 90; won')).toEqual(['newGame', 'undo']);
  });

  test('move each face-up run of a tableau pile to every other pile, the shortest run first', () => {
    const carries = words('t1: ## 9d 8s; moves: 0').filter((word) => word.startsWith('moveTableauToTableau'));
    const to = [1, 2, 3, 4, 5, 6];
    expect(carries).toEqual(
      [1, 2].flatMap((count) => to.map((pile) => `moveTableauToTableau 0 ${count} ${pile}`)),
    );
  });
});
