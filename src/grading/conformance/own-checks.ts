/** Checks that the grader does not need: does `create` make a handler, and does it deal the cards that it is given? */
import { valueText } from '../../core/given.js';
import { differences, linesOf } from '../../games/klondike/conformance/frame-lines.js';
import type { DependentCheck } from '../../games/klondike/conformance/conformance-check.js';
import { NotJudged } from '../../games/klondike/conformance/conformance-check.js';
import { handlerProtocol } from '../../games/klondike/contract/handler.js';
import { parseDeal } from '../../games/klondike/model/deals.js';
import { parseScript } from '../../games/klondike/script/text.js';
import type { Bring } from '../../games/klondike/script/runner.js';
import { FrameView } from '../../games/klondike/views/frame-view.js';
import type { TestedHandler } from './script-error.js';
import { errorIn, takesDeals } from './script-error.js';

/** The check that all others depend on. */
export const MADE = 'create: makes a handler with every method of KlondikeEventsHandler';

export function checkMade(create: Bring): void {
  const made: unknown = create(new FrameView());
  if (made instanceof Promise) {
    made.catch(() => undefined); // Nothing else waits for this promise.
    throw new Error('expected a handler; seen: a promise');
  }
  if (typeof made !== 'object' || made === null)
    throw new Error(`expected a handler; seen: ${valueText(made)}`);
  const methods = made as Readonly<Record<string, unknown>>;
  const missing = [...handlerProtocol.names, 'getName'].filter(
    (name) => name !== 'redo' && typeof methods[name] !== 'function',
  );
  if (missing.length > 0) throw new Error(`expected the methods ${missing.join(', ')}; they are missing`);
}

const TAKES = 'nextDeal: the next game starts from the given cards';

/** The checks for `nextDeal`. */
export const dealChecks = (tested: TestedHandler): DependentCheck[] => [
  { name: TAKES, needs: [MADE], check: () => checkTaken(tested), needsDeal: true },
  {
    name: 'nextDeal: games after the next one have different cards',
    needs: [MADE, TAKES],
    check: () => checkForgotten(tested),
    needsDeal: true,
  },
];

/** Games that start from given cards: a full deal, and the end of a game. */
const GIVEN = [
  '[Deal "java:11"] new',
  '[Layout "stock: 2h 3h; waste: 9h; f2: Ah; t3: 5h Td | 7c 6h"] new',
] as const;

function checkTaken(tested: TestedHandler): void {
  expectNextDeal(tested.create);
  for (const script of GIVEN) {
    const error = errorIn(tested, parseScript(script));
    if (error !== undefined) throw error('the game does not start from the given cards');
  }
}

/** Three cards. No handler deals this layout unless it is asked to. */
const FEW = 't1: 7c; t2: 4h 6d';

/** The number of later games that must have different cards. */
const LATER_GAMES = 3;

function checkForgotten({ create }: TestedHandler): void {
  expectNextDeal(create);
  const view = new FrameView();
  const handler = create(view);
  handler.nextDeal?.(parseDeal(FEW));
  handler.newGame();
  const given = linesOf(view.frame);
  for (let game = 1; game <= LATER_GAMES; game++) {
    handler.newGame();
    if (differences(given, linesOf(view.frame), given.keys()).length > 0) continue;
    throw new Error(`game ${game} after the next one starts from the given cards again: ${FEW}`);
  }
}

function expectNextDeal(create: Bring): void {
  if (!takesDeals(create)) throw new NotJudged('needs nextDeal');
}
