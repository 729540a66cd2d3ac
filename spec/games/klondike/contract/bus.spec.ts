import { describe, expect, test } from '@jest/globals';
import type {
  KlondikeBus,
  KlondikeCall,
  KlondikeEvents,
  KlondikeEventsHandler,
} from '../../../../src/games/klondike/contract/handler.js';
import {
  connectHandler,
  createBus,
  callHandler,
  handlerForBus,
} from '../../../../src/games/klondike/contract/handler.js';
import {
  FOUNDATION_1,
  FOUNDATION_2,
  FOUNDATION_3,
  TABLEAU_1,
  TABLEAU_2,
  TABLEAU_3,
  TABLEAU_4,
  TABLEAU_5,
  TABLEAU_7,
} from '../../../../src/games/klondike/contract/constants.js';

/** All events, each with different numbers as arguments. */
const EVENTS: KlondikeCall[] = [
  { event: 'newGame', args: [] },
  { event: 'clickStock', args: [] },
  { event: 'moveWasteToTableau', args: [TABLEAU_2] },
  { event: 'moveWasteToFoundation', args: [FOUNDATION_3] },
  { event: 'moveTableauToFoundation', args: [TABLEAU_4, FOUNDATION_1] },
  { event: 'moveTableauToTableau', args: [TABLEAU_5, 5, TABLEAU_7] },
  { event: 'moveFoundationToTableau', args: [FOUNDATION_2, TABLEAU_3] },
  { event: 'undo', args: [] },
];

const ROWS = EVENTS.map((call) => [call.event, call] as const);

/** Records its calls. */
const listening = (heard: unknown[]): KlondikeEventsHandler => ({
  newGame: (...args) => void heard.push({ event: 'newGame', args }),
  clickStock: (...args) => void heard.push({ event: 'clickStock', args }),
  moveWasteToTableau: (...args) => void heard.push({ event: 'moveWasteToTableau', args }),
  moveWasteToFoundation: (...args) => void heard.push({ event: 'moveWasteToFoundation', args }),
  moveTableauToFoundation: (...args) => void heard.push({ event: 'moveTableauToFoundation', args }),
  moveTableauToTableau: (...args) => void heard.push({ event: 'moveTableauToTableau', args }),
  moveFoundationToTableau: (...args) => void heard.push({ event: 'moveFoundationToTableau', args }),
  undo: (...args) => void heard.push({ event: 'undo', args }),
  getName: () => 'Ada',
});

/** Puts a call on the bus. */
const emit = (bus: KlondikeBus, { event, args }: KlondikeCall): void => bus.emit(event, args as never);

describe.each(ROWS)('%s', (_event, call) => {
  test('makes the same call on a handler', () => {
    const heard: unknown[] = [];
    callHandler(listening(heard), call);
    expect(heard).toEqual([call]);
  });

  test('reaches a connected handler with its arguments', () => {
    const heard: unknown[] = [];
    const bus = createBus();
    connectHandler(bus, listening(heard));
    emit(bus, call);
    expect(heard).toEqual([call]);
  });

  test('handlerOn puts the event on the bus', () => {
    const heard: unknown[] = [];
    const bus = createBus();
    bus.on('*', (event, args) => heard.push({ event, args }));
    callHandler(
      handlerForBus(bus, () => 'Ada'),
      call,
    );
    expect(heard).toEqual([call]);
  });

  test('no longer reaches a disconnected handler', () => {
    const heard: unknown[] = [];
    const bus = createBus();
    const disconnect = connectHandler(bus, listening(heard));
    disconnect();
    emit(bus, call);
    expect(heard).toEqual([]);
  });
});

test('a disconnected handler leaves the others connected', () => {
  const disconnected: unknown[] = [];
  const left: unknown[] = [];
  const bus = createBus();
  const disconnect = connectHandler(bus, listening(disconnected));
  connectHandler(bus, listening(left));
  disconnect();
  EVENTS.forEach((call) => emit(bus, call));
  expect({ disconnected, left }).toEqual({ disconnected: [], left: EVENTS });
});

test('the * listener hears every event in order, after the handler', () => {
  const heard: unknown[] = [];
  const bus = createBus();
  bus.on('*', (event) => heard.push(event));
  connectHandler(bus, listening(heard));
  EVENTS.slice(0, 3).forEach((call) => emit(bus, call));
  expect(heard).toEqual([EVENTS[0], 'newGame', EVENTS[1], 'clickStock', EVENTS[2], 'moveWasteToTableau']);
});

test('two buses do not hear each other', () => {
  const heard: unknown[] = [];
  connectHandler(createBus(), listening(heard));
  createBus().emit('undo', []);
  expect(heard).toEqual([]);
});

test('the handler of a bus returns the given name', () => {
  expect(handlerForBus(createBus(), () => 'Ada').getName()).toBe('Ada');
});

/**
 * Checked by the compiler: the events on the bus are the handler's methods and redo, with the arguments as the payload.
 */
export function busTypes(bus: KlondikeBus): void {
  type Names = keyof KlondikeEvents;
  const names: Exclude<keyof KlondikeEventsHandler, 'getName'> extends Names ? true : false = true;
  const back: Exclude<Names, 'redo'> extends keyof KlondikeEventsHandler ? true : false = names;
  bus.emit('moveTableauToTableau', [TABLEAU_1, Number(back), TABLEAU_3]);
  // @ts-expect-error two arguments instead of three
  bus.emit('moveTableauToTableau', [0, 1]);
  // @ts-expect-error getName is not an event
  bus.emit('getName', []);
  // @ts-expect-error a pile is a number
  bus.emit('moveWasteToTableau', ['t1']);
}
