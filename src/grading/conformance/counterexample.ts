/** Turns a failed check into an error: both frames, and a script that fails on the handler and passes on our controller. */
import { KlondikeController } from '../../games/klondike/controller/klondike-controller.js';
import { differ, differences, linesOf, sideBySide } from '../../games/klondike/conformance/frame-lines.js';
import type { FrameLines } from '../../games/klondike/conformance/frame-lines.js';
import { deliver } from '../../games/klondike/contract/handler.js';
import { NEW_GAME } from '../../games/klondike/contract/calls.js';
import type { Deal } from '../../games/klondike/model/deals.js';
import { dealFrom } from '../../games/klondike/model/deals.js';
import { rulesText } from '../../games/klondike/model/house.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { eventsOf, parseScript, printScript } from '../../games/klondike/script/text.js';
import { LANGUAGE } from '../../games/klondike/script/language.js';
import type { Bring } from '../../games/klondike/script/runner.js';
import { ScriptRunner, runScript } from '../../games/klondike/script/runner.js';
import type { Item, Script } from '../../games/klondike/script/script.js';
import { FrameView } from '../../games/klondike/views/frame-view.js';
import type { Failed, PlayedCall } from '../examine/evidence.js';
import type { Examined } from '../examine/examined.js';
import { barestTable, fewestCalls } from '../shorten/leave-out.js';
import { isSaid, scriptOf, unsaidOf } from '../shorten/script-of.js';
import { shortest } from '../shorten/shortest.js';
import { dealFor, dealingCandidate } from './dealing-candidate.js';

/** The handler that is tested, and its rules. */
export interface Tested {
  readonly create: Bring;
  readonly rules: Rules;
}

/** Thrown by a check of a handler that plays otherwise than it must. */
export class NotAsExpected extends Error {
  override readonly name = 'NotAsExpected';

  /** @param script a `.klon` script that shows the fault again; empty if none can */
  constructor(
    message: string,
    readonly script: string,
  ) {
    super(message);
  }
}

/**
 * Makes the error of a check whose script fails on the handler and passes on `KlondikeController`. The sentence is used
 * if it is certain, or if both show the same.
 */
type ErrorWith = (message: string, isCertain?: boolean) => NotAsExpected;

/** @param failed what the judge has found, with the handler's own cards or with given ones */
export function counterexample(tested: Tested, examined: Examined, failed: Failed): NotAsExpected {
  const shown = shortest(dealingCandidate(tested.create), examined, failed);
  const error = takesDeals(tested.create) ? errorInGame(tested, shown) : undefined;
  if (error !== undefined) return error(shown.message, shown.death !== undefined);
  const own =
    shown === failed ? shortest(dealingCandidate(tested.create, failed.seed), examined, failed) : shown;
  const unsaid = unsaidOf(own);
  return errorOf(
    unsaid === '' ? own.message : `${unsaid}: ${own.message}`,
    textsOf(own),
    scriptOf(own, { house: rulesText(tested.rules), ledger: examined.ledger }),
  );
}

export const takesDeals = (create: Bring): boolean => typeof create(new FrameView()).nextDeal === 'function';

function errorOf(message: string, table: string, script: string): NotAsExpected {
  const lines = script === '' ? [] : ['The script:', script.trimEnd().replace(/^/gm, '  ')];
  return new NotAsExpected([message, table, ...lines].join('\n'), script);
}

/** Both frames side by side, or sentences if there are no frames. */
function textsOf({ expected, seen }: Failed): string {
  if (!expected.startsWith('stock: ')) return `expected: ${expected}\nshown: ${seen.replaceAll('\n', '; ')}`;
  const [due, shown] = [linesIn(expected), linesIn(seen)];
  return sideBySide(due, shown, differences(due, shown, [...due.keys(), ...shown.keys()]));
}

const linesIn = (text: string): FrameLines =>
  new Map(
    text.split('\n').map((line) => [/^[^:]*/.exec(line)?.[0] ?? '', line.replace(/^[^:]*:? ?/, '') || 'yes']),
  );

/** Games with more calls are also tried from a table near their end. */
const LONG = 6;

/** The numbers of last calls to try, fewest first. */
const LAST_CALLS = [1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30];

function errorInGame(tested: Tested, { calls, seed, earlierGames }: Failed): ErrorWith | undefined {
  if (calls.length === 0 || !calls.every(({ call }) => isSaid(call))) return undefined;
  const dealOf = (game: number): Deal => dealFor(seed, earlierGames + game);
  const late = calls.length > LONG ? errorNearTheEnd(tested, calls, dealOf) : undefined;
  const alone = late ?? errorIn(tested, itemsOf(calls, dealOf));
  if (alone !== undefined || earlierGames === 0) return alone;
  const earlier = new Array<PlayedCall>(earlierGames).fill({ call: NEW_GAME, refused: false });
  return errorIn(
    tested,
    itemsOf([...earlier, ...calls], (game) => dealFor(seed, game)),
  );
}

/** The deal of a game, counted from 0. */
type DealOf = (game: number) => Deal;

/** The items of a script, with the deal of each game. */
function itemsOf(made: readonly PlayedCall[], dealOf: DealOf): Item[] {
  let game = 0;
  const items: Item[] = [];
  for (const item of eventsOf(made)) {
    if (item.call.event === 'newGame') items.push(tag('Deal', dealOf(game++).name));
    items.push(item);
  }
  return items;
}

const tag = (key: string, text: string): Item => ({ kind: 'tag', key, text });

/** Some calls on a table that a game can start from. */
interface Ending {
  readonly layout: Layout;
  readonly calls: readonly PlayedCall[];
  readonly error: ErrorWith;
}

function errorNearTheEnd(tested: Tested, made: readonly PlayedCall[], dealOf: DealOf): ErrorWith | undefined {
  const endingOf = (layout: Layout, calls: readonly PlayedCall[]): Ending | undefined => {
    const start = tag('Layout', dealFrom(layout).name);
    const error = errorIn(tested, [start, ...eventsOf([{ call: NEW_GAME, refused: false }, ...calls])]);
    return error && { layout, calls, error };
  };
  const layouts = layoutsBefore(tested.rules, made, dealOf);
  for (const count of LAST_CALLS) {
    const [layout, calls] = [layouts.at(-count), made.slice(-count)];
    if (layout === undefined || calls.some(({ call }) => call.event === 'newGame')) return undefined;
    const ending = endingOf(layout, calls);
    if (ending === undefined) continue;
    const fewest = fewestCalls<PlayedCall, Ending>(ending, {
      retry: (fewer) => endingOf(layout, fewer),
      textOf: (fewer) => JSON.stringify(fewer),
    });
    return barestTable(fewest, (barer) => endingOf(barer, fewest.calls)).error;
  }
  return undefined;
}

/** The layout before each call if every call follows the rules. */
function layoutsBefore(rules: Rules, made: readonly PlayedCall[], dealOf: DealOf): (Layout | undefined)[] {
  const controller = new KlondikeController({ rules });
  let game = 0;
  return made.map(({ call }) => {
    const { layout } = controller;
    if (call.event === 'newGame') controller.nextDeal(dealOf(game++));
    deliver(controller, call);
    return layout;
  });
}

/** The error of a script; undefined unless it fails on the handler, and passes on `KlondikeController`. */
export function errorIn({ create, rules }: Tested, items: Script): ErrorWith | undefined {
  const ours: Bring = (view) => {
    const controller = new KlondikeController({ rules });
    controller.attach(view);
    return controller;
  };
  const [due, shown] = [linesAfter(items, ours), linesAfter(items, create)];
  const wrong = differences(due, shown, due.keys());
  const facts = wrong.map((key) => factOf(key, due.get(key) ?? ''));
  const text = printScript([tag('Rules', rulesText(rules)), ...items]).trimEnd();
  const script = facts.length === 0 ? `${text}\n` : `${text}\n{ ${facts.join('; ')} }\n`;
  const fails = (bring: Bring): boolean => runScript(parseScript(script), bring).failure !== undefined;
  if (!fails(create) || fails(ours)) return undefined;
  const last = items.findLast((item) => item.kind === 'event');
  const when = last === undefined ? '' : ` after ${LANGUAGE.printCall(last.call)}`;
  return (message, isCertain) =>
    errorOf(
      isCertain || wrong.length === 0 ? message : differ(wrong, when),
      sideBySide(due, shown, wrong),
      script,
    );
}

const factOf = (key: string, text: string): string =>
  key === 'won' && text === 'yes' ? 'won' : `${key}: ${text}`.trimEnd();

function linesAfter(items: Script, bring: Bring): FrameLines {
  const runner = new ScriptRunner(bring);
  for (const item of items) runner.step(item);
  return linesOf(runner.frame);
}
