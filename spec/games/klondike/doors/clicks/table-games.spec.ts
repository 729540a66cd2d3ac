/** Whole games at this door's table. After any moves, the table and a handler agree with the model. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ClicksTable, clicksHandler } from '../../../../../src/clicks.js';
import { FOUNDATION_1, TABLEAU_1, TABLEAU_2 } from '../../../../../src/games/klondike/contract/constants.js';
import { KlondikeController } from '../../../../../src/games/klondike/controller/klondike-controller.js';
import { callHandler } from '../../../../../src/games/klondike/contract/handler.js';
import { dealFromLayout } from '../../../../../src/games/klondike/model/deals.js';
import { play } from '../../../../../src/games/klondike/model/play.js';
import { KSU } from '../../../../../src/games/klondike/model/rules.js';
import { RecordingView } from '../../../../../src/games/klondike/views/recording.js';
import { printCall } from '../../../../../src/games/klondike/views/view-call.js';
import type { TableauIndex } from '../../../../../src/games/klondike/words/piles.js';
import { arbitraryLayout, arbitraryMove } from '../../../../support/arbitrary.js';
import { callOfWord } from '../../../../support/seat.js';
import { readWinningScript } from '../../../../support/winning-script.js';

describe('the table', () => {
  test('agrees with the model at layouts that no game can reach', () => {
    fc.assert(
      fc.property(arbitraryLayout, arbitraryMove, (layout, move) => {
        const table = new ClicksTable();
        const before = table.deal(dealFromLayout(layout));
        expect(table.play(move)).toEqual(play(KSU, before, move));
      }),
    );
  });
});

describe('a handler of clicks', () => {
  const { deal, events } = readWinningScript('win-ksu');

  test('plays a script to its win, and makes the same view calls as the model', () => {
    const texts = [clicksHandler({ deal }), new KlondikeController({ deal, rules: KSU })].map((handler) => {
      const view = new RecordingView(handler);
      handler.attach(view);
      for (const word of ['new', ...events, 'undo', 'undo', 'stock']) callHandler(handler, callOfWord(word));
      return view.calls.map(printCall);
    });
    expect(texts[0]).toEqual(texts[1]);
    expect(texts[0]).toContain('win');
  });

  test('follows the rules of the given house', () => {
    expect(clicksHandler().rules).toBe(KSU);
  });

  test('refuses with the reasons of the model, and ignores invalid arguments', () => {
    const reasons: string[] = [];
    const handler = clicksHandler({ deal, onRefusal: (why) => reasons.push(why) });
    handler.clickStock();
    handler.newGame();
    handler.moveFoundationToTableau(FOUNDATION_1, TABLEAU_1);
    handler.moveTableauToTableau(TABLEAU_1, NaN, TABLEAU_2);
    handler.moveTableauToTableau(TABLEAU_1, 1, 99 as TableauIndex);
    handler.undo();
    expect(reasons).toEqual([
      'not-dealt',
      'no-worrying-back',
      'bad-count',
      'no-such-pile',
      'nothing-to-undo',
    ]);
  });
});
