/** A table of numbered piles, laid and read through the public methods of `Game` and `Deck`. */
import type { Pile } from '../../../core/pile.js';
import { topTurnedUp } from '../../../core/pile.js';
import type { Layout } from '../../../games/klondike/model/layout.js';
import { BARE_LAYOUT, draftOf } from '../../../games/klondike/model/layout.js';
import type { PileId } from '../../../games/klondike/words/piles.js';
import { FOUNDATIONS, TABLEAU, isTableau } from '../../../games/klondike/words/piles.js';
import type { PortTable, DoorState } from '../drive.js';
import type { Ref } from '../port/object-port.js';
import { objectIn } from '../port/object-port.js';
import { cardText, cardsText } from '../card-words.js';
import type { NumberedWords } from './words.js';

export type NumberedCall =
  | { readonly name: 'isValidTakeLocation'; readonly pile: number; readonly index: number }
  | {
      readonly name: 'isValidMove' | 'moveCards';
      readonly pile: number;
      readonly index: number;
      readonly to: number;
    }
  | { readonly name: 'drawNextCard' | 'isFinished' };

/** The piles in the order of their numbers. */
export const NUMBERS: readonly PileId[] = ['stock', ...TABLEAU, ...FOUNDATIONS];

export class NumberedPortTable implements PortTable<NumberedCall, DoorState> {
  private game: Ref = { ref: 0 };
  private decks: readonly Ref[] = [];

  constructor(
    private readonly words: NumberedWords,
    private readonly whose: 'ours' | 'theirs',
  ) {}

  /** Draws the cards of the waste, because no method can lay them. */
  lay(layout: Layout): void {
    const { words } = this;
    this.game = words.newGame();
    this.decks = NUMBERS.map((_, number) => words.pile(this.game, number));
    for (const [number, deck] of this.decks.entries()) this.layDeck(deck, NUMBERS[number] ?? 'stock', layout);
    for (let draws = layout.waste.cards.length; draws > 0; draws--)
      words.port.tell(this.game, 'drawNextCard', []);
  }

  private layDeck(deck: Ref, id: PileId, layout: Layout): void {
    const { words } = this;
    const exposedTop = id === 'stock' && words.exposed(deck) > 0;
    words.empty(deck);
    const drawn = id === 'stock' ? layout.waste.cards.slice().reverse() : [];
    const cards = [...layout[id].cards, ...drawn];
    words.add(deck, cards);
    const first = exposedTop ? Math.max(0, cards.length - 1) : 0;
    words.port.tell(deck, 'setExposeIndex', [isTableau(id) ? layout[id].faceDown : first]);
  }

  read(): DoorState {
    const layout = draftOf(BARE_LAYOUT);
    for (const [number, deck] of this.decks.entries()) {
      const id = NUMBERS[number] ?? 'stock';
      layout[id] = this.readDeck(deck, id);
    }
    if (this.whose === 'ours') layout.waste = this.wastePile();
    return { layout };
  }

  private readDeck(deck: Ref, id: PileId): Pile {
    const cards = this.words.cardsOf(deck);
    if (id === 'stock') return topTurnedUp(cards);
    const hidden = isTableau(id) && cards.length > 0 ? this.words.exposed(deck) : 0;
    return { cards, faceDown: Math.max(0, Math.min(hidden, cards.length)) };
  }

  /** Only our own game shows its waste. */
  private wastePile(): Pile {
    const { port } = this.words;
    const cards = this.words.cardsOf(objectIn(port.call(this.game, 'getWastePile', []), 'the waste'));
    return { cards, faceDown: cards.length };
  }

  make(call: NumberedCall): string {
    const { port } = this.words;
    const args = argsOf(call, (pile, index) => this.words.location(pile, index));
    if (call.name === 'moveCards' || call.name === 'drawNextCard') {
      port.tell(this.game, call.name, args);
      return '';
    }
    return JSON.stringify(port.call(this.game, call.name, args));
  }
}

function argsOf<Location>(
  call: NumberedCall,
  location: (pile: number, index: number) => Location,
): (Location | number)[] {
  switch (call.name) {
    case 'isValidTakeLocation':
      return [location(call.pile, call.index)];
    case 'isValidMove':
    case 'moveCards':
      return [location(call.pile, call.index), call.to];
    case 'drawNextCard':
    case 'isFinished':
      return [];
  }
}

export const numberedCallText = (call: NumberedCall): string =>
  `game.${call.name}(${argsOf(call, (pile, index) => `new CardLocation(${pile}, ${index})`).join(', ')})`;

export const placeOfNumber = (number: number): string => (number === 0 ? 'Main deck' : `Pile ${number}`);

export const placesOfNumbered = ({ layout }: DoorState): Record<string, string> =>
  Object.fromEntries(NUMBERS.map((id, number) => [placeOfNumber(number), textOf(id, layout[id])]));

/** A working pile as the course prints it. All cards of any other pile. */
function textOf(id: PileId, { cards, faceDown }: Pile): string {
  return isTableau(id)
    ? cards.map((card, index) => (index < faceDown ? 'xx' : cardText(card))).join(' ')
    : cardsText(cards);
}

/** The table as the course prints it, without empty piles. */
export function numberedTableText({ layout }: DoorState): string {
  const top = layout.stock.cards.slice(-1);
  const finished = FOUNDATIONS.map((id) => `[${cardsText(layout[id].cards.slice(-1))}]`);
  const working = TABLEAU.flatMap((id, index) =>
    layout[id].cards.length === 0 ? [] : [`Pile ${index + 1}: ${textOf(id, layout[id])}`],
  );
  const waste = layout.waste.cards.length === 0 ? [] : [`(waste: ${cardsText(layout.waste.cards)})`];
  return [
    `Main deck: [${layout.stock.cards.length}] [${cardsText(top)}]`,
    `Finished : ${finished.join(' ')}`,
    ...working,
    ...waste,
  ].join('\n');
}
