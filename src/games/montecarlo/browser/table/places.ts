/** The deck and the pile of the cards removed, beside the grid, each with its number. */
import type { Frame } from '../../contract/frame.js';
import { make, makeSvg, setAttribute, setText } from '../../../../browser/dom.js';
import type { Point } from '../../../../browser/cards/space.js';
import type { MonteCarloBrowserSection } from '../strings/english.js';

export class Places {
  private readonly deck: CardPlace;
  private readonly pile: CardPlace;

  constructor({ deckLeft, pileScore }: MonteCarloBrowserSection) {
    this.deck = place('deck back', deckLeft);
    this.pile = place('pile', pileScore);
  }

  get elements(): readonly HTMLElement[] {
    return [this.deck.element, this.pile.element];
  }

  lay(deck: Point, pile: Point): void {
    this.deck.element.style.transform = `translate(${deck.x}px,${deck.y}px)`;
    this.pile.element.style.transform = `translate(${pile.x}px,${pile.y}px)`;
  }

  show({ cardsLeft, score }: Frame): void {
    setText(this.deck.number, String(cardsLeft));
    setText(this.pile.number, String(score));
    setAttribute(this.deck.element, 'data-empty', String(cardsLeft === 0));
  }
}

interface CardPlace {
  readonly element: HTMLElement;
  readonly number: HTMLElement;
}

/** @param words before and after the number */
function place(name: string, [before, after]: readonly [string, string]): CardPlace {
  const number = make('span', { class: 'number' });
  const ring = makeSvg('circle', { class: 'pen', cx: '50', cy: '70', r: '18', 'stroke-width': '5' });
  const sign = makeSvg('svg', { class: 'sign', viewBox: '0 0 100 140', 'aria-hidden': 'true' }, ring);
  const count = make('p', { class: 'count' }, before, number, after);
  return {
    number,
    element: make('div', { class: `place ${name}` }, sign, make('div', { class: 'face' }), count),
  };
}
