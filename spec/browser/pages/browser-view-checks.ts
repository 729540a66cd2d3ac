/** Runs the conformance kit on `BrowserView`. The kit reads the page and plays with a mouse. */
import type { Frame, KlondikeCall, KlondikeEventsHandler } from 'klondike-kit';
import { BrowserView } from 'klondike-kit/browser';
import { carryOf } from './carry.js';
import { bringUp, newPlace, offerChecks } from './checks.js';
import { drag, press } from './pointer.js';
import { centreOf, pointOn } from './points.js';
import { cardsOn, readTable, rootIn, toolNamed, topOf } from './read-table.js';

const places = new WeakMap<BrowserView, HTMLElement>();

function create(handler: KlondikeEventsHandler): BrowserView {
  const place = newPlace();
  const view = new BrowserView(handler, place);
  places.set(view, place);
  return view;
}

const read = (view: BrowserView): Frame => readTable(rootOf(view));

function rootOf(view: BrowserView): ShadowRoot {
  const place = places.get(view) ?? document.body;
  bringUp(place);
  return rootIn(place);
}

function play(view: BrowserView, call: KlondikeCall): void {
  const root = rootOf(view);
  const carry = carryOf(call);
  if (call.event === 'newGame') return pressOn(toolNamed(root, 'New game'));
  if (call.event === 'undo') return pressOn(toolNamed(root, 'Undo'));
  if (carry === undefined) return pressOn(topOf(root, 'stock'));
  const card = cardsOn(root, carry.from).at(-carry.count);
  const point = card && pointOn(card);
  if (point !== undefined) drag(point, centreOf(topOf(root, carry.to)));
}

function pressOn(element: Element): void {
  const point = pointOn(element);
  if (point !== undefined) press(point);
}

offerChecks({ create, read, play });
