/**
 * Visits the page with the keyboard and a screen reader. `spec/fixtures/transcripts/visits.txt` lists each key and,
 * indented below it, what the player hears.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { easyGameBut } from '../support/easy-deal.js';
import { choose, onThePage, ready, slider } from './support/built-page.js';
import { inPackage } from './support/bundle.js';
import { recordSpeech, takeSpeech } from './support/speech-recorder.js';

const stage = onThePage();

interface Step {
  /**
   * A key. The first step is `open`, followed by the end of the page's address. After `open`, `new` means a new player,
   * and `kept` means a player whose saved game is two moves from a win.
   */
  readonly key: string;
  readonly heard: readonly string[];
}

interface Visit {
  readonly title: string;
  readonly steps: readonly Step[];
}

const INDENT = '    ';

const visits = readFileSync(inPackage('spec/fixtures/transcripts/visits.txt'), 'utf8')
  .split(/^# /m)
  .slice(1)
  .map((text): Visit => {
    const [title = '', ...lines] = text.trimEnd().split('\n');
    const steps = lines.join('\n').split(/\n(?! )/);
    return {
      title,
      steps: steps
        .filter((step) => step !== '')
        .map((step) => {
          const [key = '', ...heard] = step.split('\n');
          return { key, heard: heard.map((line) => line.slice(INDENT.length)) };
        }),
    };
  });

/** How long to wait for the expected speech, in milliseconds. Parts of the page may have to load first. */
const PATIENCE = 60_000;

/** Presses a key and returns the speech. Waits until it is the expected speech, or until the time is up. */
async function heardAfter(page: Page, { key, heard }: Step): Promise<string[]> {
  if (!key.startsWith('open')) await page.keyboard.press(key);
  await ready(page);
  const lines: string[] = [];
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    lines.push(...(await takeSpeech(page)));
    if (lines.join('\n') === heard.join('\n')) break;
    await page.waitForTimeout(50);
  }
  return lines;
}

/** An announcement can have several lines. */
const printed = (steps: readonly Step[]): string =>
  steps
    .map(({ key, heard }) => [key, ...heard.flatMap((text) => text.split('\n')).map((line) => INDENT + line)])
    .flat()
    .join('\n');

test.each(visits)('$title', async ({ steps }) => {
  const [, who, address = ''] = /^open ?(new|kept)? ?(.*)/.exec(steps[0]?.key ?? '') ?? [];
  const stored = who === 'kept' ? { 'klondike-kit:2:game/klondike/ulg': easyGameBut(2) } : {};
  const page = await stage.open(address, { set: {}, before: recordSpeech, isNew: who === 'new', stored });
  const found: Step[] = [];
  for (const step of steps) found.push({ ...step, heard: await heardAfter(page, step) });
  expect(printed(found)).toBe(printed(steps));
});

test('a screen reader passes all keys to the table, but reads a watch-only table like a page', async () => {
  const page = await stage.open('#deal=java:11');
  const role = (): Promise<string | null> => page.locator('.table').getAttribute('role');
  const played = await role();
  await choose(page, 'Replay');
  await slider(page).waitFor();
  expect([played, await role()]).toEqual(['application', 'group']);
});
