/** Moves as values, made by the events that ask for them. */
import { callOf } from '../contract/carry-call.js';
import type { KlondikeCall, KlondikeEventsHandler } from '../contract/handler.js';
import { copyOf } from '../model/layout.js';
import type { Move, Outcome } from '../model/play.js';
import { PILES } from '../words/piles.js';

/** Reports moves to a handler, and keeps its answer. */
export class MoveEvents {
  /** The answer to the last event. */
  private outcome: Outcome | undefined;
  private route: KlondikeEventsHandler;

  /** @param own the handler that answers by `note`; other handlers pass events on to it */
  constructor(private readonly own: KlondikeEventsHandler) {
    this.route = own;
  }

  /** Reports moves to this handler, until the returned function is called. */
  playBy(handler: KlondikeEventsHandler): () => void {
    this.route = handler;
    return () => {
      if (this.route === handler) this.route = this.own;
    };
  }

  /** Keeps the handler's answer to an event. Call it last, because a view may play on during its own calls. */
  note(outcome: Outcome): void {
    this.outcome = outcome;
  }

  /**
   * @param refuse refuses a move that no event asks for
   * @throws Error if the event did not reach the handler that answers
   */
  play(move: Move, refuse: () => void): Outcome {
    const call = isOfPiles(move) ? callOf(move) : undefined;
    this.outcome = undefined;
    if (call === undefined) refuse();
    else make(this.route, call);
    const outcome = this.outcome as Outcome | undefined;
    if (outcome === undefined)
      throw new Error(`${String(call?.event)} did not reach the controller; is its bus still connected?`);
    return outcome.ok ? { ok: true, next: copyOf(outcome.next) } : outcome;
  }
}

/** As `deliver`, which would bring the protocol of all events into every bundle with a controller. */
const make = (handler: KlondikeEventsHandler, { event, args }: KlondikeCall): void =>
  (handler as unknown as Record<KlondikeCall['event'], (...given: readonly unknown[]) => void>)[event](
    ...args,
  );

/** @param move anything, as a program in JavaScript may give it */
const isOfPiles = (move: Move | undefined | null): move is Move =>
  move === 'stock' || [move?.from, move?.to].every((id) => PILES.some((pile) => pile === id));
