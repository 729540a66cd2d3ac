/**
 * The Klondike solver. Use it to find out whether a position can be won and by which moves, to look for the shortest
 * win, and to give hints to players, who don't see all cards.
 * @module klondike-kit/solver
 */
export { solve } from './solver/solve.js';
export { solvePlainly } from './solver/plain-search.js';
export { lineLength } from './solver/line.js';
export type { Answer, Limit, SolveOptions, Verdict, Win } from './solver/budget.js';
export { finish, safe } from './solver/hints/auto-moves.js';
export { hint, xrayHint } from './solver/hints/find-hint.js';
export type { Hint, HintReason, NoHint, NoHintReason } from './solver/hints/hint.js';
export type { HintOptions } from './solver/hints/judge.js';
export { firstLook, knowledgeOf, nextLook } from './solver/hints/knowledge.js';
export type { Knowledge } from './solver/hints/knowledge.js';
export { parseKnowledge, printKnowledge } from './solver/hints/knowledge-text.js';
export type { Odds, OddsOptions } from './solver/hints/odds.js';
export { odds } from './solver/hints/odds.js';
export { tellHint } from './solver/hints/hint.js';
export type { Solver, SolverOptions } from './solver/worker/start-solver.js';
export { startSolver } from './solver/worker/start-solver.js';
export type { PageWorker, WorkerMaker } from './solver/worker/thread.js';
export type { NodeWorker } from './solver/worker/node-threads.js';
export type { WholeAssistant } from './assistants/klondike-assistant.js';
export { klondikeAssistant } from './assistants/klondike-assistant.js';
export type { AdviceOptions } from './assistants/klondike-advice.js';
export type { Advice, Assistance, HintLevel } from './core/assistance.js';
export { HINT_LEVELS } from './core/assistance.js';
export type { LineVerdict } from './core/line-verdicts.js';
