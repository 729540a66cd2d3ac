/**
 * Tests the verdicts on faulty handlers in a few short games. `win 3a*6` means: in the scene `win`, answer 3 (0 is the
 * deal) is the first wrong one, it is (a)dopted, and six answers are like it. The other letters are (r)efused, (l)ost
 * and (e)nded. After a change, read the differences, then run `npm run specs -- examine/handler-run -u`.
 */
import { expect, test } from '@jest/globals';
import { KlondikeView } from '../../../src/games/klondike/contract/view.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import { CandidateFault } from '../../../src/grading/candidate/candidate.js';
import type { HandlerFindings } from '../../../src/grading/examine/record/handler-findings.js';
import { optionsFor } from '../../../src/grading/examine/other-constants.js';
import type { OpenQuestion } from '../../../src/grading/examine/record/ledger.js';
import { newFindings } from '../../../src/grading/examine/record/handler-findings.js';
import type { EventOutcome } from '../../../src/grading/examine/handler-run.js';
import { BaseHandler } from '../../support/grading/base-handler.js';
import { CountingEmptyClicks, WinningOnce } from '../../support/grading/correct/readings.js';
import { heldText } from '../../support/grading/evidence-text.js';
import type {
  CreateStudent,
  FaultyHandler,
  HandlerClass,
} from '../../support/grading/faulty/faulty-handler.js';
import { FAULTY_HANDLERS } from '../../support/grading/faulty/faulty-table.js';
import type { Scene } from '../../support/grading/scenes.js';
import { EARLY, SCENES } from '../../support/grading/scenes.js';
import type { TestedHandler } from '../../support/grading/tested-handler.js';
import { lay, startHandler } from '../../support/grading/tested-handler.js';
import { correct } from '../../support/grading/side-by-side.js';

type FaultyCreation = Pick<FaultyHandler, 'create' | 'check'>;

const seatFor = ({ create, check }: FaultyCreation, findings: HandlerFindings): TestedHandler =>
  startHandler(create, findings, optionsFor(check));

/** The first faulty handler for each check except the check of the name. */
const FIRST_OF_CHECK = FAULTY_HANDLERS.filter(
  ({ check }, index) =>
    check !== 'handler.name' && FAULTY_HANDLERS.findIndex((other) => other.check === check) === index,
);

const LETTERS: Readonly<Record<EventOutcome, string>> = {
  right: '.',
  adopted: 'a',
  refused: 'r',
  lost: 'l',
  ended: 'e',
};

/** Plays the scene until its game is lost. Returns a letter for each answer. */
function played(faulty: FaultyCreation, findings: HandlerFindings, { layout, calls }: Scene): string {
  const seat = seatFor(faulty, findings);
  const { run } = seat;
  const answers = [run.newGame()];
  if (layout !== undefined && !run.hasEnded) lay(seat, layout);
  for (const call of calls) {
    if (run.game === undefined) break;
    answers.push(run.step(call));
  }
  return answers.map((answer) => LETTERS[answer]).join('');
}

function early(faulty: FaultyCreation, findings: HandlerFindings): string {
  const { run } = seatFor(faulty, findings);
  return EARLY.map((call) => (run.hasEnded ? '' : LETTERS[run.sendEarly(call)])).join('');
}

/** The index and letter of the first wrong answer, and the number of answers with that letter. */
function wrongIn(answers: string): string {
  const at = answers.search(/[^.]/);
  const letter = answers.charAt(at);
  const times = answers.split(letter).length - 1;
  return at < 0 ? '' : `${at}${letter}${times > 1 ? `*${times}` : ''}`;
}

/** A wrong deal shows before the scene's own layout, so two scenes are enough. */
const scenesFor = ({ check }: FaultyCreation): readonly Scene[] =>
  check.startsWith('deal.') ? SCENES.slice(0, 2) : SCENES;

/** The wrong answers of each scene, and the failed checks. */
const judged = (faulty: FaultyCreation): string => judgedBy(faulty, newFindings(ULG));

function judgedBy(faulty: FaultyCreation, findings: HandlerFindings): string {
  const scenes = [
    ['early', early(faulty, findings)] as const,
    ...scenesFor(faulty).map((scene) => [scene.name, played(faulty, findings, scene)] as const),
  ]
    .map(([name, answers]) => `${name} ${wrongIn(answers)}`)
    // Leaves out scenes without a wrong answer, and scenes lost at the deal (0a, 0l), which 'deals' shows.
    .filter((text) => !/( |[a-z ]+ 0[al])$/.test(text) || text.startsWith('deals 0'));
  const { evidence } = findings;
  evidence.settle();
  const told = evidence.failures.map(({ check, key, message, calls }) => {
    const refused = calls.filter((call) => call.refused).length;
    return `${check} (${key}, ${calls.length} calls, ${refused} refused): ${message}`;
  });
  const held = [...evidence.tried].reduce((sum, check) => sum + evidence.timesPassed(check), 0);
  return [[`${held} held`, ...scenes].join(', '), ...told].join(told.length > 1 ? '\n  ' : '; ');
}

test('a correct handler is always right, and the scenes try every check of normal play', () => {
  const findings = newFindings(ULG);
  const handler: FaultyCreation = { create: correct, check: 'draw.three' };
  const answers = [early(handler, findings), ...SCENES.map((scene) => played(handler, findings, scene))];
  expect(answers.join('')).toMatch(/^[.]+$/);
  expect(heldText(findings.evidence)).toMatchSnapshot();
});

test('the first faulty handler of each check gets the blame for its first fault', () => {
  const told = FIRST_OF_CHECK.map((faulty) => `${faulty.name}: ${judged(faulty)}`);
  expect(told.join('\n')).toMatchSnapshot();
});

test('the report on a repeated deal describes what was expected and what was seen in different words', () => {
  const faulty = FIRST_OF_CHECK.find(({ check }) => check === 'deal.shuffled');
  const findings = newFindings(ULG);
  if (faulty !== undefined) judgedBy(faulty, findings);
  const { expected, seen } = findings.evidence.failureOf('deal.shuffled') ?? {};
  expect([expected, seen]).toEqual([
    'cards in different places than in the previous game',
    'the cards of the previous game, each in the same place',
  ]);
});

test.each([
  [
    'throws-before-first-game',
    'no exception',
    "the program throws TypeError: Cannot read properties of undefined (reading 'stock')",
  ],
  ['click-deals-before-first-game', 'an empty view before the first game', expect.stringContaining('t1: ')],
])('the report on an event before the first game says what was seen: %s', (name, expected, seen) => {
  const faulty = FAULTY_HANDLERS.find((one) => one.name === name);
  const findings = newFindings(ULG);
  if (faulty !== undefined) early(faulty, findings);
  expect(findings.evidence.failureOf('robust.first')).toMatchObject({ expected, seen });
});

/** Throws an error instead of doing the work of the method, or afterwards. */
const ENDS = {
  'hangs in': () => new CandidateFault('hung', 'It did not answer.'),
  'throws in': () => new TypeError('no cards'),
  'throws after': () => new TypeError('no cards'),
} as const;

type DyingMode = keyof typeof ENDS;

const METHODS = ['draw', 'recycle', 'move', 'turnUp', 'takeBack', 'refuse', 'announce', 'newGame'];

/** Crashes in this method; in `turnUp` only if a card can be turned up. */
const dying =
  (method: string, end: DyingMode): CreateStudent =>
  (view, constants = KlondikeView) => {
    const handler = new BaseHandler(view, constants);
    const work = Reflect.get(handler, method) as (this: BaseHandler, ...args: readonly unknown[]) => unknown;
    Reflect.set(handler, method, (...args: readonly unknown[]) => {
      const isWorking = end === 'throws after' || method === 'turnUp';
      if (isWorking && work.apply(handler, [...args]) === false) return false;
      throw ENDS[end]();
    });
    return handler;
  };

test('a crash is blamed on the event that caused it', () => {
  const ends = Object.keys(ENDS) as DyingMode[];
  const told = METHODS.flatMap((method) =>
    ends.map((end) => `${end} ${method}: ${judged({ create: dying(method, end), check: 'draw.three' })}`),
  );
  expect(told.join('\n')).toMatchSnapshot();
});

test.each<[reads: string, handler: HandlerClass, question: OpenQuestion, reading: string]>([
  ['counts clicks that do nothing', CountingEmptyClicks, 'empty click', 'counted'],
  ['announces a game once', WinningOnce, 'won again', 'announced once'],
])('accepts a handler that %s, and notes its reading in the ledger', (...[, handler, question, reading]) => {
  const findings = newFindings(ULG);
  const create: CreateStudent = (view, constants = KlondikeView) => new handler(view, constants);
  const answers = SCENES.map((scene) => played({ create, check: 'draw.three' }, findings, scene));
  expect(answers.join('')).toMatch(/^[.]+$/);
  expect(findings.ledger.readingsOf(question)).toEqual([reading]);
});
