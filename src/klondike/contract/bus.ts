/** The bus that joins whoever plays to a handler. Its events are the handler's methods, their arguments the payload. */
import mitt from 'mitt';
import type { Emitter } from 'mitt';
import { hearEach } from '../../core/bus.js';
import type { KlondikeCall, KlondikeEventName, KlondikeEventsHandler } from './handler.js';
import { deliver } from './handler.js';

/** Derived from the interface, so that the two cannot drift apart. */
export type KlondikeEvents = {
  [Name in KlondikeEventName]: Readonly<Parameters<KlondikeEventsHandler[Name]>>;
};

/** A mitt emitter: `bus.emit('moveWasteToTableau', [TABLEAU_3])`; its `'*'` listener hears every event. */
export type KlondikeBus = Emitter<KlondikeEvents>;

export const createBus = (): KlondikeBus => mitt<KlondikeEvents>();

/** Complete by the compiler: each event under its own name. */
const NAMES: { readonly [Name in KlondikeEventName]: Name } = {
  newGame: 'newGame',
  clickStock: 'clickStock',
  moveWasteToTableau: 'moveWasteToTableau',
  moveWasteToFoundation: 'moveWasteToFoundation',
  moveTableauToFoundation: 'moveTableauToFoundation',
  moveTableauToTableau: 'moveTableauToTableau',
  moveFoundationToTableau: 'moveFoundationToTableau',
  undo: 'undo',
};

/** Lets the handler hear every event of the bus. The function returned ends that. */
export const connect = (bus: KlondikeBus, handler: KlondikeEventsHandler): (() => void) =>
  hearEach<KlondikeEvents>(bus, Object.values(NAMES), (event, args) =>
    deliver(handler, { event, args } as KlondikeCall),
  );

/** A handler for a view to report to: it puts every event on the bus. */
export const handlerOn = (bus: KlondikeBus, getName: () => string): KlondikeEventsHandler => ({
  newGame: () => bus.emit('newGame', []),
  clickStock: () => bus.emit('clickStock', []),
  moveWasteToTableau: (...args) => bus.emit('moveWasteToTableau', args),
  moveWasteToFoundation: (...args) => bus.emit('moveWasteToFoundation', args),
  moveTableauToFoundation: (...args) => bus.emit('moveTableauToFoundation', args),
  moveTableauToTableau: (...args) => bus.emit('moveTableauToTableau', args),
  moveFoundationToTableau: (...args) => bus.emit('moveFoundationToTableau', args),
  undo: () => bus.emit('undo', []),
  getName,
});
