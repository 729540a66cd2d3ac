/** Cards that move: to their new places, off a table that is won, under a pointer. */
import { Dragging } from './input/dragging.js';
import type { PlaySession } from '../views/play-session.js';
import { cascade, leapsOf } from './table/cascade.js';
import type { Moving } from './table/flights.js';
import { flyChange } from './table/fly-change.js';
import type { Table } from './table/table.js';

/** Has the cards of a table move, and a player drag them. */
export type MoveOn = (table: Table, play: PlaySession) => Dragging;

const MOVING: Moving = {
  flyChange,
  celebrate: (frame, place, geometry) => cascade(place, geometry, leapsOf(frame)),
};

export const moveOn: MoveOn = (table, play) => {
  table.moving = MOVING;
  // The pointer shows a hand there.
  table.element.dataset['drags'] = '';
  return new Dragging(table, play);
};
