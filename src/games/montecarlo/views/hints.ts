/** Hints in two requests: the first shows a move, and the same one again plays it. */
import type { OrRedo } from '../../../core/redo.js';
import type { MonteCarloFrame } from '../contract/frame.js';
import type { MonteCarloCall } from '../contract/handler.js';
import type { MonteCarloHintStrings } from '../words/strings/english.js';
import { clickOn } from './grid-commands.js';

/** The event that asked for the hint on the table. */
export type HintEvent = Extract<MonteCarloCall['event'], 'hint' | 'hintAhead'>;

export const asHintEvent = (event: OrRedo<MonteCarloCall>['event'] | undefined): HintEvent | undefined =>
  event === 'hint' || event === 'hintAhead' ? event : undefined;

type HintedFrame = Pick<MonteCarloFrame, 'highlighted' | 'consolidateHinted'>;

/** The calls that play the hint on the table: a consolidation, or two clicks. Empty without a hint. */
function callsOf({ highlighted, consolidateHinted }: HintedFrame): readonly MonteCarloCall[] {
  if (consolidateHinted) return [{ event: 'consolidate', args: [] }];
  return highlighted.length === 2 ? highlighted.map(clickOn) : [];
}

/** The calls to make for a call: the same hint again plays the one on the table. @param asked what asked for that hint */
export function followed(
  call: OrRedo<MonteCarloCall>,
  asked: HintEvent | undefined,
  frame: HintedFrame,
): readonly OrRedo<MonteCarloCall>[] {
  const calls = call.event === asked ? callsOf(frame) : [];
  return calls.length === 0 ? [call] : calls;
}

/** The reason for the hint on the table, and how to play it. Undefined without a hint. */
export function hintReason(
  asked: HintEvent | undefined,
  frame: HintedFrame,
  strings: MonteCarloHintStrings,
): { readonly reason: string; readonly again: string } | undefined {
  if (asked === undefined || callsOf(frame).length === 0) return undefined;
  const isBest = asked === 'hintAhead';
  const why = frame.consolidateHinted ? strings.consolidate : isBest ? strings.best : strings.pair;
  return { reason: why, again: strings.again(isBest) };
}
