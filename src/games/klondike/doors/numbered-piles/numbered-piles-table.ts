/** A table for the main door's events that makes every move by calling this door's `Game`. */
import type { Deal } from '../../model/deals.js';
import { dealFromLayout } from '../../model/deals.js';
import type { Layout } from '../../model/layout.js';
import { BARE_LAYOUT } from '../../model/layout.js';
import type { Move } from '../../model/play.js';
import type { CardMove, CardSource, PileId } from '../../words/piles.js';
import { stockAndWaste } from '../../model/play.js';
import type { Rules } from '../../model/rules.js';
import { YCP_TEXT } from '../../model/rules.js';
import { DoorTable, isPile } from '../door-table.js';
import type { GameOptions } from './game.js';
import { CardLocation, Game, houseOf } from './game.js';
import type { Deck, Decks } from './deck.js';
import { NUMBERED, layDecks, readDecks } from './deck.js';
import { checkOptions } from '../../../../core/given.js';
import type { DoorControllerOptions } from '../../controller/options.js';
import { DOOR_FIELDS } from '../../controller/options.js';
import { KlondikeController } from '../../controller/klondike-controller.js';

/** A `Game` that serves as the table of a `KlondikeController`. */
export class NumberedPilesTable extends DoorTable {
  override readonly rules: Rules;
  private game: Game;
  private taken: CardSource | undefined;

  /** @throws RangeError if the rules are not a house of this door: see `GameOptions` */
  constructor(rules: Rules = YCP_TEXT) {
    super();
    this.rules = houseOf(rules);
    this.game = this.newGame(dealFromLayout(BARE_LAYOUT));
  }

  override get isWon(): boolean {
    return this.game.isFinished();
  }

  override get chosen(): CardSource | undefined {
    return this.taken;
  }

  override choose(take: CardSource): boolean {
    if (!isPile(take, 'from')) return false;
    const location = this.locate(take);
    if (location === undefined || !this.game.isValidTakeLocation(location)) return false;
    this.taken = { from: take.from, count: take.count };
    return true;
  }

  allows(to: PileId): boolean {
    return this.taken !== undefined && this.validMove({ ...this.taken, to }) !== undefined;
  }

  override letGo(): void {
    this.taken = undefined;
  }

  protected override dealCards(deal: Deal): void {
    this.game = this.newGame(deal);
  }

  protected override attempt(move: Move): boolean {
    this.letGo();
    return move === 'stock' ? this.draw() : this.carry(move);
  }

  /**
   * The layout as the player sees it, in which the top card of the main deck lies face up, and the waste lies face
   * down.
   */
  protected override read(): Layout {
    const layout = readDecks(decksOf(this.game));
    return { ...layout, ...stockAndWaste(this.rules, layout.stock.cards, layout.waste.cards) };
  }

  protected override write(layout: Layout): void {
    layDecks(decksOf(this.game), layout);
  }

  private newGame({ name }: Deal): Game {
    return new Game({ deal: name, rules: this.rules });
  }

  /** Draws a card, or takes the waste back. Returns false if both piles are empty. */
  private draw(): boolean {
    const cards = this.game.getMainDeck().getNumCards() + this.game.getWastePile().getNumCards();
    this.game.drawNextCard();
    return cards > 0;
  }

  private carry(carry: CardMove): boolean {
    const move = this.validMove(carry);
    if (move !== undefined) this.game.moveCards(move.take, move.place);
    return move !== undefined;
  }

  /** The move as arguments for `moveCards`. Undefined if it is not valid. */
  private validMove(carry: CardMove): { take: CardLocation; place: number } | undefined {
    const take = this.locate(carry);
    const place = NUMBERED.indexOf(carry.to);
    return take !== undefined && this.game.isValidMove(take, place) ? { take, place } : undefined;
  }

  /** Undefined if the pile has no number, or the count is not a whole number. */
  private locate({ from, count }: CardSource): CardLocation | undefined {
    const pile = NUMBERED.indexOf(from);
    if (pile < 0 || !Number.isInteger(count)) return undefined;
    return new CardLocation(pile, this.game.getPile(pile).getNumCards() - count);
  }
}

const decksOf = (game: Game): Decks => ({
  ...(Object.fromEntries(NUMBERED.map((id, pile) => [id, game.getPile(pile)])) as Record<PileId, Deck>),
  waste: game.getWastePile(),
});

/** The options of `numberedPilesHandler`, which are a controller's options and the rules of its `Game`. */
export type NumberedPilesOptions = DoorControllerOptions & Pick<GameOptions, 'rules'>;

/**
 * An events handler that plays by pile numbers on its own `Game`.
 * @throws RangeError if the rules are not a house of this door: see `GameOptions`; TypeError unless the options are an object
 */
export function numberedPilesHandler(options: NumberedPilesOptions = {}): KlondikeController {
  checkOptions(options, { ...DOOR_FIELDS, rules: true });
  const { rules, ...others } = options;
  return new KlondikeController({ ...others, table: new NumberedPilesTable(rules) });
}
