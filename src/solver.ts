/**
 * The public names of `klondike-kit/solver`: the truth about a position of Klondike, whether it can be won and by which
 * moves.
 */
export { solve } from './solver/solve.js';
export { solvePlainly } from './solver/plain-search.js';
export type { Answer, Verdict } from './solver/answer.js';
export type { Limit, SolveOptions } from './solver/budget.js';
