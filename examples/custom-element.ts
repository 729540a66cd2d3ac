/** A view for the browser: a custom element with plain buttons. Press a card, then press where it goes. */
import type { Card, FoundationIndex, KlondikeCall, KlondikeEventsHandler } from 'klondike-kit';
import type { KlondikeView, PileId, TableauIndex } from 'klondike-kit';
import { FrameView, HIDDEN, KlondikeController, PILES, Player } from 'klondike-kit';
import { callForMove, cardsShown, checkHandler, isRed, printCard } from 'klondike-kit';

const SUITS: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' };

export class KlondikeTable extends HTMLElement implements KlondikeView {
  /** Checks the calls of the view. Its frame contains what the last refresh made visible. */
  private readonly kept = new FrameView();
  /** Reports only actions that are possible in that frame. */
  private readonly player: Player;
  /** The picked-up cards: the top `count` cards of a pile. */
  private hand: { readonly from: PileId; readonly count: number } | undefined;
  private readonly newGame = button('New game', () => this.report({ event: 'newGame', args: [] }));
  private readonly undo = button('Undo', () => this.report({ event: 'undo', args: [] }));
  private readonly status = document.createElement('output');
  private readonly piles = new Map(PILES.map((pile) => [pile, group(pile)]));

  constructor(handler: KlondikeEventsHandler) {
    super();
    checkHandler(handler);
    this.player = new Player(handler, this.kept);
    this.append(this.newGame, this.undo, this.status, ...this.piles.values());
    this.draw();
  }
  stockEmpty(isStockEmpty: boolean): void {
    this.kept.stockEmpty(isStockEmpty);
  }
  wasteCards(cards: readonly Card[]): void {
    this.kept.wasteCards(cards);
  }
  tableauCards(tableau: TableauIndex, cards: readonly Card[]): void {
    this.kept.tableauCards(tableau, cards);
  }
  foundationCards(foundation: FoundationIndex, cards: readonly Card[]): void {
    this.kept.foundationCards(foundation, cards);
  }
  updateMoves(moves: number): void {
    this.kept.updateMoves(moves);
  }
  win(): void {
    this.kept.win();
  }
  refreshWindow(): void {
    this.kept.refreshWindow();
    this.draw();
  }

  private draw(): void {
    for (const [pile, element] of this.piles) element.replaceChildren(...this.cards(pile));
    const { moves, won } = this.kept.frame;
    this.undo.disabled = moves === 0;
    this.status.textContent = `Moves: ${moves}${won ? '. The game is won.' : ''}`;
  }

  /** A button for each card, bottom to top. An empty pile has one button. */
  private cards(pile: PileId): HTMLButtonElement[] {
    const shown = cardsShown(this.kept.frame, pile);
    if (shown.length === 0) return [button('empty', () => this.press(pile, 0))];
    return shown.map((card, index) => {
      const count = shown.length - index;
      const element = button(textOf(card), () => this.press(pile, count));
      element.className = card === HIDDEN ? 'back' : isRed(card) ? 'red' : 'black';
      element.disabled = pile !== 'stock' && (card === HIDDEN || (count > 1 && !pile.startsWith('t')));
      element.ariaPressed = String(pile === this.hand?.from && count <= this.hand.count);
      return element;
    });
  }

  private press(pile: PileId, count: number): void {
    if (pile === 'stock') this.report({ event: 'clickStock', args: [] });
    else if (this.hand)
      this.report(this.hand.from === pile ? undefined : callForMove({ ...this.hand, to: pile }));
    else if (count > 0) this.hand = { from: pile, count };
    this.draw();
    this.piles.get(pile)?.querySelector<HTMLElement>('[aria-pressed=true], :last-child')?.focus();
  }

  /** The handler may refuse without a message. Either way, no card is picked up afterwards. */
  private report(call: KlondikeCall | undefined): void {
    this.hand = undefined;
    if (call !== undefined) this.player.report(call);
    this.draw();
  }
}

const textOf = (card: Card): string =>
  card === HIDDEN ? 'face down' : printCard(card).replace(/.$/, (suit) => SUITS[suit] ?? suit);

function group(pile: PileId): HTMLElement {
  const element = document.createElement('div');
  element.role = 'group';
  element.ariaLabel = element.dataset['pile'] = pile;
  return element;
}

function button(text: string, onPress: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.textContent = text;
  element.addEventListener('click', onPress);
  return element;
}

customElements.define('klondike-table', KlondikeTable);
const deal = new URLSearchParams(location.search).get('deal');
const controller = new KlondikeController(deal === null ? {} : { deal });
const table = new KlondikeTable(controller);
controller.attach(table);
document.querySelector('main')?.append(table);
controller.newGame();
