/** Makes an event, and catches whatever the handler does about it. */
import type { KlondikeCall } from '../../games/klondike/contract/handler.js';
import { deliver } from '../../games/klondike/contract/handler.js';
import type { Running } from '../candidate/candidate.js';
import { CandidateFault, Interruption, thrownText } from '../candidate/candidate.js';
import type { Cause } from './cause.js';

export interface Reply {
  /** What it threw, in words; empty if nothing. */
  readonly thrown: string;
  /** What it did that ends it. */
  readonly fault: CandidateFault | undefined;
}

/** The event, and what became of it in place of an answer; nothing if it was answered. */
export function deathIn({ thrown, fault }: Reply, { event }: KlondikeCall): { readonly death?: string } {
  const text = fault?.message ?? thrown;
  return text === '' ? {} : { death: `${event}: ${text}` };
}

/**
 * Did the event end the handler, or throw although it was legal? Then the handler may be in any state. A refusal may
 * throw.
 */
export const isHalfDone = (kind: Cause['kind'], { thrown, fault }: Reply): boolean =>
  fault !== undefined || (thrown !== '' && kind !== 'refused');

export const isDeath = ({ thrown, fault }: Reply): boolean => fault !== undefined || thrown !== '';

const FINE: Reply = { thrown: '', fault: undefined };

/** @throws Interruption */
export function replyTo({ handler }: Running, call: KlondikeCall): Reply {
  try {
    const answer = callOf(handler, call);
    if (answer instanceof Promise) {
      answer.catch(() => undefined);
      return {
        ...FINE,
        thrown: 'the program returns a promise, but the method must finish its work before it returns',
      };
    }
    return FINE;
  } catch (error) {
    if (error instanceof Interruption) throw error;
    if (error instanceof CandidateFault) return { ...FINE, fault: error };
    return { ...FINE, thrown: `the program throws ${thrownText(error)}` };
  }
}

/** The result of `getName`; undefined if it is not a string. @throws Interruption */
export function nameOf({ handler }: Running): string | undefined {
  try {
    const name: unknown = handler.getName();
    return typeof name === 'string' ? name : undefined;
  } catch (error) {
    if (error instanceof Interruption) throw error;
    return undefined;
  }
}

/** To the compiler no event answers anything; a handler may return what it likes. */
const callOf: (handler: Running['handler'], call: KlondikeCall) => unknown = deliver;
