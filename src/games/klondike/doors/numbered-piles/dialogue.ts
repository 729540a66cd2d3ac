/** The course's console: its prompts, and the words that a player answers. */
import { CardLocation } from './card-location.js';
import { checkGiven } from '../../../../core/given.js';
import type { Game } from './game.js';
import { mustBeGame, stateText } from './state-text.js';

/** What the player is asked for: a turn, a pile, a card of the pile, where the card goes, or nothing more. */
type Question =
  | { readonly asks: 'turn' | 'pile' | 'nothing' }
  | { readonly asks: 'card'; readonly pile: number }
  | { readonly asks: 'place'; readonly take: CardLocation };

/** Leads a player through a game. It writes with the function it is given, and hears one word at a time. */
export class Dialogue {
  private question: Question = { asks: 'turn' };

  /** @throws TypeError unless these are a game and a function */
  constructor(
    private readonly game: Game,
    private readonly write: (text: string) => void,
  ) {
    mustBeGame(game);
    checkGiven('write', write, 'a function');
  }

  /** Is the game won? Then no more words are heard. */
  get isOver(): boolean {
    return this.question.asks === 'nothing';
  }

  /** Shows the game and asks for the first turn. */
  start(): void {
    this.nextTurn();
  }

  /** Hears the player's next word, which has no white space in it. */
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

  private ask(prompt: string, question: Question): void {
    this.write(prompt);
    this.question = question;
  }
}

/** A whole number of any size; NaN for any other word. */
const numberIn = (word: string): number => (/^[+-]?\d+$/.test(word) ? Number(word) : NaN);
