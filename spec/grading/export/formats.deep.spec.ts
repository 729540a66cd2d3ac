/** Every format is valid for a whole class, for hostile texts and for random reports. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { FORMATS } from '../../../src/grading/export/formats.js';
import { HOSTILE, arbitraryReport } from '../support/hostile.js';
import { junitFaults } from '../support/junit-faults.js';
import { CLASS } from '../support/reports.js';
import { CHECKED_FORMATS, faultsOf } from './format-faults.js';

describe.each(CHECKED_FORMATS)('%s', (name) => {
  test('is valid for a class', () => {
    expect([faultsOf(name, CLASS), CLASS.flatMap((report) => faultsOf(name, [report]))]).toEqual([[], []]);
  });

  test('is valid for hostile texts', () => {
    const faults = HOSTILE.flatMap((report) => faultsOf(name, [report]));
    expect([faults, faultsOf(name, HOSTILE)]).toEqual([[], []]);
  });

  test('is valid for any report', () => {
    fc.assert(
      fc.property(fc.array(arbitraryReport, { minLength: 1, maxLength: 2 }), (reports) => {
        expect(faultsOf(name, reports)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

test('JUnit XML is valid for a class, for no reports, for random reports and for hostile texts', async () => {
  const any = fc.sample(fc.array(arbitraryReport, { maxLength: 2 }), 60);
  const all = [CLASS, HOSTILE, [], ...HOSTILE.map((report) => [report]), ...any];
  expect(await junitFaults(all.map((reports) => FORMATS.junit.print(reports)))).toEqual([]);
});
