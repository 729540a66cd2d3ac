/** Correct handlers with harmless habits. */
import { BaseHandler, give } from '../base-handler.js';
import type { StudentCard } from '../student-cards.js';

/** Prints each event, as unfinished programs often do. */
export class Printing extends BaseHandler {
  override clickStock(): void {
    process.stdout.write(`click on the stock, ${this.stock.length} cards left\n`);
    super.clickStock();
  }

  override undo(): void {
    process.stdout.write(`undo, ${this.steps.length} steps\n`);
    super.undo();
  }

  protected override refuse(): void {
    process.stdout.write('not allowed\n');
  }
}

/** Takes a few milliseconds for each click on the stock. */
export class SlowHandler extends BaseHandler {
  override clickStock(): void {
    const end = performance.now() + 5;
    while (performance.now() < end) Math.sqrt(end);
    super.clickStock();
  }
}

/** Shuffles in a common way in which some orders are more likely than others. */
export class SortShuffling extends BaseHandler {
  protected override shuffled(deck: StudentCard[]): StudentCard[] {
    return deck.sort(() => Math.random() - 0.5);
  }
}

/** Draws its cards one by one from a heap and deals them row by row, as players do at a table. */
export class DealingByRows extends BaseHandler {
  protected override shuffled(deck: StudentCard[]): StudentCard[] {
    const drawn: StudentCard[] = [];
    while (deck.length > 0) drawn.push(...deck.splice(Math.floor(Math.random() * deck.length), 1));
    return drawn;
  }

  protected override deal(deck: StudentCard[]): void {
    for (let row = 0; row < 7; row++) {
      this.columns.forEach(({ down, up }, index) => {
        if (index >= row) give(deck, index === row ? up : down);
      });
    }
    this.stock = deck;
  }
}

/** Uses the time as its seed and has its own random number generator. */
export class ClockShuffling extends BaseHandler {
  private state = Date.now() % 2147483647;

  protected override shuffled(deck: StudentCard[]): StudentCard[] {
    for (let last = deck.length - 1; last > 0; last--) {
      this.state = (this.state * 48271 + 11) % 2147483647;
      const [card] = deck.splice(this.state % (last + 1), 1);
      if (card !== undefined) deck.push(card);
    }
    return deck;
  }
}
