/** Games with other constants or overwritten arrays must go as well as other games. */
import { expect, test } from '@jest/globals';
import { KlondikeView } from '../../../src/games/klondike/contract/view.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import type { Candidate, StartOptions } from '../../../src/grading/candidate/candidate.js';
import { CandidateFault } from '../../../src/grading/candidate/candidate.js';
import type { CheckFailure } from '../../../src/grading/examine/record/evidence.js';
import { optionsFor, otherConstants, messageUnder } from '../../../src/grading/examine/other-constants.js';
import { tryOtherConditions } from '../../../src/grading/examine/other-conditions.js';
import { CandidateStarter } from '../../../src/grading/examine/candidate-starter.js';
import { newFindings } from '../../../src/grading/examine/record/handler-findings.js';
import { BaseHandler } from '../../support/grading/base-handler.js';
import { ENDS_DEALING, candidateFor } from '../../support/grading/crashing-handlers.js';
import type { HandlerClass } from '../../support/grading/faulty/faulty-handler.js';

/** The ways in which a start differs from the usual conditions. */
type Condition = 'spoils' | 'constants';

/** The event that ends the handler, or the reason why the handler does not start. */
type HandlerEnd = 'draw' | 'deal' | 'hung' | 'not started';

const conditionsOf = ({ constants, spoilsArrays = false }: StartOptions): Condition[] => [
  ...(spoilsArrays ? (['spoils'] as const) : []),
  ...(constants === undefined ? [] : (['constants'] as const)),
];

const ENDS_DRAWING: HandlerClass = class extends BaseHandler {
  protected override draw(): void {
    throw new CandidateFault('ended', 'It ended.');
  }
};

/** Returns the starts, the checks that pass, the failures and the notes for a handler that ends early. */
function tried(
  ends: Partial<Record<Condition, HandlerEnd>>,
  isKnown = false,
  takesConstants = true,
): string[] {
  const starts: string[] = [];
  const start: Candidate['start'] = (view, options) => {
    const conditions = conditionsOf(options);
    starts.push(`${conditions.join(' and ') || 'usual'} ${options.seed}`);
    const [end = 'draw'] = conditions.flatMap((condition) => ends[condition] ?? []);
    if (end === 'hung' || end === 'not started') throw new CandidateFault(end, 'It has no constants.');
    return candidateFor(end === 'draw' ? ENDS_DRAWING : ENDS_DEALING).start(view, { seed: options.seed });
  };
  const candidate: Candidate = { ...candidateFor(BaseHandler), start, takesConstants };
  const findings = newFindings(ULG);
  const { evidence } = findings;
  if (isKnown) evidence.fail({ check: 'draw.three' } as CheckFailure);
  const notes = tryOtherConditions(
    new CandidateStarter(candidate, 1, { isLate: () => false }),
    findings,
    candidate,
  );
  const failed = evidence.failures.filter(({ seenAs }) => seenAs !== undefined);
  return [
    starts.join(', '),
    [...evidence.tried].filter(evidence.hasPassed).join(', '),
    ...failed.map(({ check, seenAs = '', seed, message }) => `${check} as ${seenAs}, ${seed}: ${message}`),
    ...notes,
  ];
}

test('a fault that also appears under usual conditions does not count', () => {
  const starts = 'spoils and constants 77, spoils 77, usual 77, constants 77, usual 77';
  expect(tried({})).toEqual([starts, 'arrays.own, constants.names']);
});

test('one start tests both conditions if nothing new is wrong', () => {
  expect(tried({}, true)).toEqual(['spoils and constants 77', 'arrays.own, constants.names']);
});

test('a fault that appears only under other conditions counts', () => {
  expect(tried({ spoils: 'deal' })).toEqual([
    'spoils and constants 77, spoils 77, usual 77, constants 77, usual 77',
    'constants.names',
    'arrays.own as deal.columns, 77: when the grader overwrites each array that the view has received, something else goes wrong: It ended.',
  ]);
  expect(tried({ constants: 'deal' }, true)).toEqual([
    'spoils and constants 77, spoils 77, constants 77, usual 77',
    'arrays.own',
    'constants.names as deal.columns, 77: the grader gave the constants different numbers, such as TABLEAU_1 = 306 and HIDDEN = 499. A program that uses their names still works, but this one does not: It ended.',
  ]);
});

test('a note says why the grader did not try the constants', () => {
  const note = 'The check “The program uses the constants by their names” was not tried: ';
  expect(tried({}, true, false)).toEqual([
    'spoils 77',
    'arrays.own',
    `${note}in this language, the grader cannot give the constants different numbers.`,
  ]);
  expect(tried({ constants: 'not started' }, true)).toEqual([
    'spoils and constants 77, spoils 77, constants 77',
    'arrays.own',
    `${note}It has no constants.`,
  ]);
});

test('any other fault at the start is thrown', () => {
  expect(() => tried({ constants: 'hung' }, true)).toThrow('It has no constants.');
});

test('other constants have distinct numbers that the package does not use', () => {
  const constants = otherConstants();
  const { FOUNDATION_1, FOUNDATION_4, TABLEAU_1, TABLEAU_7, HIDDEN, SPADES_A, SPADES_2 } = constants;
  expect({ FOUNDATION_1, FOUNDATION_4, TABLEAU_1, TABLEAU_7, HIDDEN, SPADES_A, SPADES_2 }).toEqual({
    ...{ FOUNDATION_1: 203, FOUNDATION_4: 200, TABLEAU_1: 306, TABLEAU_7: 300, HIDDEN: 499 },
    ...{ SPADES_A: 411, SPADES_2: 418 },
  });
  expect(Object.keys(constants)).toEqual(Object.keys(KlondikeView));
  expect(new Set(Object.values(constants)).size).toBe(new Set(Object.values(KlondikeView)).size + 11);
});

test('a message about other constants shows the number that the program used', () => {
  const message =
    'the view throws UnknownTableauException: -1 is not a tableau pile; tableau piles run from 0.';
  expect(messageUnder('constants.names', message)).toMatch(
    /^the grader gave the constants different numbers, such as .*: the view throws UnknownTableauException: 0 is not a tableau pile$/,
  );
  expect(messageUnder('constants.names', 'x: -23 is not a card (card 1)')).toMatch(/: x: 22 is not a card$/);
});

test('two checks have their own start options', () => {
  expect([optionsFor('arrays.own'), optionsFor('constants.names'), optionsFor('draw.three')]).toEqual([
    { spoilsArrays: true },
    { constants: otherConstants() },
    {},
  ]);
});
