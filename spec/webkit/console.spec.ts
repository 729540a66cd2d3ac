/** WebKit's own warnings about the page, which a page can't see and which WebKit prints only without a driver. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect, test } from '@jest/globals';
import { ended } from './support/screen.js';
import { inWebKit, serveBuiltPage } from './support/stage.js';

const READY = 'The page is kept.';

const stage = inWebKit(() =>
  serveBuiltPage(`navigator.serviceWorker.ready.then(() => console.log('${READY}'));`),
);

/** The console lines, up to the first one with this text. */
async function consoleOf(program: string, address: string): Promise<string[]> {
  const browser = spawn(program, ['--enable-write-console-messages-to-stdout=true', address], {
    env: stage.driver().env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const lines: string[] = [];
  for await (const line of createInterface(browser.stderr)) {
    if (line.includes('CONSOLE ')) lines.push(line.replace(/^.*(?=CONSOLE )/, ''));
    if (line.includes(READY)) break;
  }
  await ended(browser);
  return lines;
}

test('loads the page and stores it without a warning', async () => {
  const session = await stage.driver().open();
  await session.close();
  const lines = await consoleOf(session.program, stage.site().address);
  expect(lines).toEqual([`CONSOLE LOG ${READY}`]);
});
