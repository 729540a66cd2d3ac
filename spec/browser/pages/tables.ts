/**
 * A page with undealt tables, for specs that play on them: `?deal=java:11&tables=2&theme=dark`.
 * Each handler explains its refusals. `handler=late` and others wrap it in one of `handler-wrappers.ts`.
 * With `flights=held`, no card flies. With `dealt`, the page deals a game at once.
 */
import { KlondikeController, ULG, tellRefusal } from 'klondike-kit';
import type { Look } from 'klondike-kit/browser';
import { BrowserView, THEMES } from 'klondike-kit/browser';
import type { TableReader } from './table-reader.js';
import { readerOf } from './table-reader.js';
import { holdFlights } from './held-flights.js';
import { wrapHandler } from './handler-wrappers.js';
import { rootIn } from './read-table.js';

export interface Seat extends TableReader {
  readonly view: BrowserView;
  /** The element of the view. */
  readonly place: HTMLElement;
  /** Deals through the controller, without an event from the view. */
  readonly deal: () => void;
}

declare global {
  /** The seats at the tables, from left to right. */
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
    onRefusal: (why) => view.say(tellRefusal(ULG, why)),
  });
  const handler = wrapHandler(query.get('handler'), controller, (sentence) => view.say(sentence));
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
    ...readerOf(() => root),
  };
}

function lookAskedFor(): Partial<Look> {
  const theme = THEMES.find((name) => name === query.get('theme'));
  return theme === undefined ? {} : { theme };
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
if (query.has('dealt')) for (const { deal } of seats) deal();
globalThis.tableReader = (table = 0) => seats[table] ?? firstSeat();
