/** The steps of the gate: each is an npm script or a run of Jest, and the gate prints the time of each at the end. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { CloseEvent } from 'concurrently';
import concurrently from 'concurrently';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The paths of the specs that are cheap enough for the gate, and of all other specs. Another `testMatch` would empty
 * the cache of ts-jest.
 */
export const FAST = '^(?!.*\\.deep\\.spec\\.ts$)';
export const DEEP = '\\.deep\\.spec\\.ts$';

interface StepTime {
  readonly name: string;
  readonly seconds: number;
}

/** The steps that have ended, in the order in which they ended. */
const ended: StepTime[] = [];

/** The message from the reporter in `not-tried.js`. */
interface SpecsReport {
  /** A message about a program that this machine lacks. */
  readonly missing?: string;
  /** The spec files that failed. */
  readonly failed: readonly string[];
}

let report: SpecsReport = { failed: [] };

/** Runs npm scripts, two at a time. @throws Error that names the failed scripts; the others are stopped */
export async function runScripts(...scripts: readonly string[]): Promise<void> {
  const { result } = concurrently(
    scripts.map((name) => ({ command: `npm run --silent ${name}`, name })),
    { cwd: ROOT, group: true, killOthersOn: ['failure'], maxProcesses: 2 },
  );
  const events = await result.catch((failure: unknown) => failure as readonly CloseEvent[]);
  ended.push(
    ...events.map(({ command, timings }) => ({ name: command.name, seconds: timings.durationSeconds })),
  );
  const failed = events.filter(({ exitCode, killed }) => exitCode !== 0 && !killed);
  if (failed.length > 0) throw failureOf(failed.map(({ command }) => command.name));
}

const failureOf = (names: readonly string[]): Error =>
  new Error(`Failed: ${names.join(', ')}. See the output above.`);

/** Runs the specs whose paths match. @throws Error if a spec fails */
export async function runSpecs(match: string, args: readonly string[] = []): Promise<void> {
  const start = performance.now();
  const child = spawn(
    process.execPath,
    [
      ...[
        '--experimental-vm-modules',
        '--disable-warning=ExperimentalWarning',
        'node_modules/jest/bin/jest.js',
      ],
      // Without --ci, Jest writes a missing snapshot and passes.
      ...['--ci', ...args, match],
    ],
    {
      cwd: ROOT,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    },
  );
  child.on('message', (message: SpecsReport) => (report = message));
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  ended.push({ name: 'specs', seconds: (performance.now() - start) / 1000 });
  if (status !== 0) throw failureOf(report.failed.length > 0 ? report.failed : ['specs']);
}

/** Runs the steps, prints their times, missing programs and failures, and sets the exit status of this process. */
export async function runGate(steps: () => Promise<void>): Promise<void> {
  const start = performance.now();
  let failure = '';
  try {
    await steps();
  } catch (error) {
    failure = (error as Error).message;
    process.exitCode = 1;
  }
  const all = [...ended, { name: 'all', seconds: (performance.now() - start) / 1000 }];
  console.log(all.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`).join('\n'));
  if (report.missing !== undefined) console.log(report.missing);
  if (failure !== '') console.error(failure);
}
