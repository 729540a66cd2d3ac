/** A text window that owns its piles and prints them after each click, with selected cards in brackets. */
import { FOUNDATION_1, RecordingView, TABLEAU_3, TABLEAU_5, TABLEAU_7 } from 'klondike-kit';
import type { Card } from 'klondike-kit/clicks';
import { CardPile, DiscardPile, Game, TableauColumn, clicksHandler } from 'klondike-kit/clicks';

const stock = new CardPile();
const discard = new DiscardPile();
const foundation = new CardPile();
const columns = Array.from({ length: 7 }, () => new TableauColumn());

const textOf = ({ rank, suit }: Card): string => 'A23456789TJQK'.charAt(rank - 1) + 'cdhs'.charAt(suit);

/** Bottom to top. */
function boxed(cards: readonly Card[], selected: number): string {
  const words = cards.map(textOf);
  const box = selected === 0 ? [] : [`[${words.slice(-selected).join(' ')}]`];
  return [...words.slice(0, words.length - selected), ...box].join(' ');
}

function show(): void {
  const shown = columns.map(({ faceDownPile, faceUpPile, numberSelected }) =>
    [...faceDownPile.map(() => '##'), boxed(faceUpPile.toArray(), numberSelected)].join(' '),
  );
  const drawn = boxed(discard.pile.slice(-3), discard.isSelected ? 1 : 0);
  console.log([`${stock.pile.length} in the stock, discard: ${drawn || 'none'}`, ...shown].join('\n'));
}

const game = new Game(stock, columns, 17);
const [, , two, , four, , six] = columns;
if (!two || !four || !six) throw new Error('expected seven columns');

game.selectTableauCards(four, 1);
show();
console.log('Column 2 wins:', game.selectTableauCards(two, 1));
game.drawCardsFromStock(stock, discard);
game.selectDiscard(discard);
show();
console.log('Column 6 wins:', game.selectTableauCards(six, 1));
game.selectDiscard(discard);
console.log('A foundation wins:', game.selectFoundationPile(foundation));
show();

/** Makes the same clicks from the events of any view. */
const handler = clicksHandler({ deal: game.deal, onRefusal: console.log });
const view = new RecordingView(handler);
handler.attach(view);
handler.newGame();
handler.moveTableauToTableau(TABLEAU_5, 1, TABLEAU_3);
handler.moveTableauToFoundation(TABLEAU_7, FOUNDATION_1);
console.log(view.text);
