/** A table for the main door's events that makes every move by a player's clicks. */
import type { Deal } from '../../model/deals.js';
import type { Layout } from '../../model/layout.js';
import { BARE_LAYOUT, keepingPiles } from '../../model/layout.js';
import type { Move } from '../../model/play.js';
import type { CardSource, PileId } from '../../words/piles.js';
import { refuseTake } from '../../model/refuse.js';
import { KSU } from '../../model/rules.js';
import { PILES } from '../../words/piles.js';
import { DoorTable, isPile } from '../door-table.js';
import { Game } from './game.js';
import { SEEDS, dealOfSeed } from './seeds.js';
import type { WindowPile, WindowPiles } from './piles.js';
import { CardPile, DiscardPile, TableauColumn, layOut, layoutOf } from './piles.js';
import { checkOptions } from '../../../../core/given.js';
import type { DoorControllerOptions } from '../../controller/options.js';
import { DOOR_FIELDS } from '../../controller/options.js';
import { KlondikeController } from '../../controller/klondike-controller.js';

/** The piles of this door, which serve as the table of a `KlondikeController`. */
export class ClicksTable extends DoorTable {
  override readonly rules = KSU;

  private readonly stock = new CardPile();
  private readonly discard = new DiscardPile();
  private readonly foundations = {
    f1: new CardPile(),
    f2: new CardPile(),
    f3: new CardPile(),
    f4: new CardPile(),
  } as const;
  private readonly columns = {
    t1: new TableauColumn(),
    t2: new TableauColumn(),
    t3: new TableauColumn(),
    t4: new TableauColumn(),
    t5: new TableauColumn(),
    t6: new TableauColumn(),
    t7: new TableauColumn(),
  } as const;
  private readonly places: Readonly<Record<PileId, WindowPile>> = {
    stock: this.stock.pile,
    waste: this.discard.pile,
    f1: this.foundations.f1.pile,
    f2: this.foundations.f2.pile,
    f3: this.foundations.f3.pile,
    f4: this.foundations.f4.pile,
    ...this.columns,
  };
  private readonly table: WindowPiles = PILES.map((id) => [id, this.places[id]]);
  private game = this.newGame(SEEDS.min);

  constructor() {
    super();
    this.write(BARE_LAYOUT);
  }

  override get isWon(): boolean {
    return KSU.isWon(this.layout);
  }

  override get chosen(): CardSource | undefined {
    if (this.discard.isSelected) return { from: 'waste', count: 1 };
    for (const [id, { numberSelected }] of Object.entries(this.columns)) {
      if (numberSelected > 0) return { from: id as PileId, count: numberSelected };
    }
    return undefined;
  }

  randomDeal(): Deal {
    return dealOfSeed(SEEDS.random);
  }

  override choose(take: CardSource): boolean {
    if (!isPile(take, 'from')) return false;
    if (refuseTake(KSU, this.layout, take) !== undefined) return false;
    this.letGo();
    this.click(take.from, take.count);
    return true;
  }

  override letGo(): void {
    if (this.chosen !== undefined) this.game.selectDiscard(this.discard);
  }

  /**
   * Deals a game by its seed, if it has one. Otherwise, deals any game and then lays the cards as in the deal.
   */
  protected override dealCards(deal: Deal): void {
    layOut(this.table, BARE_LAYOUT);
    const seed = seedOf(deal);
    this.game = this.newGame(seed ?? SEEDS.min);
    if (seed === undefined) this.write(deal.start(KSU));
  }

  /** True if any pile has changed, which means that the move was made. */
  protected override attempt(move: Move): boolean {
    if (move === 'stock') this.game.drawCardsFromStock(this.stock, this.discard);
    else if (this.choose(move)) this.click(move.to, 1);
    this.letGo();
    const next = keepingPiles(this.layout, this.read());
    return PILES.some((id) => next[id] !== this.layout[id]);
  }

  protected override read(): Layout {
    return layoutOf(this.table);
  }

  protected override write(layout: Layout): void {
    layOut(this.table, layout);
  }

  /**
   * Clicks on a pile. `count` is the number of cards from the top down to the clicked one. A click on the stock uses
   * the method for foundations, because the game recognizes the stock.
   */
  private click(id: PileId, count: number): void {
    if (id === 'waste') return this.game.selectDiscard(this.discard);
    const place = this.places[id];
    if (place instanceof TableauColumn) {
      this.game.selectTableauCards(place, Math.min(count, place.faceUpPile.count));
    } else {
      this.game.selectFoundationPile(place);
    }
  }

  private newGame(seed: number): Game {
    return new Game(this.stock, Object.values(this.columns), seed);
  }
}

/** The seed in the deal's name. Undefined if the game doesn't accept it. */
function seedOf({ name }: Deal): number | undefined {
  const [, digits] = /^dotnet:(\d+)$/.exec(name) ?? [];
  const seed = Number(digits);
  return seed <= SEEDS.max ? seed : undefined;
}

/** An events handler that plays by clicking on its own piles. */
export function clicksHandler(options: DoorControllerOptions = {}): KlondikeController {
  checkOptions(options, DOOR_FIELDS);
  return new KlondikeController({ ...options, table: new ClicksTable() });
}
