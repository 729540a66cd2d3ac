/** Tests the memory that the watchdog thread shares, and what the thread does. */
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
  onFiles.length = 0;
  whenOpened = () => undefined;
  whenTimed = () => undefined;
  jest.resetModules();
  ({ Watch } = await import('../../../src/grading/remote/watchdog.js'));
});

/** The numbers of a process's files are ten and eleven times as high as its own number. */
const watchOf = (pid: number): InstanceType<typeof Watch> =>
  new Watch(pid, { writing: 10 * pid, reading: 11 * pid });

const memory = (): Int32Array => new Int32Array(THREADS[0]?.buffer ?? new ArrayBuffer(0));

/**
 * Returns the number of processes, then the places so far. Each place has six numbers for the turn, the process, the
 * limit, whether the thread ended it, and its two files.
 */
const places = (count: number): number[][] => {
  const [head = 0, ...rest] = [...memory()].slice(0, 6 * (count + 1));
  expect(rest.splice(0, 5)).toEqual([0, 0, 0, 0, 0]);
  return [[head], ...Array.from({ length: count }, () => rest.splice(0, 6))];
};

describe('the shared memory', () => {
  test('serves one thread, which does not keep the program alive', () => {
    watchOf(100);
    watchOf(101);
    expect(THREADS).toEqual([
      { program: expect.any(String), buffer: expect.anything(), isEvaluated: true, isUnref: true },
    ]);
    expect(THREADS[0]?.buffer.byteLength).toBe(257 * 24);
  });

  test('begins with the number of processes, and has a place for each', () => {
    watchOf(100);
    watchOf(101);
    expect(places(2)).toEqual([[2], [0, 100, 0, 0, 1000, 1100], [0, 101, 0, 0, 1010, 1111]]);
  });

  test('during a request, the counter is odd and a time limit is set', () => {
    const watch = watchOf(100);
    watch.await(50);
    const waiting = places(1);
    watch.answered();
    const answered = places(1);
    watch.await(60);
    expect([waiting, answered, places(1)]).toEqual([
      [[1], [1, 100, 50, 0, 1000, 1100]],
      [[1], [2, 100, 50, 0, 1000, 1100]],
      [[1], [3, 100, 60, 0, 1000, 1100]],
    ]);
  });

  test('frees the place of a process that ends', () => {
    const [first, second] = [watchOf(100), watchOf(101)];
    first.await(50);
    first.end();
    const ended = places(2);
    watchOf(102);
    second.await(60);
    expect([ended, places(2)]).toEqual([
      [[1], [2, 0, 0, 0, 0, 0], [0, 101, 0, 0, 1010, 1111]],
      [[2], [2, 102, 0, 0, 1020, 1122], [1, 101, 60, 0, 1010, 1111]],
    ]);
  });

  test('shows which process the thread ended', () => {
    const [first, second] = [watchOf(100), watchOf(101)];
    // This entry comes after the head and the first place.
    memory()[6 + 6 + 3] = 1;
    expect([first.hasKilled, second.hasKilled]).toEqual([false, true]);
  });

  test('has 256 places', () => {
    for (let pid = 1; pid <= 256; pid++) watchOf(pid);
    expect(() => watchOf(257)).toThrow('More than 256 processes cannot be watched at once.');
  });
});

/** The calls of the thread. An open file's number is one higher than the number in its path. */
const onFiles: unknown[][] = [];

/** Runs when the thread opens a file. */
let whenOpened = (): void => undefined;

/** Runs when the thread reads the time. */
let whenTimed = (): void => undefined;

const FILES = {
  constants: { O_RDONLY: 0, O_WRONLY: 1, O_NONBLOCK: 2048 },
  openSync: (path: string, flags: number) => {
    onFiles.push(['open', path, flags]);
    whenOpened();
    return Number(path.split('/').at(-1)) + 1;
  },
  writeSync: (...args: unknown[]) => {
    onFiles.push(['write', ...args]);
    throw new Error('It is full.');
  },
  readSync: (file: number, buffer: Buffer) => onFiles.push(['read', file, buffer.length]),
  closeSync: (file: number) => onFiles.push(['close', file]),
};

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
    'node:fs': FILES,
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
  const performance = {
    now: () => {
      whenTimed();
      return clock.now;
    },
  };
  expect(() => program((name: string) => modules[name], atomics, performance)).toThrow('enough');
  expect(waits.slice(0, 2)).toEqual([
    [0, 0],
    [1, 0, 20],
  ]);
  return killed;
}

describe('the thread', () => {
  test('ends a process group if the process does not answer in time', () => {
    const watch = watchOf(101);
    watch.await(50);
    expect([killsAt([1000, 1049]), watch.hasKilled]).toEqual([[], false]);
    expect([killsAt([1000, 1050]), watch.hasKilled]).toEqual([[[-101, 'SIGKILL']], true]);
  });

  test('ends a process group only once, even if the process has already ended', () => {
    const [gone, watch] = [watchOf(100), watchOf(101)];
    gone.await(50);
    watch.await(70);
    expect(killsAt([1000, 1060, 1080])).toEqual([
      [-100, 'SIGKILL'],
      [-101, 'SIGKILL'],
    ]);
    expect([gone.hasKilled, watch.hasKilled]).toEqual([true, true]);
  });

  test('does not end a process group too early if the previous process with its slot stopped at the same request', () => {
    const first = watchOf(101);
    first.await(50);
    const killed = killsAt([1000, 1040, 1060], (time) => {
      if (time !== 1040) return;
      first.end();
      watchOf(102).await(50);
    });
    expect(killed).toEqual([]);
  });

  test('does not end a process group if the process has answered and waits for a request', () => {
    const watch = watchOf(101);
    watch.await(50);
    const killed = killsAt([1000, 1040, 1060, 1100], (time) => {
      if (time === 1040) watch.answered();
    });
    expect(killed).toEqual([]);
  });

  test('never ends the group of the grader, even if the watch ends while the thread looks at it', () => {
    const watch = watchOf(101);
    watch.await(50);
    let times = 0;
    whenTimed = () => {
      if (++times === 2) watch.end();
    };
    expect(killsAt([1000, 1060])).toEqual([]);
  });

  test('does not end a process group if the process is already at the next request', () => {
    const watch = watchOf(101);
    watch.await(50);
    const killed = killsAt([1000, 1040, 1080], (time) => {
      if (time !== 1040) return;
      watch.answered();
      watch.await(50);
    });
    expect(killed).toEqual([]);
  });
});

describe('a pipe that a process outside the group holds', () => {
  test('gets a line to read and room to write, so that the grader is free', () => {
    watchOf(101).await(50);
    killsAt([1000, 1050]);
    expect(onFiles).toEqual([
      ['open', '/proc/self/fd/1111', 2049],
      ['write', 1112, '\n'],
      ['close', 1112],
      ['open', '/proc/self/fd/1010', 2048],
      ['read', 1011, 65536],
      ['close', 1011],
    ]);
  });

  test('is left alone if the process has answered in the meantime', () => {
    const watch = watchOf(101);
    watch.await(50);
    whenOpened = () => watch.answered();
    killsAt([1000, 1050]);
    expect(onFiles.map(([what]) => what)).toEqual(['open', 'close', 'open', 'close']);
  });
});
