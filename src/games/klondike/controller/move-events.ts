/** Makes moves, given as values, through the events that ask for them. */
import { callForMove } from '../contract/calls.js';
import type { KlondikeCall, KlondikeEventsHandler } from '../contract/handler.js';
import { copyOf } from '../model/layout.js';
import type { Move, Outcome } from '../model/play.js';
import { PILES } from '../words/piles.js';

/** Makes moves through events, and returns their outcomes. */
export class MoveEvents {
  /** The outcome of the first event since `play` was called. */
  private outcome: Outcome | undefined;
  /** Handlers that pass events on to the handler that answers. Moves go to the last of them. */
  private readonly routes: KlondikeEventsHandler[] = [];

  /** @param own the handler that answers by `note` */
  constructor(private readonly own: KlondikeEventsHandler) {}

  /** Reports moves to this handler, until the returned function is called. */
  playBy(handler: KlondikeEventsHandler): () => void {
    this.routes.push(handler);
    return () => {
      const place = this.routes.indexOf(handler);
      if (place >= 0) this.routes.splice(place, 1);
    };
  }

  /** Keeps the outcome of an event. Call it before views and listeners hear of the event, because they may play on. */
  note(outcome: Outcome): void {
    this.outcome ??= outcome;
  }

  /**
   * @param refuse refuses a move that no event can ask for
   * @throws Error if the event didn't reach the handler that answers
   */
  play(move: Move | undefined, refuse: () => void): Outcome {
    const call = isOfPiles(move) ? callForMove(move) : undefined;
    const outcome = this.outcomeOf(() =>
      call === undefined ? refuse() : make(this.routes.at(-1) ?? this.own, call),
    );
    if (outcome === undefined)
      throw new Error(`${String(call?.event)} did not reach the controller; is its bus still connected?`);
    return outcome.ok ? { ok: true, next: copyOf(outcome.next) } : outcome;
  }

  /** Views and listeners may ask for moves during another move, which keeps its own outcome. */
  private outcomeOf(event: () => void): Outcome | undefined {
    const { outcome: outer } = this;
    this.outcome = undefined;
    try {
      event();
      return this.outcome;
    } finally {
      this.outcome = outer;
    }
  }
}

/** Works like `deliver`, which would add the protocol of all events to every bundle with a controller. */
const make = (handler: KlondikeEventsHandler, { event, args }: KlondikeCall): void =>
  (handler as unknown as Record<KlondikeCall['event'], (...given: readonly unknown[]) => void>)[event](
    ...args,
  );

/** @param move may name piles that don't exist, if a program in JavaScript passes it */
const isOfPiles = (move: Move | undefined): move is Move =>
  move === 'stock' || [move?.from, move?.to].every((id) => PILES.some((pile) => pile === id));
