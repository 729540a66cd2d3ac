/** A play session at a table, with a log. */
import type { Frame } from '../../../../src/games/klondike/contract/frame.js';
import type { PlayPort } from '../../../../src/games/klondike/views/play-session.js';
import { PlaySession } from '../../../../src/games/klondike/views/play-session.js';
import type { PlayFacts } from '../../../../src/games/klondike/views/play-state.js';

interface SessionAt {
  readonly session: PlaySession;
  /** Events, refusals and announcements, and the hand and cursor after each change. */
  readonly told: string[];
}

/** By default, the handler accepts each event and shows the same frame again. */
export function sessionAt(
  frame: () => Frame,
  facts: Partial<PlayFacts> = {},
  port: Partial<PlayPort> = {},
): SessionAt {
  const told: string[] = [];
  const session: PlaySession = new PlaySession({
    facts: () => ({
      frame: frame(),
      targetsOf: () => undefined,
      click: 'off',
      marks: undefined,
      canRedo: false,
      undos: 1,
      redos: 1,
      ...facts,
    }),
    report: ({ event, args }) => {
      told.push([event, ...args].join(' '));
      session.refresh();
      return true;
    },
    refuse: ({ why, cards, pile }) => {
      const of = cards === undefined ? '' : `${cards.from}*${cards.count} `;
      told.push(`${of}${why}${pile === undefined ? '' : ` at ${pile}`}`);
    },
    tell: (what) => told.push(what === 'let go' ? what : `${what.hand.from}*${what.hand.count} in hand`),
    changed: () => told.push(where(session)),
    ...port,
  });
  return { session, told };
}

/** `t2*3 at t5*1`, or `none at t5*1`. */
export const where = ({ hand, cursor }: PlaySession): string =>
  `${hand === undefined ? 'none' : `${hand.from}*${hand.count}`} at ${cursor.pile}*${cursor.depth}`;
