/**
 * A thread that ends processes which do not answer in time. The main thread cannot: it waits for the answer. All that
 * both know lies in shared memory, so that setting the dog on a process costs next to nothing.
 */
import { Worker } from 'node:worker_threads';

/** How many processes can be watched at once. */
const PLACES = 256;

/** What a place has, in this order; the first place counts the watched. A turn is odd while an answer is awaited. */
const FIELDS = { turn: 0, pid: 1, limit: 2, killed: 3 } as const;
const SIZE = Object.keys(FIELDS).length;

const LONGEST = 2 ** 31 - 1;

/** How often the thread looks, in milliseconds. An answer may take longer than its limit by that. */
const ROUND = 20;

/** Runs in the thread: plain JavaScript, for a thread has no loader for anything else. */
const THREAD = `
  const { kill } = require('node:process');
  const { workerData } = require('node:worker_threads');
  const places = new Int32Array(workerData);
  const since = new Map();
  for (;;) {
    Atomics.wait(places, 0, 0);
    Atomics.wait(places, 1, 0, ${ROUND});
    for (let at = ${SIZE}; at < places.length; at += ${SIZE}) look(at);
  }
  function look(at) {
    const turn = Atomics.load(places, at);
    if (turn % 2 === 0) return since.delete(at);
    const first = since.get(at);
    if (first === undefined || first.turn !== turn) return since.set(at, { turn, at: performance.now() });
    if (performance.now() - first.at < places[at + ${FIELDS.limit}]) return;
    since.delete(at);
    Atomics.store(places, at + ${FIELDS.killed}, 1);
    try {
      kill(-places[at + ${FIELDS.pid}], 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
`;

let shared: Int32Array | undefined;

function places(): Int32Array {
  if (shared !== undefined) return shared;
  const buffer = new SharedArrayBuffer((PLACES + 1) * SIZE * Int32Array.BYTES_PER_ELEMENT);
  new Worker(THREAD, { eval: true, workerData: buffer }).unref();
  return (shared = new Int32Array(buffer));
}

/** Watches one process. */
export class Watch {
  private readonly all = places();
  private readonly at: number;

  /** @param pid of the process; it leads its group, and the whole group is ended with it */
  constructor(pid: number) {
    const free = Array.from({ length: PLACES }, (_, index) => (index + 1) * SIZE);
    const at = free.find((place) => this.all[place + FIELDS.pid] === 0);
    if (at === undefined) throw new Error(`More than ${PLACES} processes cannot be watched at once.`);
    this.at = at;
    this.all.fill(0, at, at + SIZE);
    this.all[at + FIELDS.pid] = pid;
    Atomics.add(this.all, 0, 1);
    Atomics.notify(this.all, 0);
  }

  /** Was the process ended because an answer took too long? */
  get hasKilled(): boolean {
    return Atomics.load(this.all, this.at + FIELDS.killed) === 1;
  }

  /** Starts to wait for an answer, for this many milliseconds but at most 24 days. */
  await(milliseconds: number): void {
    this.all[this.at + FIELDS.limit] = Math.min(milliseconds, LONGEST);
    Atomics.add(this.all, this.at + FIELDS.turn, 1);
  }

  /** The answer is there. */
  answered(): void {
    Atomics.add(this.all, this.at + FIELDS.turn, 1);
  }

  /** Nothing is to be watched any more. */
  end(): void {
    this.all.fill(0, this.at, this.at + SIZE);
    Atomics.sub(this.all, 0, 1);
  }
}
