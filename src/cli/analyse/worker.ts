/** A thread that analyses batches of games. */
import { answerTasks } from '../jobs/pool.js';
import { analyseBatch } from './analysis.js';

answerTasks(analyseBatch);
