/** Checks of calls, of who gets them, and of buses, where a program gives them. */
import { checkGiven, checkMethods } from './given.js';

/** @throws TypeError unless this is a call as data */
export function checkCall(call: unknown): void {
  checkGiven('call', call, 'an object');
  checkGiven('call.args', (call as { readonly args: unknown }).args, 'an array');
}

/** A function may have methods, too: a class with static ones does. @throws TypeError for undefined and the like */
export function checkReceiver(to: unknown): void {
  if (typeof to !== 'function') checkGiven('the receiver of a call', to, 'an object');
}

/** @throws TypeError unless it is a function */
export const checkListener = (listener: unknown): void => checkGiven('a listener', listener, 'a function');

/** @throws TypeError unless it is a bus of mitt */
export const checkBus = (bus: unknown): void => checkMethods('bus', bus, ['on', 'off', 'emit']);
