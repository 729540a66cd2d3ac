/** Runs before the specs in WebKit, and names the browser or the missing package. */
import { spawnSync } from 'node:child_process';
import { startDriver } from './driver.js';

const NEEDED = ['WebKitWebDriver', 'Xvfb'];

const missing = NEEDED.filter((program) => spawnSync(program, ['-help']).error !== undefined);

if (missing.length > 0) {
  console.error(
    `The specs in WebKit need ${missing.join(' and ')}, which cannot be run here: apt-get install webkit2gtk-driver xvfb`,
  );
  process.exitCode = 1;
} else {
  const driver = await startDriver();
  const session = await driver.open();
  console.log(`The specs run in ${session.browser} (${session.program})`);
  await session.close();
  await driver.end();
}
