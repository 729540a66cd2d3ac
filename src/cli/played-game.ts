/** A game as the command sets it up: a controller played by way of a bus, and a tape that hears it. */
import type { GameTypes, HandlerOf } from '../replay/running/stage.js';

/** Puts a tape between a controller and its view; the view to attach. */
export type TapingOf<Game extends GameTypes, Bus, Controller> = (
  bus: Bus,
  controller: Controller,
  view: Game['view'],
) => Game['view'];

/** What is asked of a bus, of any game. */
interface Clearable {
  readonly all: { clear(): void };
}

/** What is asked of a controller, of any game. */
interface Shown<View> {
  /** The name of the deal in play; undefined before the first game. */
  readonly deal: string | undefined;
  attach(view: View): void;
}

/** Invariant: the controller is the one that hears the bus, and plays before the view. */
export abstract class PlayedGame<
  Game extends GameTypes,
  Bus extends Clearable,
  Controller extends Shown<Game['view']>,
> {
  /** For whoever plays. */
  abstract readonly handler: HandlerOf<Game>;
  protected abstract readonly controller: Controller;
  protected view: Game['view'] | undefined;
  protected isRecording = false;

  /** The tape is put between the controller and its view: the view it returns is told of the game. */
  constructor(
    protected readonly bus: Bus,
    private readonly tape: TapingOf<Game, Bus, Controller> | undefined,
  ) {}

  /** The name of the deal in play; undefined before the first game. */
  get deal(): string | undefined {
    return this.controller.deal;
  }

  /** The handler to play it by is returned. */
  showIn(view: Game['view']): HandlerOf<Game> {
    this.view = view;
    this.controller.attach(view);
    return this.handler;
  }

  /** Begins the tape, where there is one. For once the game is shown, before its first event. */
  record(): void {
    const { tape, view } = this;
    if (tape === undefined || view === undefined || this.isRecording) return;
    this.isRecording = true;
    this.controller.attach(tape(this.bus, this.controller, view));
  }

  /** Nobody hears what is played from now on. */
  end(): void {
    this.bus.all.clear();
  }
}
