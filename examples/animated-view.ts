/** A view that animates: before it shows the table, it prints which cards move and which turn over. */
import type { Frame, KlondikeChange } from 'klondike-kit';
import { FrameView, KlondikeController, parseMove, printCard } from 'klondike-kit';

class AnimatedView extends FrameView {
  private change: KlondikeChange | undefined;

  /** Keeps the change for the refresh that follows. */
  readonly expect = (change: KlondikeChange): void => {
    this.change = change;
  };

  protected override refreshed({ moves }: Frame): void {
    const { moved = [], turned = [], isNewGame = false } = this.change ?? {};
    this.change = undefined;
    for (const { from, to, cards } of moved)
      console.log(`fly ${cards.map(printCard).join(' ')}: ${from} to ${to}`);
    for (const { pile, card, isFaceUp } of isNewGame ? [] : turned)
      console.log(`turn ${isFaceUp ? 'up' : 'down'} ${printCard(card)}: ${pile}`);
    console.log(`moves: ${moves}`);
  }
}

const controller = new KlondikeController({ deal: 'java:11' });
const view = new AnimatedView();
controller.onChange(view.expect);
controller.attach(view);
controller.newGame();
for (const word of ['t4>t6', 'stock']) controller.play(parseMove(word));
controller.undo();
controller.undo();
