/** The page's own worker solves a hard deal while the page does something else. */
import type { Page } from 'playwright-core';
import { hardDeal } from '../spec/support/solver/published.js';
import { ULG } from '../src/games/klondike/model/rules.js';
import type { SolverQuestion } from '../src/solver/worker/messages.js';
import { postedRules } from '../src/solver/worker/messages.js';

declare global {
  var solverAtWork: Worker;
}

export async function whileSolving(page: Page, act: () => Promise<void>): Promise<void> {
  const layout = hardDeal().start(ULG);
  const question: SolverQuestion = { name: 'solve', given: { rules: postedRules(ULG), layout, budget: {} } };
  await page.evaluate((posted) => {
    globalThis.solverAtWork = new Worker('solver-worker.js', { type: 'module' });
    globalThis.solverAtWork.postMessage(posted);
    return new Promise<void>((resolve) => (globalThis.solverAtWork.onmessage = () => resolve()));
  }, question);
  await act();
  await page.evaluate(() => globalThis.solverAtWork.terminate());
}
