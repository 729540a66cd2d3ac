/** Plays the words of a script on a controller with a recording view. */
import { parseLayout, parseMove } from '../../src/games/klondike/model/layout-text.js';
import type { RedoCall } from '../../src/core/redo.js';
import type { KlondikeCall } from '../../src/games/klondike/contract/handler.js';
import { callHandler } from '../../src/games/klondike/contract/handler.js';
import type { ControllerOptions } from '../../src/games/klondike/controller/options.js';
import { KlondikeController } from '../../src/games/klondike/controller/klondike-controller.js';
import { dealFromLayout } from '../../src/games/klondike/model/deals.js';
import { RecordingView } from '../../src/games/klondike/views/recording.js';
import { callOf } from './random-call.js';

export interface Seat {
  readonly game: KlondikeController;
  readonly view: RecordingView;
  /** The reasons for refused events, oldest first. */
  readonly refusals: string[];
  /** Makes the calls of `'new stock w>t3 undo'` and returns the view's calls for the last of them. */
  readonly press: (events: string) => string[];
}

const REDO: RedoCall = { event: 'redo', args: [] };

/** A controller before the first deal. */
export function emptySeat(options: ControllerOptions = {}): Seat {
  const refusals: string[] = [];
  const game = new KlondikeController({ onRefusal: (why) => refusals.push(why), ...options });
  const view = new RecordingView(game);
  game.attach(view);
  const press = (events: string): string[] => {
    for (const word of events.split(' ')) {
      view.take();
      callHandler(game, word === 'redo' ? REDO : callOfWord(word));
    }
    return view.take();
  };
  return { game, view, refusals, press };
}

/** A controller in mid-game. The view has already received its calls, so `view.take()` starts after them. */
export function seatAt(layout: string, options: ControllerOptions = {}): Seat {
  const seat = emptySeat(options);
  seat.game.nextDeal(dealFromLayout(parseLayout(layout)));
  seat.press('new');
  return seat;
}

/** Returns the call for a word of a script: `new`, `undo`, or a move. */
export function callOfWord(word: string): KlondikeCall {
  if (word === 'new') return { event: 'newGame', args: [] };
  if (word === 'undo') return { event: 'undo', args: [] };
  const call = callOf(parseMove(word));
  if (call === undefined) throw new Error(`${word} is no event`);
  return call;
}
