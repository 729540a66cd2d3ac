/** The index page of a class is valid HTML for any reports. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { printIndexPage } from '../../../src/grading/class/index-page.js';
import type { GradeReport } from '../../../src/grading/report/grade-report.js';
import { HOSTILE, arbitraryReport } from '../support/hostile.js';
import { htmlFaults } from '../support/html-faults.js';
import { CLASS } from '../support/reports.js';

const pageOf = (reports: readonly GradeReport[]): string =>
  printIndexPage(reports, { title: 'Klondike', href: ({ submission }) => `${submission}/report.html` });

test('prints a valid page for an empty class, for any class and for any texts', () => {
  expect([[], CLASS, HOSTILE].map((reports) => htmlFaults(pageOf(reports)))).toEqual([[], [], []]);
  fc.assert(
    fc.property(fc.array(arbitraryReport, { maxLength: 3 }), (reports) => {
      expect(htmlFaults(pageOf(reports))).toEqual([]);
    }),
    { numRuns: 30 },
  );
});
