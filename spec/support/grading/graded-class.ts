/** Runs `klondike grade --class` in this process, with a judge that only reads what a submission says about itself. */
import { EventEmitter } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gradeCommand } from '../../../src/cli/grade/command.js';
import type { GradeWords } from '../../../src/cli/grade/settings.js';
import type { GradingTask } from '../../../src/cli/grade/grading-task.js';
import { gradeTask } from '../../../src/cli/grade/grading-task.js';
import type { Thread } from '../../../src/cli/jobs/pool.js';
import type { GradeReport } from '../../../src/grading/report/grade-report.js';
import {
  CORRECT,
  INCOMPLETE,
  NOT_GRADED,
  NOT_STARTED,
  THREE_FAILURES,
} from '../../grading/support/reports.js';
import type { CommandOptions, CommandResult } from '../command.js';
import { inShell } from '../command.js';

/** The description that each file gives of itself. */
const REPORTS: Readonly<Record<string, GradeReport>> = {
  'all right': CORRECT,
  'without a sandbox': { ...CORRECT, isolated: false },
  'three failures': THREE_FAILURES,
  incomplete: INCOMPLETE,
  'not started': NOT_STARTED,
  'lacks a JDK': NOT_GRADED,
};

/** The files of a class, one of each kind. */
export const FIVE = {
  'ada.js': 'all right',
  'bob.js': 'three failures',
  'cleo.ts': 'incomplete',
  'dan.py': 'not started',
  'eve.js': 'what the grader fails at',
} as const;

/** The reports in the order of grading, each with its own time. */
let clock = 0;

export const judged: string[] = [];

const judge = (path: unknown): Promise<GradeReport> => {
  const report = REPORTS[readFileSync(String(path), 'utf8').trim()];
  judged.push(String(path));
  if (readFileSync(String(path), 'utf8') === 'never ends') return new Promise(() => undefined);
  if (report === undefined) throw new Error('a card is lost');
  return Promise.resolve({ ...report, milliseconds: clock++ });
};

/** Every second answer takes some time, so that several submissions are in progress at once. */
class JudgeThread extends EventEmitter implements Thread {
  postMessage(task: unknown): void {
    setTimeout(
      () => void gradeTask(task as GradingTask, judge).then((kept) => this.emit('message', kept)),
      (clock % 2) * 5,
    );
  }

  terminate(): Promise<void> {
    return Promise.resolve();
  }
}

export const gradedClass = (given: Partial<GradeWords>, shell: CommandOptions = {}): Promise<CommandResult> =>
  inShell(
    async (shell) => {
      const status = await gradeCommand(
        { words: [], ...given },
        { ...shell, newThread: () => new JudgeThread() },
      );
      shell.output.flush();
      return status;
    },
    '',
    shell,
  );

/** All files in a folder by path, with slashes. The times in them are removed. */
export function filesIn(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(
    files
      .sort()
      .map((file) => [
        relative(folder, file).split(sep).join('/'),
        readFileSync(file, 'utf8').replace(/"milliseconds": \d+/, ''),
      ]),
  );
}
