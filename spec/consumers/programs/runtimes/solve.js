/** Solves a deal in this thread, then in a worker. */
import { ULG, parseDeal } from 'klondike-kit';
import { solve, startSolver } from 'klondike-kit/solver';

const layout = parseDeal('java:11', ULG).start(ULG);
const solver = startSolver();
console.log(solve(ULG, layout).verdict, (await solver.solve(ULG, layout)).verdict);
solver.end();
