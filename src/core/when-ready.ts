/** Reads and writes that may have to wait: sockets, pipes and terminals of another program do not always block. */

const WAITING = new Int32Array(new SharedArrayBuffer(4));

/** Calls again each millisecond until the other end is ready. Returns how many bytes were read or written. */
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
