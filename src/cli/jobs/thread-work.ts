/** The tasks of the commands that have threads. A thread loads only the code for its own tasks. */
export const THREAD_WORK = {
  analyse: async () => (await import('../analyse/analysis.js')).analyseBatch,
  autoplay: async () => (await import('../autoplay/game-task.js')).playTask,
  solve: async () => (await import('../solve/deal-task.js')).solveTask,
};

export type ThreadWorkName = keyof typeof THREAD_WORK;

/** The program of a thread for a command. The query is the command. */
export const threadFor = (command: ThreadWorkName): URL => new URL(`./worker.js?${command}`, import.meta.url);

/** The command in the query of the program's URL. */
export const commandIn = (query: string): ThreadWorkName => query.slice(1) as ThreadWorkName;
