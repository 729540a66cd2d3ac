/** A thread that solves deals. */
import { answerTasks } from '../jobs/pool.js';
import { solveTask } from './deal-task.js';

answerTasks(solveTask);
