/** The bus that joins whoever plays to a handler. Its events are the handler's methods, their arguments the payload. */
import mitt from 'mitt';
import type { Emitter } from 'mitt';
import { hearEach } from '../../core/bus.js';
import type { MonteCarloCall, MonteCarloEventName, MonteCarloEventsHandler } from './handler.js';
import { deliver } from './handler.js';

/** Derived from the interface, so that the two cannot drift apart. */
export type MonteCarloEvents = {
  [Name in MonteCarloEventName]: Readonly<Parameters<MonteCarloEventsHandler[Name]>>;
};

/** A mitt emitter: `bus.emit('clickCard', [0, 4])`; its `'*'` listener hears every event. */
export type MonteCarloBus = Emitter<MonteCarloEvents>;

export const createBus = (): MonteCarloBus => mitt<MonteCarloEvents>();

/** Complete by the compiler: each event under its own name. */
const NAMES: { readonly [Name in MonteCarloEventName]: Name } = {
  newGame: 'newGame',
  newDeal: 'newDeal',
  clickCard: 'clickCard',
  consolidate: 'consolidate',
  hint: 'hint',
  hintAhead: 'hintAhead',
  help: 'help',
  replay: 'replay',
  undo: 'undo',
};

/** Lets the handler hear every event of the bus. The function returned ends that. */
export const connect = (bus: MonteCarloBus, handler: MonteCarloEventsHandler): (() => void) =>
  hearEach<MonteCarloEvents>(bus, Object.values(NAMES), (event, args) =>
    deliver(handler, { event, args } as MonteCarloCall),
  );

/** A handler for a view to report to: it puts every event on the bus. */
export const handlerOn = (bus: MonteCarloBus, getName: () => string): MonteCarloEventsHandler => ({
  newGame: (...args) => bus.emit('newGame', args),
  newDeal: () => bus.emit('newDeal', []),
  clickCard: (...args) => bus.emit('clickCard', args),
  consolidate: () => bus.emit('consolidate', []),
  hint: () => bus.emit('hint', []),
  hintAhead: () => bus.emit('hintAhead', []),
  help: () => bus.emit('help', []),
  replay: () => bus.emit('replay', []),
  undo: () => bus.emit('undo', []),
  getName,
});
