/** What a view reports of the player's actions, and what it never reports. */
import type { KlondikeCall } from '../../contract/handler.js';
import type { KlondikeView } from '../../contract/view.js';
import { parseFrame } from '../../contract/frame-text.js';
import type { Gestures } from './gestures.js';
import { GESTURES, NEW_GAME, NO_GESTURES, STOCK, UNDO } from './gestures.js';
import { Trial } from '../trial.js';
import type { Check, ViewKit } from '../view-kit.js';

export const REPORT_CHECKS: readonly Check[] = [
  ...GESTURES.map((gestures): Check => ({
    name: `reported: ${gestures.what}`,
    check: (kit) => reports(kit, gestures),
  })),
  ...NO_GESTURES.map((gestures): Check => ({
    name: `not reported: ${gestures.what}`,
    check: (kit) => reportsNothing(kit, gestures),
  })),
  { name: 'after a win New game is reported and ends it', check: (kit) => endsWin(kit, NEW_GAME) },
  { name: 'after a win Undo is reported and ends it', check: (kit) => endsWin(kit, UNDO) },
];

async function reports<View extends KlondikeView>(kit: ViewKit<View>, gestures: Gestures): Promise<void> {
  for (const call of gestures.calls) {
    const heard = await heardOf(kit, gestures.frame, [call]);
    if (heard !== undefined) expectHeard([call], heard);
  }
}

async function reportsNothing<View extends KlondikeView>(
  kit: ViewKit<View>,
  gestures: Gestures,
): Promise<void> {
  const heard = await heardOf(kit, gestures.frame, gestures.calls);
  if (heard !== undefined) expectHeard([], heard);
}

/** After a win the same must be heard as without one: the call, and a stock click after it. */
async function endsWin<View extends KlondikeView>(kit: ViewKit<View>, call: KlondikeCall): Promise<void> {
  const usual = await heardOf(kit, 'moves: 5', [call, STOCK]);
  const heard = await heardOf(kit, 'moves: 5; won', [call, STOCK]);
  if (usual !== undefined && heard !== undefined) expectHeard(usual, heard);
}

/** The reported calls at a table. Undefined if the view does not show the table; other checks tell that. */
async function heardOf<View extends KlondikeView>(
  kit: ViewKit<View>,
  table: string,
  calls: readonly KlondikeCall[],
): Promise<readonly KlondikeCall[] | undefined> {
  const frame = parseFrame(table);
  const trial = await tableOf(kit, frame);
  if (trial === undefined || !(await trial.shows(frame))) return undefined;
  await trial.play(...calls);
  return trial.heard;
}

async function tableOf<View extends KlondikeView>(
  kit: ViewKit<View>,
  frame: ReturnType<typeof parseFrame>,
): Promise<Trial<View> | undefined> {
  try {
    return await Trial.at(kit, frame);
  } catch {
    return undefined;
  }
}

function expectHeard(expected: readonly KlondikeCall[], heard: readonly KlondikeCall[]): void {
  if (printCalls(expected) === printCalls(heard)) return;
  throw new Error(`expected to be reported: ${printCalls(expected)}; heard: ${printCalls(heard)}`);
}

/** `clickStock(), moveWasteToTableau(3)`, or `nothing`. */
const printCalls = (calls: readonly KlondikeCall[]): string =>
  calls.map(({ event, args }) => `${event}(${args.join(', ')})`).join(', ') || 'nothing';
