/** The program of a thread. */
import { workerData } from 'node:worker_threads';
import { answerTasks } from './pool.js';
import { THREAD_WORK, commandIn } from './thread-work.js';

answerTasks(await THREAD_WORK[commandIn(String(workerData))]());
