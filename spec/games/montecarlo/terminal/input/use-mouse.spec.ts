import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { MonteCarloFrame } from '../../../../../src/games/montecarlo/contract/frame.js';
import type { CanvasPoint } from '../../../../../src/terminal/drawing/canvas.js';
import {
  BUTTONS,
  buttonAt,
  buttonText,
} from '../../../../../src/games/montecarlo/terminal/drawing/buttons.js';
import {
  cellAt,
  cornerOf,
  formFor,
  smallestFor,
} from '../../../../../src/games/montecarlo/terminal/drawing/form.js';
import { printCell } from '../../../../../src/games/montecarlo/words/cell.js';
import { MIDDLE } from '../drawing/drawing.js';
import { anyGridFrame } from '../drawing/arbitrary-frame.js';
import { pressAt } from '../pilot.js';
import { Seat } from '../seat.js';

/** The cell or the button at a point in a window of 80 by 24; empty elsewhere. */
function under(x: number, y: number): string {
  const form = formFor({ columns: 80, rows: 24 }, MIDDLE);
  const cell = form && cellAt(form, { x, y });
  return cell === undefined ? ((form && buttonAt(form.buttons, { x, y })?.label) ?? '') : printCell(cell);
}

describe('a point in the window is', () => {
  test.each<[x: number, y: number, what: string, because: string]>([
    [5, 2, 'a1', 'the upper left corner of a card'],
    [13, 5, 'a1', 'the lower right corner of a card'],
    [16, 2, 'b1', 'the next cell'],
    [27, 4, 'c1', 'an empty cell'],
    [5, 6, 'a2', 'the cell below'],
    [57, 21, 'e5', 'the last cell'],
    [62, 2, 'Consolidate', 'a button, at its key'],
    [74, 2, 'Consolidate', 'its end'],
    [65, 18, 'Quit', 'the last button'],
  ])('%i, %i: %s, %s', (...[x, y, what]) => expect(under(x, y)).toBe(what));

  test.each<[x: number, y: number, because: string]>([
    [4, 2, 'left of the grid'],
    [14, 3, 'between two cells'],
    [58, 3, 'right of the grid'],
    [5, 1, 'above the grid'],
    [5, 22, 'below the grid'],
    [75, 2, 'right of a button'],
    [62, 3, 'between two buttons'],
    [400, 400, 'far out'],
  ])('%i, %i: nothing, %s', (x, y) => expect(under(x, y)).toBe(''));
});

/** A cell where a press misses, or hits another cell; empty if every press hits. */
function faultIn(frame: Pick<MonteCarloFrame, 'rows'>, more: { columns: number; rows: number }): string {
  const smallest = smallestFor(frame);
  const size = { columns: smallest.columns + more.columns, rows: smallest.rows + more.rows };
  const form = formFor(size, frame);
  if (form === undefined) return 'no form';
  const points = frame.rows.flatMap((cards, row) => cards.map((_, column) => ({ row, column })));
  const missed = points.find((cell) => {
    const corner = cornerOf(form, cell);
    const hit = cellAt(form, { x: corner.x + 1, y: corner.y });
    return hit === undefined || printCell(hit) !== printCell(cell) || buttonAt(form.buttons, corner);
  });
  if (missed !== undefined) return `${printCell(missed)} in ${size.columns} x ${size.rows}`;
  const outside = form.buttons.find(
    (button) => button.x + buttonText(button).length > size.columns || button.y >= form.messageY,
  );
  return outside === undefined ? '' : `${outside.label} in ${size.columns} x ${size.rows}`;
}

test('all cells and buttons can be pressed in any window that is large enough', () =>
  fc.assert(
    fc.property(
      anyGridFrame,
      fc.record({ columns: fc.nat({ max: 90 }), rows: fc.nat({ max: 40 }) }),
      (frame, more) => {
        const fault = faultIn(frame, more);
        if (fault !== '') throw new Error(fault);
      },
    ),
  ));

describe('a press', () => {
  test.each<[title: string, at: [x: number, y: number], heard: string[]]>([
    ['on a card clicks it', [16, 2], ['clickCard 0 1']],
    ['on an empty cell clicks it too', [27, 4], ['clickCard 0 2']],
    ['elsewhere does nothing', [1, 1], []],
  ])('%s', (_, [x, y], heard) => {
    const seat = new Seat();
    seat.show(MIDDLE);
    seat.view.type(pressAt({ x, y }));
    expect(seat.heard).toEqual(heard);
  });

  test('moves the cursor to the cell', () => {
    const seat = new Seat();
    seat.show(MIDDLE);
    seat.view.type(`${pressAt({ x: 16, y: 6 })}\r`);
    expect(seat.heard).toEqual(['clickCard 1 1', 'clickCard 1 1']);
  });

  test.each(BUTTONS.map(({ key, label }) => [label, key]))('on %s does the same as %s', (_, key) => {
    const { buttons = [] } = formFor({ columns: 80, rows: 24 }, MIDDLE) ?? {};
    const places = buttons.filter((button) => button.key === key);
    const outcomes = [key, ...places.map(pressAt)].map((typed) => {
      const heard: string[] = [];
      const seat = new Seat({ onQuit: () => heard.push('quit') });
      seat.show(MIDDLE);
      seat.view.type(typed);
      return [...heard, ...seat.heard, seat.message, seat.view.screen[0]];
    });
    expect([outcomes.length, outcomes[1]]).toEqual([2, outcomes[0]]);
  });

  test('on the button whose question is open answers the question', () => {
    const seat = new Seat();
    seat.show(MIDDLE);
    const place = formFor({ columns: 80, rows: 24 }, MIDDLE)?.buttons.find(({ key }) => key === 'n') ?? {
      x: 0,
      y: 0,
    };
    seat.view.type(pressAt(place));
    const asked = [seat.message, seat.heard.length];
    seat.view.type(pressAt(place));
    expect([asked, seat.heard]).toEqual([
      ['Leave this game? Press n for a new game, any other key to stay.', 0],
      ['newDeal'],
    ]);
  });

  test.each<[title: string, key: string, at: CanvasPoint]>([
    ['whether to leave', 'n', { x: 16, y: 2 }],
    ['for a number', 'g', { x: 16, y: 2 }],
    ['for a number, even on a button', 'g', { x: 62, y: 2 }],
  ])('anywhere else only cancels the question %s', (_, key, at) => {
    const seat = new Seat();
    seat.show(MIDDLE);
    seat.view.type(key + pressAt(at));
    expect([seat.heard, seat.message.slice(0, 6)]).toEqual([[], 'arrows']);
  });

  test.each([
    ['a drag', '\x1b[<32;17;3M'],
    ['a release', '\x1b[<0;17;3m'],
    ['the right button', '\x1b[<2;17;3M'],
  ])('is not %s', (_, text) => {
    const seat = new Seat();
    seat.show(MIDDLE);
    seat.view.type(text);
    expect(seat.heard).toEqual([]);
  });
});
