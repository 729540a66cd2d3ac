/** A thread that solves deals. */
import { answerTasks } from '../jobs/thread.js';
import { solveTask } from './task.js';

answerTasks(solveTask);
