/** Plays with the calls from York's CS 201: select cards, then move them or put them back. The model belongs to the caller. */
import {
  KlondikeController,
  KlondikeModel,
  Location,
  LocationType,
  modelToString,
  stringToModel,
} from 'klondike-kit/selection';

const { MAIN_DECK, TABLEAU_PILE } = LocationType;
const controller = new KlondikeController({ deal: 'java:82' });
const model = new KlondikeModel();
controller.initModel(model);

/** Lifts the cards from an index to the top, and moves them if the rules allow it. */
function move(origin: Location, destination: Location): void {
  const selection = controller.select(model, origin);
  if (selection === null) return console.log(`${origin.toString()}: you can't take a card there`);
  const words = selection.getCards().map((card) => card.toString());
  if (controller.allowMove(model, selection, destination)) {
    controller.moveCards(model, selection, destination);
    console.log(`${words.join(' ')} to ${destination.toString()}`);
  } else {
    controller.unselect(model, selection);
    console.log(`${words.join(' ')} can't go to ${destination.toString()}`);
  }
}

const top = (index: number): Location =>
  new Location(TABLEAU_PILE, index, model.getTableauPile(index).getIndexOfTopCard());

move(top(3), new Location(LocationType.FOUNDATION_PILE, 2, 0));
move(new Location(TABLEAU_PILE, 6, 0), top(1));
move(new Location(MAIN_DECK, 0, model.getMainDeck().getIndexOfTopCard()), top(4));

const saved = modelToString(model);
controller.drawCardOrRecycleWaste(model);
console.log(`drawn: ${model.getWastePile().getTopCard().toString()}`);
const restored = stringToModel(saved);
console.log(
  `again: ${restored.getMainDeck().getTopCard().toString()}, won: ${String(controller.isWin(restored))}`,
);
