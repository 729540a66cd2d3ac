/** Compares what the view shows after an event with what it must show. */
import type { Frame } from '../../../games/klondike/contract/frame.js';
import type { FrameField, RevealedCard } from '../game/comparison.js';
import { compareFrame } from '../game/comparison.js';
import type { Effect } from '../game/effect.js';
import type { KnownGame } from '../game/known-game.js';
import type { Ledger } from '../record/ledger.js';
import type { RunState } from '../record/run-state.js';
import type { Reply } from '../watch/reply.js';

/** The state that the view must show, apart from the cards. */
export interface DueStatus {
  /** The numbers of moves that the view may show. */
  readonly moves: readonly number[];
  /** Must the program announce the win now? `open` allows both. */
  readonly win: 'due' | 'open' | 'wrong';
  /** Are all cards where they must be for a win? */
  readonly isWon: boolean;
}

interface AnsweredEvent {
  /** The game before the event. */
  readonly game: KnownGame;
  readonly effect: Effect;
  /** The frame before the event. */
  readonly before: Frame;
  readonly reply: Reply;
}

export interface Observation extends AnsweredEvent {
  readonly frame: Frame;
  /** The frame that a player sees. Differs from `frame` if the grader refreshed the view. */
  readonly visible: Frame;
  readonly due: DueStatus;
  /** The wrong piles, and `stock` if the view shows it incorrectly. */
  readonly wrongCards: readonly FrameField[];
  readonly isMovesWrong: boolean;
  readonly isWinWrong: boolean;
  readonly isAnnounced: boolean;
  readonly news: readonly RevealedCard[];
  /** Is the frame visible only because the grader refreshed the view? */
  readonly isForced: boolean;
}

/** If the handler did not refresh the view, the grader does so to see whether that is the only fault. */
export function observe(state: RunState, event: AnsweredEvent): Observation {
  const { view, lenience } = state;
  if (lenience.refresh) return observationOf(state, event, view.refreshedFrame());
  const plain = observationOf(state, event, view.frame);
  if (!view.hasUnseenUpdates || isRight(plain)) return plain;
  const forced = observationOf(state, event, view.refreshedFrame());
  return isRight(forced) ? { ...forced, isForced: true, visible: plain.frame } : plain;
}

export const isRight = ({ wrongCards, isMovesWrong, isWinWrong }: Observation): boolean =>
  wrongCards.length === 0 && !isMovesWrong && !isWinWrong;

function observationOf(state: RunState, event: AnsweredEvent, frame: Frame): Observation {
  const { game, effect, before, reply } = event;
  const { view, lenience } = state;
  const { wrong, news } = compareFrame(game, effect.next, { frame, lenience });
  const isAnnounced = view.wins > 0 || (frame.won && !before.won);
  const due = dueOf(state, effect, before.moves);
  return {
    game,
    effect,
    before,
    reply,
    frame,
    visible: frame,
    due,
    wrongCards: wrong,
    isMovesWrong: !lenience.moves && !due.moves.includes(frame.moves),
    isWinWrong: due.win === 'due' ? !isAnnounced : due.win === 'wrong' && isAnnounced,
    isAnnounced,
    news,
    isForced: false,
  };
}

const dueOf = (state: RunState, effect: Effect, movesBefore: number): DueStatus => ({
  moves: movesDue(state, effect, movesBefore),
  win: winDue(state, effect),
  isWon: state.rules.isWon(effect.next),
});

/**
 * The allowed numbers of moves, based on the number shown before. A wrong count is blamed once, and not again when undo
 * takes it back.
 */
function movesDue({ counts, ledger }: RunState, { kind }: Effect, shown: number): number[] {
  if (kind === 'undo') {
    const { before = shown - 1, added = 1 } = counts.at(-1) ?? {};
    return [shown - added, before];
  }
  if (kind === 'draw' || kind === 'recycle' || kind === 'carry') return [shown + 1];
  if (kind !== 'nothing left') return [shown];
  return ledger.readingsOf('empty click').map((reading) => (reading === 'counted' ? shown + 1 : shown));
}

/** After a first win, the program may or may not announce the next one, but it must always do the same. */
function winDue({ timesAnnounced, ledger, rules }: RunState, { kind, next }: Effect): DueStatus['win'] {
  if (!rules.isWon(next)) return 'wrong';
  if (kind !== 'carry') return 'open';
  if (timesAnnounced === 0) return 'due';
  const [reading, other] = ledger.readingsOf('won again');
  if (other !== undefined) return 'open';
  return reading === 'announced again' ? 'due' : 'wrong';
}

/** Notes how the handler answers the open questions. */
export function noteReadings(ledger: Ledger, { effect, due, before, frame, isAnnounced }: Observation): void {
  const { kind } = effect;
  if (kind === 'nothing left')
    ledger.note('empty click', [frame.moves > before.moves ? 'counted' : 'not counted']);
  if (kind === 'carry' && due.win === 'open')
    ledger.note('won again', [isAnnounced ? 'announced again' : 'announced once']);
}
