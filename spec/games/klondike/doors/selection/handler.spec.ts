/** This door as a handler for the views of the main door. */
import { describe, expect, test } from '@jest/globals';
import { TABLEAU_4 } from '../../../../../src/games/klondike/contract/constants.js';
import { javaDeal } from '../../../../../src/games/klondike/model/deals.js';
import { YCP_SELECTION } from '../../../../../src/games/klondike/model/rules.js';
import { RecordingView } from '../../../../../src/games/klondike/views/recording.js';
import { SelectionTable, selectionHandler } from '../../../../../src/selection.js';
import { seatAt } from '../../../../support/seat.js';

describe('the handler', () => {
  test('shows the top of the main deck as the waste', () => {
    const { view, press } = seatAt('stock: 9c Kd 3d; t1: 4c', { table: new SelectionTable() });
    expect(view.text).toBe('stock: full\nwaste: 3d\nt1: 4c\nmoves: 0');
    expect(press('stock')).toEqual(['stock: full', 'waste: Kd', 'moves: 1', 'refresh']);
    expect(press('w>t2')).toEqual(['stock: full', 'waste: 9c', 't2: Kd', 'moves: 2', 'refresh']);
    expect(press('stock stock')).toEqual(['stock: full', 'waste: 3d', 'moves: 4', 'refresh']);
  });

  test("undoes the door's moves", () => {
    const { press, view } = seatAt('stock: 9c; waste: 3d; t1: 4c | 3h; t2: 4s', {
      table: new SelectionTable(),
    });
    expect(press('t1>t2')).toEqual(['t1: 4c', 't2: 4s 3h', 'moves: 1', 'refresh']);
    press('stock stock');
    expect(press('undo undo undo')).toEqual(['t1: ## 3h', 't2: 4s', 'moves: 0', 'refresh']);
    expect(view.text).toBe('stock: full\nwaste: 9c\nt1: ## 3h\nt2: 4s\nmoves: 0');
  });

  test('calls onRefusal at a refused event and does nothing else', () => {
    const { press, refusals } = seatAt('t1: 4c; t2: 4s', { table: new SelectionTable() });
    expect([press('t1>t2'), press('stock'), press('f1>t1'), refusals]).toEqual([
      [],
      [],
      [],
      ['wrong-color', 'no-cards-left', 'no-worrying-back'],
    ]);
  });

  test('accepts the options of the main door', () => {
    const refusals: string[] = [];
    const game = selectionHandler({ deal: 'java:11', name: 'mine', onRefusal: (why) => refusals.push(why) });
    const view = new RecordingView(game);
    game.attach(view);
    game.newGame();
    game.moveTableauToTableau(TABLEAU_4, 1, TABLEAU_4);
    expect([game.getName(), game.deal, game.rules, game.layout, refusals]).toEqual([
      'mine',
      'java:11',
      YCP_SELECTION,
      javaDeal(11n).start(YCP_SELECTION),
      ['not-a-target'],
    ]);
  });

  test('needs no options', () => {
    const game = selectionHandler();
    game.newGame();
    expect(game.deal).toMatch(/^java:\d+$/);
  });
});
