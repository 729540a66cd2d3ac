/** Work that a signal can end. */
import type { Emitter } from '../play/listeners.js';

/** The exit statuses that shells report for a program ended by a signal: Ctrl-C, and what a batch system sends. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;

class Interrupt extends Error {
  constructor(readonly status: number) {
    super('interrupted');
  }
}

/**
 * Resolves to 0 when the work is done, or to the status of the signal that ended it. The work must reject with the
 * reason of its signal.
 */
export async function untilSignal(
  process: Emitter,
  work: (stop: AbortController) => Promise<void>,
): Promise<number> {
  const stop = new AbortController();
  const listeners = Object.entries(SIGNALS).map(
    ([signal, status]) => [signal, () => stop.abort(new Interrupt(status))] as const,
  );
  for (const [signal, listener] of listeners) process.on(signal, listener);
  try {
    await work(stop);
    return 0;
  } catch (error) {
    if (error instanceof Interrupt) return error.status;
    throw error;
  } finally {
    for (const [signal, listener] of listeners) process.off(signal, listener);
  }
}
