/** The program of the solver's worker, in a page or in a thread of Node. */
import { finish, safe } from '../hints/auto-moves.js';
import { hint } from '../hints/find-hint.js';
import { solve } from '../solve.js';
import type { SolverReply, SolverQuestion, SolverQuestions } from './messages.js';
import { nodeThreads } from './node-threads.js';
import { rulesPosted } from './messages.js';

/** In milliseconds, between two tellings of how far a search is: as often as a view would show it. It cannot matter. */
const BETWEEN_TELLINGS = 100;

/** TypeScript cannot load the types of a worker together with those of a page. */
const port = (nodeThreads()?.parentPort ?? globalThis) as unknown as {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  postMessage(reply: SolverReply): void;
};

port.onmessage = ({ data }) => port.postMessage(replyTo(data as SolverQuestion));

function replyTo(question: SolverQuestion): SolverReply {
  try {
    return { answer: answerTo(question) };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { fault: { name, message } };
  }
}

function answerTo({ name, given }: SolverQuestion): SolverQuestions[keyof SolverQuestions]['answer'] {
  const rules = rulesPosted(given.rules);
  switch (name) {
    case 'solve':
      return solve(rules, given.layout, { ...given.budget, progress: pulse() });
    case 'hint':
      return hint({ ...given.known, rules }, given.options);
    case 'safe':
      return safe(rules, given.layout);
    case 'finish':
      return finish(rules, given.layout, given.known);
  }
}

/** Tells how far a search is, but not too often. */
function pulse(): (visits: number) => void {
  let told = performance.now();
  return (visits) => {
    if (performance.now() - told < BETWEEN_TELLINGS) return;
    told = performance.now();
    port.postMessage({ visits });
  };
}
