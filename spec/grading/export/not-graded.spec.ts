/** A submission that the grader can't judge gets no points in any format, not 0 of 20. */
import { describe, expect, test } from '@jest/globals';
import { printGradebook } from '../../../src/grading/class/gradebook.js';
import { printIndexPage } from '../../../src/grading/class/index-page.js';
import { printCtrf } from '../../../src/grading/export/ctrf.js';
import {
  printGithubClassroom,
  printGradescope,
  printPrairieLearn,
} from '../../../src/grading/export/platforms.js';
import { printHtml } from '../../../src/grading/export/html/page.js';
import { printJson } from '../../../src/grading/export/formats.js';
import { printJunit } from '../../../src/grading/export/junit.js';
import { printMarkdown } from '../../../src/grading/export/markdown.js';
import { printTap } from '../../../src/grading/export/tap.js';
import { printTerminal } from '../../../src/grading/export/terminal.js';
import { elementsOf } from '../support/html-faults.js';
import { CORRECT, NOT_GRADED } from '../support/reports.js';

const HOW = '(rubric ulg: “Klondike, University of Liège, 2015-2016”, seed 1)';
const WHY = 'Not graded: Java programs need a JDK. Install one.';

test('a terminal shows the reason', () => {
  expect(printTerminal([NOT_GRADED])).toBe(
    `class/fay.jar\nNot graded ${HOW}\n\nJava programs need a JDK.\n  Install one.\n`,
  );
});

test('Markdown shows the reason', () => {
  expect(printMarkdown([NOT_GRADED])).toBe(
    `# class/fay.jar\n\n**Not graded** ${HOW}\n\nJava programs need a JDK.\n\n\`\`\`text\nInstall one.\n\`\`\`\n`,
  );
});

test('a page shows the reason', () => {
  const page = printHtml([NOT_GRADED]);
  expect(page).toContain(`<p class="score">Not graded</p>\n<p class="soft">`);
  expect(page).toContain('<p class="failed">Java programs need a JDK.</p>\n<pre>Install one.</pre>');
  expect(page).not.toMatch(/<table|<div class="bar"/);
});

test('JUnit gets one test case with an error', () => {
  const xml = printJunit([CORRECT, NOT_GRADED]);
  expect(xml).toContain('<testsuites name="klondike grade" tests="18" failures="0" errors="1">');
  expect(xml).toContain('<testsuite name="class/fay.jar" tests="1" failures="0" errors="1" skipped="0">');
  expect(xml).toContain(`<error type="not graded" message="${WHY}">`);
  expect(xml.split('class/fay.jar')[1]).not.toContain('name="score"');
});

test('TAP gets a failed subtest without test points', () => {
  const [, subtest = ''] = printTap([NOT_GRADED]).split('# Subtest: ');
  expect(subtest).toMatch(
    /^class\/fay\.jar\n {4}1\.\.0 # not graded\nnot ok 1 - class\/fay\.jar: not graded\n/,
  );
  expect(subtest).toContain(JSON.stringify(WHY));
  expect(subtest).not.toContain('score:');
});

describe('in JSON', () => {
  const parsed = (text: string): Record<string, unknown> => JSON.parse(text) as Record<string, unknown>;

  test('the report has the reason', () => {
    expect(parsed(printJson([NOT_GRADED]))).toMatchObject({
      notGraded: 'Java programs need a JDK.\nInstall one.',
      lacks: 'a JDK',
    });
  });

  test('CTRF gets one test that neither passed nor failed', () => {
    const { results } = parsed(printCtrf([CORRECT, NOT_GRADED])) as { results: { tests: object[] } };
    expect(results).toMatchObject({ summary: { tests: 18, passed: 17, failed: 0, other: 1 } });
    expect(results.tests.at(-1)).toMatchObject({ status: 'other', rawStatus: 'not graded', message: WHY });
    expect(results).toHaveProperty('extra.submissions.0.score');
    expect(results).not.toHaveProperty('extra.submissions.1.score');
  });

  test('Gradescope gets a score of 0, because it needs one', () => {
    const { score, tests, output } = parsed(printGradescope(NOT_GRADED));
    expect([score, tests, output]).toEqual([0, [], `class/fay.jar: not graded\n\n${WHY}`]);
  });

  test('PrairieLearn gets a submission that is not gradable', () => {
    expect(parsed(printPrairieLearn(NOT_GRADED))).toEqual({
      gradable: false,
      format_errors: [WHY],
      tests: [],
    });
  });

  test('GitHub Classroom gets one test with an error', () => {
    expect(parsed(printGithubClassroom(NOT_GRADED))).toMatchObject({
      status: 'error',
      tests: [{ name: 'The submission is graded', status: 'error', message: WHY.replace('. I', '.\nI') }],
    });
  });
});

test('the gradebook has empty cells for the points', () => {
  const [, row = ''] = printGradebook([NOT_GRADED]).split('\r\n');
  expect(row).toBe(`class/fay.jar,,ulg,,20,no,,${','.repeat(17)}${WHY}`);
});

test('the page of a class lists it without changing the mean', () => {
  const page = printIndexPage([CORRECT, NOT_GRADED], { title: 'x', href: () => 'a' });
  const texts = elementsOf(page).map(({ text }) => text);
  expect(texts).toContain('2 submissions: median 20 of 20, mean 20 of 20.');
  expect(texts).toContain('class/fay.jar: Java programs need a JDK. Install one.');
  expect(texts).toContain('not graded');
  expect(page).toContain('<p>No one lost a point.</p>');
});
