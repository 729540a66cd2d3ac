/** Finds the handler among a module's exports and gives it its view. */
import type { KlondikeView } from '../../../games/klondike/contract/view.js';

/** The methods of a handler, except `getName`. */
export const EVENTS = [
  'newGame',
  'clickStock',
  'moveWasteToTableau',
  'moveWasteToFoundation',
  'moveTableauToFoundation',
  'moveTableauToTableau',
  'moveFoundationToTableau',
  'undo',
] as const;

/**
 * A handler may be incomplete, because a missing method fails only when it is called. A handler needs at least this
 * many.
 */
const FEWEST_METHODS = 3;

const METHODS: readonly string[] = [...EVENTS, 'getName'];

export type FoundHandler = Record<string, ((...args: unknown[]) => unknown) | undefined>;

type Maker = new (view: KlondikeView) => unknown;

export class NoHandler extends Error {
  override readonly name = 'NoHandler';
}

/** @throws NoHandler that lists the exports found instead */
export function findHandler(exported: Readonly<Record<string, unknown>>, view: KlondikeView): FoundHandler {
  const values = exportsIn(exported);
  const chosen = chosenExport(values);
  const handler = typeof chosen === 'function' ? createHandler(chosen as Maker, view) : chosen;
  if (!isHandler(handler)) throw new NoHandler(notFoundText(values));
  giveView(handler, view);
  return handler;
}

/** The members of `module.exports = { ... }` count as named exports. */
function exportsIn(exported: Readonly<Record<string, unknown>>): ReadonlyMap<string, unknown> {
  const { default: main, ...others } = exported;
  const named = Object.fromEntries(Object.entries(others).filter(([name]) => name !== 'module.exports'));
  if (main === undefined) return new Map(Object.entries(named));
  const isBag = typeof main === 'object' && main !== null && !isHandler(main);
  const own = isBag ? Object.entries(main) : [['default', main] as const];
  return new Map([...own, ...Object.entries(named).filter(([, value]) => value !== main)]);
}

/**
 * The default export if it can be a handler or make one. Otherwise the only export that is a handler or a handler
 * class. Otherwise the only function.
 */
function chosenExport(values: ReadonlyMap<string, unknown>): unknown {
  const main = values.get('default');
  if (canBeHandler(main)) return main;
  const offered = [...values].filter(([, value]) => isHandler(value) || isClassOfHandlers(value));
  const sure = offered.filter(([, value]) => !offered.some(([, other]) => extendsClass(other, value)));
  if (sure.length > 1) {
    const names = sure.map(([name]) => name).join(', ');
    throw new NoHandler(`It exports several handlers (${names}); make one of them the default export.`);
  }
  const found = sure.length === 1 ? sure : [...values].filter(([, value]) => canBeHandler(value));
  return found.length === 1 ? found[0]?.[1] : undefined;
}

const canBeHandler = (value: unknown): boolean => typeof value === 'function' || isHandler(value);

const isHandler = (value: unknown): value is FoundHandler =>
  typeof value === 'object' && value !== null && methodsOf(value).length >= FEWEST_METHODS;

const isClassOfHandlers = (value: unknown): boolean =>
  typeof value === 'function' && methodsOf(value.prototype).length >= FEWEST_METHODS;

const extendsClass = (value: unknown, base: unknown): boolean =>
  typeof value === 'function' && typeof base === 'function' && value.prototype instanceof base;

const methodsOf = (value: unknown): string[] =>
  METHODS.filter((name) => typeof (Object(value) as FoundHandler)[name] === 'function');

/** A class with `setView` or `attach` may have another kind of constructor, so this first tries it without a view. */
function createHandler(maker: Maker, view: KlondikeView): unknown {
  const isClass = /^class\b/.test(Function.prototype.toString.call(maker)) || isClassOfHandlers(maker);
  if (!isClass) return (maker as unknown as (view: KlondikeView) => unknown)(view);
  const { setView, attach } = Object(maker.prototype) as FoundHandler;
  if (setView === undefined && attach === undefined) return new maker(view);
  try {
    return new (maker as new () => unknown)();
  } catch {
    return new maker(view);
  }
}

function giveView(handler: FoundHandler, view: KlondikeView): void {
  if (typeof handler['setView'] === 'function') handler['setView'](view);
  else if (typeof handler['attach'] === 'function') handler['attach'](view);
  else if ((handler as { view?: unknown }).view === undefined) Reflect.set(handler, 'view', view);
}

function notFoundText(values: ReadonlyMap<string, unknown>): string {
  const found = [...values].map(([name, value]) => `${name} (${kindOf(value)})`).join(', ');
  return (
    `No handler was found: it exports ${found === '' ? 'nothing' : found}. Expected a class with the methods ` +
    `${METHODS.join(', ')}, or a function that returns such an object, or the object itself, ` +
    `as the default export or as the only such export.`
  );
}

function kindOf(value: unknown): string {
  if (typeof value === 'function') {
    const methods = methodsOf(value.prototype);
    return methods.length > 0 ? `a class with ${methods.join(', ')} only` : 'a function';
  }
  return value === null ? 'null' : typeof value;
}
