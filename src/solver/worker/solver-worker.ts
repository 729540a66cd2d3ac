/** The solver's worker program, for a page or a Node thread. */
import { finish, safe } from '../hints/auto-moves.js';
import { hint } from '../hints/find-hint.js';
import { solve } from '../solve.js';
import type { SolverReply, SolverQuestion, SolverQuestions } from './messages.js';
import { nodeThreads } from './node-threads.js';
import { rulesPosted } from './messages.js';

/** Milliseconds between two progress messages: as often as a view would update. The exact value does not matter. */
const PROGRESS_INTERVAL = 100;

/** TypeScript can't load the types for workers and pages together. */
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
      return solve(rules, given.layout, { ...given.budget, progress: progressPoster() });
    case 'hint':
      return hint({ ...given.known, rules }, given.options);
    case 'safe':
      return safe(rules, given.layout);
    case 'finish':
      return finish(rules, given.layout, given.known);
  }
}

/** Posts progress messages, but not too often. */
function progressPoster(): (visits: number) => void {
  let lastPost = performance.now();
  return (visits) => {
    if (performance.now() - lastPost < PROGRESS_INTERVAL) return;
    lastPost = performance.now();
    port.postMessage({ visits });
  };
}
