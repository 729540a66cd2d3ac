/** What a file does that a thread runs. */
import { parentPort } from 'node:worker_threads';

/** Answers each task of the main thread. */
export function answerTasks(answer: (task: never) => unknown): void {
  parentPort?.on('message', (task) => parentPort?.postMessage(answer(task as never)));
}
