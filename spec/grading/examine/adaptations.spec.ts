/**
 * If a handler has a common fault in the stock or waste, the grader blames it once and then plays by the handler's
 * rule.
 */
import { describe, expect, test } from '@jest/globals';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import { CandidateFault } from '../../../src/grading/candidate/candidate.js';
import { adaptedFindings } from '../../../src/grading/examine/adaptations.js';
import { NO_REDEAL } from '../../../src/grading/examine/game/effect.js';
import type { HandlerFindings } from '../../../src/grading/examine/record/handler-findings.js';
import { WatchingView } from '../../../src/grading/examine/watch/watching-view.js';
import { randomPlay } from '../../../src/grading/examine/play/random-play.js';
import { HandlerRun } from '../../../src/grading/examine/handler-run.js';
import { stockTour } from '../../../src/grading/examine/play/stock-tour.js';
import { JavaRandom } from '../../../src/core/random.js';
import { BaseHandler } from '../../support/grading/base-handler.js';
import { candidateOf, faultyNamed } from '../../support/grading/chosen-faulty.js';
import { candidateFor } from '../../support/grading/crashing-handlers.js';
import type { HandlerClass } from '../../support/grading/faulty/faulty-handler.js';
import type { Candidate } from '../../../src/grading/candidate/candidate.js';
import { codesOf } from '../../support/grading/student-table.js';

/** Examines the candidate in a tour of the stock and in a short random game. */
function examinedOf(candidate: Candidate): HandlerFindings {
  return adaptedFindings(ULG, (findings) => {
    const view = new WatchingView();
    const run = new HandlerRun(candidate.start(view, { seed: 1 }), view, { ...findings, seed: 1 });
    stockTour(run);
    if (!run.hasEnded) randomPlay(run, new JavaRandom(7n), 60);
    return true;
  });
}

const faulty = (name: string): Candidate => candidateOf(faultyNamed(name));

/** The changed rules and the visible cards of the waste, then each failure. */
function adaptation(candidate: Candidate): readonly unknown[] {
  const { evidence, rules, lenience, start } = examinedOf(candidate);
  const changes = [
    ...(rules.draw === ULG.draw ? [] : [`draw ${rules.draw}`]),
    ...(rules.redeals === ULG.redeals ? [] : [`redeals ${rules.redeals}`]),
    ...(rules.recycleDraws === ULG.recycleDraws ? [] : ['recycle draws']),
    ...(lenience.waste === undefined ? [] : [`waste ${lenience.waste([1, 2, 3, 4, 5] as never).join(' ')}`]),
    ...(start === undefined ? [] : [`stock ${start.stock.cards.length}`]),
  ];
  const told = evidence.failures.map(({ check, message, seenAs }) =>
    [check, message, ...(seenAs === undefined ? [] : [`seen as ${seenAs}`])].join('; '),
  );
  return [changes.join(', '), ...told];
}

const HIDES_LOWER: HandlerClass = class extends BaseHandler {
  protected override showWaste(): void {
    const shown = this.waste.up.slice(-3);
    const codes = codesOf(shown).map((code, index) => (index === shown.length - 1 ? code : this.hidden()));
    this.view.wasteCards(codes);
  }
};

const HIDES_TOP: HandlerClass = class extends BaseHandler {
  protected override showWaste(): void {
    const { up } = this.waste;
    this.view.wasteCards(codesOf(up.length > 3 ? up.slice(-4, -1) : up));
  }
};

/** Recycles the waste at most this many times in a game. */
const recycling = (times: number): HandlerClass =>
  class extends BaseHandler {
    private recycled = 0;

    protected override clear(): void {
      super.clear();
      this.recycled = 0;
    }

    protected override recycle(): void {
      if (this.recycled === times) return;
      this.recycled++;
      super.recycle();
    }

    protected override takeBackRecycle(): void {
      this.recycled--;
      super.takeBackRecycle();
    }
  };

describe('the grader finds the rule that explains the fault', () => {
  const due = (shown: string): string => `the waste shows ${shown}, but it must show ?? ?? ??`;
  const same = 'the cards stayed the same: ';
  test.each<[what: string, candidate: Candidate, changes: string, told: string]>([
    [
      'waste-one-shown',
      faulty('waste-one-shown'),
      'waste 5',
      `waste.window; the view shows only the top card of the waste: ${due('2d')}; seen as draw.three`,
    ],
    [
      'waste-two-shown',
      faulty('waste-two-shown'),
      'waste 4 5',
      `waste.window; the view shows only two cards of the waste: ${due('7c 2d')}; seen as draw.three`,
    ],
    [
      'waste-bottom-shown',
      faulty('waste-bottom-shown'),
      'waste 1 2 3',
      `waste.window; the view shows the three lowest cards of the waste: ${same}${due('Kd 7c 2d')}; seen as draw.three`,
    ],
    [
      'waste-upside-down',
      faulty('waste-upside-down'),
      'waste 5 4 3',
      'waste.window; the view shows the cards of the waste from top to bottom: the cards stayed the same: the waste shows 2d 7c Kd, but it must show 2d 7c; seen as w>t.king',
    ],
    [
      'hides the cards below the top of the waste',
      candidateFor(HIDES_LOWER),
      'waste 52 52 5',
      `waste.window; the view shows the cards below the top card of the waste face down: ${due('## ## 2d')}; seen as draw.three`,
    ],
    [
      'hides the top of the waste',
      candidateFor(HIDES_TOP),
      'waste 2 3 4',
      `waste.window; the view does not show the top card of the waste: ${due('2d 5s 2h')}; seen as deal.distinct`,
    ],
    ['draws-one', faulty('draws-one'), 'draw 1', `draw.three; ${due('Kd')}`],
    ['draws-two', faulty('draws-two'), 'draw 2', `draw.three; ${due('Kd 7c')}`],
    ['draws-four', faulty('draws-four'), 'draw 4', `draw.three; ${due('no cards')}`],
    ['draws-all', faulty('draws-all'), 'draw 24', `draw.three; ${due('no cards')}`],
    [
      'no-stock',
      faulty('no-stock'),
      'stock 0',
      'deal.rest; the stock must be full, and the waste and the foundations empty',
    ],
    [
      'recycle-deals',
      faulty('recycle-deals'),
      'recycle draws',
      'recycle.deals-nothing; the waste shows Kd 7c 2d, but it must show no cards',
    ],
    [
      'recycle-ignored',
      faulty('recycle-ignored'),
      'redeals 0',
      `recycle.all; ${same}the view shows the stock as empty instead of full`,
    ],
    [
      'recycles once',
      candidateFor(recycling(1)),
      'redeals 1',
      `recycle.again; ${same}the view shows the stock as empty instead of full`,
    ],
    ['is right', candidateFor(BaseHandler), '', ''],
  ])('%s', (...[, candidate, changes, told]) => {
    expect(adaptation(candidate)).toEqual([changes, ...(told === '' ? [] : [told])]);
  });
});

test('after an adaptation the grader avoids another redeal', () => {
  const adaptedTo = examinedOf(faulty('draws-one')).evidence;
  const usual = examinedOf(candidateFor(BaseHandler)).evidence;
  expect([adaptedTo.isAvoided(NO_REDEAL), usual.isAvoided(NO_REDEAL)]).toEqual([true, false]);
});

test('a crash does not change the rules, and the event that caused it is tried once more', () => {
  let draws = 0;
  class HangsDrawing extends BaseHandler {
    protected override draw(): void {
      draws++;
      throw new CandidateFault('hung', 'It did not answer.');
    }
  }
  const { evidence, rules } = examinedOf(candidateFor(HangsDrawing));
  expect([draws, rules, evidence.failures, evidence.isFatal('draw')]).toEqual([1, ULG, [], false]);
  evidence.noteReply('draw', 'crashed');
  expect(evidence.isFatal('draw')).toBe(true);
});

test('keeps the findings if time runs out during the trial', () => {
  const { evidence } = adaptedFindings(ULG, (findings) => {
    findings.evidence.pass('draw.three');
    return false;
  });
  expect([...evidence.tried]).toEqual(['draw.three']);
});
