/** Runs the conformance kit on the view of `examples/custom-element.ts`. */
import type { Card, Frame, KlondikeCall, KlondikeEventsHandler, PileId } from 'klondike-kit';
import { FOUNDATIONS, HIDDEN, TABLEAU, parseCard } from 'klondike-kit';
import { KlondikeTable } from '../../../examples/custom-element.js';
import { carryOf } from './carry.js';
import { bringUp, newPlace, offerChecks } from './checks.js';
import { press } from './pointer.js';
import { pointOn } from './points.js';

function create(handler: KlondikeEventsHandler): KlondikeTable {
  const view = new KlondikeTable(handler);
  newPlace().append(view);
  return view;
}

/** The texts of the buttons. */
function read(view: KlondikeTable): Frame {
  const status = view.querySelector('output')?.textContent ?? '';
  return {
    stockEmpty: readPile(view, 'stock').length === 0,
    waste: readPile(view, 'waste'),
    foundations: FOUNDATIONS.map((pile) => readPile(view, pile)),
    tableau: TABLEAU.map((pile) => readPile(view, pile)),
    moves: Number(/^Moves: (\d+)/.exec(status)?.[1]),
    won: status.includes('won'),
  };
}

const readPile = (view: KlondikeTable, pile: PileId): Card[] =>
  buttonsOf(view, pile)
    .map(({ textContent }) => textContent)
    .filter((text) => text !== 'empty')
    .map((text) => (text === 'face down' ? HIDDEN : ((parseCard(inLetters(text)) ?? NaN) as Card)));

const inLetters = (text: string): string =>
  text.replace(/[♠♥♦♣]/, (suit) => 'shdc'.charAt('♠♥♦♣'.indexOf(suit)));

const buttonsOf = (view: KlondikeTable, pile: PileId): HTMLButtonElement[] => [
  ...view.querySelectorAll<HTMLButtonElement>(`[data-pile=${pile}] button`),
];

function play(view: KlondikeTable, call: KlondikeCall): void {
  if (view.parentElement !== null) bringUp(view.parentElement);
  const carry = carryOf(call);
  if (call.event === 'newGame' || call.event === 'undo') return pressOn(named(view, call.event));
  if (carry === undefined) return pressOn(buttonsOf(view, 'stock').at(-1));
  pressOn(buttonsOf(view, carry.from).at(-carry.count));
  if (view.querySelector('[aria-pressed=true]') !== null) pressOn(buttonsOf(view, carry.to).at(-1));
}

const named = (view: KlondikeTable, event: 'newGame' | 'undo'): Element | undefined =>
  [...view.querySelectorAll('button')].find(
    ({ textContent }) => textContent === (event === 'undo' ? 'Undo' : 'New game'),
  );

function pressOn(element: Element | undefined): void {
  const point = element && pointOn(element);
  if (point !== undefined) press(point);
}

offerChecks({ create, read, play });
