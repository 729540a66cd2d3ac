import { describe, expect, test } from '@jest/globals';
import type {
  MonteCarloBus,
  MonteCarloCall,
  MonteCarloEventsHandler,
} from '../../../../src/games/montecarlo/contract/handler.js';
import {
  connectHandler,
  createBus,
  callHandler,
  handlerForBus,
} from '../../../../src/games/montecarlo/contract/handler.js';

const EVENTS: MonteCarloCall[] = [
  { event: 'newGame', args: [12345n] },
  { event: 'newDeal', args: [] },
  { event: 'clickCard', args: [3, 4] },
  { event: 'consolidate', args: [] },
  { event: 'hint', args: [] },
  { event: 'hintAhead', args: [] },
  { event: 'help', args: [] },
  { event: 'replay', args: [] },
  { event: 'undo', args: [] },
];

/** Records its events. */
const listening = (heard: unknown[]): MonteCarloEventsHandler => ({
  newGame: (...args) => void heard.push({ event: 'newGame', args }),
  newDeal: (...args) => void heard.push({ event: 'newDeal', args }),
  clickCard: (...args) => void heard.push({ event: 'clickCard', args }),
  consolidate: (...args) => void heard.push({ event: 'consolidate', args }),
  hint: (...args) => void heard.push({ event: 'hint', args }),
  hintAhead: (...args) => void heard.push({ event: 'hintAhead', args }),
  help: (...args) => void heard.push({ event: 'help', args }),
  replay: (...args) => void heard.push({ event: 'replay', args }),
  undo: (...args) => void heard.push({ event: 'undo', args }),
  getName: () => 'Ada',
});

const emit = (bus: MonteCarloBus, { event, args }: MonteCarloCall): void => bus.emit(event, args as never);

describe.each(EVENTS.map((call) => [call.event, call] as const))('%s', (_event, call) => {
  test('is delivered to a handler as data', () => {
    const heard: unknown[] = [];
    callHandler(listening(heard), call);
    expect(heard).toEqual([call]);
  });

  test('reaches a connected handler with its arguments, but not a disconnected one', () => {
    const heard: unknown[] = [];
    const bus = createBus();
    const disconnect = connectHandler(bus, listening(heard));
    emit(bus, call);
    disconnect();
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
});

test('handlerOn credits the given name', () => {
  expect(handlerForBus(createBus(), () => 'Ada').getName()).toBe('Ada');
});
