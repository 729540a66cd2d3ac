/** The process that grades submissions, one after the other. */
import process from 'node:process';
import type { GradingTask } from './grading-task.js';
import { gradeTask } from './grading-task.js';

process.on('message', (task) => {
  void gradeTask(task as GradingTask).then((report) => process.send?.(report));
});
