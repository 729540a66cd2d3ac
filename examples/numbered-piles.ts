/** Plays by pile numbers, as in York's CS 201: lists the valid moves, makes some, and shows the same game in a view. */
import { FOUNDATION_3, RecordingView } from 'klondike-kit';
import { CardLocation, Game, numberedPilesHandler, stateText } from 'klondike-kit/numbered-piles';

interface NumberedMove {
  readonly from: CardLocation;
  readonly to: number;
}

/** Each card that can be taken, with each pile that accepts it. */
function validMoves(game: Game): NumberedMove[] {
  const moves: NumberedMove[] = [];
  for (let pile = 0; pile <= 7; pile++) {
    for (let index = 0; index < game.getPile(pile).getNumCards(); index++) {
      const from = new CardLocation(pile, index);
      for (let to = 1; to <= 11; to++) if (game.isValidMove(from, to)) moves.push({ from, to });
    }
  }
  return moves;
}

function moveText(game: Game, { from, to }: NumberedMove): string {
  const card = game.getPile(from.getPile()).getCard(from.getIndex());
  return `${card.toString()} from pile ${from.getPile()} to pile ${to}`;
}

const game = new Game({ deal: 'java:305419896' });
for (let turn = 0; turn < 4; turn++) {
  const moves = validMoves(game);
  console.log(moves.map((move) => moveText(game, move)).join('; ') || 'no move');
  const [first] = moves;
  if (first === undefined) game.drawNextCard();
  else game.moveCards(first.from, first.to);
}
console.log(stateText(game));

const handler = numberedPilesHandler({ deal: game.deal });
const view = new RecordingView(handler);
handler.attach(view);
handler.newGame();
handler.moveWasteToFoundation(FOUNDATION_3); // the main deck's top card, to pile 10
console.log(view.text);
