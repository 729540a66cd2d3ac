/** The process in which submissions are graded, one after the other. */
import process from 'node:process';
import type { Task } from './task.js';
import { gradeTask } from './task.js';

process.on('message', (task) => {
  void gradeTask(task as Task).then((report) => process.send?.(report));
});
