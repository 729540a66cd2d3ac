/**
 * A thread that ends processes that do not answer in time. The main thread can't do that, because it waits for the
 * answer. Both threads share memory, so watching a process costs next to nothing.
 */
import { Worker } from 'node:worker_threads';

/** How many processes can be watched at once. */
const PLACES = 256;

/**
 * The numbers that each place holds, in order. The first place counts the watched processes. A turn is odd during a
 * wait for an answer. The turn only grows, even if another process gets the place.
 */
const FIELDS = { turn: 0, pid: 1, limit: 2, killed: 3, writing: 4, reading: 5 } as const;
const SIZE = Object.keys(FIELDS).length;

const LONGEST = 2 ** 31 - 1;

/** How often the thread checks, in milliseconds. An answer may exceed its limit by this much. */
const ROUND = 20;

/** The most bytes that a pipe holds. */
const PIPE = 64 * 1024;

/**
 * Runs in the thread. Plain JavaScript, because a thread has no loader for TypeScript.
 *
 * A process that has left the group may still hold the pipes, so the main thread would wait for it. The thread ends
 * that wait: it writes a line to the pipe that the main thread reads, and empties the pipe that it writes to. The
 * thread can reopen the pipes only on systems with `/proc`. Once the turn is over, the same number may belong to
 * another file.
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

export class Watch {
  private readonly all = places();
  private readonly at: number;

  /**
   * @param pid the leader of a process group; the whole group is ended
   * @param files the main thread's ends of the pipes
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

  /** Starts to wait for an answer, for at most this many milliseconds and at most 24 days. */
  await(milliseconds: number): void {
    this.all[this.at + FIELDS.limit] = Math.min(milliseconds, LONGEST);
    Atomics.add(this.all, this.at + FIELDS.turn, 1);
  }

  /** Ends the wait for an answer. */
  answered(): void {
    Atomics.add(this.all, this.at + FIELDS.turn, 1);
  }

  /** Stops watching the process. */
  end(): void {
    if (Atomics.load(this.all, this.at + FIELDS.turn) % 2 !== 0) this.answered();
    this.all.fill(0, this.at + FIELDS.turn + 1, this.at + SIZE);
    Atomics.sub(this.all, 0, 1);
  }
}
