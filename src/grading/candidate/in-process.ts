/** A handler in this process, as a course's own specs bring it. */
import type { KlondikeCall, KlondikeEventsHandler } from '../../games/klondike/contract/handler.js';
import { deliver, handlerProtocol } from '../../games/klondike/contract/handler.js';
import type { KlondikeView } from '../../games/klondike/contract/view.js';
import type { Deal } from '../../games/klondike/model/deals.js';
import { callView, viewOf } from '../../games/klondike/views/view-call.js';
import type { Candidate, Running, StartOptions } from './candidate.js';
import { CandidateFault } from './candidate.js';
import { callIn, translatedView } from './renumbered.js';
import { SeededChance } from './seeded-chance.js';

/** Makes a handler for a view. */
export type HandlerFactory = (
  view: KlondikeView,
  constants?: Readonly<Record<string, number>>,
) => KlondikeEventsHandler & { nextDeal?(deal: Deal): void };

export interface InProcess {
  /** What the report calls it. */
  readonly submission?: string;
  /** Does the factory make handlers that use the constants given? */
  readonly takesConstants?: boolean;
}

/**
 * A handler that runs away takes this process with it. Its `Math.random` is seeded while it answers, so that the same
 * cards come again.
 */
export function inProcess(
  create: HandlerFactory,
  { submission = 'a handler in this process', takesConstants = false }: InProcess = {},
): Candidate {
  return {
    submission,
    isolated: false,
    startsQuickly: true,
    takesConstants,
    words: '',
    start: (view, options) => started(create, view, options),
  };
}

function started(
  create: HandlerFactory,
  view: KlondikeView,
  { seed, constants, spoilsArrays = false }: StartOptions,
): Running {
  const chance = new SeededChance(seed);
  const given: unknown[] = [];
  const translated = constants === undefined ? view : translatedView(view, constants);
  const heard = spoilsArrays ? keeping(translated, given) : translated;
  const handler = chance.during(() => create(heard, constants));
  const call = constants === undefined ? (asked: KlondikeCall): KlondikeCall => asked : callIn(constants);
  if (typeof (handler as unknown) !== 'object' || (handler as unknown) === null)
    throw new CandidateFault('not started', `a handler is due, not ${typeof handler}`);
  const answering = handlerProtocol.sendingTo((event, args) => {
    try {
      return chance.during(() => deliver(handler, call({ event, args } as unknown as KlondikeCall)));
    } finally {
      spoil(given);
    }
  });
  return {
    handler: {
      ...answering,
      getName: () => handler.getName(),
      ...(typeof handler.nextDeal === 'function'
        ? { nextDeal: (deal: Deal) => handler.nextDeal?.(deal) }
        : {}),
    },
    end: () => undefined,
  };
}

/** The view, but what it is given is kept to be spoilt. */
const keeping = (view: KlondikeView, given: unknown[]): KlondikeView =>
  viewOf((call) => {
    for (const arg of call.args) if (Array.isArray(arg)) given.push(arg);
    callView(view, call);
  });

/** A view may do with an array what it likes. */
function spoil(given: unknown[]): void {
  for (const array of given.splice(0))
    if (Array.isArray(array) && !Object.isFrozen(array)) array.fill(0).reverse();
}
