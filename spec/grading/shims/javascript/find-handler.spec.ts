/** Finds the handler among a module's exports and gives it the view. */
import { describe, expect, test } from '@jest/globals';
import type { KlondikeView } from '../../../../src/games/klondike/contract/view.js';
import { findHandler } from '../../../../src/grading/shims/javascript/find-handler.js';

const VIEW = { isView: true } as unknown as KlondikeView;

type Exported = Parameters<typeof findHandler>[0];

/** The methods that every handler must have. */
const methods = (): Record<string, unknown> => ({
  newGame: () => undefined,
  clickStock: () => undefined,
  getName: () => 'Ada',
});

class Events {
  newGame(): string {
    return 'a new game';
  }
  clickStock(): string {
    return 'a click';
  }
  undo(): string {
    return 'taken back';
  }
}

class Constructed extends Events {
  constructor(readonly view: unknown) {
    super();
  }
}

class WithSetView extends Events {
  seen: unknown;
  setView(view: unknown): void {
    this.seen = view;
  }
}

class WithAttach extends Events {
  seen: unknown;
  attach(view: unknown): void {
    this.seen = view;
  }
}

/** The function may return a handler, but it has none of the methods. */
class Unknown {
  readonly size = 5;
}

/** The constructor of this class needs the view, although it also has setView. */
class Demanding extends WithSetView {
  readonly first: boolean;
  constructor(view?: { isView: boolean }) {
    super();
    if (view === undefined) throw new TypeError('no view');
    this.first = view.isView;
  }
}

describe('the handler', () => {
  const handler = methods();
  const makes = (view: unknown): unknown => ({ ...methods(), view });

  test.each<[what: string, exported: Exported]>([
    ['as the default export', { default: handler }],
    ['as the default export, before all others', { default: handler, other: methods() }],
    ['as the only export with these methods', { handler, help: 'a text', newGame: () => undefined }],
    ['in a default export that contains several things', { default: { handler, rules: {} } }],
    ['where Node names the exports of a CommonJS module', { default: handler, 'module.exports': handler }],
    ['where it is exported by name and by default', { default: { handler }, handler }],
    ['next to a default export that is null', { default: null, handler }],
  ])('is found %s', (_, exported) => {
    expect(findHandler(exported, VIEW)).toBe(handler);
  });

  test.each<[what: string, exported: Exported]>([
    ['a class that is the default export', { default: Constructed }],
    ['the only class with these methods', { Constructed, Unknown, help: () => undefined }],
    ['a class among other things', { default: { Constructed, number: 5 } }],
    ['a function that is the default export', { default: makes }],
    ['the only function', { makes, text: 'a text', nothing: null }],
  ])('is made by %s, which gets the view', (_, exported) => {
    const found = findHandler(exported, VIEW);
    expect([found['view'], typeof found['newGame']]).toEqual([VIEW, 'function']);
  });
});

/** The methods of this class are fields, so its prototype lacks them. */
class WithFields {
  readonly newGame = (): string => 'a new game';
  readonly clickStock = (): string => 'a click';
  readonly undo = (): string => 'taken back';
  constructor(readonly seen: unknown) {}
}

/** A constructor function, as JavaScript used before it had classes. */
function Old(this: { seen: unknown }, view: unknown): void {
  this.seen = view;
}
Object.assign(Old.prototype as object, methods());

const speaksOfIt = (view: unknown): unknown => ({ ...methods(), class: 1, seen: view });

class ConstructedAsSeen extends Events {
  constructor(readonly seen: unknown) {
    super();
  }
}

class Counting extends WithSetView {
  readonly given: number;
  constructor(...given: readonly unknown[]) {
    super();
    this.given = given.length;
  }
}

class CountingAttached extends WithAttach {
  readonly given: number;
  constructor(...given: readonly unknown[]) {
    super();
    this.given = given.length;
  }
}

describe('a handler that is found', () => {
  test.each<[what: string, maker: unknown]>([
    ['the constructor of a class', ConstructedAsSeen],
    ['the constructor of a class whose methods are fields', WithFields],
    ['a constructor that is not a class', Old],
    ['a function that mentions a class', speaksOfIt],
  ])('gets its view through %s', (_, maker) => {
    expect(findHandler({ default: maker }, VIEW)).toMatchObject({ seen: VIEW });
  });

  test.each([
    ['setView', Counting],
    ['attach', CountingAttached],
  ])('gets its view through %s, and not also through its constructor', (_, maker) => {
    expect(findHandler({ default: maker }, VIEW)).toMatchObject({ seen: VIEW, given: 0 });
  });

  test('gets its view also through its constructor if that needs it', () => {
    expect(findHandler({ Demanding }, VIEW)).toMatchObject({ first: true, seen: VIEW });
  });

  test('gets its view in a field if it is an object', () => {
    expect(findHandler({ handler: methods() }, VIEW)['view']).toBe(VIEW);
  });

  test('keeps its own view if it has one in that field', () => {
    const own = { mine: true };
    expect(findHandler({ handler: { ...methods(), view: own } }, VIEW)['view']).toBe(own);
  });
});

describe('the error', () => {
  const { newGame, clickStock } = methods();

  class Few {
    clickStock(): string {
      return 'a click';
    }
  }

  class More extends Few {
    newGame(): string {
      return 'a new game';
    }
  }

  /** A function with these methods is not a handler. */
  const withMethods = Object.assign(() => methods(), methods());

  test.each<[found: string, exported: Exported]>([
    ['nothing', {}],
    ['five (number), none (null), two (object)', { five: 5, none: null, two: { newGame, clickStock } }],
    ['one (a function), two (a function)', { one: () => undefined, two: () => undefined }],
    ['Few (a class with clickStock only), Unknown (a function)', { Few, Unknown }],
    ['More (a class with newGame, clickStock only), five (number)', { More, five: 5 }],
    ['default (number), six (number)', { default: 5, five: 5, six: 6 }],
    ['five (number)', { default: { five: 5 }, 'module.exports': { five: 5 }, five: 5 }],
    ['one (a function), two (a function)', { one: () => methods(), two: () => methods() }],
    ['one (a function), two (a function)', { one: withMethods, two: () => methods() }],
    ['default (a function)', { default: () => withMethods }],
  ])('lists the exports: %s', (found, exported) => {
    expect(() => findHandler(exported, VIEW)).toThrow(
      `No handler was found: it exports ${found}. Expected a class with the methods newGame, clickStock, ` +
        'moveWasteToTableau, moveWasteToFoundation, moveTableauToFoundation, moveTableauToTableau, ' +
        'moveFoundationToTableau, undo, getName, or a function that returns such an object, or the object itself, ' +
        'as the default export or as the only such export.',
    );
  });

  test('names a function that does not return a handler', () => {
    expect(() => findHandler({ default: () => 'a text' }, VIEW)).toThrow(
      'No handler was found: it exports default (a function).',
    );
  });

  test('names all handlers if the module has several', () => {
    expect(() => findHandler({ one: methods(), Two: Constructed }, VIEW)).toThrow(
      'It exports several handlers (one, Two); make one of them the default export.',
    );
  });

  test('has the name NoHandler', () => {
    expect(() => findHandler({}, VIEW)).toThrow(expect.objectContaining({ name: 'NoHandler' }));
  });
});
