import type { Frame, KlondikeBus, KlondikeView } from 'klondike-kit';
import {
  FOUNDATION_1,
  HIDDEN,
  KlondikeController,
  KlondikeEventsHandler,
  RecordingView,
  TABLEAU_6,
  asCard,
  asTableau,
  connectHandler,
  createBus,
  parseFrame,
} from 'klondike-kit';
import * as clicks from 'klondike-kit/clicks';
import * as numbered from 'klondike-kit/numbered-piles';
import * as pairs from 'klondike-kit/pairs';
import * as selection from 'klondike-kit/selection';
import { TerminalView } from 'klondike-kit/terminal';
import { viewConformance } from 'klondike-kit/testing';

const handler: KlondikeEventsHandler = new KlondikeController({ deal: 'java:11' });
const view: KlondikeView & { text: string } = new RecordingView(handler);
(handler as KlondikeController).attach(view);
const bus: KlondikeBus = createBus();
connectHandler(bus, handler);
bus.emit('newGame', []);
bus.emit('moveTableauToTableau', [asTableau(3), 1, TABLEAU_6]);
const frame: Frame = parseFrame(view.text);
const checks = viewConformance({
  create: (played) => new RecordingView(played),
  read: (shown) => shown.frame,
});
// @ts-expect-error the arguments are swapped
handler.moveTableauToFoundation(FOUNDATION_1, TABLEAU_6);
switch (asCard(frame.tableau[0]?.[0])) {
  case HIDDEN:
    throw new Error('the first pile has no back');
}
console.log(frame.moves, KlondikeEventsHandler.TABLEAU_6, typeof TerminalView, checks.length > 10);

const game: numbered.Game = new numbered.Game({ deal: 'java:12345' });
game.drawNextCard();
const model: selection.KlondikeModel = new selection.KlondikeModel();
new selection.KlondikeController({ deal: 'java:12345' }).initModel(model);
const stock: clicks.CardPile = new clicks.CardPile();
new clicks.Game(
  stock,
  Array.from({ length: 7 }, () => new clicks.TableauColumn()),
  0,
);
const grid: pairs.Game = new pairs.Game(5, 5);
grid.newGame(12345);
const rank: pairs.Rank | null = grid.getRank(new pairs.Coordinates(0, 0));
console.log(game.getMainDeck().getNumCards(), model.getMainDeck().getNumCards(), stock.pile.length);
console.log(grid.cardsLeft(), rank === pairs.Rank.SIX);
const handlers: KlondikeController[] = [
  numbered.numberedPilesHandler(),
  selection.selectionHandler(),
  clicks.clicksHandler(),
];
console.log(handlers.map(({ rules }) => rules.name).join());
