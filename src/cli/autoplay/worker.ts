/** A thread in which hints play games. */
import { answerTasks } from '../jobs/thread.js';
import { playTask } from './game-task.js';

answerTasks(playTask);
