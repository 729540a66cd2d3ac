/** The program of the solver's worker, in a page or in a thread of Node. */
import { solve } from '../solve.js';
import type { Reply, Task } from './messages.js';
import { nodeThreads } from './node-threads.js';
import { rulesPosted } from './posted-rules.js';

/** The worker's end of the line. TypeScript cannot load the types of a worker together with those of a page. */
interface Port {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  postMessage(reply: Reply): void;
}

/** In milliseconds, between two tellings of how far a search is. */
const PULSE = 100;

const port = (nodeThreads()?.parentPort ?? globalThis) as unknown as Port;

port.onmessage = ({ data }) => port.postMessage(replyTo(data as Task));

function replyTo({ rules, layout, budget }: Task): Reply {
  let told = performance.now();
  const progress = (visits: number): void => {
    if (performance.now() - told < PULSE) return;
    told = performance.now();
    port.postMessage({ visits });
  };
  try {
    return { answer: solve(rulesPosted(rules), layout, { ...budget, progress }) };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { fault: { name, message } };
  }
}
