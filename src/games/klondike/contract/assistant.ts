/** What a handler's interface cannot say, for a view that is given it beside its handler. Each part may be absent. */
import type { Redoes } from '../../../core/redo.js';
import type { PileId } from '../words/piles.js';

export interface KlondikeAssistant extends Partial<Redoes> {
  /** The piles that would take the top `count` cards of one. The pile in play is the waste, whatever the house. */
  targets?(take: { readonly from: PileId; readonly count: number }): readonly PileId[];
}
