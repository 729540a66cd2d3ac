/** The memory that the watchdog thread shares, and its effects. */
import { compileFunction } from 'node:vm';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';

interface Thread {
  readonly program: string;
  readonly buffer: SharedArrayBuffer;
  readonly isEvaluated: boolean | undefined;
  isUnref: boolean;
}

const THREADS: Thread[] = [];

jest.unstable_mockModule('node:worker_threads', () => ({
  Worker: class {
    private readonly thread: Thread;
    constructor(
      program: string,
      { eval: isEvaluated, workerData: buffer }: { eval?: boolean; workerData: SharedArrayBuffer },
    ) {
      this.thread = { program, buffer, isEvaluated, isUnref: false };
      THREADS.push(this.thread);
    }
    unref(): void {
      this.thread.isUnref = true;
    }
  },
}));

let Watch: typeof import('../../../src/grading/remote/watchdog.js').Watch;

beforeEach(async () => {
  THREADS.length = 0;
  jest.resetModules();
  ({ Watch } = await import('../../../src/grading/remote/watchdog.js'));
});

/** The places so far, four numbers each: turn, process, limit, and whether the thread ended it. */
const places = (count: number): number[] =>
  [...new Int32Array(THREADS[0]?.buffer ?? new ArrayBuffer(0))].slice(0, 4 * (count + 1));

describe('the shared memory', () => {
  test('serves one thread, which does not keep the program alive', () => {
    new Watch(100);
    new Watch(101);
    expect(THREADS).toEqual([
      { program: expect.any(String), buffer: expect.anything(), isEvaluated: true, isUnref: true },
    ]);
    expect(THREADS[0]?.buffer.byteLength).toBe(257 * 16);
  });

  test('begins with the number of processes, and has a place for each', () => {
    new Watch(100);
    new Watch(101);
    expect(places(2)).toEqual([2, 0, 0, 0, 0, 100, 0, 0, 0, 101, 0, 0]);
  });

  test('has an odd turn and a limit during a request', () => {
    const watch = new Watch(100);
    watch.await(50);
    const waiting = places(1);
    watch.answered();
    const answered = places(1);
    watch.await(60);
    expect([waiting, answered, places(1)]).toEqual([
      [1, 0, 0, 0, 1, 100, 50, 0],
      [1, 0, 0, 0, 2, 100, 50, 0],
      [1, 0, 0, 0, 3, 100, 60, 0],
    ]);
  });

  test('frees the place of a process that ends', () => {
    const [first, second] = [new Watch(100), new Watch(101)];
    first.await(50);
    first.end();
    const ended = places(2);
    new Watch(102);
    second.await(60);
    expect([ended, places(2)]).toEqual([
      [1, 0, 0, 0, 0, 0, 0, 0, 0, 101, 0, 0],
      [2, 0, 0, 0, 0, 102, 0, 0, 1, 101, 60, 0],
    ]);
  });

  test('shows which process the thread ended', () => {
    const [first, second] = [new Watch(100), new Watch(101)];
    // After the head and the first place: the last number of the second.
    new Int32Array(THREADS[0]?.buffer ?? new ArrayBuffer(0))[4 + 4 + 3] = 1;
    expect([first.hasKilled, second.hasKilled]).toEqual([false, true]);
  });

  test('has 256 places', () => {
    for (let pid = 1; pid <= 256; pid++) new Watch(pid);
    expect(() => new Watch(257)).toThrow('More than 256 processes cannot be watched at once.');
  });
});

/** Runs the thread at these times, and returns the processes that it ended. */
function killsAt(times: readonly number[], before: (time: number) => void = () => undefined): unknown[][] {
  const killed: unknown[][] = [];
  const [thread] = THREADS;
  const waits: unknown[][] = [];
  const clock = { now: 0 };
  const left = [...times];
  const atomics = {
    load: Atomics.load,
    store: Atomics.store,
    wait: (_: Int32Array, ...wait: number[]) => {
      waits.push(wait);
      if (wait.length < 3) return;
      const time = left.shift();
      if (time === undefined) throw new Error('enough');
      clock.now = time;
      before(time);
    },
  };
  const modules: Readonly<Record<string, object>> = {
    'node:process': {
      kill: (...args: unknown[]) => {
        killed.push(args);
        if (args[0] === -100) throw new Error('It has ended.');
      },
    },
    'node:worker_threads': { workerData: thread?.buffer },
  };
  const program = compileFunction(thread?.program ?? '', ['require', 'Atomics', 'performance']) as (
    require: (name: string) => object | undefined,
    ...globals: readonly object[]
  ) => unknown;
  const performance = { now: () => clock.now };
  expect(() => program((name: string) => modules[name], atomics, performance)).toThrow('enough');
  expect(waits.slice(0, 2)).toEqual([
    [0, 0],
    [1, 0, 20],
  ]);
  return killed;
}

describe('the thread ends a process group', () => {
  test('if the process does not answer in time', () => {
    const watch = new Watch(101);
    watch.await(50);
    expect([killsAt([1000, 1049]), watch.hasKilled]).toEqual([[], false]);
    expect([killsAt([1000, 1050]), watch.hasKilled]).toEqual([[[-101, 'SIGKILL']], true]);
  });

  test('once, even if the process has ended already', () => {
    const [gone, watch] = [new Watch(100), new Watch(101)];
    gone.await(50);
    watch.await(70);
    expect(killsAt([1000, 1060, 1080])).toEqual([
      [-100, 'SIGKILL'],
      [-101, 'SIGKILL'],
    ]);
    expect([gone.hasKilled, watch.hasKilled]).toEqual([true, true]);
  });

  test('not if the process has answered and waits for a request', () => {
    const watch = new Watch(101);
    watch.await(50);
    const killed = killsAt([1000, 1040, 1060, 1100], (time) => {
      if (time === 1040) watch.answered();
    });
    expect(killed).toEqual([]);
  });

  test('not if the process is already at the next request', () => {
    const watch = new Watch(101);
    watch.await(50);
    const killed = killsAt([1000, 1040, 1080], (time) => {
      if (time !== 1040) return;
      watch.answered();
      watch.await(50);
    });
    expect(killed).toEqual([]);
  });
});
