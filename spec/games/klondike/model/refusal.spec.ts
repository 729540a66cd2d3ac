import { describe, expect, test } from '@jest/globals';
import { REFUSALS } from '../../../../src/games/klondike/model/refusal.js';

describe('every refusal', () => {
  test.each(Object.entries(REFUSALS))('%s has a sentence: %s', (_, sentence) => {
    expect(sentence).toMatch(/^[A-Z][^.]{15,60}\.$/);
  });

  test('has its own sentence', () => {
    const sentences = Object.values(REFUSALS);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});
