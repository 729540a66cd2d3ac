/**
 * Every public function checks its arguments. Before, `parseMove(undefined)` said "Cannot read properties of
 * undefined", and `decodeKeys(undefined)` never returned.
 */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as clicks from '../src/clicks.js';
import * as grading from '../src/grading.js';
import * as index from '../src/index.js';
import * as montecarlo from '../src/montecarlo.js';
import * as numberedPiles from '../src/numbered-piles.js';
import * as pairs from '../src/pairs.js';
import * as selection from '../src/selection.js';
import * as solver from '../src/solver.js';
import * as terminal from '../src/terminal.js';
import * as testing from '../src/testing.js';
import { ODD_VALUES, argumentsText, faultOfCall } from './support/odd-values.js';

const ENTRIES: Readonly<Record<string, object>> = {
  ...{ clicks, grading, index, montecarlo, numberedPiles, pairs, selection, solver, terminal, testing },
};

type Called = (...args: readonly unknown[]) => unknown;

/**
 * These classes have constructors that take the arguments of `Error`, or are private in TypeScript because their
 * members are constants.
 */
const isWithoutOwnConstructor = (value: Called): boolean => {
  const { prototype } = value as { readonly prototype?: unknown };
  const isEnumeration = 'values' in value && value.length >= 2;
  return isEnumeration || (prototype instanceof Error && !/^(TextError|RubricError)$/.test(value.name));
};

const isClass = (value: Called): boolean => /^class\b/.test(Function.prototype.toString.call(value));

const EXPORTS = Object.entries(ENTRIES).flatMap(([entry, names]) =>
  Object.entries(names).flatMap(([name, value]): [string, Called][] =>
    typeof value === 'function' && !isWithoutOwnConstructor(value as Called)
      ? [[`${entry}: ${name}`, value as Called]]
      : [],
  ),
);

/** These functions take a path, and the file system has its own errors. */
const READ_FILES = ['grading: grade', 'grading: readRubricFile'];

const isTried = (name: string, args: readonly unknown[]): boolean =>
  !READ_FILES.includes(name) || typeof args[0] !== 'string';

const made = (value: Called): Called =>
  isClass(value)
    ? (...args) => new (value as unknown as new (...args: readonly unknown[]) => unknown)(...args)
    : value;

const ARGUMENTS = fc.array(fc.constantFrom(...ODD_VALUES), { maxLength: 4 });

async function firstFault(name: string, call: Called): Promise<string> {
  const alike = ODD_VALUES.flatMap((odd) => [[odd], [odd, odd], [odd, odd, odd]]);
  for (const args of [[], ...alike, ...fc.sample(ARGUMENTS, { numRuns: 100, seed: 35 })]) {
    if (!isTried(name, args)) continue;
    const fault = await faultOfCall(() => call(...args));
    if (fault !== undefined) return `${argumentsText(args)} ${fault}`;
  }
  return '';
}

describe('a function returns a result or throws one of our errors for odd arguments', () => {
  test.each(EXPORTS)('%s', async (name, value) => {
    expect(await firstFault(name, made(value))).toBe('');
  });
});
