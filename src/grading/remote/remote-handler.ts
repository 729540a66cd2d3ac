/** A handler in another process: each event is a request, and the view is called as the answer says. */
import type { WithRedo } from '../../core/redo.js';
import type { KlondikeEventName, KlondikeEventsHandler } from '../../games/klondike/contract/handler.js';
import { handlerProtocol } from '../../games/klondike/contract/handler.js';
import type { Deal, TakesDeals } from '../../games/klondike/model/deals.js';
import { printLayout } from '../../games/klondike/model/layout-text.js';
import { ULG } from '../../games/klondike/model/rules.js';
import type { Child } from './child.js';
import type { Limits } from './limits.js';
import type { Message } from './messages.js';
import { CODES, readMessage, requestLine } from './messages.js';
import type { Translation } from './numbering.js';
import type { Tell } from './told.js';

/** The version of the protocol. */
export const PROTOCOL = 1;

/** How much of a line that nobody understands a message quotes. */
const QUOTED = 100;

/** The lines that answer a request. */
export interface RequestAnswer {
  readonly lines: readonly string[];
  /** The calls to the view. They have not been made yet. */
  readonly calls: readonly (() => void)[];
  readonly last: Exclude<Message, { kind: 'call' }>;
}

/** Sends requests to a process. */
export interface RequestSender {
  /**
   * Returns the result, after it has made the calls of the process to the view.
   * @throws what the handler throws, or a CandidateFault
   */
  ask(method: string, params: unknown): unknown;
}

export class Requests implements RequestSender {
  private id = -1;

  /** @param tell calls the view */
  constructor(
    readonly child: Child,
    readonly limits: Limits,
    private readonly tell: Tell,
  ) {}

  ask(method: string, params: unknown, milliseconds?: number): unknown {
    return this.resultOf(this.answerTo(method, params, milliseconds));
  }

  /** @throws CandidateFault */
  answerTo(method: string, params: unknown, milliseconds = this.limits.eventMilliseconds): RequestAnswer {
    return this.child.within(milliseconds, () => {
      this.child.send(requestLine(++this.id, method, params));
      return this.answer();
    });
  }

  /** Makes the calls to the view. @throws what the handler throws */
  resultOf({ calls, last }: RequestAnswer): unknown {
    for (const call of calls) call();
    if (last.kind === 'result') return last.result;
    if (last.error.code === CODES.impossible) throw this.child.fault('not started', last.error.message);
    throw Object.assign(new Error(last.error.message), { name: last.error.name });
  }

  private answer(): RequestAnswer {
    // Most answers are this one, and need not be parsed.
    const usual = `{"jsonrpc":"2.0","id":${this.id},"result":null}`;
    const lines: string[] = [];
    const calls: (() => void)[] = [];
    for (;;) {
      const line = this.child.line();
      lines.push(line);
      if (line === usual && this.child.isSilent)
        return { lines, calls, last: { kind: 'result', id: this.id, result: null } };
      const message = readMessage(line);
      if (message === undefined) {
        this.checkPrinted(line);
        continue;
      }
      if (message.kind !== 'call')
        return this.isDue(message) ? { lines, calls, last: message } : this.garbled(line);
      if (calls.length === this.limits.viewCalls) {
        throw this.child.fault('flooded', `It called its view more than ${calls.length} times in one event.`);
      }
      calls.push(this.tell(message.method, message.args) ?? this.garbled(line));
    }
  }

  /** Until it has answered the first request, a program that speaks by standard output may print there as well. */
  private checkPrinted(line: string): void {
    if (this.id > 0 || !this.child.speaksByOutput) this.garbled(line);
    this.child.keep(line);
  }

  private isDue(message: { readonly id: unknown }): boolean {
    return message.id === this.id && this.child.isSilent;
  }

  private garbled(line: string): never {
    const quoted = line.length > QUOTED ? `${line.slice(0, QUOTED)}...` : line;
    throw this.child.fault('garbled', `It wrote a line that the protocol does not allow here: ${quoted}`);
  }
}

/** What each argument of an event numbers, where it is a pile. */
const PILES_OF: Readonly<Partial<Record<string, readonly ('tableau' | 'foundation' | undefined)[]>>> = {
  moveWasteToTableau: ['tableau'],
  moveWasteToFoundation: ['foundation'],
  moveTableauToFoundation: ['tableau', 'foundation'],
  moveTableauToTableau: ['tableau', undefined, 'tableau'],
  moveFoundationToTableau: ['foundation', 'tableau'],
};

type Told = Pick<KlondikeEventsHandler, KlondikeEventName>;

/** What is known of the handler that the requests go to. */
export interface Known {
  /** Can it be given its cards? */
  readonly takesDeals: boolean;
  /** To its own numbers; absent where these are the package's. */
  readonly translation?: Translation | undefined;
  /** Hears the answer to an event. */
  readonly heard: (answer: unknown) => void;
}

export function remoteHandler(
  requests: RequestSender,
  { takesDeals, translation, heard }: Known,
): KlondikeEventsHandler & Partial<TakesDeals> {
  const numbers = (event: string, args: readonly unknown[]): readonly unknown[] =>
    args.map((arg, index) => {
      const kind = PILES_OF[event]?.[index];
      return kind === undefined || translation === undefined ? arg : translation[kind](arg);
    });
  const events: Partial<WithRedo<KlondikeEventsHandler>> & Told = handlerProtocol.sendingTo(
    (event, args: readonly unknown[]) => heard(requests.ask(event, numbers(event, args))),
  );
  delete events.redo;
  const nextDeal = (deal: Deal): void => {
    requests.ask('nextDeal', [printLayout(deal.start(ULG)).replaceAll('\n', '; ')]);
  };
  return {
    ...events,
    getName: () => String(requests.ask('getName', [])),
    ...(takesDeals && { nextDeal }),
  };
}
