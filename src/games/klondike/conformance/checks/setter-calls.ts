/** The calls that the checks make to each setter, and the lines of a frame that must show them. */
import { parseFrame } from '../../contract/frame-text.js';
import type { ViewCall } from '../../views/view-call.js';
import type { FrameLines } from '../frame-lines.js';
import { linesOf } from '../frame-lines.js';
import { callsOf } from '../view-under-test.js';

export type Setter = Exclude<ViewCall['call'], 'refreshWindow'>;

/** The frames to show, one after the other. No two are the same, and the first differs from a trial's table. */
const TEXTS: Readonly<Record<Setter, readonly string[]>> = {
  stockEmpty: ['stock: empty', 'stock: full'],
  wasteCards: ['waste: 6d', 'waste: Th 4c'],
  foundationCards: ['f1: 2c; f2: 3d; f3: 4s; f4: Kh', 'f1: 9s; f2: 9h; f3: 9d; f4: 9c'],
  tableauCards: [
    't1: 2c; t2: 3d 4s; t3: 5h; t4: 6c 7d 8s; t5: 9h; t6: Tc; t7: Jd Qs',
    't1: As; t2: 2s; t3: 3s; t4: 4s; t5: 5s; t6: 6s; t7: 7s',
  ],
  updateMoves: ['moves: 120', 'moves: 0'],
  win: ['won'],
};

export const SETTERS = Object.keys(TEXTS) as Setter[];

/** Calls of one setter, and the lines that they change. */
interface SetterCalls {
  /** Makes new calls each time, because a view may change the arrays. */
  readonly calls: () => ViewCall[];
  readonly lines: FrameLines;
}

export const setterCallsOf = (setter: Setter): [SetterCalls, ...SetterCalls[]] =>
  TEXTS[setter].map((text) => callsFor(setter, text)) as [SetterCalls, ...SetterCalls[]];

function callsFor(setter: Setter, text: string): SetterCalls {
  const frame = parseFrame(text);
  const keys = text.split(';').map((fact) => (fact.split(':')[0] ?? '').trim());
  const lines = linesOf(frame);
  return {
    calls: () => callsOf(frame).filter(({ call }) => call === setter),
    lines: new Map(keys.map((key) => [key, lines.get(key) ?? ''])),
  };
}
