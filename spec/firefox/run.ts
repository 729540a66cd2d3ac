/** `npm run specs:firefox` runs the browser specs and Firefox's own specs, then lists the tests that can't run there. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFirefox } from './find-firefox.js';
import { GAPS } from './gaps.js';
import type { TestFile } from './report.js';
import { reportOf } from './report.js';

interface Results {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));

const FLAGS = [
  ...['--reporters', 'default'],
  ...['--testPathIgnorePatterns', '/node_modules/', '--testEnvironment', './spec/firefox/environment.ts'],
  ...['--testEnvironmentOptions', JSON.stringify({ gaps: GAPS })],
];

/** The default patterns. */
const FILES = ['spec/browser/', 'spec/end-to-end/(page|table)', 'spec/firefox/'];

/** The exit status of the specs, which write their results to a file. */
function runSpecs(firefox: string, file: string): number {
  const asked = process.argv.slice(2);
  const { status } = spawnSync(
    process.execPath,
    [
      ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
      ...['node_modules/jest/bin/jest.js', ...(asked.length === 0 ? FILES : asked)],
      ...['--json', '--outputFile', file, ...FLAGS],
    ],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, KLONDIKE_ENGINE: 'firefox', KLONDIKE_FIREFOX: firefox },
    },
  );
  return status ?? 1;
}

function filesIn(file: string): TestFile[] {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Results;
  return testResults.map(({ name, assertionResults }) => ({
    file: basename(name).replace(/(\.deep)?\.spec\.ts$/, ''),
    tests: assertionResults.map(({ fullName, status }) => ({ name: fullName, status })),
  }));
}

function main(firefox: string): number {
  const version = spawnSync(firefox, ['--version'], { encoding: 'utf8' }).stdout.trim();
  console.log(`The specs run in ${version}, ${firefox}`);
  const folder = mkdtempSync(join(tmpdir(), 'klondike-firefox-'));
  try {
    const file = join(folder, 'results.json');
    const status = runSpecs(firefox, file);
    const { lines, isStale } = reportOf(filesIn(file));
    console.log(lines.join('\n'));
    return isStale ? 1 : status;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

try {
  process.exitCode = main(findFirefox(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
