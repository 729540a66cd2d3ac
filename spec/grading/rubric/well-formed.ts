/** Compares the published schema with the reader of rubrics. */
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { parseRubric } from '../../../src/grading/rubric/read-rubric.js';
import { RubricError } from '../../../src/grading/rubric/reading/rubric-value.js';
import { spoilt } from '../../support/grading/arbitrary-rubric.js';

const FILE = new URL('../../../src/grading/rubric/rubric.schema.json', import.meta.url);

interface Schema {
  readonly properties: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
  readonly definitions: {
    readonly check: { readonly enum: readonly string[] };
    readonly criterion: { readonly properties: object };
  };
}

export const SCHEMA = JSON.parse(readFileSync(FILE, 'utf8')) as Schema;

export const isValid = new Ajv({ strict: true, strictRequired: false, strictTypes: false }).compile(SCHEMA);

/** Does the reader accept the structure of the file? */
export function isWellFormed(file: unknown): boolean {
  try {
    parseRubric(JSON.stringify(file), 'exam.json', () => 'new');
    return true;
  } catch (error) {
    if (!(error instanceof RubricError)) throw error;
    return error.faults.every(({ isOfForm }) => !isOfForm);
  }
}

/**
 * Asserts that the schema and the reader agree about this many broken rubrics. Returns how many of them the schema
 * rejects.
 */
export function assertAgreement(numRuns: number): number {
  let broken = 0;
  fc.assert(
    fc.property(spoilt, (file) => {
      if (!isValid(file)) broken++;
      return isValid(file) === isWellFormed(file);
    }),
    { numRuns },
  );
  return broken;
}
