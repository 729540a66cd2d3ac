/**
 * A page of tables, nothing dealt yet, for specs that play before them: `?deal=java:11&tables=2&theme=dark`.
 * Each handler says why it refuses; `handler=late` and the like put one of `ways.ts` before it.
 * With `flights=held` nothing moves by itself.
 */
import type { PileId } from 'klondike-kit';
import { KlondikeController, REFUSALS, printFrame } from 'klondike-kit';
import type { Look } from 'klondike-kit/browser';
import { BrowserView, THEMES } from 'klondike-kit/browser';
import type { Point } from './points.js';
import { centreOf, pointOn } from './points.js';
import { holdFlights } from './held-flights.js';
import { inTheWay } from './ways.js';
import { cardsOn, readTable, rootIn, toolNamed, topOf } from './read-table.js';

export interface Seat {
  readonly view: BrowserView;
  /** The element that the view was given. */
  readonly place: HTMLElement;
  /** Has the controller deal, by no event of the view. */
  readonly deal: () => void;
  /** What is seen, as a frame's text. */
  readonly frame: () => string;
  /** Where a card can be pressed: from the top card, which is 1. */
  readonly grip: (pile: PileId, count: number) => Point;
  /** The middle of the top card of a pile, or of its empty place. */
  readonly top: (pile: PileId) => Point;
  /** The middle of a button over the table. */
  readonly tool: (name: string) => Point;
  /** Where the keyboard is: `t3 2`, or what else has the focus. */
  readonly focused: () => string;
}

declare global {
  /** The seats before the tables, from left to right. */
  var seats: readonly Seat[];
  var firstSeat: () => Seat;
}

const row = document.createElement('div');

const query = new URLSearchParams(location.search);

function seat(): Seat {
  const place = document.createElement('div');
  place.style.cssText = 'flex: 1; min-width: 0; height: 100vh';
  row.append(place);
  const deal = query.get('deal');
  const controller = new KlondikeController({
    ...(deal === null ? {} : { deal }),
    onRefusal: (why) => view.say(REFUSALS[why]),
  });
  const handler = inTheWay(query.get('handler'), controller, (sentence) => view.say(sentence));
  const view: BrowserView = new BrowserView(handler, place, {
    deal: () => controller.deal,
    onDeal: () => undefined,
    linkTo: (name) => `https://example.org/#${name}`,
    onQuit: () => undefined,
    look: lookAskedFor(),
  });
  controller.attach(view);
  const root = rootIn(place);
  return {
    view,
    place,
    deal: () => controller.newGame(),
    frame: () => printFrame(readTable(root)),
    grip: (pile, count) => gripOn(root, pile, count),
    top: (pile) => centreOf(topOf(root, pile)),
    tool: (name) => centreOf(toolNamed(root, name)),
    focused: () => focusedIn(root),
  };
}

function lookAskedFor(): Partial<Look> {
  const theme = THEMES.find((name) => name === query.get('theme'));
  return theme === undefined ? {} : { theme };
}

function gripOn(root: ShadowRoot, pile: PileId, count: number): Point {
  const card = cardsOn(root, pile).at(-count);
  const point = card && pointOn(card);
  if (point === undefined) throw new Error(`card ${count} of ${pile} cannot be pressed`);
  return point;
}

function focusedIn(root: ShadowRoot): string {
  const focused = root.activeElement;
  const pile = focused?.closest('[data-pile]')?.getAttribute('data-pile') ?? undefined;
  if (focused === null || pile === undefined)
    return String(focused?.textContent ?? document.activeElement?.localName);
  const cards = cardsOn(root, pile as PileId);
  return `${pile} ${Math.max(1, cards.length - cards.indexOf(focused))}`;
}

if (query.get('flights') === 'held') holdFlights();
document.body.style.margin = '0';
row.style.cssText = 'display: flex; position: fixed; inset: 0';
document.querySelector('main')?.prepend(row);
globalThis.seats = Array.from({ length: Number(query.get('tables') ?? 1) }, seat);
globalThis.firstSeat = () => {
  const [first] = seats;
  if (first === undefined) throw new Error('the page has no table');
  return first;
};
