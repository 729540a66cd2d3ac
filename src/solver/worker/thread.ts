/** The solver's worker as its owner sees it. It looks the same in a page and in Node. */
import type { SolverReply, SolverQuestion } from './messages.js';
import type { NodeWorker } from './node-threads.js';
import { nodeThreads } from './node-threads.js';

/** A worker in a page. */
export interface PageWorker {
  postMessage(message: unknown): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
}

/** Creates a page's worker, or a worker from `node:worker_threads`. */
export type WorkerMaker = () => PageWorker | NodeWorker;

/** A worker in a page or in Node. */
export interface SolverThread {
  /** Keeps the program running until `rest` is called. */
  post(question: SolverQuestion): void;
  /** Lets a Node program end while the worker is idle. */
  rest(): void;
  /** Ends the worker at once. A page sends no more events after that; Node may send an exit event. */
  end(): void;
}

interface ThreadListener {
  readonly onReply: (reply: SolverReply) => void;
  /** The worker did not start, or it failed. */
  readonly onFault: (message: string) => void;
}

/** Bundlers look for exactly this expression to find the worker's program. */
export function newWorker(): PageWorker | NodeWorker {
  if (typeof Worker === 'function')
    return new Worker(new URL('./solver-worker.js', import.meta.url), { type: 'module' });
  const threads = nodeThreads();
  if (threads === undefined) throw new Error('workers are not available here; call solve instead');
  // Options such as --input-type are meant only for the program.
  return new threads.Worker(new URL('./solver-worker.js', import.meta.url), { execArgv: [] });
}

export const threadOf = (worker: PageWorker | NodeWorker, listener: ThreadListener): SolverThread =>
  'addEventListener' in worker ? pageThread(worker, listener) : nodeThread(worker, listener);

function pageThread(worker: PageWorker, { onReply, onFault }: ThreadListener): SolverThread {
  worker.addEventListener('message', ({ data }) => onReply(data as SolverReply));
  worker.addEventListener('error', ({ message }) => onFault(message ?? 'it could not be loaded'));
  return {
    post: (question) => worker.postMessage(question),
    rest: () => undefined,
    end: () => worker.terminate(),
  };
}

function nodeThread(worker: NodeWorker, { onReply, onFault }: ThreadListener): SolverThread {
  worker.on('message', (reply) => onReply(reply as SolverReply));
  worker.on('error', (error) => onFault((error as Partial<Error> | undefined)?.message ?? String(error)));
  worker.on('exit', (code) => onFault(`it exited with code ${String(code)}`));
  return {
    post: (question) => {
      worker.ref();
      worker.postMessage(question);
    },
    rest: () => worker.unref(),
    end: () => void worker.terminate(),
  };
}
