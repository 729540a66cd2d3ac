/** Reads the frame on the page as a player would: from the visible elements and their names for screen readers. */
import type { Card, Frame, PileId } from 'klondike-kit';
import { FOUNDATIONS, HIDDEN, PILES, TABLEAU, parseCard, rankOf, suitOf } from 'klondike-kit';
import { centreOf, elementAt } from './points.js';

/** The shadow root of the view in an element. @throws Error without a view */
export function rootIn(place: Element): ShadowRoot {
  const root = place.firstElementChild?.shadowRoot ?? null;
  if (root === null) throw new Error('the element holds no host with an open shadow root');
  return root;
}

/**
 * While cards fly or the announcement of a win covers them, this doesn't check that they are visible.
 * @throws Error if a card isn't visible where it belongs, or has the name of another card
 */
export function readTable(root: ShadowRoot): Frame {
  const won = isShown(root.querySelector('.won'));
  const isStill = !won && root.getAnimations().length === 0;
  if (isStill) for (const pile of PILES) expectTopInSight(root, pile);
  const stock = cardsOn(root, 'stock').map(readCard);
  const isDown = one(root, '[data-pile=stock] [data-stock]').getAttribute('data-stock') === 'full';
  return {
    stockEmpty: !isDown && stock.length === 0,
    ...(stock.length > 0 && { stock }),
    waste: cardsOn(root, 'waste').map(readCard),
    foundations: FOUNDATIONS.map((pile) => cardsOn(root, pile).map(readCard)),
    tableau: TABLEAU.map((pile) => cardsOn(root, pile).map(readCard)),
    moves: Number(/^(\d+) moves?$/.exec(one(root, '.moves').textContent)?.[1]),
    won,
  };
}

/** Bottom to top. */
export const cardsOn = (root: ShadowRoot, pile: PileId): Element[] => [
  ...one(root, `[data-pile=${pile}]`).querySelectorAll('[data-card]'),
];

/** The top card of a pile, or its empty place. */
export const topOf = (root: ShadowRoot, pile: PileId): Element =>
  cardsOn(root, pile).at(-1) ?? one(root, `[data-pile=${pile}] .slot`);

/** A toolbar button. @throws Error if it doesn't exist */
export function toolNamed(root: ShadowRoot, name: string): Element {
  const buttons = [...root.querySelectorAll('[role=toolbar] button')];
  return (
    buttons.find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name) ??
    fail(`no tool is called ${name}`)
  );
}

/** @throws Error if it doesn't exist */
export function one(root: ParentNode, selector: string): Element {
  const element = root.querySelector(selector);
  if (element === null) throw new Error(`no element on the page matches ${selector}`);
  return element;
}

const isShown = (element: Element | null): boolean => element?.checkVisibility() === true;

const RANKS = 'ace two three four five six seven eight nine ten jack queen king'.split(' ');
const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'];

/** `five of spades` */
export const wordsOf = (card: Card): string =>
  `${RANKS[rankOf(card) - 1] ?? ''} of ${SUITS[suitOf(card)] ?? ''}`;

/** A face is a button with a name for screen readers. A back has none. */
function readCard(element: Element): Card {
  const text = element.getAttribute('data-card') ?? '';
  if (text === '##')
    return element.getAttribute('aria-hidden') === 'true'
      ? HIDDEN
      : fail('screen readers would read a card back');
  const card = parseCard(text) ?? fail(`${text} is not a card`);
  const label = element.getAttribute('aria-label') ?? '';
  return element.localName === 'button' && label.startsWith(wordsOf(card))
    ? card
    : fail(`${text} is called "${label}"`);
}

function expectTopInSight(root: ShadowRoot, pile: PileId): void {
  const top = topOf(root, pile);
  const seen = elementAt(centreOf(top));
  if (top.getAttribute('aria-hidden') === 'true' || top.contains(seen ?? null)) return;
  fail(`the place of the top card of ${pile} shows ${seen?.outerHTML.slice(0, 80) ?? 'nothing'}`);
}

function fail(what: string): never {
  throw new Error(what);
}
