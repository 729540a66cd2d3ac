/** A model and a controller of the selection door. Lays and reads the piles through their public methods. */
import type { Card } from '../../../core/card.js';
import type { Pile } from '../../../core/pile.js';
import type { Layout } from '../../../games/klondike/model/layout.js';
import { BARE_LAYOUT, draftOf } from '../../../games/klondike/model/layout.js';
import type { PileId } from '../../../games/klondike/words/piles.js';
import { PILES, isTableau } from '../../../games/klondike/words/piles.js';
import type { DoorState, PortTable } from '../drive.js';
import { placesText } from '../drive.js';
import type { PortValue, Ref } from '../port/object-port.js';
import { isRef, textIn } from '../port/object-port.js';
import { cardText, cardsText } from '../card-words.js';
import type { SelectionWords } from './words.js';
import { addressOf } from './words.js';

export interface SelectCall {
  readonly name: 'select';
  readonly pile: PileId;
  readonly index: number;
}

export type SelectionCall =
  | SelectCall
  | { readonly name: 'allowMove' | 'moveCards'; readonly to: PileId }
  | { readonly name: 'unselect' }
  | { readonly name: 'drawCardOrRecycleWaste' }
  | { readonly name: 'isWin' };

export interface SelectionState extends DoorState {
  /** The selected cards, which are no longer in their pile. */
  readonly hand: { readonly from: PileId; readonly cards: readonly Card[] } | undefined;
}

/** No card of the waste is exposed, so the index is larger than the size of any pile. */
const WASTE_EXPOSE_INDEX = 53;

export class SelectionPortTable implements PortTable<SelectionCall, SelectionState> {
  private model: Ref = { ref: 0 };
  private controller: Ref = { ref: 0 };
  private piles: readonly (readonly [PileId, Ref])[] = [];
  private selection: Ref | undefined;
  private hand: SelectionState['hand'];

  constructor(private readonly words: SelectionWords) {}

  lay(layout: Layout): void {
    const { words } = this;
    this.controller = words.port.construct('KlondikeController', []);
    this.model = words.port.construct('KlondikeModel', []);
    this.piles = PILES.map((id) => [id, words.pile(this.model, id)]);
    this.selection = undefined;
    this.hand = undefined;
    for (const [id, pile] of this.piles) {
      const { cards, faceDown } = layout[id];
      words.add(pile, cards);
      words.port.tell(pile, 'setExposeIndex', [id === 'waste' ? WASTE_EXPOSE_INDEX : faceDown]);
    }
  }

  read(): SelectionState {
    const layout = draftOf(BARE_LAYOUT);
    for (const [id, pile] of this.piles) layout[id] = this.readPile(id, pile);
    return { layout, hand: this.hand };
  }

  private readPile(id: PileId, pile: Ref): Pile {
    const cards = this.words.cardsOf(pile);
    if (id === 'waste') return { cards, faceDown: cards.length };
    if (id !== 'stock' && !isTableau(id)) return { cards, faceDown: 0 };
    const exposed = cards.length === 0 ? 0 : this.words.exposed(pile);
    return { cards, faceDown: Math.max(0, Math.min(exposed, cards.length)) };
  }

  make(call: SelectionCall): string {
    const { words, model, controller } = this;
    if (call.name === 'select') return this.select(call.pile, call.index);
    if (call.name === 'isWin') return textIn(words.port.call(controller, 'isWin', [model]));
    if (call.name === 'drawCardOrRecycleWaste') return this.tellController(call.name, [model]);
    const { selection } = this;
    if (selection === undefined) return 'nothing is selected';
    if (call.name === 'allowMove') {
      const to = this.destination(call.to);
      return textIn(words.port.call(controller, 'allowMove', [model, selection, to]));
    }
    this.selection = undefined;
    this.hand = undefined;
    if (call.name === 'unselect') return this.tellController('unselect', [model, selection]);
    return this.tellController('moveCards', [model, selection, this.destination(call.to)]);
  }

  private tellController(method: string, args: readonly PortValue[]): string {
    this.words.port.tell(this.controller, method, args);
    return '';
  }

  private select(pile: PileId, index: number): string {
    const { words, model } = this;
    const { port } = words;
    const selection = port.call(this.controller, 'select', [model, words.location(pile, index)]);
    if (!isRef(selection)) return textIn(selection);
    this.selection = selection;
    const cards = words.readAll(port.call(selection, 'getCards', []));
    this.hand = { from: pile, cards };
    const origin = words.locationText(port.call(selection, 'getOrigin', []));
    return `a selection of ${cardsText(cards)} from ${origin}`;
  }

  private destination(to: PileId): Ref {
    const pile = this.piles.find(([id]) => id === to);
    return this.words.location(to, Math.max(0, pile === undefined ? 0 : this.words.count(pile[1]) - 1));
  }
}

const locationText = (id: PileId, card: number | string): string => {
  const { type, index } = addressOf(id);
  return `new Location(LocationType.${type}, ${index}, ${card})`;
};

export function selectionCallText(call: SelectionCall): string {
  switch (call.name) {
    case 'select':
      return `selection = controller.select(model, ${locationText(call.pile, call.index)})`;
    case 'allowMove':
    case 'moveCards':
      return `controller.${call.name}(model, selection, ${locationText(call.to, 'top')})`;
    case 'unselect':
      return 'controller.unselect(model, selection)';
    case 'drawCardOrRecycleWaste':
    case 'isWin':
      return `controller.${call.name}(model)`;
  }
}

export function placeName(id: PileId): string {
  if (id === 'stock') return 'main deck';
  if (id === 'waste') return 'waste pile';
  return `${isTableau(id) ? 'tableau' : 'foundation'} pile ${addressOf(id).index}`;
}

/** Bottom to top. The cards before the expose index are left of a bar. */
function pileText(id: PileId, { cards, faceDown }: Pile): string {
  const texts = cards.map(cardText);
  if (id !== 'waste' && faceDown > 0) texts.splice(faceDown, 0, '|');
  return texts.join(' ');
}

export const placesOfSelection = ({ layout }: SelectionState): Record<string, string> =>
  Object.fromEntries(PILES.map((id) => [placeName(id), pileText(id, layout[id])]));

export function selectionTableText(state: SelectionState): string {
  const selected = state.hand === undefined ? '' : cardsText(state.hand.cards);
  return placesText({ places: { ...placesOfSelection(state), selected } });
}
