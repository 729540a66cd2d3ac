/**
 * Protocols of interfaces. One list of methods provides calls as data, a function that makes these calls, and objects
 * that report their calls. This works for any game.
 */
import { checkGiven } from './given.js';

/** The names of the methods that return nothing. */
export type VoidMethodName<Told> = {
  [Name in keyof Told]: Told[Name] extends (...args: never) => infer Result
    ? undefined extends Result
      ? Name
      : never
    : never;
}[keyof Told] &
  string;

type ArgsOf<Method> = Method extends (...args: infer Args) => unknown ? Readonly<Args> : never;

/**
 * Each call as data: the method's name under `Key`, and its arguments. Each game names the union of its calls, so that
 * compiler messages show that name.
 */
export type CallsOf<Told, Key extends string> = {
  [Name in VoidMethodName<Told>]: {
    readonly [Part in Key | 'args']: Part extends Key ? Name : ArgsOf<Told[Name]>;
  };
};

export type CallOf<Told, Key extends string> = CallsOf<Told, Key>[VoidMethodName<Told>];

/** One function for each method, with any result. */
export type MethodListeners<Told, Result> = {
  readonly [Name in VoidMethodName<Told>]: (...args: ArgsOf<Told[Name]>) => Result;
};

/** How many arguments each method takes. A missing name, an extra name or a wrong number doesn't compile. */
export type Arities<Told> = { readonly [Name in VoidMethodName<Told>]: ArgsOf<Told[Name]>['length'] };

export interface Protocol<Told, Key extends string> {
  readonly names: readonly VoidMethodName<Told>[];
  /**
   * Makes the call and returns its result. Undefined if the protocol or the receiver lacks the method.
   * @throws TypeError unless the arguments are a receiver and a call
   */
  readonly deliver: <Result>(
    to: Partial<MethodListeners<Told, Result>>,
    call: CallOf<Told, Key>,
  ) => Result | undefined;
  /** An object with all the methods. Each method passes its name and arguments to `send`, without surplus arguments. */
  readonly sendingTo: (
    send: (name: VoidMethodName<Told>, args: never) => void,
  ) => Pick<Told, VoidMethodName<Told>>;
  /**
   * An object with all the methods. Each method passes its call to `hear` as data.
   * @throws TypeError unless it is a function
   */
  readonly from: (hear: (call: CallOf<Told, Key>) => void) => Pick<Told, VoidMethodName<Told>>;
  /**
   * The methods of `target`. Each method reports its call to `hear` afterwards, unless the call throws.
   * @throws TypeError unless the arguments are a receiver and a function
   */
  readonly watched: (
    target: MethodListeners<Told, unknown>,
    hear: (call: CallOf<Told, Key>) => void,
  ) => Pick<Told, VoidMethodName<Told>>;
  /**
   * Makes the methods of a class report each call to `hear` afterwards, unless the call throws.
   */
  readonly tap: <Listened extends Pick<Told, VoidMethodName<Told>>>(
    prototype: Listened,
    hear: (by: Listened, call: CallOf<Told, Key>) => void,
  ) => void;
}

type AnyMethods = Record<string, (...args: unknown[]) => unknown>;

export function protocol<Told, Key extends string>(key: Key, arities: Arities<Told>): Protocol<Told, Key> {
  type Call = CallOf<Told, Key>;
  const entries = Object.entries<number>(arities);
  const callOf = (name: string, args: readonly unknown[]): Call => ({ [key]: name, args }) as unknown as Call;
  const sendingTo: Protocol<Told, Key>['sendingTo'] = (send) =>
    Object.fromEntries(
      entries.map(([name, arity]) => [
        name,
        (...args: readonly unknown[]) => send(name as VoidMethodName<Told>, args.slice(0, arity) as never),
      ]),
    ) as Pick<Told, VoidMethodName<Told>>;
  const from: Protocol<Told, Key>['from'] = (hear) => {
    checkGiven('a listener', hear, 'a function');
    return sendingTo((name, args) => hear(callOf(name, args)));
  };
  const deliver = <Result>(to: Partial<MethodListeners<Told, Result>>, call: Call): Result | undefined => {
    checkCall(call);
    checkReceiver(to);
    const { [key]: name, args } = call as Record<Key, string> & { readonly args: readonly unknown[] };
    if (!Object.hasOwn(arities, name)) return undefined;
    return (to as unknown as AnyMethods)[name]?.(...args) as Result;
  };
  return {
    names: Object.keys(arities) as unknown as VoidMethodName<Told>[],
    deliver,
    sendingTo,
    from,
    watched: (target, hear) => {
      checkReceiver(target);
      checkGiven('a listener', hear, 'a function');
      return from((call) => {
        deliver(target, call);
        hear(call);
      });
    },
    tap: (prototype, hear) => {
      const methods = prototype as unknown as AnyMethods;
      for (const [name, arity] of entries) {
        const method = methods[name];
        methods[name] = function (this: typeof prototype, ...args) {
          method?.apply(this, args);
          hear(this, callOf(name, args.slice(0, arity).map(copyOf)));
        };
      }
    },
  };
}

/** @throws TypeError unless this is a call as data */
export function checkCall(call: unknown): void {
  checkGiven('call', call, 'an object');
  checkGiven('call.args', (call as { readonly args: unknown }).args, 'an array');
}

/** Functions are accepted, because a class can have static methods. @throws TypeError for primitive values */
export function checkReceiver(to: unknown): void {
  if (typeof to !== 'function') checkGiven('the receiver of a call', to, 'an object');
}

/** A deep copy of arrays and plain objects, so that a recorded call does not change later. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf(part)]));
}
