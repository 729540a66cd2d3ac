/** Runs Stryker with this repository's configuration, with some settings replaced. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StrykerReport } from './results.js';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const CONFIG = `${ROOT}/stryker.config.json`;
const REPORT = `${ROOT}/reports/mutants.json`;

/** The part of the configuration that changes from run to run. */
export interface Config {
  readonly mutate: readonly string[];
  readonly incrementalFile: string;
  readonly ignoreStatic: boolean;
  readonly timeoutMS: number;
  readonly jest: { readonly config: { readonly testMatch?: readonly string[] } };
}

const config = (): Config => JSON.parse(readFileSync(CONFIG, 'utf8')) as Config;

/** @throws Error if Stryker does not finish */
export function stryker(changes: Partial<Config>, testMatch: readonly string[]): StrykerReport {
  const usual = config();
  const jest = { ...usual.jest, config: { ...usual.jest.config, testMatch } };
  mkdirSync(`${ROOT}/reports/mutants`, { recursive: true });
  writeFileSync(`${ROOT}/reports/stryker.json`, JSON.stringify({ ...usual, ...changes, jest }));
  const { status } = spawnSync('npx', ['stryker', 'run', 'reports/stryker.json'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`Stryker ended with status ${String(status)}`);
  return JSON.parse(readFileSync(REPORT, 'utf8')) as StrykerReport;
}

/** The stored results of earlier runs, empty before the first. */
export function kept<Kept extends object>(file: string): Partial<Kept> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
