/** A thread that solves deals. */
import { answerTasks } from '../jobs/thread.js';
import { solveTask } from './deal-task.js';

answerTasks(solveTask);
