/** A window of the clicks door. Lays and reads the piles, and sends clicks to the game. */
import type { Pile } from '../../../core/pile.js';
import { faceDownPile, faceUpPile } from '../../../core/pile.js';
import type { Layout } from '../../../games/klondike/model/layout.js';
import { BARE_LAYOUT, draftOf } from '../../../games/klondike/model/layout.js';
import type { CardSource, PileId } from '../../../games/klondike/words/piles.js';
import { FOUNDATIONS, PILES, TABLEAU, isTableau } from '../../../games/klondike/words/piles.js';
import type { DoorState, PortTable } from '../drive.js';
import { placesText } from '../drive.js';
import type { Ref } from '../port/object-port.js';
import { numberIn, textIn } from '../port/object-port.js';
import { cardText } from '../card-words.js';
import type { ClicksWords, ClicksWindow } from './words.js';
import type { Move } from '../../../games/klondike/model/play.js';

export type ClicksCall =
  | { readonly name: 'drawCardsFromStock' | 'selectDiscard' }
  | { readonly name: 'selectTableauCards'; readonly column: number; readonly n: number }
  | { readonly name: 'selectFoundationPile'; readonly foundation: number };

export interface ClicksState extends DoorState {
  /** The selected cards, according to the piles. */
  readonly selected: CardSource | undefined;
}

const NOWHERE: Ref = { ref: 0 };

export class ClicksPortTable implements PortTable<ClicksCall, ClicksState> {
  private window: ClicksWindow = { stock: NOWHERE, discard: NOWHERE, foundations: [], columns: [] };
  private game = NOWHERE;

  constructor(private readonly words: ClicksWords) {}

  /** Starts a game, then replaces its cards. The game's answers about winning therefore mean nothing here. */
  lay(layout: Layout): void {
    this.window = this.words.newWindow();
    this.game = this.words.newGame(this.window, 0);
    this.layAgain(layout);
  }

  /** Lays different cards in the same window. The game goes on. */
  layAgain(layout: Layout): void {
    const { words, window } = this;
    words.fillStack(window.stock, 'pile', layout.stock.cards);
    words.fillStack(window.discard, 'pile', layout.waste.cards);
    for (const [index, id] of FOUNDATIONS.entries())
      words.fillStack(window.foundations[index] ?? NOWHERE, 'pile', layout[id].cards);
    for (const [index, id] of TABLEAU.entries()) {
      const column = window.columns[index] ?? NOWHERE;
      const { cards, faceDown } = layout[id];
      words.fillStack(column, 'faceDownPile', cards.slice(0, faceDown));
      words.fillQueue(words.queueOf(column), cards.slice(faceDown));
    }
  }

  read(): ClicksState {
    const { words, window } = this;
    const layout = draftOf(BARE_LAYOUT);
    layout.stock = faceDownPile(words.stack(window.stock, 'pile'));
    layout.waste = faceUpPile(words.stack(window.discard, 'pile'));
    for (const [index, id] of FOUNDATIONS.entries())
      layout[id] = faceUpPile(words.stack(window.foundations[index] ?? NOWHERE, 'pile'));
    for (const [index, id] of TABLEAU.entries())
      layout[id] = this.readColumn(window.columns[index] ?? NOWHERE);
    return { layout, selected: this.selected() };
  }

  private readColumn(column: Ref): Pile {
    const hidden = this.words.stack(column, 'faceDownPile');
    const shown = this.words.queue(this.words.queueOf(column));
    return { cards: [...hidden, ...shown], faceDown: hidden.length };
  }

  private selected(): CardSource | undefined {
    const { port } = this.words;
    if (port.get(this.window.discard, 'isSelected') === true) return { from: 'waste', count: 1 };
    for (const [index, id] of TABLEAU.entries()) {
      const column = this.window.columns[index] ?? NOWHERE;
      const count = numberIn(port.get(column, 'numberSelected'), 'numberSelected');
      if (count > 0) return { from: id, count };
    }
    return undefined;
  }

  make(click: ClicksCall): string {
    const { port } = this.words;
    const { stock, discard, columns, foundations } = this.window;
    switch (click.name) {
      case 'drawCardsFromStock':
        port.tell(this.game, click.name, [stock, discard]);
        return '';
      case 'selectDiscard':
        port.tell(this.game, click.name, [discard]);
        return '';
      case 'selectTableauCards':
        return textIn(port.call(this.game, click.name, [columns[click.column] ?? NOWHERE, click.n]));
      case 'selectFoundationPile':
        return textIn(port.call(this.game, click.name, [foundations[click.foundation] ?? NOWHERE]));
    }
  }
}

export function clickText(click: ClicksCall): string {
  switch (click.name) {
    case 'drawCardsFromStock':
      return 'game.drawCardsFromStock(stock, discard)';
    case 'selectDiscard':
      return 'game.selectDiscard(discard)';
    case 'selectTableauCards':
      return `game.selectTableauCards(columns[${click.column}], ${click.n})`;
    case 'selectFoundationPile':
      return `game.selectFoundationPile(foundations[${click.foundation}])`;
  }
}

export function placeName(id: PileId): string {
  if (id === 'stock') return 'stock';
  if (id === 'waste') return 'discard';
  return isTableau(id) ? `columns[${TABLEAU.indexOf(id)}]` : `foundations[${FOUNDATIONS.indexOf(id)}]`;
}

/** The name of the place that holds the selection. */
export const SELECTED = 'selected';

/** Bottom to top. In columns, the face-down cards are left of a bar. */
export function pileText(id: PileId, { cards, faceDown }: Pile): string {
  const texts = cards.map(cardText);
  if (isTableau(id) && faceDown > 0) texts.splice(faceDown, 0, '|');
  return texts.join(' ');
}

const selectedText = (selected: CardSource | undefined): string =>
  selected === undefined ? '' : `${selected.count} of ${placeName(selected.from)}`;

export const placesOfClicks = ({ layout, selected }: ClicksState): Record<string, string> => ({
  ...Object.fromEntries(PILES.map((id) => [placeName(id), pileText(id, layout[id])])),
  [SELECTED]: selectedText(selected),
});

export const clicksTableText = (state: ClicksState): string => placesText({ places: placesOfClicks(state) });

/** The click on the top card of a pile, or on an empty pile. */
function clickOn(id: PileId, layout: Layout): ClicksCall {
  if (id === 'waste') return { name: 'selectDiscard' };
  if (isTableau(id)) {
    const n = Math.min(1, layout[id].cards.length);
    return { name: 'selectTableauCards', column: TABLEAU.indexOf(id), n };
  }
  return { name: 'selectFoundationPile', foundation: FOUNDATIONS.indexOf(id as 'f1') };
}

/** The one or two clicks that make a move. */
export function clicksOf(move: Move, layout: Layout): ClicksCall[] {
  if (move === 'stock') return [{ name: 'drawCardsFromStock' }];
  const { from, count, to } = move;
  const first = clickOn(from, layout);
  return [first.name === 'selectTableauCards' ? { ...first, n: count } : first, clickOn(to, layout)];
}
