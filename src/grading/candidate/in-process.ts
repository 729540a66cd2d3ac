/** A handler in this process. It runs at full speed and is not isolated. */
import type { Redoes } from '../../core/redo.js';
import type {
  KlondikeCall,
  KlondikeEventName,
  KlondikeEventsHandler,
} from '../../games/klondike/contract/handler.js';
import { handlerProtocol } from '../../games/klondike/contract/handler.js';
import { KlondikeController } from '../../games/klondike/controller/klondike-controller.js';
import type { KlondikeView } from '../../games/klondike/contract/view.js';
import type { TakesDeals } from '../../games/klondike/model/deals.js';
import { HIDDEN } from '../../games/klondike/contract/constants.js';
import { valueText } from '../../core/given.js';
import type { ViewCall } from '../../games/klondike/views/view-call.js';
import { viewFromCalls, callView } from '../../games/klondike/views/view-call.js';
import { HandedArrays } from '../remote/handed-arrays.js';
import { Translation } from '../remote/numbering.js';
import type { Candidate, RunningHandler, StartOptions } from './candidate.js';
import { CandidateFault, thrownText } from './candidate.js';
import { seededNumbers } from './seeded-numbers.js';

/** Makes a handler that shows its game in the view. */
export type HandlerFactory = (
  view: KlondikeView,
  constants?: Readonly<Record<string, number>>,
) => KlondikeEventsHandler & Partial<TakesDeals>;

/**
 * Makes a candidate from a factory. While its handler runs, `Math.random` and `crypto.getRandomValues` depend on the
 * seed.
 */
export function inProcess(
  factory: HandlerFactory,
  {
    submission = 'a handler in this process',
    takesConstants = false,
  }: {
    /** The handler's name in the report. */
    readonly submission?: string;
    /** Do its handlers use the constants that the factory receives? */
    readonly takesConstants?: boolean;
  } = {},
): Candidate {
  const borrowed: string[] = [];
  const watched: HandlerFactory = (view, constants) => {
    const handler = factory(view, constants);
    if (handler instanceof KlondikeController && borrowed.length === 0) borrowed.push('KlondikeController');
    return handler;
  };
  return {
    submission,
    isolated: false,
    startsQuickly: true,
    takesConstants,
    words: '',
    borrowed,
    start: (view, options) => startInProcess(watched, view, options),
  };
}

function startInProcess(factory: HandlerFactory, view: KlondikeView, options: StartOptions): RunningHandler {
  const { constants } = options;
  const handed = new HandedArrays(constants?.['HIDDEN'] ?? HIDDEN);
  const told = constants === undefined ? view : translatedView(view, Translation.from(constants));
  const shown = options.spoilsArrays === true ? viewKeeping(told, handed) : told;
  const translation = constants === undefined ? undefined : Translation.to(constants);
  const next = seededNumbers(options.seed);
  const handler = withRandomNumbers(next, () => makeHandler(factory, shown, constants));
  if (typeof (handler as unknown) !== 'object' || (handler as unknown) === null)
    throw new CandidateFault('not started', `Expected a handler, not ${valueText(handler)}.`);
  const run = <Result>(work: () => Result): Result => {
    try {
      return withRandomNumbers(next, work);
    } finally {
      handed.end(() => told.refreshWindow());
    }
  };
  const events: Partial<Redoes> & Pick<KlondikeEventsHandler, KlondikeEventName> = handlerProtocol.from(
    (call) =>
      run(() => {
        const { event, args } = call as KlondikeCall;
        const own = { event, args: translation?.args(event, args) ?? args } as KlondikeCall;
        return handlerProtocol.deliver(handler, own);
      }),
  );
  delete events.redo;
  return {
    handler: {
      ...events,
      getName: () => run(() => handler.getName()),
      ...(handler.nextDeal && { nextDeal: (deal) => handler.nextDeal?.(deal) }),
    },
    end: () => undefined,
  };
}

/** @throws CandidateFault if the factory throws anything */
function makeHandler(
  factory: HandlerFactory,
  view: KlondikeView,
  constants: StartOptions['constants'],
): ReturnType<HandlerFactory> {
  try {
    return factory(view, constants);
  } catch (error) {
    throw new CandidateFault('not started', `it throws ${thrownText(error)}`);
  }
}

/** A view for a handler whose constants have different values. */
const translatedView = (view: KlondikeView, translation: Translation): KlondikeView =>
  viewFromCalls((call) =>
    callView(view, { ...call, args: translation.args(call.call, call.args) } as unknown as ViewCall),
  );

/** A view that passes on all calls and keeps the arrays that it is given. */
const viewKeeping = (view: KlondikeView, handed: HandedArrays): KlondikeView =>
  viewFromCalls((call) => {
    const args: readonly unknown[] = call.args;
    const tell = (shown: unknown): void =>
      callView(view, { ...call, args: [...args.slice(0, -1), shown] } as unknown as ViewCall);
    if (Array.isArray(args.at(-1))) tell(handed.hand(args.at(-1), tell));
    else callView(view, call);
  });

/** Runs a function with these random numbers instead of the platform's. */
function withRandomNumbers<Result>(next: () => number, work: () => Result): Result {
  const { random } = Math;
  const own = Object.getOwnPropertyDescriptor(crypto, 'getRandomValues');
  Math.random = next;
  crypto.getRandomValues = (array) => {
    const bytes = Object(array) as Uint8Array;
    new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength).forEach((_zero, index, all) => {
      all[index] = Math.floor(next() * 256);
    });
    return array;
  };
  try {
    return work();
  } finally {
    Math.random = random;
    if (own === undefined) Reflect.deleteProperty(crypto, 'getRandomValues');
    else Object.defineProperty(crypto, 'getRandomValues', own);
  }
}
