/** Runs tests side by side if their pages mostly wait. */
import { beforeAll, expect, test } from '@jest/globals';

/** Runs all functions at once before the tests. Each title is a test that compares the outcome with the expected one. */
export function testSideBySide(
  runs: Readonly<Record<string, () => Promise<unknown>>>,
  expected: unknown,
): void {
  const outcomes = new Map<string, unknown>();

  beforeAll(async () => {
    const outcomeOf = async ([title, run]: [string, () => Promise<unknown>]): Promise<void> => {
      outcomes.set(title, await run().catch((error: unknown) => error));
    };
    await Promise.all(Object.entries(runs).map(outcomeOf));
  });

  test.each(Object.keys(runs))('%s', (title) => {
    expect(outcomes.get(title)).toEqual(expected);
  });
}
