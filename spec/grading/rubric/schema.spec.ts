/**
 * Checks that the published schema and the reader of rubrics agree, and that a printed rubric can be read back
 * unchanged.
 */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { HOUSES } from '../../../src/games/klondike/model/rules.js';
import { RUBRICS } from '../../../src/grading/rubric/presets.js';
import { parseRubric, printRubric } from '../../../src/grading/rubric/read-rubric.js';
import { CHECK_IDS, CRITERION_MEMBERS } from '../../../src/grading/rubric/reading/criteria.js';
import { arbitraryRubricFile } from '../../support/grading/arbitrary-rubric.js';
import { SCHEMA, assertAgreement, isValid, isWellFormed } from './well-formed.js';

describe('the schema', () => {
  test('the schema and the reader agree on valid rubrics', () => {
    fc.assert(
      fc.property(arbitraryRubricFile, (file) => {
        const { criteria } = parseRubric(JSON.stringify(file), 'exam.json', () => 'new');
        return isValid(file) && criteria.length > 0;
      }),
    );
  });

  test('the schema and the reader agree on a few rubrics with one change', () => {
    expect(assertAgreement(50)).toBeGreaterThan(5);
  });

  test('the schema and the reader agree on any other value', () => {
    fc.assert(fc.property(fc.jsonValue(), (file) => isValid(file) === isWellFormed(file)));
  });

  test('the schema and the reader agree on the known names', () => {
    const { properties, definitions } = SCHEMA;
    expect(definitions.check.enum).toEqual(CHECK_IDS);
    expect(properties['house']?.enum).toEqual(HOUSES.map(({ name }) => name));
    expect(properties['like']?.enum).toEqual(RUBRICS.map(({ id }) => id));
    expect(Object.keys(definitions.criterion.properties)).toEqual(CRITERION_MEMBERS);
  });
});

describe('a printed rubric', () => {
  test.each(RUBRICS.map((rubric) => [rubric.id, rubric] as const))('can be read back as %s', (_, rubric) => {
    const text = printRubric(rubric);
    expect([parseRubric(text, 'x.json'), isValid(JSON.parse(text))]).toEqual([rubric, true]);
  });

  test('can be read back unchanged, whatever the rubric is', () => {
    fc.assert(
      fc.property(arbitraryRubricFile, (file) => {
        const rubric = parseRubric(JSON.stringify(file), 'exam.json', () => 'new\n{ moves: 0 }');
        expect(parseRubric(printRubric(rubric), 'exam.json')).toEqual(rubric);
      }),
    );
  });
});
