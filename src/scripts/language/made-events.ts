/** Calls that were made, as the events of a script. */
import type { EventItemOf } from './items.js';

export interface MadeCallOf<Call> {
  readonly call: Call;
  readonly refused: boolean;
}

const eventOf = <Call>({ call, refused }: MadeCallOf<Call>): EventItemOf<Call> => ({
  kind: 'event',
  call,
  times: 1,
  refused,
});

/** The same call several times in a row, with the same outcome, is one item. */
export function eventsOf<Call>(
  made: readonly MadeCallOf<Call>[],
  isSame: (one: Call, other: Call) => boolean,
): EventItemOf<Call>[] {
  const items: EventItemOf<Call>[] = [];
  for (const next of made) {
    const before = items.at(-1);
    if (before?.refused === next.refused && isSame(before.call, next.call))
      items.splice(-1, 1, { ...before, times: before.times + 1 });
    else items.push(eventOf(next));
  }
  return items;
}
