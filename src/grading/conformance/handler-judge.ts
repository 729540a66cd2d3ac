/** Judges a handler in this process as the grader does, and turns each fault into an error with a script. */
import { NEW_GAME } from '../../games/klondike/contract/calls.js';
import { differences, sideBySide } from '../../games/klondike/conformance/frame-lines.js';
import type { FrameLines } from '../../games/klondike/conformance/frame-lines.js';
import { callHandler } from '../../games/klondike/contract/handler.js';
import { KlondikeController } from '../../games/klondike/controller/klondike-controller.js';
import type { Deal } from '../../games/klondike/model/deals.js';
import { dealFromLayout, javaDeal } from '../../games/klondike/model/deals.js';
import { rulesText } from '../../games/klondike/model/house.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { eventsOf } from '../../games/klondike/script/text.js';
import type { Item } from '../../games/klondike/script/script.js';
import type { Candidate, RunningHandler } from '../candidate/candidate.js';
import { inProcess } from '../candidate/in-process.js';
import type { ExaminationResult } from '../examine/examine-events.js';
import { examineEvents } from '../examine/examine-events.js';
import type { CheckFailure, PlayedCall } from '../examine/record/evidence.js';
import type { HandlerFindings } from '../examine/record/handler-findings.js';
import type { QuestionAnswer } from '../examine/record/ledger.js';
import { barestTable, fewestCalls } from '../shorten/leave-out.js';
import { canWrite, scriptOf, unwritableCall } from '../shorten/script-of.js';
import { shortest } from '../shorten/shortest.js';
import { USUAL_SECONDS } from '../time-limit.js';
import type { ErrorWith, NotAsExpected, TestedHandler } from './script-error.js';
import { errorIn, errorOf, tag, takesDeals } from './script-error.js';

/** How `KlondikeController` answers the open questions. */
const READINGS: readonly QuestionAnswer[] = [
  { question: 'empty click', reading: 'not counted' },
  { question: 'won again', reading: 'announced again' },
];

export const examineHandler = ({ create, rules }: TestedHandler, seed: number): ExaminationResult =>
  examineEvents(dealtCandidate(create), {
    rules,
    seed,
    seconds: USUAL_SECONDS,
    readings: READINGS,
    isThorough: true,
  });

/** The deal of a game, counted from 0, for a handler that was started with this seed. */
const dealFor = (seed: number, game: number): Deal => javaDeal(BigInt(seed) * 1000n + BigInt(game));

/**
 * A handler that is given its cards, if possible, so that scripts can name its deals. The handler deals its own cards
 * when the grader judges how it deals.
 */
function dealtCandidate(create: TestedHandler['create']): Candidate {
  const candidate = inProcess(create);
  return {
    ...candidate,
    start: (view, options) => {
      const running = candidate.start(view, options);
      return options.ownCards === true ? running : withDeals(running, options.seed);
    },
  };
}

function withDeals(running: RunningHandler, seed: number): RunningHandler {
  const { handler } = running;
  if (handler.nextDeal === undefined) return running;
  let game = 0;
  const newGame = (): void => {
    handler.nextDeal?.(dealFor(seed, game++));
    return handler.newGame();
  };
  return { ...running, handler: { ...handler, newGame } };
}

/** @param failed found with the handler's own cards or with given ones */
export function counterexample(
  tested: TestedHandler,
  findings: HandlerFindings,
  failed: CheckFailure,
): NotAsExpected {
  const shown = shortest(dealtCandidate(tested.create), findings, failed);
  const error = takesDeals(tested.create) ? errorInGame(tested, shown) : undefined;
  if (error !== undefined) return error(shown.message, shown.crash !== undefined);
  const own = shown === failed ? shortest(inProcess(tested.create), findings, failed) : shown;
  const unwritable = unwritableCall(own);
  return errorOf(
    unwritable === '' ? own.message : `${unwritable}: ${own.message}`,
    textsOf(own),
    scriptOf(own, { house: rulesText(tested.rules), ledger: findings.ledger }),
  );
}

/** Both frames side by side, or sentences if the failure has no frames. */
function textsOf({ expected, seen }: CheckFailure): string {
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

function errorInGame(
  tested: TestedHandler,
  { calls, seed, earlierGames }: CheckFailure,
): ErrorWith | undefined {
  if (calls.length === 0 || !calls.every(({ call }) => canWrite(call))) return undefined;
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

/** Calls on a table that a game can start from, and the error that they cause. */
interface LateStart {
  readonly layout: Layout;
  readonly calls: readonly PlayedCall[];
  readonly error: ErrorWith;
}

function errorNearTheEnd(
  tested: TestedHandler,
  made: readonly PlayedCall[],
  dealOf: DealOf,
): ErrorWith | undefined {
  const endingOf = (layout: Layout, calls: readonly PlayedCall[]): LateStart | undefined => {
    const start = tag('Layout', dealFromLayout(layout).name);
    const error = errorIn(tested, [start, ...eventsOf([{ call: NEW_GAME, refused: false }, ...calls])]);
    return error && { layout, calls, error };
  };
  const layouts = layoutsBefore(tested.rules, made, dealOf);
  for (const count of LAST_CALLS) {
    const [layout, calls] = [layouts.at(-count), made.slice(-count)];
    if (layout === undefined || calls.some(({ call }) => call.event === 'newGame')) return undefined;
    const ending = endingOf(layout, calls);
    if (ending === undefined) continue;
    const fewest = fewestCalls<PlayedCall, LateStart>(ending, {
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
    callHandler(controller, call);
    return layout;
  });
}
