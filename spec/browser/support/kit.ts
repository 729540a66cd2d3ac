/** Runs the conformance kit in a page, with a test for each check. */
import { beforeAll, expect, test } from '@jest/globals';
import { RecordingView } from 'klondike-kit';
import { viewConformance } from 'klondike-kit/testing';
import type { DrivenPage } from './driven-page.js';

/** The names of all checks, including the ones that play a game. */
const NAMES = viewConformance({
  create: (handler) => new RecordingView(handler),
  read: (view) => view.frame,
  play: () => undefined,
}).map(({ name }) => name);

interface KitStage {
  readonly open: (
    program: string,
    looks: { readonly viewport: { width: number; height: number }; readonly reducedMotion: 'reduce' },
  ) => Promise<DrivenPage>;
}

/** Defines a test for each check that the program provides. The page has reduced motion. */
export function testConformance(stage: KitStage, program: string): void {
  let outcomes: Readonly<Record<string, string>> = {};

  beforeAll(async () => {
    const page = await stage.open(program, {
      viewport: { width: 1000, height: 760 },
      reducedMotion: 'reduce',
    });
    outcomes = await page.evaluate(() => outcomesOfChecks());
  });

  test.each(NAMES)('%s', (name) => {
    expect(outcomes[name]).toBe('');
  });
}
