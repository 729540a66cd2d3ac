/** What a handler's interface cannot offer. A view may be given it besides its handler. Each part may be absent. */
import type { Assistance } from '../../../core/assistance.js';
import type { Redoes } from '../../../core/redo.js';
import type { Cell } from '../words/cell.js';
import type { MonteCarloCall } from './handler.js';

/** What can be asked about a game of Monte Carlo Solitaire in play. A move's place is the first cell of a pair. */
export type MonteCarloAssistance = Assistance<MonteCarloCall, Cell>;

/** What a view can ask or tell the game besides its handler. */
export interface MonteCarloAssistant extends Partial<Redoes>, Partial<MonteCarloAssistance> {}
