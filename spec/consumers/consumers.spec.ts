/**
 * `npm run consumers`: the programs of users, with what they need of others in exact versions, installed in an
 * empty folder. They run in this Node and in the first ones that `engines` allows, which npm brings.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readSite } from '../../src/cli/serve/site.js';
import { siteServer } from '../../src/cli/serve/site-server.js';
import { inChromium } from '../browser/support/stage.js';
import type { Site } from '../browser/support/site.js';
import { siteOf } from '../browser/support/site.js';
import { describeUnless } from '../support/missing.js';
import { WITH_OTHERS, PACKAGES, PLAIN, play } from './consumers.js';
import { ROOT, installPackage } from './installed.js';
import { nodeOf } from './nodes.js';

const { folder, warnings } = installPackage(PACKAGES);

const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  engines: { node: string };
};

/** `20.19.0`, `22.12.0`. */
const FIRST = engines.node.match(/\d+\.\d+\.\d+/g) ?? [];

const NODES = [
  { name: process.version, node: process.execPath },
  ...FIRST.map((version) => ({ name: `v${version}`, node: nodeOf(version) })),
];

/** What `require` of ES modules is called there; 20.19.0 says nothing of it in a package. */
const flagsOf = (name: string): string[] =>
  name.startsWith('v22.12.') ? ['--disable-warning=ExperimentalWarning'] : [];

for (const { name, node } of NODES)
  describeUnless(
    node === undefined ? [`Node ${name} of npm for ${process.platform}`] : [],
    `in Node ${name}`,
    () => {
      test.each([...PLAIN, ...WITH_OTHERS])('$title', (step) => {
        expect(play(step, folder, { node, flags: flagsOf(name), tools: folder })).toMatch(step.prints);
      });
    },
  );

/** The page that Vite has built, on a server. */
async function built(): Promise<Site> {
  const [build] = WITH_OTHERS.filter(({ words }) => words.includes('build'));
  if (build !== undefined) play(build, folder, { tools: folder });
  return siteOf(siteServer(readSite(join(folder, 'react', 'dist')) ?? new Map()));
}

const stage = inChromium(built);

test('the page with React shows what its own view is told, and the table', async () => {
  const page = await stage.open('');
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  expect(await page.locator('pre').innerText()).toMatch(
    /^stock: full\nwaste: \w\w \w\w \w\w\n.*^moves: 1$/ms,
  );
  expect(await page.getByRole('button', { name: /^Stock/ }).count()).toBe(1);
});

test('the installation warns of nothing', () => {
  expect(warnings.filter((line) => line.includes('klondike-kit'))).toEqual([]);
});
