/** A protocol made from one list of an interface's methods. */
import { expect, test } from '@jest/globals';
import { busOf, connectTo, eventsOn, listenAround } from '../../src/core/bus.js';
import type { CallOf, VoidMethodName } from '../../src/core/protocol.js';
import { protocol } from '../../src/core/protocol.js';

interface Lamp {
  on(): void;
  dim(percent: number, colors: readonly string[]): void;
  getName(): string;
}

const LAMP = protocol<Lamp, 'event'>('event', { on: 0, dim: 2 });

type LampCall = CallOf<Lamp, 'event'>;

function lamp(): Lamp & { readonly heard: unknown[][] } {
  const heard: unknown[][] = [];
  return {
    heard,
    on: (...args: unknown[]) => void heard.push(['on', ...args]),
    dim: (...args: unknown[]) => void heard.push(['dim', ...args]),
    getName: () => 'lamp',
  };
}

test('the list has only methods that return nothing', () => {
  const names: readonly VoidMethodName<Lamp>[] = LAMP.names;
  expect(names).toEqual(['on', 'dim']);
});

test('a list with a missing or extra method or a wrong number of arguments does not compile', () => {
  // @ts-expect-error: `dim` is missing
  protocol<Lamp, 'event'>('event', { on: 0 });
  // @ts-expect-error: it returns something
  protocol<Lamp, 'event'>('event', { on: 0, dim: 2, getName: 0 });
  // @ts-expect-error: it takes two
  protocol<Lamp, 'event'>('event', { on: 0, dim: 1 });
  // @ts-expect-error: the second argument is a list
  const call: LampCall = { event: 'dim', args: [3, 'red'] };
  expect(call.event).toBe('dim');
});

test('delivers a call as data to the object itself', () => {
  const one = lamp();
  LAMP.deliver(one, { event: 'dim', args: [30, ['red']] });
  LAMP.deliver(one, { event: 'on', args: [] });
  expect(one.heard).toEqual([['dim', 30, ['red']], ['on']]);
});

test.each(['getName', 'toString', '__proto__', 'off'])('%s is not a call, and nothing happens', (event) => {
  const one = lamp();
  expect(LAMP.deliver(one, { event, args: [] } as unknown as LampCall)).toBeUndefined();
  expect(one.heard).toEqual([]);
});

test('a function receives every call as data, without surplus arguments', () => {
  const calls: LampCall[] = [];
  const one = LAMP.from((call) => calls.push(call)) as Record<string, (...args: unknown[]) => void>;
  one['on']?.('a click');
  one['dim']?.(30, ['red'], 'more');
  expect(calls).toEqual([
    { event: 'on', args: [] },
    { event: 'dim', args: [30, ['red']] },
  ]);
});

test('a reporting class records its calls in order', () => {
  class Plain implements Lamp {
    readonly calls: LampCall[] = [];
    on(): void {
      throw new Error('no bulb');
    }
    dim(_percent: number, _colors: readonly string[]): void {
      // Nothing is shown.
    }
    getName = (): string => 'plain';
  }
  class Listened extends Plain {
    static {
      LAMP.tap(this.prototype, ({ calls }, call) => calls.push(call));
    }
  }
  const one = new Listened();
  const colors = ['red'];
  one.dim(30, colors);
  colors.push('blue');
  expect(() => one.on()).toThrow('no bulb');
  expect(one.calls).toEqual([{ event: 'dim', args: [30, ['red']] }]);
  expect(new Plain().calls).toEqual([]);
});

test('a bus connects a caller with a receiver until it is disconnected', () => {
  const bus = busOf<Lamp>();
  const one = lamp();
  const end = connectTo(LAMP, bus, one);
  eventsOn(LAMP, bus).dim(30, ['red']);
  end();
  eventsOn(LAMP, bus).on();
  expect(one.heard).toEqual([['dim', 30, ['red']]]);
});

test('listeners around a bus receive each event before and after all others, until they are disconnected', () => {
  const bus = busOf<Lamp>();
  const heard: unknown[] = [];
  const end = connectTo(LAMP, bus, { on: () => heard.push('on'), dim: (percent) => heard.push(percent) });
  const stop = listenAround(
    LAMP,
    bus,
    () => heard.push('before'),
    (event, args) => heard.push(`after ${event} ${args.length}`),
  );
  eventsOn(LAMP, bus).on();
  eventsOn(LAMP, bus).dim(30, []);
  expect(heard).toEqual(['before', 'on', 'after on 0', 'before', 30, 'after dim 2']);
  stop();
  eventsOn(LAMP, bus).on();
  expect(heard.slice(6)).toEqual(['on']);
  end();
});

test('a watcher of an object hears of each call afterwards, except calls that throw', () => {
  const calls: unknown[] = [];
  const watched = LAMP.watched(
    {
      on: () => {
        throw new Error('no bulb');
      },
      dim: (percent) => calls.push(percent),
    },
    (call) => calls.push(call),
  );
  watched.dim(30, ['red']);
  expect(() => watched.on()).toThrow('no bulb');
  expect(calls).toEqual([30, { event: 'dim', args: [30, ['red']] }]);
});

test('a reporting class copies everything that can change', () => {
  const calls: unknown[] = [];
  class Deep {
    show(..._shown: unknown[]): void {
      // Nothing is shown.
    }
  }
  const { tap } = protocol<{ show(one: unknown, other: unknown): void }, 'event'>('event', { show: 2 });
  tap(Deep.prototype, (_, call) => calls.push(call));
  const frame = { piles: [{ cards: [1] }], top: null, moves: 3 };
  const before = structuredClone(frame);
  new Deep().show(frame, undefined, 'surplus');
  frame.piles[0]?.cards.push(2);
  frame.moves = 4;
  expect(calls).toEqual([{ event: 'show', args: [before, undefined] }]);
});

test('a reporting class runs its own methods with all arguments', () => {
  class Named {
    readonly got: unknown[] = [];
    show(...shown: unknown[]): void {
      this.got.push(...shown);
    }
  }
  protocol<Pick<Named, 'show'>, 'event'>('event', { show: 1 }).tap(Named.prototype, () => undefined);
  const one = new Named();
  one.show('a', 'b');
  expect(one.got).toEqual(['a', 'b']);
});
