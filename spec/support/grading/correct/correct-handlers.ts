/** Correct handlers, each written in a different way. */
import { KlondikeView } from '../../../../src/games/klondike/contract/view.js';
import { BaseHandler } from '../base-handler.js';
import type { CreateStudent, HandlerClass } from '../faulty/faulty-handler.js';
import { Chains } from './chains.js';
import { Commands } from './commands.js';
import { controllerUnder } from './controllers.js';
import { ClockShuffling, DealingByRows, Printing, SlowHandler, SortShuffling } from './habits.js';
import { CountingEmptyClicks, SilentAfterWin, WinningOnce } from './readings.js';
import {
  Backwards,
  Incremental,
  RefreshingAlways,
  RefreshingOften,
  WinFirst,
  WinLast,
} from './refreshing.js';
import { Replaying } from './replaying.js';
import { Snapshots } from './snapshots.js';

export interface CorrectHandler {
  readonly name: string;
  readonly create: CreateStudent;
  /**
   * The checks of `handlerConformance` that fail because of how the handler reads the statement, and the checks that
   * depend on them.
   */
  readonly fails: readonly string[];
}

const of = (name: string, handler: HandlerClass, fails: readonly string[] = []): CorrectHandler => ({
  name,
  create: (view, constants = KlondikeView) => new handler(view, constants),
  fails,
});

export const CORRECT_HANDLERS: readonly CorrectHandler[] = [
  of('whole table after each event', BaseHandler),
  of('only changes after each event', Incremental),
  of('whole table after refused events too', RefreshingAlways),
  of('everything sent and refreshed twice', RefreshingOften),
  of('win before the piles', WinFirst),
  of('win after the refresh', WinLast),
  of('piles from right to left', Backwards),
  of('a text snapshot for each undo', Snapshots),
  of('the game replayed for each undo', Replaying),
  of('commands with undo', Commands),
  of('chains of cards that never change', Chains),
  {
    name: 'our controller',
    create: (view, constants = KlondikeView) => controllerUnder(view, constants),
    fails: [],
  },
  of('clicks with empty stock and waste count', CountingEmptyClicks, [
    'undo.waste',
    'undo.tableau',
    'undo.win',
    'count.refused',
    'win.again',
  ]),
  of('one win in each game', WinningOnce, ['win.again']),
  of('no moves after a win', SilentAfterWin),
  of('prints each event', Printing),
  of('takes milliseconds for each click', SlowHandler),
  of('shuffles by sorting', SortShuffling),
  of('deals row by row', DealingByRows),
  of('shuffles by the clock', ClockShuffling),
];
