/**
 * `npm run bench:first-visit -- FOLDER`: measures how soon a new player can start to play, with and without a link, in
 * this build and in an older build in FOLDER, taking turns.
 */
import type { Browser } from 'playwright-core';
import { launchWholeChromium } from '../spec/browser/support/chromium.js';
import type { Figure } from './measure.js';
import { figureOf } from './measure.js';
import type { Network, Served } from './page-start.js';
import { serve, startOf } from './page-start.js';

const RUNS = 15;

/** The second network is the one that Lighthouse uses for phones. */
const NETWORKS: Readonly<Record<string, Network | undefined>> = {
  'this machine': undefined,
  'slow 4G': { rate: 1_600_000 / 8, latency: 150 },
};

/** The ends of the addresses. */
const VISITS = {
  'first visit': '',
  'by a link': '#deal=java:11',
  'by a link to a house with a door': '#rules=ycp-text&deal=java:15',
  'by a link to Monte Carlo': '#game=montecarlo&deal=java:4711',
};

interface Visit {
  readonly network: Network | undefined;
  readonly end: string;
}

/** Milliseconds for each build. */
async function starts(
  browser: Browser,
  builds: readonly Served[],
  { network, end }: Visit,
): Promise<Figure[]> {
  const times = builds.map((): number[] => []);
  for (let run = -1; run < RUNS; run++) {
    for (const [index, { address }] of builds.entries()) {
      const time = await startOf(browser, address + end, network);
      if (run >= 0) times[index]?.push(time);
    }
  }
  return times.map(figureOf);
}

const [folder] = process.argv.slice(2);
if (folder === undefined)
  throw new Error('npm run bench:first-visit -- FOLDER: where FOLDER has the older build');
const builds = await Promise.all([serve(folder), serve()]);

const text = ({ median, min, max }: Figure): string =>
  `${Math.round(median)} | ${Math.round(min)} - ${Math.round(max)}`;

try {
  const browser = await launchWholeChromium();
  console.log(
    '| visit | network | before, ms | min - max | now, ms | min - max | |\n| --- | --- | --: | --: | --: | --: | --: |',
  );
  for (const [visit, end] of Object.entries(VISITS)) {
    for (const [name, network] of Object.entries(NETWORKS)) {
      const [before, now] = await starts(browser, builds, { network, end });
      if (before === undefined || now === undefined) throw new Error('a build was not measured');
      const times = (now.median / before.median).toFixed(2);
      console.log(`| ${visit} | ${name} | ${text(before)} | ${text(now)} | ${times} x |`);
    }
  }
  await browser.close();
} finally {
  for (const build of builds) build.stop();
}
