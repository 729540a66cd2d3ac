/** The published schema and the reader of rubrics agree, and rubrics read back as they were printed. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { HOUSES } from '../../../src/games/klondike/model/rules.js';
import { RUBRICS } from '../../../src/grading/rubric/presets.js';
import { parseRubric, printRubric } from '../../../src/grading/rubric/rubric-file.js';
import { CHECK_IDS, CRITERION_MEMBERS } from '../../../src/grading/rubric/reading/criteria.js';
import { arbitraryRubricFile } from '../../support/grading/arbitrary-rubric.js';
import { SCHEMA, assertAgreement, isValid, isWellFormed } from './well-formed.js';

describe('the schema and the reader agree', () => {
  test('on rubrics that are well made', () => {
    fc.assert(
      fc.property(arbitraryRubricFile, (file) => {
        const { criteria } = parseRubric(JSON.stringify(file), 'exam.json', () => 'new');
        return isValid(file) && criteria.length > 0;
      }),
    );
  });

  test('on a few rubrics in which one thing was changed', () => {
    expect(assertAgreement(50)).toBeGreaterThan(5);
  });

  test('on anything else', () => {
    fc.assert(fc.property(fc.jsonValue(), (file) => isValid(file) === isWellFormed(file)));
  });

  test('on the names that there are', () => {
    const { properties, definitions } = SCHEMA;
    expect(definitions.check.enum).toEqual(CHECK_IDS);
    expect(properties['house']?.enum).toEqual(HOUSES.map(({ name }) => name));
    expect(properties['like']?.enum).toEqual(RUBRICS.map(({ id }) => id));
    expect(Object.keys(definitions.criterion.properties)).toEqual(CRITERION_MEMBERS);
  });
});

describe('a rubric that is printed', () => {
  test.each(RUBRICS.map((rubric) => [rubric.id, rubric] as const))('is %s when it is read', (_, rubric) => {
    const text = printRubric(rubric);
    expect([parseRubric(text, 'x.json'), isValid(JSON.parse(text))]).toEqual([rubric, true]);
  });

  test('is any rubric that was read', () => {
    fc.assert(
      fc.property(arbitraryRubricFile, (file) => {
        const rubric = parseRubric(JSON.stringify(file), 'exam.json', () => 'new\n{ moves: 0 }');
        expect(parseRubric(printRubric(rubric), 'exam.json')).toEqual(rubric);
      }),
    );
  });
});
