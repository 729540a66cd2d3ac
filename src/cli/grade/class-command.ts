/** `klondike grade --class FOLDER --out DIR`: the submissions of a class, graded by several processes at a time. */
import { join } from 'node:path';
import { marksOf } from '../../grading/export/text/sentences.js';
import { oneLine } from '../../grading/export/text/plain.js';
import type { NewThread } from '../jobs/pool.js';
import { printResults } from '../jobs/streamed.js';
import { Output } from '../output.js';
import type { Shell } from '../shell.js';
import { makeFolder, printJson, reportFolder, tellFiles, writeClassFiles } from './class-files.js';
import type { Submitted } from './class-folder.js';
import { classFolder, contentOf } from './class-folder.js';
import type { ClassSettings } from './class-settings.js';
import { digestOf, readClassSettings } from './class-settings.js';
import { ClassTally } from './class-tally.js';
import { statusOf } from './exit-status.js';
import { GraderProcess } from './grader-process.js';
import type { Kept } from './kept-report.js';
import { heldReport } from './kept-report.js';
import type { GradeWords } from './settings.js';
import type { GradingTask } from './grading-task.js';

/**
 * Exit status: 0 if every submission has a report, whatever its marks; 1 if one has fewer points than it should; 2 if
 * the machine lacks a program that grading needs; 3 if a report is incomplete; or the status of the signal that stopped
 * the run. A later run of the same command grades the submissions that lacked time or a program, and continues after a
 * signal.
 * @throws UsageError
 */
export async function classCommand(words: GradeWords, shell: Shell): Promise<number> {
  const settings = readClassSettings(words);
  const { submissions, others } = classFolder(settings.folder);
  const tasks = tasksOf(settings, submissions);
  makeFolder(settings.out);
  if (settings.withoutSandbox !== '')
    shell.errors.print(`the submissions run without a sandbox: ${settings.withoutSandbox}`);
  const tally = new ClassTally(tasks.length);
  for (const held of tasks.flatMap((task) => heldReport(task) ?? [])) tally.hold(held);
  const status = await gradeAll({ tasks, tally, settings, isJson: words.json === true }, shell);
  // Behind one that was still under way, others may be done.
  if (status !== 0)
    for (const kept of ungraded(tasks, tally).flatMap((task) => heldReport(task) ?? [])) tally.add(kept);
  shell.errors.print(tally.summary(status !== 0));
  if (status !== 0) return status;
  const kept = tasks.flatMap(({ name }) => tally.reportOf(name) ?? []);
  writeClassFiles(settings.out, { rubric: settings.options.rubric.title, others }, kept);
  tellFiles(settings.out, others, shell);
  if (words.json === true) printJson(kept, shell);
  return statusOf(kept, settings.failUnder);
}

interface Grading {
  readonly tasks: readonly GradingTask[];
  readonly tally: ClassTally;
  readonly settings: ClassSettings;
  readonly isJson: boolean;
}

/** Those without a report. */
const ungraded = (tasks: readonly GradingTask[], tally: ClassTally): readonly GradingTask[] =>
  tasks.filter(({ name }) => tally.reportOf(name) === undefined);

/** Those that are not held. Prints a line for each, unless standard output is for JSON. */
function gradeAll({ tasks, tally, settings, isJson }: Grading, shell: Shell): Promise<number> {
  const newGrader: NewThread = (file) => new GraderProcess(file, settings.patience);
  return printResults<GradingTask, Kept, Kept>(
    {
      tasks: ungraded(tasks, tally).values(),
      worker: new URL('./worker.js', import.meta.url),
      jobs: settings.jobs,
      resultsOf: (kept) => [kept],
      print: (kept) => `${oneLine(kept.submission)}: ${marksOf(kept)}`,
      tally,
      lines: isJson ? new Output(() => undefined) : shell.output,
      isPrinted: !isJson,
    },
    { ...shell, newThread: shell.newThread ?? newGrader },
  );
}

function tasksOf(
  { folder, out, formats, options, key }: ClassSettings,
  submissions: readonly Submitted[],
): GradingTask[] {
  return submissions.map(({ name }) => {
    const path = join(folder, name);
    const place = { folder: reportFolder(out, name), key: digestOf([key, name, contentOf(path)]), formats };
    return { name, path, options, ...place };
  });
}
