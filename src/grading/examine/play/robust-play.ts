/** Sends events that a view never sends but a program can. */
import type { KlondikeCall, KlondikeEventName } from '../../../games/klondike/contract/handler.js';
import { STOCK, UNDO } from '../../../games/klondike/contract/calls.js';
import type { Random } from '../../../core/random.js';
import { oneOf } from '../../../core/random.js';
import type { Layout } from '../../../games/klondike/model/layout.js';
import { TABLEAU } from '../../../games/klondike/words/piles.js';
import { earlyKey, eventOf } from '../game/effect.js';
import { randomPlay } from './random-play.js';
import type { HandlerRun } from '../handler-run.js';
import { valueText } from '../../../core/given.js';

/** The types allow only piles, but the numbers may be nonsense. */
const call = (event: KlondikeEventName, ...args: readonly number[]): KlondikeCall =>
  ({ event, args }) as unknown as KlondikeCall;

const EARLY: readonly KlondikeCall[] = [
  STOCK,
  UNDO,
  call('moveWasteToTableau', 0),
  call('moveWasteToFoundation', 0),
  call('moveTableauToFoundation', 0, 0),
  call('moveTableauToTableau', 0, 1, 1),
  call('moveFoundationToTableau', 0, 0),
];

const AT_THE_DEAL: readonly KlondikeCall[] = [
  UNDO,
  // From empty piles.
  call('moveWasteToTableau', 0),
  call('moveWasteToFoundation', 1),
  call('moveFoundationToTableau', 0, 3),
  call('moveFoundationToTableau', 3, 6),
  // Moves of face-down cards, or of more cards than the pile has.
  call('moveTableauToTableau', 6, 2, 0),
  call('moveTableauToTableau', 3, 4, 5),
  call('moveTableauToTableau', 2, 9, 1),
  // Moves of cards onto their own pile.
  call('moveTableauToTableau', 0, 1, 0),
  call('moveTableauToTableau', 6, 1, 6),
  ...[-1, 7, 99].flatMap((odd) => [
    call('moveWasteToTableau', odd),
    call('moveTableauToFoundation', odd, 0),
    call('moveTableauToTableau', odd, 1, 0),
    call('moveTableauToTableau', 0, 1, odd),
    call('moveFoundationToTableau', 0, odd),
  ]),
  ...[-1, 4, 99].flatMap((odd) => [
    call('moveWasteToFoundation', odd),
    call('moveTableauToFoundation', 0, odd),
    call('moveFoundationToTableau', odd, 0),
  ]),
  ...[0, -1].map((count) => call('moveTableauToTableau', 1, count, 2)),
  UNDO,
];

/** The grader sends `ODD` nonsense events at each of `PLACES` positions, with `STEPS` random events in between. */
const STEPS = 4;
const PLACES = 14;
const ODD = 80;

/** Nonsense is sent near the first `NEAR_EACH` legal events with each argument, within `STEPS_TO_EACH` steps. */
const NEAR_EACH = 2;
const STEPS_TO_EACH = 400;

/** Sends nonsense before the first game, at a deal, with cards in the waste, and during random play. */
export class RobustPlay {
  private readonly early = EARLY.slice();
  private readonly openings = [
    { opening: [], asked: AT_THE_DEAL.slice() },
    { opening: [STOCK, STOCK], asked: AT_THE_DEAL.slice() },
  ];
  private places = PLACES;
  private steps = STEPS_TO_EACH;
  /** How often each argument of each event was legal. */
  private readonly asked = new Map<string, number>();

  constructor(
    private readonly chance: Random,
    private readonly isThorough = false,
  ) {}

  /**
   * Continues where the handler ended last time. Returns false if the handler ends again before everything is played.
   */
  readonly play = (run: HandlerRun): boolean => {
    for (let call = this.early.shift(); call !== undefined; call = this.early.shift())
      if (!isFatalEarly(run, call)) {
        run.sendEarly(call);
        if (run.hasEnded) return false;
      }
    for (const { opening, asked } of this.openings) {
      if (asked.length === 0) continue;
      run.newGame();
      for (const call of opening) sendSafely(run, call);
      while (asked.length > 0 && !run.hasEnded) sendAll(run, asked.splice(0, 1));
    }
    const isPlayed = !run.hasEnded && this.sendAtPlaces(run);
    return isPlayed && (!this.isThorough || this.sendNearEach(run));
  };

  private sendAtPlaces(run: HandlerRun): boolean {
    run.newGame();
    for (; this.places > 0 && !run.hasEnded; this.places--) this.sendAround(run);
    return !run.hasEnded;
  }

  /** Plays on, and sends nonsense near the first legal events with each argument. */
  private sendNearEach(run: HandlerRun): boolean {
    for (; this.steps > 0 && !run.hasEnded; this.steps--) {
      randomPlay(run, this.chance, 1);
      const legal = legalCalls(run);
      for (const call of legal.filter((one) => this.isNew(one))) {
        sendAll(run, nonsenseNear([call], { kind: 'numbers', legal }));
        sendAll(run, nonsenseNear([call], { kind: 'others', legal }));
      }
    }
    return !run.hasEnded;
  }

  /** Has one of its arguments rarely been legal before? */
  private isNew({ event, args }: KlondikeCall): boolean {
    const keys = args.map((arg, index) => `${event} ${index} ${arg}`);
    const isNew = keys.some((key) => (this.asked.get(key) ?? 0) < NEAR_EACH);
    for (const key of keys) this.asked.set(key, (this.asked.get(key) ?? 0) + 1);
    return isNew;
  }

  private sendAround(run: HandlerRun): void {
    if (run.game === undefined) run.newGame();
    randomPlay(run, this.chance, STEPS);
    sendAll(run, oddCalls(run, 'numbers', this.chance));
    if (this.isThorough) sendAll(run, oddCalls(run, 'others', this.chance));
  }
}

/** Is the event known to crash the handler before the first game? */
const isFatalEarly = ({ evidence }: HandlerRun, call: KlondikeCall): boolean =>
  evidence.isFatal(earlyKey(call));

function sendAll(run: HandlerRun, asked: readonly KlondikeCall[]): void {
  for (const call of asked) sendSafely(run, call);
}

/** Sends an event unless it is known to crash the handler. */
function sendSafely(run: HandlerRun, asked: KlondikeCall): void {
  if (run.game === undefined) run.newGame();
  if (run.hasEnded || run.isFatal(asked)) return;
  run.step(asked);
}

const legalCalls = (run: HandlerRun): KlondikeCall[] => run.legalMoves().map(eventOf);

/** Legal events with one wrong number, moves from a pile to itself, and moves with hidden cards. */
function oddCalls(run: HandlerRun, kind: NonsenseKind, chance: Random): KlondikeCall[] {
  if (run.game === undefined) return [];
  const { layout } = run.game;
  const odd = nonsenseNear(legalCalls(run), { kind });
  const some = Array.from({ length: Math.min(ODD, odd.length) }, () => oneOf(odd, chance));
  const own = TABLEAU.flatMap((id, column) => {
    const { cards, faceDown } = layout[id];
    const open = cards.length - faceDown;
    return [
      ...(open > 1 ? [call('moveTableauToTableau', column, open, column)] : []),
      ...movesWithHidden(layout, column),
    ];
  });
  return [...some.flatMap((one) => one ?? []), ...own];
}

/** Moves of all face-up cards, together with the hidden card below them, to every other column. */
const movesWithHidden = (layout: Layout, column: number): KlondikeCall[] => {
  const { cards, faceDown } = layout[TABLEAU[column] ?? 't1'];
  if (faceDown === 0) return [];
  return TABLEAU.flatMap((_, to) =>
    to === column ? [] : [call('moveTableauToTableau', column, cards.length - faceDown + 1, to)],
  );
};

/** Wrong numbers, or values that are not numbers. */
type NonsenseKind = 'numbers' | 'others';

/**
 * Returns illegal events: the given events with one argument replaced by nonsense of this kind. Each would be legal if
 * the argument were rounded, wrapped, clamped, replaced or parsed as a number.
 * @param legal all legal events; by default `calls`
 */
export function nonsenseNear(
  calls: readonly KlondikeCall[],
  { kind, legal = calls }: { readonly kind: NonsenseKind; readonly legal?: readonly KlondikeCall[] },
): KlondikeCall[] {
  const known = new Set(legal.map(textOf));
  const odd = calls.flatMap((call) =>
    call.args.flatMap((arg, index) => ODD_VALUES[kind](arg).map((odd) => withArgument(call, index, odd))),
  );
  return odd.filter((call) => {
    const text = textOf(call);
    return !known.has(text) && known.add(text);
  });
}

const ODD_VALUES: Readonly<Record<NonsenseKind, (legal: number) => unknown[]>> = {
  numbers: (legal) => [
    ...[-legal, 0, NaN, -1, -Infinity, 99, Infinity],
    ...[0.5, 0.1, -0.1, -0.5, 4, -4, 7, -7, 8, 256, 2 ** 32].map((step) => legal + step),
  ],
  others: (legal) => [String(legal), `${legal}.5`, [legal], ...(READ_AS.get(legal) ?? [])],
};

/** Values that JavaScript converts to 0 and to 1, or that a default parameter replaces. */
const READ_AS: ReadonlyMap<number, readonly unknown[]> = new Map([
  [0, [null, undefined, false, '']],
  [1, [null, undefined, true]],
]);

const withArgument = (call: KlondikeCall, at: number, odd: unknown): KlondikeCall =>
  ({ ...call, args: call.args.map((arg, index) => (index === at ? odd : arg)) }) as unknown as KlondikeCall;

const textOf = ({ event, args }: KlondikeCall): string =>
  [event, ...args.map((arg: unknown) => (Array.isArray(arg) ? 'array' : '') + valueText(arg))].join(' ');
