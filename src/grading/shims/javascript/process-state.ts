/**
 * Detects what a program has changed in its process, apart from its own modules. As long as nothing has changed,
 * another program can start in the same process as if it were new.
 */
import { readdirSync, readlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import process, { cpuUsage, cwd, env, memoryUsage } from 'node:process';

/** Earlier programs may use this much. If they use more, a new process gives the next program more memory and time. */
const MOST_BYTES = 96 * 1024 * 1024;
const MOST_MICROSECONDS = 20_000_000;

type Properties = ReadonlyMap<PropertyKey, PropertyDescriptor>;

export class ProcessState {
  private readonly objects: ReadonlyMap<object, Properties>;
  private readonly resources = process.getActiveResourcesInfo();
  private readonly others = textOfOthers();
  /** True in a sandbox, where any file that appears later was left by a program. */
  private readonly hadNoFiles = hasNoFiles();

  /** Records the current state. @param given what programs get in addition to the language */
  constructor(given: readonly unknown[]) {
    const globals = [...propertiesOf(globalThis).values()].map(({ value }) => value as unknown);
    const roots = [globalThis, process, ...globals, ...given].filter(isObject);
    const all = new Set(roots.flatMap((root) => [root, ...prototypeOf(root)]));
    this.objects = new Map([...all].map((object) => [object, propertiesOf(object)]));
  }

  get isUnchanged(): boolean {
    const { heapUsed, external } = memoryUsage();
    if (heapUsed + external > MOST_BYTES || cpuUsage().user > MOST_MICROSECONDS) return false;
    if (textOfOthers() !== this.others || this.isKeptAlive) return false;
    if (this.hadNoFiles && !hasNoFiles()) return false;
    for (const [object, before] of this.objects) if (!isSame(before, propertiesOf(object))) return false;
    return true;
  }

  /** Is anything new keeping the process alive, such as a timer, a connection or another process? */
  private get isKeptAlive(): boolean {
    const before = [...this.resources];
    return process.getActiveResourcesInfo().some((kind) => {
      const at = before.indexOf(kind);
      return at < 0 || before.splice(at, 1).length === 0;
    });
  }
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

const prototypeOf = (value: object): object[] => {
  const prototype: unknown = Object.getOwnPropertyDescriptor(value, 'prototype')?.value;
  return isObject(prototype) ? [prototype] : [];
};

const PARTS = ['value', 'get', 'set', 'writable'] as const;

const propertiesOf = (object: object): Properties =>
  new Map(
    Reflect.ownKeys(object).flatMap((key) => {
      const property = Object.getOwnPropertyDescriptor(object, key);
      return property === undefined ? [] : [[key, property]];
    }),
  );

function isSame(before: Properties, now: Properties): boolean {
  if (before.size !== now.size) return false;
  for (const [key, property] of before) {
    const other = now.get(key);
    if (other === undefined || !isSameProperty(property, other)) return false;
  }
  return true;
}

function isSameProperty(before: PropertyDescriptor, now: PropertyDescriptor): boolean {
  // Node creates some objects only on first access.
  if ('get' in before && 'value' in now) return true;
  return PARTS.every((part) => Object.is(Reflect.get(before, part), Reflect.get(now, part)));
}

/** The listeners, environment variables, working directory and open files of the process. */
function textOfOthers(): string {
  const listeners = process.eventNames().map((event) => [String(event), process.listenerCount(event)]);
  const { exitCode = null } = process;
  return JSON.stringify([listeners, { ...env }, cwd(), exitCode, openFiles()]);
}

/** In a sandbox, programs can write only to these folders. */
const hasNoFiles = (): boolean => [tmpdir(), '/dev/shm'].every((folder) => namesIn(folder).length === 0);

/** A file that is still open keeps its content, even if it was deleted. Node itself opens only pipes and sockets. */
const openFiles = (): readonly string[] =>
  namesIn('/proc/self/fd')
    .map((name) => targetOf(`/proc/self/fd/${name}`))
    .filter((target) => target.startsWith('/') && !target.startsWith('/proc/'))
    .sort();

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function targetOf(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    return '';
  }
}
