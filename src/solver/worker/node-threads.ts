/** Node's threads, without an import that pages could not follow. */

/** The part of `node:worker_threads` that is used here. */
interface NodeThreads {
  readonly Worker: new (file: URL, options: { readonly execArgv: readonly string[] }) => NodeWorker;
  /** Null outside a thread. */
  readonly parentPort: object | null;
}

/** A worker of `node:worker_threads`. */
export interface NodeWorker {
  postMessage(message: unknown): void;
  terminate(): unknown;
  on(event: 'message' | 'error' | 'exit', listener: (value: unknown) => void): unknown;
  /** Does the thread keep the program running? */
  ref(): void;
  unref(): void;
}

interface WithBuiltins {
  readonly process?: { getBuiltinModule?(name: string): unknown };
}

/** Undefined in a page. */
export const nodeThreads = (): NodeThreads | undefined =>
  (globalThis as WithBuiltins).process?.getBuiltinModule?.('node:worker_threads') as NodeThreads | undefined;
