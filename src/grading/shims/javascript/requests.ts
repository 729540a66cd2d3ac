/** Answers the grader's requests. */
import type { PackageExports } from './kit.js';
import type { FoundHandler } from './find-handler.js';
import type { Objects } from './objects.js';
import { EVENTS } from './find-handler.js';
import { CODES, answerLine, fieldsOf } from '../../remote/messages.js';

/** The maximum length of a message about an error in the program. */
const LONGEST = 2000;

/** The state after `initialize`. */
export interface StartedProgram {
  readonly handler: FoundHandler;
  readonly kit: PackageExports;
  /** Notes borrowed files. Overwrites the view's arrays if the grader asked for that. */
  readonly endEvent: () => void;
  /** The names of the parts of the package's own game that the program has used, each with true if it was reported. */
  readonly borrowed: Map<string, boolean>;
}

/** A module whose classes the grader calls directly. */
export interface StartedObjects {
  readonly objects: Objects;
  readonly borrowed: Map<string, boolean>;
}

/** This submission cannot do what the grader asked. */
export class ImpossibleRequest extends Error {}

/** An earlier program has changed the process, so another program needs a new process. */
export class UsedProcess extends Error {}

/** A request that breaks the protocol. */
class RefusedRequest extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

export class RequestAnswers {
  private started: StartedProgram | undefined;
  private objects: Objects | undefined;

  constructor(private readonly initialize: (params: unknown) => Promise<StartedProgram | StartedObjects>) {}

  /** Returns the answer to a line, as a line. */
  async to(line: string): Promise<string> {
    let id: unknown = null;
    try {
      const request = fieldsOf(read(line));
      id = request['id'] ?? null;
      return answerLine(id, 'result', (await this.result(request)) ?? null);
    } catch (error) {
      return answerLine(id, 'error', errorOf(error));
    }
  }

  private async result({ method, params = [] }: Readonly<Record<string, unknown>>): Promise<unknown> {
    if (typeof method !== 'string') throw new RefusedRequest(CODES.noRequest, 'This is not a request.');
    if (method === 'initialize') return this.initialized(params);
    if (!Array.isArray(params)) throw new RefusedRequest(CODES.noRequest, 'The params are not an array.');
    if (this.objects !== undefined) {
      const answer = this.objects(method, params);
      return answer === undefined ? noMethod(method) : answer;
    }
    const { handler, kit, endEvent, borrowed } = this.started ?? notStarted();
    if (method === 'getName') {
      const name = await handler['getName']?.();
      return typeof name === 'string' ? name : null;
    }
    if (method === 'nextDeal' && handler['nextDeal'])
      return handler['nextDeal'](kit.parseDeal(String(params[0])));
    if (!(EVENTS as readonly string[]).includes(method)) {
      noMethod(method);
    }
    try {
      // The event also includes work that the program has postponed with promises.
      await call(handler, method, params);
    } finally {
      endEvent();
    }
    return newlyBorrowed(borrowed);
  }

  private async initialized(params: unknown): Promise<unknown> {
    const started = await this.initialize(params);
    if ('objects' in started) {
      this.objects = started.objects;
      const capabilities = { deck: false, objects: true };
      return { protocol: 1, name: '', capabilities, ...newlyBorrowed(started.borrowed) };
    }
    this.started = started;
    const { handler, borrowed } = this.started;
    const deck = typeof handler['nextDeal'] === 'function';
    return {
      protocol: 1,
      name: nameOf(handler),
      capabilities: { deck, again: true },
      ...newlyBorrowed(borrowed),
    };
  }
}

/** Reports each name once. Null if no name is new. */
function newlyBorrowed(borrowed: Map<string, boolean>): { readonly borrowed: readonly string[] } | null {
  const names = [...borrowed].flatMap(([name, isReported]) => (isReported ? [] : [name]));
  for (const name of names) borrowed.set(name, true);
  return names.length === 0 ? null : { borrowed: names };
}

function call(handler: FoundHandler, method: string, args: readonly unknown[]): unknown {
  if (typeof handler[method] !== 'function') throw new TypeError(`The handler has no method ${method}.`);
  return handler[method](...args);
}

/** A handler that fails in `getName` can still be played. */
function nameOf(handler: FoundHandler): string {
  try {
    const name = handler['getName']?.();
    return typeof name === 'string' ? name : '';
  } catch {
    return '';
  }
}

function read(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new RefusedRequest(CODES.notJson, 'This line is not JSON.');
  }
}

function noMethod(method: string): never {
  throw new RefusedRequest(CODES.noMethod, `Unknown method ${method}.`);
}

function notStarted(): never {
  throw new RefusedRequest(CODES.noRequest, 'The first request must be initialize.');
}

function errorOf(error: unknown): object {
  if (error instanceof RefusedRequest) return { code: error.code, message: error.message };
  if (error instanceof UsedProcess)
    return { code: CODES.spent, message: 'An earlier program changed the process.' };
  if (error instanceof ImpossibleRequest) return { code: CODES.impossible, message: error.message };
  const { name, message } = error instanceof Error ? fieldsOf(error) : { name: 'Error', message: error };
  return { code: CODES.thrown, message: textOf(message), data: { name: textOf(name) } };
}

/** A program may throw anything, and give its errors names and messages of any type. */
function textOf(value: unknown): string {
  try {
    return String(value).slice(0, LONGEST);
  } catch {
    return 'The program threw a value without a text.';
  }
}
