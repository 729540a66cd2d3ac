/** Node's worker threads, without an import that would fail in a page. */

/** The part of `node:worker_threads` that the solver uses. */
interface NodeThreads {
  readonly Worker: new (file: URL, options: { readonly execArgv: readonly string[] }) => NodeWorker;
  /** Null in the main thread. */
  readonly parentPort: object | null;
}

/** A worker from `node:worker_threads`. */
export interface NodeWorker {
  postMessage(message: unknown): void;
  terminate(): unknown;
  on(event: 'message' | 'error' | 'exit', listener: (value: unknown) => void): unknown;
  /** Keeps the program running while the thread exists; `unref` lets it end. */
  ref(): void;
  unref(): void;
}

interface NodeGlobal {
  readonly process?: { getBuiltinModule?(name: string): unknown };
}

/** Undefined in a page. */
export const nodeThreads = (): NodeThreads | undefined =>
  (globalThis as NodeGlobal).process?.getBuiltinModule?.('node:worker_threads') as NodeThreads | undefined;
