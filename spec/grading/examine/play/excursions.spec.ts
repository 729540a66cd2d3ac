/** Tests excursions, games played towards a win, undo, and tours of the stock. */
import { describe, expect, test } from '@jest/globals';
import { JavaRandom } from '../../../../src/core/random.js';
import { STOCK, UNDO } from '../../../../src/games/klondike/contract/calls.js';
import { KlondikeView } from '../../../../src/games/klondike/contract/view.js';
import { parseDeal } from '../../../../src/games/klondike/model/deals.js';
import { ULG } from '../../../../src/games/klondike/model/rules.js';
import { LANGUAGE } from '../../../../src/games/klondike/script/language.js';
import { CandidateFault } from '../../../../src/grading/candidate/candidate.js';
import type { Quota } from '../../../../src/grading/examine/play/excursions.js';
import { Excursions } from '../../../../src/grading/examine/play/excursions.js';
import { randomPlay } from '../../../../src/grading/examine/play/random-play.js';
import { newFindings } from '../../../../src/grading/examine/record/handler-findings.js';
import type { HandlerRun } from '../../../../src/grading/examine/handler-run.js';
import { stockTour } from '../../../../src/grading/examine/play/stock-tour.js';
import { playToWin } from '../../../../src/grading/examine/play/games-to-win.js';
import { BaseHandler } from '../../../support/grading/base-handler.js';
import { ENDS_DEALING } from '../../../support/grading/crashing-handlers.js';
import type { HandlerClass } from '../../../support/grading/faulty/faulty-handler.js';
import type { TestedHandler } from '../../../support/grading/tested-handler.js';
import { lay, startHandler } from '../../../support/grading/tested-handler.js';

const seatFor = (handler: HandlerClass): TestedHandler =>
  startHandler((view, constants = KlondikeView) => new handler(view, constants), newFindings(ULG));

const runOf = (handler: HandlerClass): HandlerRun => seatFor(handler).run;

/** A run whose game starts from this layout, with all cards known. */
function laid(handler: HandlerClass, layout: string): HandlerRun {
  const seat = seatFor(handler);
  seat.run.newGame();
  lay(seat, parseDeal(layout, ULG).start(ULG));
  return seat.run;
}

/** The events after the deal, as words of a script. */
const eventsOf = ({ calls }: HandlerRun): string =>
  calls
    .slice(1)
    .map(({ call, refused }) => `${LANGUAGE.printCall(call)}${refused ? '?' : ''}`)
    .join(' ');

const HANGS_CARRYING: HandlerClass = class extends BaseHandler {
  protected override move(): void {
    throw new CandidateFault('hung', 'It hung.');
  }
};

const CARRIES_NOTHING: HandlerClass = class extends BaseHandler {
  protected override carry(): void {
    this.refuse();
  }
};

const DEALS_NOTHING: HandlerClass = class extends BaseHandler {
  protected override deal(): void {
    this.stock = [];
  }
};

describe('excursions', () => {
  const TABLE = 'stock: 5c; waste: 8c; t1: 3c 9h | 7s; t2: 8d';

  const made = (quota: Quota, prepare = (_: HandlerRun): void => undefined): string => {
    const run = laid(BaseHandler, TABLE);
    prepare(run);
    expect(new Excursions(quota).from(run)).toBe('right');
    return eventsOf(run);
  };

  test('excursions try each kind of event up to its quota, and undo legal events', () => {
    expect(made({ refused: 1, legal: 1 })).toBe(
      'stock undo w>f1? w>t1? w>t2? w>t3? t1>f1? t1>t2 undo t1>t3? t2>f1? t2>t1? t2>t3?',
    );
    expect(made({ refused: 0, legal: 9 })).toBe('stock undo t1>t2 undo');
    expect(made({ refused: 0, legal: 0 })).toBe('');
  });

  test('excursions skip events that the evidence avoids, and events whose undo it avoids', () => {
    const avoiding = (key: string): string =>
      made({ refused: 0, legal: 9 }, ({ evidence }) => evidence.avoid(key));
    const avoided = ['draw short', 'undo draw short', 't>t fit uncovers'].map(avoiding);
    expect(avoided).toEqual(['t1>t2 undo', 't1>t2 undo', 'stock undo']);
  });

  test('excursions stop when the game is lost or ended', () => {
    const answers = [CARRIES_NOTHING, HANGS_CARRYING].map((handler) => {
      const run = laid(handler, TABLE);
      return [new Excursions({ refused: 0, legal: 1 }).from(run), run.game, run.hasEnded];
    });
    expect(answers).toEqual([
      ['lost', undefined, false],
      ['ended', undefined, true],
    ]);
  });

  test('excursions try a click again later, but try a move again only between changed piles', () => {
    const run = laid(BaseHandler, 'stock: 5c 6c; t1: 9h; t2: 8s');
    const excursions = new Excursions({ refused: 1, legal: 1 });
    const news = [1, 2, 3].map((time) => {
      if (time === 3) run.step(STOCK);
      const before = run.events;
      excursions.from(run);
      return run.events - before;
    });
    expect([news, eventsOf(run)]).toEqual([
      [9, 0, 6],
      'stock undo t1>f1? t1>t2? t1>t3? t2>f1? t2>t1 undo t2>t3? stock stock undo w>f1? w>t1? w>t2? w>t3?',
    ]);
  });
});

describe('a game played towards a win', () => {
  const course = () => ({
    ...{ chance: new JavaRandom(1n), excursions: new Excursions({ refused: 0, legal: 0 }) },
    ...({ last: 'tableau', isFirst: true } as const),
  });

  test.each<[ending: string, handler: HandlerClass]>([
    ['ended', ENDS_DEALING],
    ['lost', DEALS_NOTHING],
    ['given up', CARRIES_NOTHING],
    ['ended', HANGS_CARRYING],
  ])('is %s', (ending, handler) => {
    expect(playToWin(runOf(handler), course())).toBe(ending);
  });

  test('is given up after several new plans when the evidence avoids every next event', () => {
    const run = runOf(BaseHandler);
    for (const key of ['draw', 't>t fit', 't>t fit uncovers']) run.evidence.avoid(key);
    expect([playToWin(run, course()), run.events]).toEqual(['given up', 40]);
  });
});

describe('undoing', () => {
  test('stops at the given number of moves, or at an undo that the evidence avoids', () => {
    const run = laid(BaseHandler, 'stock: 5c 6c 7c 8c 9c; t1: 9h');
    for (let click = 0; click < 3; click++) run.step(STOCK);
    expect([run.undoTo(2), run.game?.moves]).toEqual(['right', 2]);
    run.evidence.avoid('undo draw');
    expect([run.undoTo(0), run.game?.moves]).toEqual(['lost', 1]);
  });

  test('stops when the game is lost', () => {
    const FORGETS: HandlerClass = class extends BaseHandler {
      override undo(): void {
        this.refuse();
      }
    };
    const run = laid(FORGETS, 'stock: 5c 6c; t1: 9h');
    expect(run.undoTo(0)).toBe('right');
    run.step(STOCK);
    expect([run.undoTo(0), run.undoTo(0)]).toEqual(['lost', 'lost']);
  });

  test('is expected to crash after it has crashed once', () => {
    const run = laid(BaseHandler, 'stock: 5c 6c; t1: 9h');
    run.evidence.noteReply('undo at the deal', 'crashed');
    expect([run.isFatal(UNDO), run.isFatal(STOCK)]).toEqual([true, false]);
    run.game = undefined;
    expect(run.isFatal(UNDO)).toBe(false);
  });
});

describe('a tour of the stock', () => {
  test('clicks through it several times, undoes everything, and clicks four more times', () => {
    const run = runOf(BaseHandler);
    expect([stockTour(run), run.events, run.game?.moves]).toEqual(['right', 85, 4]);
  });

  test.each<[answer: string, events: number, handler: HandlerClass]>([
    ['ended', 1, ENDS_DEALING],
    ['lost', 1, DEALS_NOTHING],
  ])('ends as %s after %d event', (answer, events, handler) => {
    const run = runOf(handler);
    expect([stockTour(run), run.events]).toEqual([answer, events]);
  });

  test('stops at a click or undo that the evidence avoids', () => {
    const run = runOf(BaseHandler);
    run.evidence.avoid('recycle');
    expect([stockTour(run), run.events, run.game?.moves]).toEqual(['right', 21, 4]);
    const other = runOf(BaseHandler);
    other.evidence.avoid('undo draw last');
    expect([stockTour(other), other.events]).toEqual(['lost', 73]);
  });
});

test('random play starts another game after 300 events and stops if no game starts', () => {
  const run = runOf(BaseHandler);
  randomPlay(run, new JavaRandom(7n), 302);
  expect([run.events, run.calls.length]).toEqual([302, 1]);
  const other = runOf(DEALS_NOTHING);
  randomPlay(other, new JavaRandom(7n), 10);
  expect(other.events).toBe(1);
});
