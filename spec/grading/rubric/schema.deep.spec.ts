/** Checks that the published schema and the reader of rubrics agree. */
import { describe, expect, test } from '@jest/globals';
import { assertAgreement } from './well-formed.js';

describe('the schema', () => {
  test('the schema and the reader agree on rubrics with one change', () => {
    expect(assertAgreement(1000)).toBeGreaterThan(300);
  });
});
