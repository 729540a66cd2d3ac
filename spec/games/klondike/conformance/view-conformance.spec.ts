import { describe, expect, test } from '@jest/globals';
import { viewConformance } from '../../../../src/testing.js';
import type { Kit } from './broken-kit.js';
import { SOUND } from './broken-kit.js';
import { BROKEN_REFUSALS } from './broken-refusals.js';
import { BROKEN_REPORTS } from './broken-reports.js';
import { BROKEN_TELLINGS } from './broken-tellings.js';

const BROKEN: Readonly<Record<string, Kit>> = { ...BROKEN_TELLINGS, ...BROKEN_REFUSALS, ...BROKEN_REPORTS };

const CHECKS = viewConformance(SOUND).map(({ name }) => name);

/** The names of the checks that the views fail. */
async function failed(kit: Kit): Promise<string[]> {
  const names: string[] = [];
  for (const { name, run } of viewConformance(kit)) {
    await run().catch(() => names.push(name));
  }
  return names;
}

test('the recording view passes every check', async () => {
  expect(await failed(SOUND)).toEqual([]);
});

test('for every check there is a broken view, and no other', () => {
  expect(Object.keys(BROKEN).sort()).toEqual([...CHECKS].sort());
});

describe('a broken view fails the check of what it breaks, and no other', () => {
  test.each(CHECKS)('%s', async (name) => {
    expect(await failed(BROKEN[name] ?? SOUND)).toEqual([name]);
  });
});

test('without play, what a view reports is not checked', () => {
  const { create, read } = SOUND;
  const names = viewConformance({ create, read }).map(({ name }) => name);
  expect(names).toEqual(CHECKS.filter((name) => !Object.keys(BROKEN_REPORTS).includes(name)));
});

test('a failed check shows the frames side by side', async () => {
  const check = viewConformance(BROKEN_TELLINGS['wasteCards: shown after refreshWindow'] ?? SOUND).find(
    ({ name }) => name === 'wasteCards: shown after refreshWindow',
  );
  await expect(check?.run()).rejects.toThrow(
    [
      '',
      '  expected          | shown',
      '  stock: (anything) | stock: full',
      '  waste: 6d         ! waste:',
      '  f1: (anything)    | f1: As',
    ].join('\n'),
  );
});
