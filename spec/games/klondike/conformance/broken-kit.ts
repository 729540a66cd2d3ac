/** Kits for a correct view, each with one fault between the view and the checks. */
import type { KlondikeCall, KlondikeEventsHandler } from '../../../../src/games/klondike/contract/handler.js';
import type { KlondikeView } from '../../../../src/games/klondike/contract/view.js';
import type { ViewKit } from '../../../../src/testing.js';
import { RecordingView } from '../../../../src/games/klondike/views/recording.js';
import type { ViewCall } from '../../../../src/games/klondike/views/view-call.js';
import { callView, viewFromCalls } from '../../../../src/games/klondike/views/view-call.js';

/** A view that passes its calls to a correct view through a fault. */
export interface BrokenView extends KlondikeView {
  readonly sound: RecordingView;
  readonly handler: KlondikeEventsHandler;
}

export type Kit = Required<Omit<ViewKit<BrokenView>, 'destroy'>>;

/** Handles a call; `make` makes a call of the correct view. Each view gets a separate fault. */
export type Fault = (call: ViewCall, make: (call: ViewCall) => void) => void;

/** A kit for views whose calls go through a fault. */
export const calling = (faultOf: () => Fault): Kit => ({
  create: (handler) => {
    const sound = new RecordingView(handler);
    const fault = faultOf();
    return { sound, handler, ...viewFromCalls((call) => fault(call, (made) => callView(sound, made))) };
  },
  read: ({ sound }) => sound.frame,
  play: ({ sound }, call) => {
    sound.player.report(call);
  },
});

export const SOUND: Kit = calling(() => (call, make) => make(call));

/** A kit for correct views whose player has a fault. */
export const playing = (play: (view: BrokenView, call: KlondikeCall) => void): Kit => ({ ...SOUND, play });

/** The cards in a call; undefined if the call has no array. */
export const cardsOf = (call: ViewCall): readonly number[] | undefined =>
  (call.args as readonly unknown[]).find((arg): arg is readonly number[] => Array.isArray(arg));

/** The same call with different cards. */
export const withCards = (call: ViewCall, cards: unknown): ViewCall =>
  ({ ...call, args: [...call.args.slice(0, -1), cards] }) as unknown as ViewCall;
