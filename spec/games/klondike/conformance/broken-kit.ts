/** Kits of a sound view with one fault put between it and the checks. */
import type { KlondikeCall, KlondikeEventsHandler } from '../../../../src/games/klondike/contract/handler.js';
import type { KlondikeView } from '../../../../src/games/klondike/contract/view.js';
import type { ViewKit } from '../../../../src/testing.js';
import { RecordingView } from '../../../../src/games/klondike/views/recording.js';
import type { ViewCall } from '../../../../src/games/klondike/views/view-call.js';
import { callView, viewOf } from '../../../../src/games/klondike/views/view-call.js';

/** A view that passes its calls on, as a fault has it, to a sound one. */
export interface BrokenView extends KlondikeView {
  readonly sound: RecordingView;
  readonly handler: KlondikeEventsHandler;
}

export type Kit = Required<Omit<ViewKit<BrokenView>, 'destroy'>>;

/** What becomes of a call: `make` makes a call of the sound view. Each view has a fault of its own. */
export type Fault = (call: ViewCall, make: (call: ViewCall) => void) => void;

/** Views whose calls go through a fault. */
export const calling = (faultOf: () => Fault): Kit => ({
  create: (handler) => {
    const sound = new RecordingView(handler);
    const fault = faultOf();
    return { sound, handler, ...viewOf((call) => fault(call, (made) => callView(sound, made))) };
  },
  read: ({ sound }) => sound.frame,
  play: ({ sound }, call) => {
    sound.player.report(call);
  },
});

export const SOUND: Kit = calling(() => (call, make) => make(call));

/** Sound views that are played as a fault has it. */
export const playing = (play: (view: BrokenView, call: KlondikeCall) => void): Kit => ({ ...SOUND, play });

/** The cards a call tells of; undefined where it tells of none, or of no array. */
export const cardsOf = (call: ViewCall): readonly number[] | undefined =>
  (call.args as readonly unknown[]).find((arg): arg is readonly number[] => Array.isArray(arg));

/** The call with other cards. */
export const withCards = (call: ViewCall, cards: unknown): ViewCall =>
  ({ ...call, args: [...call.args.slice(0, -1), cards] }) as unknown as ViewCall;
