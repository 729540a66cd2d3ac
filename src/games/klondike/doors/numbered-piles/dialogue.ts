/** The course's console dialogue, with its prompts and the player's answers. */
import type { Game } from './game.js';
import { CardLocation } from './game.js';
import { checkGiven, checkMethods } from '../../../../core/given.js';
import type { Deck } from './deck.js';

/** The question that the player must answer next; `nothing` after a win. */
type ConsoleQuestion =
  | { readonly asks: 'turn' | 'pile' | 'nothing' }
  | { readonly asks: 'card'; readonly pile: number }
  | { readonly asks: 'place'; readonly take: CardLocation };

/** Leads a player through a game. Writes its prompts with a given function and reads one word at a time. */
export class Dialogue {
  private question: ConsoleQuestion = { asks: 'turn' };

  /** @throws TypeError unless the arguments are a game and a function */
  constructor(
    private readonly game: Game,
    private readonly write: (text: string) => void,
  ) {
    mustBeGame(game);
    checkGiven('write', write, 'a function');
  }

  /** Is the game won? If so, the dialogue ignores all further words. */
  get isOver(): boolean {
    return this.question.asks === 'nothing';
  }

  /** Shows the game and asks for the first turn. */
  start(): void {
    this.nextTurn();
  }

  /** Reads the player's next word, which must not have white space in it. */
  hear(word: string): void {
    checkGiven('a word', word, 'a string');
    const { question } = this;
    switch (question.asks) {
      case 'turn':
        return this.hearTurn(word.toLowerCase());
      case 'pile':
        return this.hearPile(numberIn(word));
      case 'card':
        return this.hearCard(new CardLocation(question.pile, numberIn(word)));
      case 'place':
        return this.hearPlace(question.take, numberIn(word));
      case 'nothing':
        return;
    }
  }

  private hearTurn(letter: string): void {
    if (letter === 'm') return this.ask('Take from which pile (0 for main deck)? ', { asks: 'pile' });
    if (letter !== 'd') return this.reject('Invalid response!');
    this.game.drawNextCard();
    this.accept();
  }

  private hearPile(pile: number): void {
    if (Number.isNaN(pile)) return this.reject('Invalid choice!');
    if (pile !== 0) return this.ask('  Which card (0 for bottom)? ', { asks: 'card', pile });
    this.hearCard(new CardLocation(0, this.game.getMainDeck().indexOfTopCard()));
  }

  private hearCard(take: CardLocation): void {
    if (!this.game.isValidTakeLocation(take)) return this.reject('Invalid choice!');
    const card = this.game.getPile(take.getPile()).getCard(take.getIndex());
    this.ask(
      `  Place ${card.toString()} where (1-7 for tableau piles, 8-11 for foundation piles ♣,♦,♥,♠)? `,
      { asks: 'place', take },
    );
  }

  private hearPlace(take: CardLocation, pile: number): void {
    if (!this.game.isValidMove(take, pile)) return this.reject('Invalid move!');
    this.game.moveCards(take, pile);
    this.accept();
  }

  private accept(): void {
    this.write('\n');
    this.nextTurn();
  }

  private reject(message: string): void {
    this.write(`${message}\n\n`);
    this.nextTurn();
  }

  private nextTurn(): void {
    if (!this.game.isFinished()) {
      this.write(stateText(this.game));
      return this.ask('(M)ove a card or (D)raw next card from main deck? ', { asks: 'turn' });
    }
    this.write('Congratulations! You win!\n');
    this.question = { asks: 'nothing' };
  }

  private ask(prompt: string, question: ConsoleQuestion): void {
    this.write(prompt);
    this.question = question;
  }
}

/** A whole number of any size; NaN for any other word. */
const numberIn = (word: string): number => (/^[+-]?\d+$/.test(word) ? Number(word) : NaN);

/**
 * The text that the console shows before each turn. It has one line for the main deck, one for the finished piles,
 * and one for each working pile.
 * @throws TypeError unless it is a game
 */
export function stateText(game: Game): string {
  mustBeGame(game);
  const lines = [
    `Main deck: [${game.getMainDeck().getNumCards()}] ${topText(game.getMainDeck())}`,
    `Finished : ${FINISHED.map((pile) => `${topText(game.getPile(pile))} `).join('')}`,
    ...WORKING.map((pile) => `Pile ${pile}: ${cardsText(game.getPile(pile))}`),
  ];
  return `${lines.join('\n')}\n`;
}

/** @throws TypeError unless it has the piles of a game */
const mustBeGame = (game: unknown): void => checkMethods('game', game, ['getMainDeck', 'getPile']);

const WORKING = [1, 2, 3, 4, 5, 6, 7];
const FINISHED = [8, 9, 10, 11];

const topText = (deck: Deck): string => `[${deck.getNumCards() === 0 ? '' : deck.getTopCard().toString()}]`;

/** Each card has a space after it. */
function cardsText(deck: Deck): string {
  const cards = Array.from({ length: deck.getNumCards() }, (_, index) =>
    index < deck.getExposeIndex() ? 'xx' : deck.getCard(index).toString(),
  );
  return cards.map((card) => `${card} `).join('');
}

/** In characters. No answer needs a longer word. A longer word is replaced with text that is not a number. */
const LONGEST = 1 << 16;

/** Cuts pieces of text into words. A word ends only when white space follows it. */
export class Tokens {
  private pending = '';

  /** Adds a piece of text and returns the words that end in it. */
  take(piece: string): string[] {
    const words = piece.split(/\s+/);
    words[0] = this.pending + (words[0] ?? '');
    this.pending = shortened(words.pop() ?? '');
    return words.filter((word) => word !== '');
  }

  /** Ends the text and returns its last word, if there is one. */
  end(): string[] {
    return this.take('\n');
  }
}

const shortened = (word: string): string => (word.length > LONGEST ? '?'.repeat(LONGEST + 1) : word);
