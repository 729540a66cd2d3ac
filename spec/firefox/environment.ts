/**
 * Where the specs run in Firefox: a test that ends in its gap counts as one still to do, and one that passes in
 * spite of its gap fails. Jest loads this file by itself, so that it imports no other of the package.
 */
import { basename } from 'node:path';
import { TestEnvironment } from 'jest-environment-node';
import type { Gap } from './gaps.js';

type Given = ConstructorParameters<typeof TestEnvironment>;

/** What jest-circus tells of a test, as far as it is read here. */
interface TestEvent {
  readonly name: string;
  readonly test?: CircusTest;
}

interface CircusTest {
  readonly name: string;
  readonly parent: { readonly name: string; readonly parent?: CircusTest['parent'] };
  /** What was thrown, or that and where. */
  errors: unknown[];
  status: string | null;
}

export default class GapEnvironment extends TestEnvironment {
  private readonly gaps: readonly Gap[];
  private readonly file: string;

  constructor(...given: Given) {
    super(...given);
    this.gaps = given[0].projectConfig.testEnvironmentOptions['gaps'] as readonly Gap[];
    this.file = basename(given[1].testPath).replace(/(\.deep)?\.spec\.ts$/, '');
  }

  handleTestEvent({ name, test }: TestEvent): void {
    if (name !== 'test_done' || test === undefined) return;
    const wholeName = wholeNameOf(test);
    const gap = this.gaps.find(({ tests }) => tests[this.file]?.some((entry) => wholeName.startsWith(entry)));
    if (gap === undefined) return;
    if (test.errors.length === 0)
      test.errors = [
        new Error(`This passes, though a gap is named: "${gap.reason}". Take it from the list.`),
      ];
    else if (test.errors.every((error) => messageOf(error).includes(gap.error)))
      Object.assign(test, { errors: [], status: 'todo' });
  }
}

function wholeNameOf(test: CircusTest): string {
  const names = [test.name];
  // The outermost block is jest's own.
  for (let { parent } = test; parent.parent !== undefined; parent = parent.parent) names.unshift(parent.name);
  return names.join(' ');
}

const messageOf = (error: unknown): string => String(Array.isArray(error) ? error[0] : error);
