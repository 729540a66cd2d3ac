/**
 * Reads and writes that may have to wait, because another program's sockets, pipes and terminals don't always block.
 */

const WAITING = new Int32Array(new SharedArrayBuffer(4));

/** Repeats the call every millisecond until the other end is ready. Returns the number of bytes read or written. */
export function whenReady(call: () => number): number {
  for (;;) {
    try {
      return call();
    } catch (error) {
      if ((error as { readonly code?: unknown }).code !== 'EAGAIN') throw error;
      Atomics.wait(WAITING, 0, 0, 1);
    }
  }
}
