/** The classes of the selection door behind a port. */
import type { Card } from '../../../core/card.js';
import type { PileId } from '../../../games/klondike/words/piles.js';
import { FOUNDATIONS, TABLEAU, isFoundation, isTableau } from '../../../games/klondike/words/piles.js';
import type { PortValue, Ref } from '../port/object-port.js';
import { keyOf, numberIn, objectIn } from '../port/object-port.js';
import { YorkWords } from '../card-words.js';

export function addressOf(id: PileId): { readonly type: string; readonly index: number } {
  if (id === 'stock') return { type: 'MAIN_DECK', index: 0 };
  if (id === 'waste') return { type: 'WASTE_PILE', index: 0 };
  if (isFoundation(id)) return { type: 'FOUNDATION_PILE', index: FOUNDATIONS.indexOf(id) };
  return { type: 'TABLEAU_PILE', index: TABLEAU.indexOf(id) };
}

const TYPES = ['MAIN_DECK', 'FOUNDATION_PILE', 'TABLEAU_PILE', 'WASTE_PILE'];

export class SelectionWords extends YorkWords {
  protected override cardArguments(suit: PortValue, rank: PortValue): readonly PortValue[] {
    return [rank, suit];
  }

  location(id: PileId, cardIndex: number): Ref {
    const { type, index } = addressOf(id);
    return this.port.construct('Location', [this.port.constant('LocationType', type), index, cardIndex]);
  }

  /** `TABLEAU_PILE[3]:5`. */
  locationText(location: PortValue): string {
    const { port } = this;
    const ref = objectIn(location, 'the origin');
    const type = keyOf(port.call(ref, 'getLocationType', []));
    const name = TYPES.find((known) => keyOf(port.constant('LocationType', known)) === type) ?? 'unknown';
    const index = numberIn(port.call(ref, 'getPileIndex', []), 'getPileIndex()');
    const card = numberIn(port.call(ref, 'getCardIndex', []), 'getCardIndex()');
    return `${name}[${index}]:${card}`;
  }

  pile(model: Ref, id: PileId): Ref {
    const { port } = this;
    if (id === 'stock') return objectIn(port.call(model, 'getMainDeck', []), 'getMainDeck()');
    if (id === 'waste') return objectIn(port.call(model, 'getWastePile', []), 'getWastePile()');
    const method = isTableau(id) ? 'getTableauPile' : 'getFoundationPile';
    const { index } = addressOf(id);
    return objectIn(port.call(model, method, [index]), `${method}(${index})`);
  }

  add(pile: Ref, cards: readonly Card[]): void {
    for (const card of cards) this.port.tell(pile, 'addCard', [this.make(card)]);
  }
}
