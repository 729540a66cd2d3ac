/** A handler in another process. Each event is a request, and the answer contains calls to the view. */
import type { WithRedo } from '../../core/redo.js';
import { KlondikeException } from '../../games/klondike/contract/exceptions.js';
import type { KlondikeEventName, KlondikeEventsHandler } from '../../games/klondike/contract/handler.js';
import { handlerProtocol } from '../../games/klondike/contract/handler.js';
import type { KlondikeView } from '../../games/klondike/contract/view.js';
import { VIEW_METHODS } from '../../games/klondike/contract/view.js';
import type { Deal, TakesDeals } from '../../games/klondike/model/deals.js';
import { printLayout } from '../../games/klondike/model/layout-text.js';
import { ULG } from '../../games/klondike/model/rules.js';
import type { Translation } from './numbering.js';
import type { Requests, ViewCaller } from './requests.js';

export function remoteHandler(
  requests: Pick<Requests, 'ask'>,
  {
    takesDeals,
    translation,
    onAnswer,
  }: {
    /** Can the handler be given its cards? */
    readonly takesDeals: boolean;
    /** Translates to the handler's own numbers. Absent if the handler uses the package's numbers. */
    readonly translation?: Translation | undefined;
    /** Called with the answer to each event. */
    readonly onAnswer: (answer: unknown) => void;
  },
): KlondikeEventsHandler & Partial<TakesDeals> {
  const events: Partial<WithRedo<KlondikeEventsHandler>> & Pick<KlondikeEventsHandler, KlondikeEventName> =
    handlerProtocol.sendingTo((event, args: readonly unknown[]) =>
      onAnswer(requests.ask(event, translation?.args(event, args) ?? args)),
    );
  delete events.redo;
  const nextDeal = (deal: Deal): void => {
    requests.ask('nextDeal', [printLayout(deal.start(ULG)).replaceAll('\n', '; ')]);
  };
  return {
    ...events,
    // A program may answer with null: the grader checks for a string.
    getName: () => requests.ask('getName', []) as string,
    ...(takesDeals && { nextDeal }),
  };
}

/** Calls this view. Ignores the view's exceptions, because the shim has already thrown them inside the program. */
export function viewCallerOf(view: KlondikeView, translation: Translation | undefined): ViewCaller {
  const methods = view as unknown as Record<string, (...args: readonly unknown[]) => void>;
  return (method, args) => {
    if (!Object.hasOwn(VIEW_METHODS, method)) return undefined;
    if (args.length !== VIEW_METHODS[method as keyof typeof VIEW_METHODS]) return undefined;
    return () => {
      try {
        methods[method]?.(...(translation?.args(method, args) ?? args));
      } catch (error) {
        if (!(error instanceof KlondikeException)) throw error;
      }
    };
  };
}
