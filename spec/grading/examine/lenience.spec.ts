/** A fault in one part of the view is blamed once. The other parts are still judged. */
import { expect, test } from '@jest/globals';
import { KlondikeView } from '../../../src/games/klondike/contract/view.js';
import { parseLayout } from '../../../src/games/klondike/model/layout-text.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import { parseScript } from '../../../src/games/klondike/script/text.js';
import type { KlondikeCall } from '../../../src/games/klondike/contract/handler.js';
import { newFindings } from '../../../src/grading/examine/record/handler-findings.js';
import { BaseHandler } from '../../support/grading/base-handler.js';
import type { HandlerClass } from '../../support/grading/faulty/faulty-handler.js';
import type { StudentPile } from '../../support/grading/student-table.js';
import { codesOf } from '../../support/grading/student-table.js';
import { lay, startHandler } from '../../support/grading/tested-handler.js';

/** Shows only one card of each foundation. */
class ShowsOneCard extends BaseHandler {
  protected override showFoundation({ up }: StudentPile, index: number): void {
    this.view.foundationCards(this.foundationNumber(index), codesOf(up.slice(-1)));
  }
}

class ShowsStockAsFull extends ShowsOneCard {
  protected override showStock(): void {
    this.view.stockEmpty(false);
  }
}

/** Refreshes the view only while the stock has cards. */
class RefreshesRarely extends ShowsOneCard {
  protected override refresh(): void {
    if (this.stock.length > 0) super.refresh();
  }
}

/** The results of the events, and the checks that failed. */
function judged(handler: HandlerClass): [string, ...string[]] {
  const findings = newFindings(ULG);
  const seat = startHandler((view, constants = KlondikeView) => new handler(view, constants), findings);
  seat.run.newGame();
  lay(seat, parseLayout('stock: 9c; waste: 5s; f1: Ah; t1: 2h; t2: 3h; t3: 7d'));
  const events = parseScript('stock stock stock t1>f1 t2>f1');
  const results = events.map((item) =>
    item.kind === 'event' ? seat.run.step(item.call as KlondikeCall) : '',
  );
  return [results.join(' '), ...findings.evidence.failures.map(({ check }) => check)];
}

test.each<[what: string, judgment: string[], handler: HandlerClass]>([
  ['one card of each foundation', ['right right right adopted right', 'view.foundation'], ShowsOneCard],
  [
    'one card of each foundation and the stock as full',
    ['adopted right right adopted right', 'draw.stock-shown', 'view.foundation'],
    ShowsStockAsFull,
  ],
  [
    'one card of each foundation, after the grader refreshes the view',
    ['adopted right right adopted right', 'view.refresh', 'view.foundation'],
    RefreshesRarely,
  ],
])('a handler that shows %s is judged as %j', (_, judgment, handler) => {
  expect(judged(handler)).toEqual(judgment);
});
