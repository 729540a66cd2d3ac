/**
 * The test environment for Firefox. A test that ends with the error of its gap counts as todo, and a test that passes despite its
 * gap fails. Jest loads this file itself, so it imports nothing else from the package.
 */
import { basename } from 'node:path';
import { TestEnvironment } from 'jest-environment-node';
import type { Gap } from './gaps.js';

type Given = ConstructorParameters<typeof TestEnvironment>;

/** The fields of a jest-circus test that we use. */
interface TestEvent {
  readonly name: string;
  readonly test?: CircusTest;
}

interface CircusTest {
  readonly name: string;
  readonly parent: { readonly name: string; readonly parent?: CircusTest['parent'] };
  /** The errors, with or without their stack. */
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
        new Error(`This passes, although a gap names it: "${gap.reason}". Remove it from the list.`),
      ];
    else if (test.errors.every((error) => messageOf(error).includes(gap.error)))
      Object.assign(test, { errors: [], status: 'todo' });
  }
}

function wholeNameOf(test: CircusTest): string {
  const names = [test.name];
  // Jest adds the outermost block.
  for (let { parent } = test; parent.parent !== undefined; parent = parent.parent) names.unshift(parent.name);
  return names.join(' ');
}

const messageOf = (error: unknown): string => String(Array.isArray(error) ? error[0] : error);
