/** How a table would look along a line of events that nobody plays. */
import { sentence } from '../../../core/text/format.js';
import { carryingOf } from '../contract/calls.js';
import type { KlondikeCall } from '../contract/handler.js';
import { deliver } from '../contract/handler.js';
import { KlondikeController } from '../controller/klondike-controller.js';
import { stockSeen } from '../controller/showing.js';
import type { ShownMove } from '../terminal/line-cover.js';
import { sayChange } from '../views/changes.js';
import type { Cursor } from '../views/cursor.js';
import { onPile } from '../views/cursor.js';
import { FrameView } from '../views/frame-view.js';
import type { KlondikeCommandStrings } from './strings/english.js';

type Shown = Pick<ShownMove, 'frame' | 'stockLeft'>;

/** The table as it stands, and after each of these events. */
export function shownAlong(
  game: Pick<KlondikeController, 'rules' | 'save'>,
  calls: readonly KlondikeCall[],
  strings: KlondikeCommandStrings,
): [ShownMove, ...ShownMove[]] {
  const { rules } = game;
  const copy = new KlondikeController({ rules });
  copy.restore(game.save() ?? '');
  const view = new FrameView();
  copy.attach(view);
  const shown = (): Shown => ({
    frame: { ...view.frame, ...(rules.inPlay === 'stock' && stockSeen(copy.layout)) },
    stockLeft: copy.layout?.stock.cards.length,
  });
  let now = shown();
  const first = { ...now, cursor: onPile('stock'), text: strings.klondikeTerminal.line.begins(calls.length) };
  const moves = calls.map((call) => {
    const { frame } = now;
    deliver(copy, call);
    now = shown();
    const change = sayChange(frame, now.frame, { event: call.event, isCounted: false, strings });
    return { ...now, cursor: placeAfter(call), text: sentence(change) };
  });
  return [first, ...moves];
}

function placeAfter(call: KlondikeCall): Cursor {
  const carried = carryingOf(call);
  return carried === undefined ? onPile('stock') : { pile: carried.to, depth: carried.count };
}
