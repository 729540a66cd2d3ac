/** What is seen after an event, held against what must be. */
import type { Frame } from '../../../games/klondike/contract/frame.js';
import type { FrameField, RevealedCard } from '../game/comparison.js';
import { compared } from '../game/comparison.js';
import type { Effect } from '../game/effect.js';
import type { KnownGame } from '../game/known-game.js';
import type { Ledger } from '../record/ledger.js';
import type { RunState } from '../record/run-state.js';
import type { Reply } from '../watch/reply.js';

/** What an event must come to, besides the cards. */
export interface DueStatus {
  /** Numbers of moves that may be shown. */
  readonly moves: readonly number[];
  /** May the win be announced now, and may it be left out? */
  readonly win: 'due' | 'open' | 'wrong';
  /** Are all cards where they must be to win? */
  readonly isWon: boolean;
}

/** An event that was made. */
interface AnsweredEvent {
  /** As it was before the event. */
  readonly game: KnownGame;
  readonly effect: Effect;
  /** What was shown before the event. */
  readonly before: Frame;
  readonly reply: Reply;
}

export interface Observation extends AnsweredEvent {
  readonly frame: Frame;
  /** What a player sees; another frame than `frame` if the grader refreshed the view. */
  readonly visible: Frame;
  readonly due: DueStatus;
  /** Only cards, and whether the stock is empty. */
  readonly wrongCards: readonly FrameField[];
  readonly isMovesWrong: boolean;
  readonly isWinWrong: boolean;
  readonly isAnnounced: boolean;
  readonly news: readonly RevealedCard[];
  /** Is it seen only because the grader refreshed the view? */
  readonly isForced: boolean;
}

/** What the event has come to. */
export function observe(state: RunState, event: AnsweredEvent): Observation {
  const { view, lenience } = state;
  if (lenience.refresh) return observationOf(state, event, view.shownAnyway());
  const plain = observationOf(state, event, view.frame);
  if (!view.isUnseen || isRight(plain)) return plain;
  const forced = observationOf(state, event, view.shownAnyway());
  return isRight(forced) ? { ...forced, isForced: true, visible: plain.frame } : plain;
}

export const isRight = ({ wrongCards, isMovesWrong, isWinWrong }: Observation): boolean =>
  wrongCards.length === 0 && !isMovesWrong && !isWinWrong;

function observationOf(state: RunState, event: AnsweredEvent, frame: Frame): Observation {
  const { game, effect, before, reply } = event;
  const { view, lenience } = state;
  const { wrong, news } = compared(game, effect.next, { frame, lenience });
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

/** By what was shown before: a wrong count is blamed once, and not again when it is taken back as it was made. */
function movesDue({ counts, ledger }: RunState, { kind }: Effect, shown: number): number[] {
  if (kind === 'undo') {
    const { before = shown - 1, added = 1 } = counts.at(-1) ?? {};
    return [shown - added, before];
  }
  if (kind === 'draw' || kind === 'recycle' || kind === 'carry') return [shown + 1];
  if (kind !== 'nothing left') return [shown];
  return ledger.readingsOf('empty click').map((reading) => (reading === 'counted' ? shown + 1 : shown));
}

/** A won game that was announced before may be announced again, or not, but always the same way. */
function winDue({ timesAnnounced, ledger, rules }: RunState, { kind, next }: Effect): DueStatus['win'] {
  if (!rules.isWon(next)) return 'wrong';
  if (kind !== 'carry') return 'open';
  if (timesAnnounced === 0) return 'due';
  const [reading, other] = ledger.readingsOf('won again');
  if (other !== undefined) return 'open';
  return reading === 'announced again' ? 'due' : 'wrong';
}

/** Notes how the handler reads what the statement leaves open. */
export function noteReadings(ledger: Ledger, { effect, due, before, frame, isAnnounced }: Observation): void {
  const { kind } = effect;
  if (kind === 'nothing left')
    ledger.note('empty click', [frame.moves > before.moves ? 'counted' : 'not counted']);
  if (kind === 'carry' && due.win === 'open')
    ledger.note('won again', [isAnnounced ? 'announced again' : 'announced once']);
}
