/** The published schema and the reader of rubrics agree, and rubrics read back as they were printed. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { parseRubric } from '../../../src/grading/rubric/read-rubric.js';
import { RubricError } from '../../../src/grading/rubric/reading/rubric-error.js';
import { spoilt } from '../../support/grading/arbitrary-rubric.js';

const FILE = new URL('../../../src/grading/rubric/rubric.schema.json', import.meta.url);

interface Schema {
  readonly properties: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
  readonly definitions: {
    readonly check: { readonly enum: readonly string[] };
    readonly criterion: { readonly properties: object };
  };
}

const SCHEMA = JSON.parse(readFileSync(FILE, 'utf8')) as Schema;

const isValid = new Ajv({ strict: true, strictRequired: false, strictTypes: false }).compile(SCHEMA);

/** Has the reader nothing against the form of the file? */
function isWellFormed(file: unknown): boolean {
  try {
    parseRubric(JSON.stringify(file), 'exam.json', () => 'new');
    return true;
  } catch (error) {
    if (!(error instanceof RubricError)) throw error;
    return error.faults.every(({ isOfForm }) => !isOfForm);
  }
}

describe('the schema and the reader agree', () => {
  test('on rubrics in which one thing was changed', () => {
    let broken = 0;
    fc.assert(
      fc.property(spoilt, (file) => {
        if (!isValid(file)) broken++;
        return isValid(file) === isWellFormed(file);
      }),
      { numRuns: 1000 },
    );
    expect(broken).toBeGreaterThan(300);
  });
});
