/**
 * A process that grades submissions for the pool of jobs. If it ends early or takes too long, the report on its
 * submission says so, and the next submission gets a new process.
 */
import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Thread } from '../jobs/pool.js';
import type { GradingTask } from './grading-task.js';
import { saveUngraded } from './grading-task.js';

interface GraderChild {
  readonly child: ChildProcess;
  /** The folder for temporary files. We remove it, because a killed grader can't. */
  readonly temporary: string;
}

export class GraderProcess extends EventEmitter implements Thread {
  private started: GraderChild | undefined;
  private task: GradingTask | undefined;
  private timer: NodeJS.Timeout | undefined;

  /** @param patience the time limit for grading a submission, in milliseconds */
  constructor(
    private readonly file: URL,
    private readonly patience: number,
  ) {
    super();
  }

  postMessage(task: unknown): void {
    this.task = task as GradingTask;
    const { child } = (this.started ??= this.start());
    this.timer = setTimeout(() => this.giveUp(), this.patience);
    child.send(this.task);
  }

  async terminate(): Promise<void> {
    this.task = undefined;
    clearTimeout(this.timer);
    const { child } = this.started ?? {};
    if (child === undefined) return;
    const ended = once(child, 'close');
    child.kill('SIGKILL');
    await ended;
  }

  private start(): GraderChild {
    const temporary = mkdtempSync(join(tmpdir(), 'klondike-grading-'));
    const child = fork(fileURLToPath(this.file), [], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { ...process.env, TMPDIR: temporary },
      // The terminal sends Ctrl-C to the command, which then ends this process.
      detached: true,
    });
    child.on('message', (report) => this.answer(report));
    // If sending or starting fails, the process ends.
    child.on('error', () => undefined);
    child.on('close', (status, signal) => {
      rmSync(temporary, { recursive: true, force: true });
      if (this.started?.child !== child) return;
      this.started = undefined;
      this.fail(`The grader ended early, ${signal === null ? `with status ${status}` : `by ${signal}`}.`);
    });
    return { child, temporary };
  }

  private giveUp(): void {
    const { child } = this.started ?? {};
    this.started = undefined;
    child?.kill('SIGKILL');
    this.fail(`The grader gave up after ${this.patience / 1000} seconds.`, true);
  }

  private fail(why: string, isCutShort = false): void {
    const note = `${why} It judged nothing in this submission.`;
    if (this.task !== undefined) this.answer(saveUngraded(this.task, note, isCutShort));
  }

  private answer(report: unknown): void {
    clearTimeout(this.timer);
    this.task = undefined;
    this.emit('message', report);
  }
}
