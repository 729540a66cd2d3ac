/** Sends an event and catches whatever the handler throws. */
import type { KlondikeCall } from '../../../games/klondike/contract/handler.js';
import { callHandler } from '../../../games/klondike/contract/handler.js';
import type { RunningHandler } from '../../candidate/candidate.js';
import { CandidateFault, Interruption, thrownText } from '../../candidate/candidate.js';
import type { Effect } from '../game/effect.js';

export interface Reply {
  /** A sentence about what the handler threw; empty if nothing. */
  readonly thrown: string;
  /** The fault that ended the handler. */
  readonly fault: CandidateFault | undefined;
}

/** The event and how it crashed the handler, or nothing if the handler answered. */
export function crashIn({ thrown, fault }: Reply, { event }: KlondikeCall): { readonly crash?: string } {
  const text = fault?.message ?? thrown;
  return text === '' ? {} : { crash: `${event}: ${text}` };
}

/**
 * Did the event end the handler, or did a legal event throw? If so, the handler may be in any state. A refused event
 * may throw.
 */
export const isUnfinished = (kind: Effect['kind'], { thrown, fault }: Reply): boolean =>
  fault !== undefined || (thrown !== '' && kind !== 'refused');

export const isCrash = ({ thrown, fault }: Reply): boolean => fault !== undefined || thrown !== '';

const ANSWERED: Reply = { thrown: '', fault: undefined };

/** @throws Interruption */
export function replyTo({ handler }: RunningHandler, call: KlondikeCall): Reply {
  try {
    const answer = callOf(handler, call);
    if (answer instanceof Promise) {
      answer.catch(() => undefined);
      return {
        ...ANSWERED,
        thrown: 'the program returns a promise, but the method must finish its work before it returns',
      };
    }
    return ANSWERED;
  } catch (error) {
    if (error instanceof Interruption) throw error;
    if (error instanceof CandidateFault) return { ...ANSWERED, fault: error };
    return { ...ANSWERED, thrown: `the program throws ${thrownText(error)}` };
  }
}

/**
 * The result of `getName`, or undefined if it is not a string.
 * @throws Interruption
 */
export function nameOf({ handler }: RunningHandler): string | undefined {
  try {
    const name: unknown = handler.getName();
    return typeof name === 'string' ? name : undefined;
  } catch (error) {
    if (error instanceof Interruption) throw error;
    return undefined;
  }
}

/** The types say that events return nothing, but a handler may return anything. */
const callOf: (handler: RunningHandler['handler'], call: KlondikeCall) => unknown = callHandler;
