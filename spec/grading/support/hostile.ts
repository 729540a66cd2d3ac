/** Creates reports whose strings are difficult for every format, and random reports. */
import fc from 'fast-check';
import type { CriterionReport, GradeReport } from '../../../src/grading/report/grade-report.js';
import { printFrame } from '../../../src/games/klondike/contract/frame-text.js';
import { arbitraryFrame } from '../../support/arbitrary.js';

/** Each text starts or ends something in one of the formats. */
export const HOSTILE_TEXTS: readonly string[] = [
  ']]> <![CDATA[ </failure></testsuite> <!-- -- -->',
  '# TODO all of it # SKIP \\# ok',
  '  ...\n---\nnot ok 1 - mine\nBail out! now\n1..99',
  '<script>alert(1)</script><img src=x onerror=alert(1)> &amp; "double" \'single\'',
  '| cell | `code` ``` fence ``` ~~~ **bold** [link](javascript:alert(1)) ![](http://e.x/y.png)',
  '=cmd|\' /C calc\'!A0, "quoted"\r\nnext line\rand next',
  '\u0000\u0007\u001b[31mred\u001b[0m\u009b31m\u007f \ufffe\uffff \ud800 lone \udc00',
  '\u202eright to left\u202c \u2028line\u2029paragraph\u0085next\ufeff',
  '- item\n+ item\n1. item\n> quote\n# heading\n    code\n\n***\n===',
  '@everyone https://example.org www.example.org {{mustache}} ${1} %s $x$',
  'Zoë 陈 👩‍💻 é',
  '1. first\n2. second',
  '12) twelfth',
  '+ item',
  '=== heading ===',
  '../../etc/passwd?x=1#y',
  '- - a block {',
  '1..0 # skip',
  'ends with a backslash \\',
  '',
  ' ',
];

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ maxLength: 30 }),
);

const shown = fc.oneof(arbitraryFrame.map(printFrame), text);

const failure = fc.record({
  ...{ check: text, title: text, message: text, script: text, replay: text },
  ...{ before: shown, expected: shown, seen: shown },
});

const score = fc.double({ min: 0, max: 20, noNaN: true });

const criterion: fc.Arbitrary<CriterionReport> = fc.record({
  ...{ id: text, title: text, quote: text, hint: text, score, max: score },
  status: fc.constantFrom('passed', 'failed', 'skipped', 'incomplete'),
  passed: fc.nat({ max: 9 }),
  total: fc.nat({ max: 9 }),
  failures: fc.array(failure, { maxLength: 2 }),
  untried: fc.array(text, { maxLength: 3 }),
  titles: fc.dictionary(text, text, { maxKeys: 2 }),
});

export const arbitraryReport: fc.Arbitrary<GradeReport> = fc.record({
  ...{ submission: text, name: text, rubric: text, rubricTitle: text, seed: fc.nat(), score, max: score },
  ...{ complete: fc.boolean(), isolated: fc.boolean() },
  criteria: fc.array(criterion, { maxLength: 4 }),
  ledger: fc.dictionary(text, fc.array(text, { maxLength: 2 }), { maxKeys: 2 }),
  notes: fc.array(text, { maxLength: 2 }),
  milliseconds: fc.double({ min: 0, max: 1e6, noNaN: true }),
});

const STATUSES = ['passed', 'failed', 'skipped', 'incomplete'] as const;

/** A report that has a criterion with each status and uses this text for every string. */
export const hostileReport = (evil: string): GradeReport => ({
  ...{
    submission: evil,
    name: `${evil}!`,
    rubric: evil,
    rubricTitle: `${evil}.`,
    seed: 0,
    score: 1.25,
    max: 4,
  },
  ...{ complete: false, isolated: false, ledger: { [evil]: [evil] }, notes: [evil], milliseconds: 0.5 },
  criteria: STATUSES.map((status) => ({
    ...{ id: evil + status, title: evil, quote: evil, hint: evil, status, score: 0.5, max: 1 },
    ...{ passed: 1, total: 3, untried: [evil], titles: { [evil]: evil } },
    failures: [
      {
        check: evil,
        title: evil,
        message: evil,
        lastEvent: evil,
        script: evil,
        before: evil,
        expected: evil,
        seen: evil,
        replay: evil,
      },
    ],
  })),
});

export const HOSTILE: readonly GradeReport[] = HOSTILE_TEXTS.map(hostileReport);
