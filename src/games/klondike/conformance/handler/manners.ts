/** The checks of how a handler answers any caller, whatever it is asked. */
import { valueText } from '../../../../core/text/value-text.js';
import { printRows } from '../../../../scripts/running/rows.js';
import { EMPTY_FRAME } from '../../contract/frame.js';
import type { KlondikeCall, KlondikeEventName } from '../../contract/handler.js';
import { handlerProtocol } from '../../contract/handler.js';
import { ScriptRunner } from '../../script/runner.js';
import { FrameView } from '../../views/frame-view.js';
import type { FrameLines } from '../frame-lines.js';
import { expectSame, linesOf } from '../frame-lines.js';
import { byEye } from './by-eye.js';
import { eventOf } from './compare.js';
import type { HandlerCheck, Judging } from './handler-kit.js';
import { CLICKS, CREATES } from './own-deal-checks.js';

const METHODS = 'every method of KlondikeEventsHandler is there';

export const MANNERS: readonly HandlerCheck[] = [
  { name: METHODS, on: [CREATES], check: hasMethods },
  { name: 'getName: answers with a string', on: [METHODS], check: hasName },
  { name: 'before the first newGame every event is refused', on: [METHODS, CLICKS], check: waits },
  {
    name: 'nonsense is refused: piles and numbers of cards that there are not, no exception thrown',
    on: [METHODS, CLICKS],
    check: refusesNonsense,
  },
];

function hasMethods({ create }: Judging): void {
  const handler = create(new FrameView()) as unknown as Readonly<Record<string, unknown>>;
  const missing = [...handlerProtocol.names, 'getName'].filter(
    (name) => name !== 'redo' && typeof handler[name] !== 'function',
  );
  if (missing.length > 0) throw new Error(`expected the methods ${missing.join(', ')}; they are missing`);
}

function hasName({ create }: Judging): void {
  const name: unknown = create(new FrameView()).getName();
  if (typeof name !== 'string') throw new Error(`expected a string; seen: ${valueText(name)}`);
}

/** To the compiler the numbers are piles even where they are nonsense. */
const call = (event: KlondikeEventName, ...args: readonly number[]): KlondikeCall =>
  ({ event, args }) as unknown as KlondikeCall;

const EVENTS: readonly KlondikeCall[] = [
  call('clickStock'),
  call('undo'),
  call('moveWasteToTableau', 0),
  call('moveWasteToFoundation', 0),
  call('moveTableauToFoundation', 0, 0),
  call('moveTableauToTableau', 0, 1, 1),
  call('moveFoundationToTableau', 0, 0),
];

/** No pile and no number of cards. */
const NONSENSE = [NaN, -1, 2.5, 99, Infinity];

const nonsensical = (odd: number): KlondikeCall[] => [
  call('moveWasteToTableau', odd),
  call('moveWasteToFoundation', odd),
  call('moveTableauToFoundation', odd, 0),
  call('moveTableauToFoundation', 0, odd),
  call('moveTableauToTableau', odd, 1, 0),
  call('moveTableauToTableau', 0, odd, 1),
  call('moveTableauToTableau', 0, 1, odd),
  call('moveFoundationToTableau', odd, 0),
  call('moveFoundationToTableau', 0, odd),
];

const NONSENSICAL: readonly KlondikeCall[] = [
  ...NONSENSE.flatMap(nonsensical),
  call('moveTableauToTableau', 0, 0, 1),
  call('moveWasteToTableau', 7),
  call('moveWasteToFoundation', 4),
];

function waits({ create }: Judging): void {
  for (const early of EVENTS) expectRefused(new ScriptRunner(byEye(create)), early, linesOf(EMPTY_FRAME));
}

function refusesNonsense({ create }: Judging): void {
  const runner = new ScriptRunner(byEye(create));
  for (const event of ['newGame', 'clickStock'] as const)
    runner.step(eventOf({ call: call(event), refused: false }));
  for (const odd of NONSENSICAL) expectRefused(runner, odd, linesOf(runner.frame));
}

/** @throws Error if the call does anything but leave the frame as it is */
function expectRefused(runner: ScriptRunner, asked: KlondikeCall, before: FrameLines): void {
  const rows = runner.step(eventOf({ call: asked, refused: true }));
  const said = `${asked.event}(${asked.args.map(valueText).join(', ')})`;
  if (rows.some(({ holds }) => !holds))
    throw new Error(`\n${printRows(rows.map((row) => ({ ...row, name: said })))}`);
  expectSame(before, linesOf(runner.frame));
}
