/** Other people's moves, played through the calls of a `Game`. */
import type { ControllerOptions } from '../../klondike/controller.js';
import { KlondikeController } from '../../klondike/controller.js';
import type { Deal } from '../../klondike/deals.js';
import { dealFrom } from '../../klondike/deals.js';
import type { Layout } from '../../klondike/model/layout.js';
import { EMPTY_LAYOUT, keepingPiles } from '../../klondike/model/layout.js';
import type { Carry, Move, Outcome } from '../../klondike/model/play.js';
import { refuseMove, stockAndWaste } from '../../klondike/model/play.js';
import type { Take } from '../../klondike/model/refuse.js';
import { YCP_TEXT } from '../../klondike/model/rules.js';
import type { PileId } from '../../klondike/piles.js';
import type { ChoosingTable } from '../../klondike/table.js';
import { CardLocation } from './card-location.js';
import type { Deck } from './deck.js';
import { Game } from './game.js';
import type { Decks } from './piles.js';
import { NUMBERED, layDecks, readDecks } from './piles.js';

/** A game says only that a move is not valid; the reason is the rules'. */
export class NumberedPilesTable implements ChoosingTable {
  readonly rules = YCP_TEXT;
  private game = new Game({ deal: dealFrom(EMPTY_LAYOUT).name });
  /** As the game's decks lie, with how often the waste came back. */
  private now = EMPTY_LAYOUT;
  private taken: Take | undefined;

  get isWon(): boolean {
    return this.game.isFinished();
  }

  get chosen(): Take | undefined {
    return this.taken;
  }

  deal(deal: Deal): Layout {
    this.letGo();
    this.game = new Game({ deal: deal.name });
    this.now = readGame(this.game, deal.start(YCP_TEXT).redeals);
    return this.now;
  }

  play(move: Move): Outcome {
    this.letGo();
    const before = this.now;
    if (!(move === 'stock' ? this.draw() : this.carry(move))) {
      return { ok: false, why: refuseMove(YCP_TEXT, before, move) ?? 'not-a-target' };
    }
    this.now = keepingPiles(before, readGame(this.game, before.redeals + redealsOf(move, before)));
    return { ok: true, next: this.now };
  }

  restore(layout: Layout): void {
    this.letGo();
    layDecks(decksOf(this.game), layout);
    this.now = layout;
  }

  /** Where the cards may not be chosen, what was chosen before stays so. */
  choose(take: Take): boolean {
    const location = this.locate(take);
    if (location === undefined || !this.game.isValidTakeLocation(location)) return false;
    this.taken = { from: take.from, count: take.count };
    return true;
  }

  allows(to: PileId): boolean {
    return this.taken !== undefined && this.validMove({ ...this.taken, to }) !== undefined;
  }

  letGo(): void {
    this.taken = undefined;
  }

  /** False where there is no card to draw. */
  private draw(): boolean {
    const cards = this.game.getMainDeck().getNumCards() + this.game.getWastePile().getNumCards();
    this.game.drawNextCard();
    return cards > 0;
  }

  private carry(carry: Carry): boolean {
    const move = this.validMove(carry);
    if (move !== undefined) this.game.moveCards(move.take, move.place);
    return move !== undefined;
  }

  /** The carry as the game's own move. Undefined where it is not valid. */
  private validMove(carry: Carry): { take: CardLocation; place: number } | undefined {
    const take = this.locate(carry);
    const place = NUMBERED.indexOf(carry.to);
    return take !== undefined && this.game.isValidMove(take, place) ? { take, place } : undefined;
  }

  /** Undefined where the pile has no number or the count is no whole number. */
  private locate({ from, count }: Take): CardLocation | undefined {
    const pile = NUMBERED.indexOf(from);
    if (pile < 0 || !Number.isInteger(count)) return undefined;
    return new CardLocation(pile, this.game.getPile(pile).getNumCards() - count);
  }
}

const redealsOf = (move: Move, { stock }: Layout): number =>
  move === 'stock' && stock.cards.length === 0 ? 1 : 0;

/** The main deck with its top card face up, as it is seen, and a waste that is not seen. */
function readGame(game: Game, redeals: number): Layout {
  const layout = readDecks(decksOf(game));
  const { stock, waste } = layout;
  return { ...layout, ...stockAndWaste(YCP_TEXT, stock.cards, waste.cards), redeals };
}

const decksOf = (game: Game): Decks => ({
  ...(Object.fromEntries(NUMBERED.map((id, pile) => [id, game.getPile(pile)])) as Record<PileId, Deck>),
  waste: game.getWastePile(),
});

/** Plays before any view on a `Game` of its own. */
export const numberedPilesHandler = (
  options: Omit<ControllerOptions, 'rules' | 'table'> = {},
): KlondikeController => new KlondikeController({ ...options, table: new NumberedPilesTable() });
