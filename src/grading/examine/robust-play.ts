/** Events that no view reports, but a program can make. */
import type { KlondikeCall, KlondikeEventName } from '../../games/klondike/contract/handler.js';
import type { Random } from '../../core/random.js';
import { oneOf } from '../../core/random.js';
import { STOCK, UNDO } from '../../games/klondike/contract/calls.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import { legalMoves } from '../../games/klondike/model/moves.js';
import { TABLEAU } from '../../games/klondike/words/piles.js';
import { earlyKey } from './cause.js';
import { eventOf } from './move-of.js';
import type { NonsenseKind } from './nonsense.js';
import { nonsenseNear } from './nonsense.js';
import { randomPlay } from './random-play.js';
import type { Sitting } from './sitting.js';
import { isDeadly } from './won-game.js';

/** To the compiler the numbers are piles even where they are nonsense. */
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
  // Nothing lies there.
  call('moveWasteToTableau', 0),
  call('moveWasteToFoundation', 1),
  call('moveFoundationToTableau', 0, 3),
  call('moveFoundationToTableau', 3, 6),
  // Face-down cards, and more than there are.
  call('moveTableauToTableau', 6, 2, 0),
  call('moveTableauToTableau', 3, 4, 5),
  call('moveTableauToTableau', 2, 9, 1),
  // The pile they lie on.
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

/** How many positions get nonsense, how many events lie between two of them, and how many odd events each one gets. */
const PLACES = 14;
const STEPS = 4;
const ODD = 80;

/** Nonsense is asked for near this many legal events with each argument, in this many steps. */
const NEAR_EACH = 2;
const STEPS_TO_EACH = 400;

/** Before the first game, at a deal, with cards in the waste, and wherever play by chance leads. */
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

  /** Goes on where the handler ended the last time. False if it ends again before all is played. */
  readonly play = (sitting: Sitting): boolean => {
    for (let event = this.early.shift(); event !== undefined; event = this.early.shift())
      if (!isFatalEarly(sitting, event)) {
        sitting.early(event);
        if (sitting.hasEnded) return false;
      }
    for (const { opening, asked } of this.openings) {
      if (asked.length === 0) continue;
      sitting.newGame();
      for (const event of opening) ask(sitting, event);
      while (asked.length > 0 && !sitting.hasEnded) askAll(sitting, asked.splice(0, 1));
    }
    const isPlayed = !sitting.hasEnded && this.askAtPlaces(sitting);
    return isPlayed && (!this.isThorough || this.askNearEach(sitting));
  };

  private askAtPlaces(sitting: Sitting): boolean {
    sitting.newGame();
    for (; this.places > 0 && !sitting.hasEnded; this.places--) this.askAround(sitting);
    return !sitting.hasEnded;
  }

  /** Plays on, and asks for nonsense near the first legal events with each argument. */
  private askNearEach(sitting: Sitting): boolean {
    for (; this.steps > 0 && !sitting.hasEnded; this.steps--) {
      randomPlay(sitting, this.chance, 1);
      const legal = legalCalls(sitting);
      for (const event of legal.filter((one) => this.isNew(one))) {
        askAll(sitting, nonsenseNear([event], { kind: 'numbers', legal }));
        askAll(sitting, nonsenseNear([event], { kind: 'others', legal }));
      }
    }
    return !sitting.hasEnded;
  }

  /** Was one of its arguments seldom legal before? */
  private isNew({ event, args }: KlondikeCall): boolean {
    const keys = args.map((arg, index) => `${event} ${index} ${arg}`);
    const isNew = keys.some((key) => (this.asked.get(key) ?? 0) < NEAR_EACH);
    for (const key of keys) this.asked.set(key, (this.asked.get(key) ?? 0) + 1);
    return isNew;
  }

  private askAround(sitting: Sitting): void {
    if (sitting.game === undefined) sitting.newGame();
    randomPlay(sitting, this.chance, STEPS);
    askAll(sitting, oddCalls(sitting, 'numbers', this.chance));
    if (this.isThorough) askAll(sitting, oddCalls(sitting, 'others', this.chance));
  }
}

/** Would the handler end if it were asked before the first game? */
const isFatalEarly = ({ evidence }: Sitting, event: KlondikeCall): boolean =>
  evidence.isDeadly(earlyKey(event));

function askAll(sitting: Sitting, asked: readonly KlondikeCall[]): void {
  for (const event of asked) ask(sitting, event);
}

/** Asks nothing that ends the handler, as is known. */
function ask(sitting: Sitting, asked: KlondikeCall): void {
  if (sitting.game === undefined) sitting.newGame();
  if (sitting.hasEnded || isDeadly(sitting, asked)) return;
  sitting.step(asked);
}

const legalCalls = ({ examined, game }: Sitting): KlondikeCall[] =>
  game === undefined ? [] : legalMoves(examined.rules, game.layout).map(eventOf);

/** Legal events but for one number, and cards carried to where they lie, or with hidden ones. */
function oddCalls(sitting: Sitting, kind: NonsenseKind, chance: Random): KlondikeCall[] {
  if (sitting.game === undefined) return [];
  const { layout } = sitting.game;
  const odd = nonsenseNear(legalCalls(sitting), { kind });
  const some = Array.from({ length: Math.min(ODD, odd.length) }, () => oneOf(odd, chance));
  const own = TABLEAU.flatMap((id, column) => {
    const { cards, faceDown } = layout[id];
    const open = cards.length - faceDown;
    return [
      ...(open > 1 ? [call('moveTableauToTableau', column, open, column)] : []),
      ...withHidden(layout, column),
    ];
  });
  return [...some.flatMap((one) => one ?? []), ...own];
}

/** Hidden cards, and what lies on them, to where the lowest would fit if anybody knew it; and to a neighbor. */
const withHidden = (layout: Layout, column: number): KlondikeCall[] => {
  const { cards, faceDown } = layout[TABLEAU[column] ?? 't1'];
  if (faceDown === 0) return [];
  return TABLEAU.flatMap((_, to) =>
    to === column ? [] : [call('moveTableauToTableau', column, cards.length - faceDown + 1, to)],
  );
};
