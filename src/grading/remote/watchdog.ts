/**
 * A thread that ends processes which do not answer in time. The main thread cannot: it waits for the answer. All that
 * both know lies in shared memory, so that setting the dog on a process costs next to nothing.
 */
import { Worker } from 'node:worker_threads';

/** How many processes can be watched at once. */
const PLACES = 256;

/**
 * The numbers in a place, in this order. The first place counts the watched processes. A turn is odd while an answer is
 * awaited, and only grows, even if another process gets the place.
 */
const FIELDS = { turn: 0, pid: 1, limit: 2, killed: 3, writing: 4, reading: 5 } as const;
const SIZE = Object.keys(FIELDS).length;

const LONGEST = 2 ** 31 - 1;

/** How often the thread looks, in milliseconds. An answer may take longer than its limit by that. */
const ROUND = 20;

/** The most that a pipe holds, in bytes. */
const PIPE = 64 * 1024;

/**
 * Runs in the thread: plain JavaScript, for a thread has no loader for anything else.
 *
 * A process that has left the group may still hold the pipes, so the main thread would wait for it. The thread ends that
 * wait: it writes a line to the pipe that the main thread reads, and empties the one that it writes to. It can open the
 * pipes again only where there is a `/proc`. Once the turn is over, the same number may belong to another file.
 */
const THREAD = `
  const { closeSync, constants, openSync, readSync, writeSync } = require('node:fs');
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
    const [pid, limit] = [places[at + ${FIELDS.pid}], places[at + ${FIELDS.limit}]];
    const [writing, reading] = [places[at + ${FIELDS.writing}], places[at + ${FIELDS.reading}]];
    const isOver = () => Atomics.load(places, at) !== turn;
    if (performance.now() - first.at < limit) return;
    since.delete(at);
    // The main thread may have cleared the place just now, and killing group 0 would end the grader itself.
    if (isOver() || pid <= 0) return;
    Atomics.store(places, at + ${FIELDS.killed}, 1);
    tried(() => kill(-pid, 'SIGKILL'));
    opened(reading, constants.O_WRONLY, (file) => isOver() || writeSync(file, '\\n'));
    opened(writing, constants.O_RDONLY, (file) => isOver() || readSync(file, Buffer.alloc(${PIPE})));
  }
  function opened(file, way, use) {
    tried(() => {
      const again = openSync('/proc/self/fd/' + file, way | constants.O_NONBLOCK);
      tried(() => use(again));
      closeSync(again);
    });
  }
  function tried(action) {
    try {
      action();
    } catch {
      // The process is gone, or the system lacks /proc.
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

  /**
   * @param pid of the process; it leads its group, and the whole group is ended with it
   * @param files the main thread's ends of the pipes to and from it
   */
  constructor(pid: number, { writing, reading }: { readonly writing: number; readonly reading: number }) {
    const free = Array.from({ length: PLACES }, (_, index) => (index + 1) * SIZE);
    const at = free.find((place) => this.all[place + FIELDS.pid] === 0);
    if (at === undefined) throw new Error(`More than ${PLACES} processes cannot be watched at once.`);
    this.at = at;
    this.all[at + FIELDS.pid] = pid;
    this.all[at + FIELDS.writing] = writing;
    this.all[at + FIELDS.reading] = reading;
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
    if (Atomics.load(this.all, this.at + FIELDS.turn) % 2 !== 0) this.answered();
    this.all.fill(0, this.at + FIELDS.turn + 1, this.at + SIZE);
    Atomics.sub(this.all, 0, 1);
  }
}
