/** Calls that were made, as the events of a script. */
import type { KlondikeCall } from '../contract/handler.js';
import type { EventItem } from './script.js';

export interface MadeCall {
  readonly call: KlondikeCall;
  readonly refused: boolean;
}

export const eventOf = ({ call, refused }: MadeCall): EventItem => ({
  kind: 'event',
  call,
  times: 1,
  refused,
});

/** Equal stock clicks and undos in a row are one item. */
export function eventsOf(made: readonly MadeCall[]): EventItem[] {
  const items: EventItem[] = [];
  for (const next of made) {
    const before = items.at(-1);
    const { event } = next.call;
    const isRepeatable = event === 'clickStock' || event === 'undo';
    if (isRepeatable && before?.call.event === event && before.refused === next.refused)
      items.splice(-1, 1, { ...before, times: before.times + 1 });
    else items.push(eventOf(next));
  }
  return items;
}
