/** Prints small, odd reports in formats that the golden reports hardly cover. */
import { describe, expect, test } from '@jest/globals';
import type { FormatName } from '../../../src/grading/export/formats.js';
import { FORMATS } from '../../../src/grading/export/formats.js';
import type {
  CriterionReport,
  FailureReport,
  GradeReport,
} from '../../../src/grading/report/grade-report.js';

const failure: FailureReport = {
  ...{ check: 'c.one', title: 'one is right', message: 'One is wrong.', script: 'new', before: '' },
  ...{ expected: 'a', seen: 'b', replay: 'replay it' },
};

const criterion: CriterionReport = {
  ...{ id: 'c', title: 'C', score: 0, max: 1, quote: '', hint: '', passed: 1, total: 2, status: 'failed' },
  ...{ failures: [failure], untried: [] },
};

const report = (
  criteria: readonly Partial<CriterionReport>[],
  more: Partial<GradeReport> = {},
): GradeReport => ({
  ...{ submission: 'a', name: '', rubric: 'r', rubricTitle: '', seed: 1, score: 0, max: 1, complete: true },
  ...{ isolated: true, ledger: {}, notes: [], milliseconds: 0 },
  criteria: criteria.map((given) => ({ ...criterion, ...given })),
  ...more,
});

const print = (name: FormatName, ...reports: readonly GradeReport[]): string => FORMATS[name].print(reports);

const PASSED = { status: 'passed', score: 1, failures: [] } as const;

const failing = (...failures: readonly Partial<FailureReport>[]): Partial<CriterionReport> => ({
  failures: failures.map((given) => ({ ...failure, ...given })),
});

test('each format has its file extension', () => {
  const endings = Object.entries(FORMATS).map(([name, { extension, several }]) => [name, extension, several]);
  expect(endings).toEqual([
    ['terminal', 'txt', true],
    ['markdown', 'md', true],
    ['html', 'html', true],
    ['junit', 'xml', true],
    ['tap', 'tap', true],
    ['ctrf', 'json', true],
    ['gradescope', 'json', false],
    ['prairielearn', 'json', false],
    ['github-classroom', 'json', false],
    ['json', 'json', true],
  ]);
});

test('CTRF has all scripts, and names a test by its id if it has no title', () => {
  const scripts = failing({ script: 'new\n  undo' }, { script: '' }, { script: 'new' });
  const names = ['C', ' ', ''].map((title) => ({ title, id: title === '' ? '' : 'c', failures: [] }));
  const text = print('ctrf', report([scripts, ...names]));
  const { results } = JSON.parse(text) as { results: { tests: { name: string; snippet?: string }[] } };
  expect(results.tests.map(({ name, snippet }) => [name, snippet])).toEqual([
    ['C', 'new\n  undo\n\nnew'],
    ['C', undefined],
    ['c', undefined],
    ['-', undefined],
  ]);
});

test('GitHub Classroom shows the script if a failure has no replay command, and omits empty notes', () => {
  const parse = (text: string): unknown => (JSON.parse(text) as { tests: unknown }).tests;
  expect(parse(print('github-classroom', report([failing({ replay: '', script: 'new\nundo' })])))).toEqual([
    expect.objectContaining({
      name: 'C: 0 of 1 point',
      test_code: '1 of 2 checks passed.\nOne is wrong.\nnew\nundo',
    }),
    expect.objectContaining({ name: 'Notes' }),
  ]);
  expect(parse(print('github-classroom', report([])))).toEqual([
    expect.objectContaining({ name: 'It starts', status: 'error', message: '' }),
  ]);
});

test('JUnit XML escapes markup, and has no output without notes', () => {
  const message = '<a> & "b"';
  const xml = print('junit', report([failing({ message, expected: message, seen: '' })], { name: 'x\ny' }));
  expect(xml).toContain('<property name="name" value="x&#10;y"/>');
  expect(xml).toContain('message="0 of 1 point: &lt;a&gt; &amp; &quot;b&quot;.">');
  expect(xml).toContain('\n  &lt;a&gt; &amp; "b".\n');
  expect(print('junit', report([PASSED]))).toMatch(/\/>\n {2}<\/testsuite>\n<\/testsuites>\n$/);
});

test('PrairieLearn gets 0 if the maximum is 0', () => {
  expect(JSON.parse(print('prairielearn', report([PASSED], { max: 0, score: 1 })))).toMatchObject({
    score: 0,
  });
});

test('TAP has an empty plan without reports, and marks passed tests', () => {
  expect(print('tap')).toBe('TAP version 14\n1..0 # nothing to grade\n');
  expect(print('tap', report([PASSED], { score: 1 }))).toContain('    ok 1 - C\nok 1 - a: 1 of 1 point\n');
});

describe('Markdown', () => {
  test.each([
    ['- a', '\\- a'],
    ['+ a', '\\+ a'],
    ['= a', '\\= a'],
    ['a - b', 'a - b'],
    ['12. a', '12\\. a'],
    ['3) a', '3\\) a'],
    ['3: a', '3: a'],
    ['a 3. b', 'a 3. b'],
    ['http://a', 'http\\://a'],
    ['a: b', 'a: b'],
    ['www.a WWW.b', 'www\\.a WWW\\.b'],
    ['a*b_`c`', 'a\\*b\\_\\`c\\`'],
  ])('escapes the title %s', (title, shown) => {
    expect(print('markdown', report([{ title }]))).toContain(`\n\n## ${shown}: 0 of 1 point\n\n`);
  });

  const HEAD = `# a

**0 of 1 point** (rubric r, seed 1, in a sandbox)

| Criterion | Points | Of | Result |
| --- | ---: | ---: | --- |
| C | 0 | 1 | **failed** |
| **Total** | **0** | **1** | |`;

  const SECTION = `## C: 0 of 1 point

1 of 2 checks passed.`;

  test('fences sentences and omits empty parts', () => {
    const empty = { message: '', script: '', expected: '', seen: '', replay: '' };
    expect(print('markdown', report([failing({}, empty)]))).toBe(`${HEAD}

## Fix this first

**One is right** (C, 0 of 1 point)

One is wrong.

See it again:

\`\`\`sh
replay it
\`\`\`

## How to read the events and the tables

| Sign | Meaning |
| --- | --- |
| \`new\` | start a new game |

${SECTION}

### One is right

One is wrong.

Expected:

\`\`\`text
a
\`\`\`

Seen:

\`\`\`text
b
\`\`\`

The shortest script that shows it:

\`\`\`text
new
\`\`\`

See it again:

\`\`\`sh
replay it
\`\`\`

### One is right
`);
  });

  test('lists the checks that were not tried without giving advice', () => {
    const text = print('markdown', report([{ failures: [], untried: ['x', 'y'], quote: 'It must.' }]));
    expect(text).toBe(
      `${HEAD}\n\n${SECTION.replace('passed.', 'passed, 2 not tried.')}\n\nNot tried:\n\n- X\n- Y\n`,
    );
  });
});

describe('in a terminal', () => {
  const table = (title: string, max = 1): readonly string[] =>
    FORMATS.terminal
      .print(
        [
          report(
            [
              { ...PASSED, title },
              { ...PASSED, max },
            ],
            { score: 2, max: 2 },
          ),
        ],
        { width: 40 },
      )
      .split('\n')
      .slice(4);

  test('a title wraps if it does not fit next to the points', () => {
    expect(table('aaaaaaaaa bbbbbbbbbbbbb')).toEqual([
      '  aaaaaaaaa bbbbbbbbbbbbb  1 / 1  passed',
      '  C                        1 / 1  passed',
      '',
    ]);
    expect(table('aaaaaaaaa bbbbbbbbbbbbbb')).toEqual([
      '  aaaaaaaaa       1 / 1  passed',
      '  bbbbbbbbbbbbbb',
      '  C               1 / 1  passed',
      '',
    ]);
    expect(table('aaaaaaaaa bbbbbbbbbbbbb', 10)).toEqual([
      '  aaaaaaaaa       1 / 1  passed',
      '  bbbbbbbbbbbbb',
      '  C              1 / 10  passed',
      '',
    ]);
  });

  test('two empty lines separate reports', () => {
    const one = print('terminal', report([PASSED]));
    expect(print('terminal', report([PASSED]), report([PASSED]))).toBe(`${one}\n\n${one}`);
    expect(one).toBe('a\n0 of 1 point (rubric r, seed 1, in a sandbox)\n\n  C  1 / 1  passed\n');
  });

  test.each([
    ['    at line  88 of Klondike.java,  mov', '      at line  88 of Klondike.java,  mov'],
    ['    at line  88 of Klondike.java,  movy', '  at line 88 of Klondike.java, movy'],
  ])('a line of a reason keeps its spacing if it fits: %s', (line, shown) => {
    const notes = [`It did not start:\n${line}`];
    const text = FORMATS.terminal.print([report([], { notes })], { width: 40 });
    expect(text.split('\n')[4]).toBe(shown);
  });
});
