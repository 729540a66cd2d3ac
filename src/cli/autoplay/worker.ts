/** A thread where the hints play games. */
import { answerTasks } from '../jobs/pool.js';
import { playTask } from './game-task.js';

answerTasks(playTask);
