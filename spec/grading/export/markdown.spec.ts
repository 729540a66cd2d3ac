import { expect, test } from '@jest/globals';
import { printMarkdown } from '../../../src/grading/export/markdown.js';
import { HOSTILE } from '../support/hostile.js';
import { CLASS } from '../support/reports.js';
import { headingsIn } from '../support/text-faults.js';

test('a text in a report never adds a heading', () => {
  const counts = HOSTILE.map((report) => headingsIn(printMarkdown([report])).length);
  // One heading each for the report, the first fault to fix, four criteria, their failures and the notes.
  // A text with `{` also needs the legend.
  expect(counts).toEqual(HOSTILE.map(({ submission }) => (submission.split(' ').includes('{') ? 12 : 11)));
});

test('several reports share one main heading', () => {
  const titles = headingsIn(printMarkdown(CLASS)).filter(([level]) => level < 3);
  expect(titles).toEqual([
    [1, '5 submissions'],
    [2, 'Ada’s Klondike (class/ada)'],
    [2, 'Bob (class/bob)'],
    [2, 'class/cleo'],
    [2, 'class/dan.jar'],
    [2, 'eve (class/eve.ts)'],
  ]);
});

test('a fence is longer than any fence in the text', () => {
  const [report] = HOSTILE.filter(({ submission }) => submission.includes('``` fence'));
  expect(printMarkdown(report === undefined ? [] : [report])).toContain('\n````text\n| cell |');
});
