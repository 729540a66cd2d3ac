/** The checks of nonsense: piles and numbers of cards that there are not. */
import { valueText } from '../../../../core/text/value-text.js';
import type { Row } from '../../../../scripts/running/rows.js';
import { printRows } from '../../../../scripts/running/rows.js';
import type { KlondikeCall, KlondikeEventName } from '../../contract/handler.js';
import { ScriptRunner } from '../../script/runner.js';
import { NotJudged } from '../judged.js';
import { byEye } from './by-eye.js';
import { eventOf } from '../../../../scripts/language/made-events.js';
import type { HandlerCheck, Judging } from './handler-kit.js';
import { METHODS } from './manners.js';
import type { Kind } from './nearly-legal.js';
import { POSITIONS, legalCarries, nearTo } from './nearly-legal.js';
import { CLICKS } from './own-deal-checks.js';
import { TAKES_DEALS } from './scenario-checks.js';

export const NONSENSE_CHECKS: readonly HandlerCheck[] = [
  {
    name: 'nonsense is refused: piles and numbers of cards that there are not, no exception thrown',
    on: [METHODS, CLICKS],
    check: refusesNonsense,
  },
  {
    name: 'nonsense is refused: no number is rounded, wrapped, limited or replaced to make a legal event',
    on: [METHODS, TAKES_DEALS],
    check: (judging) => refusesNearly(judging, 'numbers'),
  },
  {
    name: 'nonsense is refused: what is not a number is not read as one',
    on: [METHODS, TAKES_DEALS],
    check: (judging) => refusesNearly(judging, 'others'),
  },
];

/** To the compiler the numbers are piles even where they are nonsense. */
const call = (event: KlondikeEventName, ...args: readonly number[]): KlondikeCall =>
  ({ event, args }) as unknown as KlondikeCall;

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
  ...[NaN, -1, 2.5, 99, Infinity].flatMap(nonsensical),
  call('moveTableauToTableau', 0, 0, 1),
  call('moveWasteToTableau', 7),
  call('moveWasteToFoundation', 4),
];

function refusesNonsense({ create }: Judging): void {
  const runner = new ScriptRunner(byEye(create));
  for (const event of ['newGame', 'clickStock'] as const) faultOf(runner, call(event), false);
  for (const odd of NONSENSICAL) expectRefused(runner, odd);
}

/** An undo is refused, too, where everything before was: a handler may keep what it does not show. */
function refusesNearly({ create, rules }: Judging, kind: Kind): void {
  for (const deal of POSITIONS) {
    const legal = legalCarries(rules, deal);
    expectSomeAccepted(create, deal, legal);
    const runner = dealtRunner(create, deal);
    for (const odd of nearTo(legal, kind)) expectRefused(runner, odd, ` in [Layout "${deal}"]`);
    expectRefused(runner, call('undo'), ` after nonsense in [Layout "${deal}"]`);
  }
}

/** @throws NotJudged if the handler refuses all legal calls of a method: it would refuse nonsense anyhow */
function expectSomeAccepted(create: Judging['create'], deal: string, legal: readonly KlondikeCall[]): void {
  for (const event of new Set(legal.map((asked) => asked.event))) {
    const calls = legal.filter((asked) => asked.event === event);
    const isDeaf = calls.every((asked) => faultOf(dealtRunner(create, deal), asked, false).length > 0);
    if (isDeaf) throw new NotJudged(`${event} is refused where it is legal, in [Layout "${deal}"]`);
  }
}

function dealtRunner(create: Judging['create'], deal: string): ScriptRunner {
  const runner = new ScriptRunner(byEye(create));
  runner.step({ kind: 'tag', key: 'Layout', text: deal });
  runner.step(eventOf({ call: call('newGame'), refused: false }));
  return runner;
}

const faultOf = (runner: ScriptRunner, asked: KlondikeCall, refused: boolean): Row[] =>
  runner.step(eventOf({ call: asked, refused })).filter(({ holds }) => !holds);

/** @throws Error if the call does anything but leave the frame as it is */
function expectRefused(runner: ScriptRunner, asked: KlondikeCall, where = ''): void {
  const rows = faultOf(runner, asked, true);
  if (rows.length === 0) return;
  const said = `${asked.event}(${asked.args.map(argumentText).join(', ')})`;
  const table = printRows(rows.map((row) => ({ ...row, name: said })));
  throw new Error(`${said} is not refused${where}:\n${table}`);
}

const argumentText = (value: unknown): string =>
  Array.isArray(value) ? `[${value.map(valueText).join(', ')}]` : valueText(value);
