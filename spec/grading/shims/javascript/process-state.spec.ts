/** Notices changes to a process that outlive the program. */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';

const MEBIBYTE = 1024 * 1024;

/** The process as a program sees it. */
const NOW = {
  heap: 0,
  external: 0,
  microseconds: 0,
  resources: [] as string[],
  listeners: new Map<string | symbol, number>(),
  env: {} as Record<string, string>,
  folder: '/class',
  exitCode: undefined as number | undefined,
  /** Temporary files. The temporary files, or null if their folder cannot be read. */
  files: [] as string[] | null,
  shared: [] as string[],
  /** The targets of the file descriptors of the process. */
  open: ['/dev/null', 'pipe:[1]'],
};

const START = { ...NOW };

const process = {
  getActiveResourcesInfo: () => NOW.resources,
  eventNames: () => [...NOW.listeners.keys()],
  listenerCount: (event: string | symbol) => NOW.listeners.get(event) ?? 0,
  get exitCode() {
    return NOW.exitCode;
  },
};

jest.unstable_mockModule('node:process', () => ({
  default: process,
  cpuUsage: () => ({ user: NOW.microseconds, system: 1e12 }),
  cwd: () => NOW.folder,
  env: new Proxy(
    {},
    {
      ownKeys: () => Object.keys(NOW.env),
      get: (_, name) => NOW.env[String(name)],
      getOwnPropertyDescriptor: (_, name) => Object.getOwnPropertyDescriptor(NOW.env, name),
    },
  ),
  memoryUsage: () => ({ heapUsed: NOW.heap, external: NOW.external, rss: 1e12 }),
}));
jest.unstable_mockModule('node:os', () => ({ tmpdir: () => '/temporary' }));
jest.unstable_mockModule('node:fs', () => ({
  readlinkSync: (path: string) => NOW.open[Number(path.split('/').at(-1))] ?? '',
  readdirSync: (folder: string) => {
    if (folder === '/dev/shm') return NOW.shared;
    if (folder === '/proc/self/fd') return Object.keys(NOW.open);
    if (folder !== '/temporary' || NOW.files === null) throw new Error(`${folder} cannot be read`);
    return NOW.files;
  },
}));

const { ProcessState } = await import('../../../../src/grading/shims/javascript/process-state.js');

beforeEach(() => {
  Object.assign(NOW, START, { listeners: new Map() });
});

type Change = Partial<typeof NOW>;

describe('a change to the process', () => {
  test.each<[what: string, untouched: boolean, before: Change, after: Change]>([
    ['nothing changed', true, {}, {}],
    ['it uses 96 MiB of memory', true, {}, { heap: 96 * MEBIBYTE }],
    ['it uses more memory', false, {}, { heap: 96 * MEBIBYTE + 1 }],
    ['it uses more memory outside the heap', false, {}, { external: 96 * MEBIBYTE + 1 }],
    ['it uses 20 s of processor time', true, {}, { microseconds: 20_000_000 }],
    ['it uses more processor time', false, {}, { microseconds: 20_000_001 }],
    ['a timer runs', false, {}, { resources: ['Timeout'] }],
    ['as many pipes are open', true, { resources: ['Pipe', 'Pipe'] }, { resources: ['Pipe', 'Pipe'] }],
    ['fewer pipes are open', true, { resources: ['Pipe', 'Pipe'] }, { resources: ['Pipe'] }],
    ['more pipes are open', false, { resources: ['Pipe'] }, { resources: ['Pipe', 'Pipe'] }],
    ['a resource of another kind is open', false, { resources: ['Pipe'] }, { resources: ['Socket'] }],
    ['an event has a listener', false, {}, { listeners: new Map([['exit', 1]]) }],
    ['an event without a name has a listener', false, {}, { listeners: new Map([[Symbol('own'), 1]]) }],
    [
      'an event has one more listener',
      false,
      { listeners: new Map([['exit', 1]]) },
      { listeners: new Map([['exit', 2]]) },
    ],
    ['a variable is set', false, {}, { env: { GAMES: '1' } }],
    ['a variable changes', false, { env: { GAMES: '1' } }, { env: { GAMES: '2' } }],
    ['the folder changes', false, {}, { folder: '/elsewhere' }],
    ['the exit code is set', false, {}, { exitCode: 1 }],
    ['it leaves a temporary file', false, {}, { files: ['left'] }],
    ['it leaves a file in shared memory', false, {}, { shared: ['left'] }],
    ['it leaves a file open', false, {}, { open: ['/dev/null', 'pipe:[1]', '/tmp/left (deleted)'] }],
    ['Node opens a pipe', true, {}, { open: ['/dev/null', 'pipe:[1]', 'pipe:[2]'] }],
    [
      'it leaves a temporary file in a folder that was unreadable',
      false,
      { files: null },
      { files: ['left'] },
    ],
    ['the folder of temporary files cannot be read', true, { files: null }, { files: null }],
    [
      'another program uses the folder of temporary files',
      true,
      { files: ['other'] },
      { files: ['other', 'more'] },
    ],
  ])('%s: untouched %s', (...[, untouched, before, after]) => {
    Object.assign(NOW, before);
    const state = new ProcessState([]);
    Object.assign(NOW, after);
    expect(state.isUnchanged).toBe(untouched);
  });

  test('a new property of the process object is noticed until it is gone', () => {
    const state = new ProcessState([]);
    Object.assign(process, { games: 1 });
    expect(state.isUnchanged).toBe(false);
    Reflect.deleteProperty(process, 'games');
    expect(state.isUnchanged).toBe(true);
  });
});

class Pile {
  top(): number {
    return 1;
  }
}

/** Does this change stay unnoticed if programs get this object? */
function untouchedBy(given: unknown, change: () => unknown): boolean {
  const state = new ProcessState([given]);
  change();
  return state.isUnchanged;
}

describe('in an object that programs get', () => {
  const getter = (): number => 1;
  const symbol = Symbol('own');

  test.each<[what: string, untouched: boolean, make: () => object, change: (object: object) => unknown]>([
    ['nothing', true, () => ({ a: NaN }), () => 0],
    ['a value', false, () => ({ a: 1 }), (all) => Object.assign(all, { a: 2 })],
    ['a value under a symbol', false, () => ({ [symbol]: 1 }), (all) => Object.assign(all, { [symbol]: 2 })],
    ['the sign of zero', false, () => ({ a: 0 }), (all) => Object.assign(all, { a: -0 })],
    ['a value to undefined', false, () => ({ a: 1 }), (all) => Object.assign(all, { a: undefined })],
    [
      'the name of a value',
      false,
      () => ({ a: undefined }),
      (all) => [Reflect.deleteProperty(all, 'a'), Object.assign(all, { b: undefined })],
    ],
    ['whether a value is writable', false, () => ({ a: 1 }), (all) => Object.freeze(all)],
    ['an added value', false, () => ({ a: 1 }), (all) => Object.assign(all, { b: 2 })],
    ['a removed value', false, () => ({ a: 1, b: 1 }), (all) => Reflect.deleteProperty(all, 'a')],
    [
      'the getter',
      false,
      () => ({
        get a() {
          return 1;
        },
      }),
      (all) => Object.defineProperty(all, 'a', { get: getter }),
    ],
    [
      'the setter',
      false,
      () => Object.defineProperty({}, 'a', { set: () => undefined, configurable: true }),
      (all) => Object.defineProperty(all, 'a', { set: () => undefined }),
    ],
    [
      'a getter that becomes its value',
      true,
      () => ({
        get a() {
          return 1;
        },
      }),
      (all) => Object.defineProperty(all, 'a', { value: 1 }),
    ],
    [
      'a value that becomes a getter',
      false,
      () => ({ a: 1 }),
      (all) => Object.defineProperty(all, 'a', { get: getter }),
    ],
  ])('%s: untouched %s', (...[, untouched, make, change]) => {
    const object = make();
    expect(untouchedBy(object, () => change(object))).toBe(untouched);
  });

  test.each<[what: string, given: object, prototype: object]>([
    ['a method of a class', Pile, Pile.prototype],
    ['a method of an object’s member named prototype', { prototype: Pile.prototype }, Pile.prototype],
  ])('a change to %s is noticed', (_, given, prototype) => {
    expect(untouchedBy(given, () => Object.assign(prototype, { top: () => 2 }))).toBe(false);
  });

  test.each<[what: string, given: unknown]>([
    ['a number', 5],
    ['null', null],
    ['nothing', undefined],
    ['an object whose prototype is not an object', { prototype: 5 }],
  ])('no change is noticed in %s', (_, given) => {
    expect(untouchedBy(given, () => 0)).toBe(true);
  });
});

describe('in the language', () => {
  test.each<[what: string, of: object]>([
    ['a global variable', globalThis],
    ['a method of all arrays', Array.prototype],
    ['a function of Math', Math],
  ])('a change to %s is noticed until it is gone', (_, object) => {
    const change = (): unknown => Object.defineProperty(object, 'games', { value: 1, configurable: true });
    const untouched = untouchedBy(undefined, change);
    Reflect.deleteProperty(object, 'games');
    expect([untouched, untouchedBy(undefined, () => 0)]).toEqual([false, true]);
  });
});
