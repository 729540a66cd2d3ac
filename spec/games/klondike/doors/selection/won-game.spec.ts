/** A whole game that is won through calls to the door. */
import { expect, test } from '@jest/globals';
import type { Location } from '../../../../../src/selection.js';
import { KlondikeController, KlondikeModel, modelToString } from '../../../../../src/selection.js';
import { readWinningScript } from '../../../../support/winning-script.js';
import { foundation, mainDeck, pilesOf, tableau } from './words.js';

/** The location of `w`, the main deck's top card, `t3` or `f1`, with the index of the lowest of this many cards. */
function place(model: KlondikeModel, word: string, count: number): Location {
  const index = Number(word.charAt(1)) - 1;
  if (word === 'w') return mainDeck(model.getMainDeck().getNumCards() - count);
  if (word.startsWith('f')) return foundation(index);
  return tableau(index, model.getTableauPile(index).getNumCards() - count);
}

/** Plays `stock`, `w>t3` or `t2>t6*3`. Throws if the door doesn't allow it. */
function playWord(controller: KlondikeController, model: KlondikeModel, word: string): void {
  if (word === 'stock') return controller.drawCardOrRecycleWaste(model);
  const [, from = '', to = '', count = '1'] = /^(\w+)>(\w+)(?:\*(\d+))?$/.exec(word) ?? [];
  const selection = controller.select(model, place(model, from, Number(count)));
  const destination = place(model, to, 0);
  if (selection === null || !controller.allowMove(model, selection, destination))
    throw new Error(`${word}: refused`);
  controller.moveCards(model, selection, destination);
}

test('the game win-ycp-selection is won by its last move', () => {
  const { deal, events } = readWinningScript('win-ycp-selection');
  const controller = new KlondikeController({ deal });
  const model = new KlondikeModel();
  controller.initModel(model);
  const wins = events.map((word) => {
    playWord(controller, model, word);
    return controller.isWin(model);
  });
  expect([wins.indexOf(true), pilesOf(model).map((pile) => pile.getNumCards())]).toEqual([
    events.length - 1,
    [0, 0, 13, 13, 13, 13, 0, 0, 0, 0, 0, 0, 0],
  ]);
  expect(modelToString(model).slice(0, 18)).toBe('00000000!00000053!');
});
