/**
 * Plays an instructor's own scripts with handlers. Correct handlers pass, and reports show the script up to a fault.
 */
import { describe, expect, test } from '@jest/globals';
import { KlondikeController } from '../../../src/games/klondike/controller/klondike-controller.js';
import type { Candidate } from '../../../src/grading/candidate/candidate.js';
import { CandidateFault, Interruption } from '../../../src/grading/candidate/candidate.js';
import type { HandlerFactory } from '../../../src/grading/candidate/in-process.js';
import { inProcess } from '../../../src/grading/candidate/in-process.js';
import type { ScriptResult } from '../../../src/grading/scripts/try-scripts.js';
import { tryScripts } from '../../../src/grading/scripts/try-scripts.js';
import { BaseHandler } from '../../support/grading/base-handler.js';
import { CORRECT_HANDLERS } from '../../support/grading/correct/correct-handlers.js';
import { withChosenCards } from '../../support/grading/laid-out.js';
import { CountingTwice, factoryOf, rubricOf } from '../../support/grading/own-scripts.js';
import { suitText } from '../../support/suit-text.js';

const resultOf = (create: HandlerFactory, script: string): ScriptResult | undefined =>
  tryScripts(inProcess(create), rubricOf({ title: 'lesson', script }), { seed: 1 }).get('script:lesson');

const ours: HandlerFactory = (view) => {
  const controller = new KlondikeController();
  controller.attach(view);
  return controller;
};

const NEARLY_WON = `[Layout "f1: As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks;
  f2: Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh; f3: Ad 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd;
  f4: Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc; t1: Kc"]`.replace(/\n\s*/g, ' ');

const CARDS = Array.from('shdc', (suit) => suitText(suit)).join(' ');

/** A script that works with any cards. */
const LESSON = `# what every deal allows
  new { moves: 0; stock: full; waste: ; f1: }  w>t1? w>f1? { moves: 0; waste: }
  stock undo { moves: 0; waste: }  stock*8 { moves: 8; stock: empty }  stock { moves: 9; stock: full; waste: }
  undo*9 { moves: 0; stock: full }  new { moves: 0 }`;

/** Prints nothing and never waits. */
const QUIET = CORRECT_HANDLERS.filter(({ name }) => !/prints|milliseconds/.test(name));

/** Hangs at undo. */
class Hanging extends BaseHandler {
  override undo(): void {
    throw new CandidateFault('hung', 'It did not answer in time.');
  }
}

describe('a correct handler', () => {
  test.each(QUIET)('$name', ({ create }) => {
    expect(resultOf((view) => create(view), LESSON)).toEqual({ share: 1 });
  });

  test('passes even if it repeats a won game when it refuses an event', () => {
    const telling = QUIET.filter(({ name }) => /again|twice|win before|win after/.test(name));
    const script = `${NEARLY_WON} new t1>f4 win w>t1? { f4: Qc Kc } undo { t1: Kc } t1>f4 { moves: 1 }`;
    const results = telling.map(({ create }) => resultOf(withChosenCards(create), script));
    expect(results).toEqual(telling.map(() => ({ share: 1 })));
  });
});

describe('a fault', () => {
  test('costs its share and is reported with both tables and the script up to the fault', () => {
    const script = '[Seed "7"] new { moves: 0 } stock { moves: 1; stock: full } undo { stock: full }';
    const result = resultOf(factoryOf(CountingTwice), script);
    expect(result).toMatchObject({
      share: 6 / 7,
      failure: {
        ...{ check: 'script:lesson', title: 'the script lesson runs as written' },
        ...{ message: 'moves is 2, but must be 1', replay: '' },
        script: '[Seed "7"]\nnew\n{ moves: 0 }\nstock\n{ moves: 1; stock: full }',
        before: expect.stringContaining('moves: 0'),
        expected: expect.stringMatching(/^stock: full\nwaste: \w\w \w\w \w\w\n(.*\n)*moves: 1$/),
        seen: expect.stringMatching(/^stock: full\nwaste: \w\w \w\w \w\w\n(.*\n)*moves: 2$/),
      },
    });
  });

  test('is reported in words if it occurs in an event, with the number of other failures', () => {
    expect(resultOf(factoryOf(Hanging), 'new stock undo? new { moves: 3 }')).toMatchObject({
      share: 3 / 5,
      failure: {
        message: 'undo fails: It did not answer in time.; after that, 1 more item fails',
        script: '[Seed "1"]\nnew stock undo?',
        expected: 'refused: the view did not change',
        seen: 'It did not answer in time.',
      },
    });
  });
});

describe('an event with the wrong outcome', () => {
  test.each([
    ['new t1>t1', 't1>t1 must be accepted, but is refused: the view did not change'],
    ['new stock?', 'stock must be refused, but it changed the view'],
    ['new stock undo win', 'win is not announced, but must be announced'],
  ])('is reported in words: %s', (script, message) => {
    expect(resultOf(ours, script)).toMatchObject({
      failure: { message, script: `[Seed "1"]\n${script.replace(' win', '\nwin')}` },
    });
  });
});

test.each(['[Deal "java:1"] new stock', `[Deck "${CARDS}"] new`, `${NEARLY_WON} new`])(
  'does not try a script that sets the cards if the handler does not allow it: %s',
  (script) => {
    expect(resultOf(factoryOf(BaseHandler), script)).toEqual({
      untried:
        'The script lesson was not tried: it sets the cards, but the grader cannot set the cards of this handler.',
    });
  },
);

test('tries a script that sets the cards if the handler allows it', () => {
  expect(resultOf(ours, '[Deal "java:1"] new stock')).toEqual({ share: 1 });
});

test('sends no event when the time of the submission is up', () => {
  let events = 0;
  const rubric = rubricOf({ title: 'lesson', script: 'new stock*20' });
  const results = tryScripts(inProcess(ours), rubric, { seed: 1, isLate: () => ++events > 5 });
  expect(results.get('script:lesson')).toEqual({ isOutOfTime: true });
});

test('plays a script again after an interruption', () => {
  let starts = 0;
  const candidate = inProcess(ours);
  const start: Candidate['start'] = (view, options) => {
    const running = candidate.start(view, options);
    const undo = (): never => {
      throw new Interruption('hung', 'Only once.');
    };
    return starts++ > 0 ? running : { ...running, handler: { ...running.handler, undo } };
  };
  const results = tryScripts({ ...candidate, start }, rubricOf('new stock undo'), { seed: 1 });
  expect([...results.values()]).toEqual([{ share: 1 }]);
});

test('a script uses the seed in its tag or else the seed of the report, and every start ends', () => {
  let ended = 0;
  const seeds: number[] = [];
  const candidate = inProcess(ours);
  const watched: Candidate = {
    ...candidate,
    start: (view, options) => {
      seeds.push(options.seed);
      const running = candidate.start(view, options);
      const end = (): void => {
        ended++;
        running.end();
      };
      return { ...running, end };
    },
  };
  tryScripts(watched, rubricOf('[Seed "12"] new', 'new'), { seed: 5 });
  expect([seeds, ended]).toEqual([[12, 5], 2]);
});
