/** A thread that searches: it answers a batch of games with their analyses. */
import { answerTasks } from '../jobs/pool.js';
import { analyseBatch } from './analysis.js';

answerTasks(analyseBatch);
