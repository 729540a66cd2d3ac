/**
 * Judges a handler by what a player sees after each event, not by its list of calls: whether it tells every
 * pile or only those that changed, refreshes once or twice, announces a win before or after the refresh, and
 * whether it refreshes after a refused event, is all the same.
 */
import type { Frame } from '../../contract/frame.js';
import { EMPTY_FRAME } from '../../contract/frame.js';
import type { KlondikeEventName, KlondikeEventsHandler } from '../../contract/handler.js';
import { handlerProtocol } from '../../contract/handler.js';
import type { KlondikeView } from '../../contract/view.js';
import type { Bring } from '../../script/runner.js';
import { callsBetween } from '../../views/frame-calls.js';
import { FrameView } from '../../views/frame-view.js';
import { callView } from '../../views/view-call.js';

type Handler = ReturnType<Bring>;
type Methods = Record<string, ((...args: unknown[]) => unknown) | undefined>;

/** The handler, whose events tell the view only what then looks different. */
export const byEye =
  (bring: Bring): Bring =>
  (view) => {
    const eye = new Eye();
    const handler = bring(eye);
    return seenBy(eye, handler, view);
  };

/** Has the methods that the handler has, and no other. */
function seenBy(eye: Eye, handler: Handler, view: KlondikeView): Handler {
  const methods = handler as unknown as Methods;
  const seen: Methods = {};
  for (const event of handlerProtocol.names) {
    if (typeof methods[event] !== 'function') continue;
    seen[event] = (...args) => {
      eye.open(event);
      const answer = methods[event]?.(...args);
      eye.tell(view, event);
      return answer;
    };
  }
  for (const other of ['getName', 'nextDeal'] as const) {
    if (typeof methods[other] === 'function') seen[other] = (...args) => methods[other]?.(...args);
  }
  return seen as unknown as KlondikeEventsHandler;
}

class Eye extends FrameView {
  private seen: Frame = EMPTY_FRAME;
  private isRefreshed = false;
  private isWon = false;

  override win(): void {
    super.win();
    this.isWon = true;
  }

  /** Before an event. A player who starts or undoes goes on from a won game. */
  open(event: KlondikeEventName | 'redo'): void {
    if (event === 'newGame' || event === 'undo') {
      this.endWin();
      this.seen = { ...this.seen, won: false };
    }
    this.isRefreshed = false;
    this.isWon = false;
  }

  /** After an event: tells the view what it looks like now, if it looks different or a game has begun. */
  tell(view: KlondikeView, event: KlondikeEventName | 'redo'): void {
    if (!this.isRefreshed) return;
    const next = { ...this.frame, won: this.frame.won || this.isWon };
    if (event !== 'newGame' && looksOf(next) === looksOf(this.seen)) return;
    for (const call of callsBetween(this.seen, next)) callView(view, call);
    this.seen = next;
  }

  protected override refreshed(): void {
    this.isRefreshed = true;
  }
}

const looksOf = ({ stockEmpty, waste, foundations, tableau, moves, won }: Frame): string =>
  JSON.stringify([stockEmpty, waste, foundations, tableau, moves, won]);
