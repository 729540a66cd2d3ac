/**
 * `npm run consumers`: installs users' programs in an empty folder, with exact versions of the packages that they need,
 * and runs them. They run in this version of Node and in the oldest ones that `engines` allows, which come from npm.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import AdmZip from 'adm-zip';
import { readSite } from '../../src/cli/serve/site.js';
import { siteServer } from '../../src/cli/serve/site-server.js';
import { inChromium } from '../browser/support/stage.js';
import type { Site } from '../browser/support/site.js';
import { siteOf } from '../browser/support/site.js';
import { describeUnless } from '../support/missing.js';
import { PACKAGES, STEPS, STEPS_WITH_PACKAGES, runStep } from './consumers.js';
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

/** In Node 22.12, `require` of ES modules prints a warning; 20.19.0 doesn't print it for a package. */
const flagsOf = (name: string): string[] =>
  name.startsWith('v22.12.') ? ['--disable-warning=ExperimentalWarning'] : [];

for (const { name, node } of NODES)
  describeUnless(
    node === undefined ? [`Node ${name} from npm for ${process.platform}`] : [],
    `in Node ${name}`,
    () => {
      test.each([...STEPS, ...STEPS_WITH_PACKAGES])('$title', (step) => {
        expect(runStep(step, folder, { node, flags: flagsOf(name), tools: folder })).toMatch(step.prints);
      });
    },
  );

/** A server for the page that Vite has built. */
async function built(): Promise<Site> {
  const [build] = STEPS_WITH_PACKAGES.filter(({ words }) => words.includes('build'));
  if (build !== undefined) runStep(build, folder, { tools: folder });
  const zip = new AdmZip();
  zip.addLocalFolder(join(folder, 'react', 'dist'));
  zip.writeZip(join(folder, 'react.zip'));
  return siteOf(siteServer(readSite(join(folder, 'react.zip')) ?? new Map()));
}

const stage = inChromium(built);

test('the page with React shows the frame of its own view, and the table', async () => {
  const page = await stage.open('');
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  expect(await page.locator('pre').innerText()).toMatch(
    /^stock: full\nwaste: \w\w \w\w \w\w\n.*^moves: 1$/ms,
  );
  expect(await page.getByRole('button', { name: /^Stock/ }).count()).toBe(1);
});

test('the installation prints no warning', () => {
  expect(warnings.filter((line) => line.includes('klondike-kit'))).toEqual([]);
});
