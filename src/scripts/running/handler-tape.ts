/** A tape of a handler that reports its own events. It needs no bus and no view. */
import type { EventRecorder } from '../../core/event-recorders.js';
import { checkMethods } from '../../core/given.js';
import type { GameTypes, ItemIn, ScriptIn, Stage } from './stage.js';
import type { Dealing } from './tape.js';
import { GameTape } from './tape.js';

/** A handler that reports its own events. */
export interface Recordable<Call> extends Dealing {
  /** Reports every event to the recorder, however it is called, until the returned function is called. */
  recordBy(recorder: EventRecorder<Call>): () => void;
}

export class HandlerTape<Game extends GameTypes> {
  /** Stops writing. */
  readonly end: () => void;
  private readonly tape: GameTape<Game>;

  constructor(
    private readonly stage: Stage<Game>,
    handler: Recordable<Game['call']>,
    onItem?: (item: ItemIn<Game>) => void,
  ) {
    const tape = new GameTape(stage, handler, onItem);
    this.tape = tape;
    const stop = handler.recordBy({
      hear: (call, { isAccepted, hasWon }) => tape.hear(call, isAccepted, hasWon),
      finish: () => tape.tell(),
    });
    this.end = () => {
      stop();
      tape.tell();
    };
  }

  get script(): ScriptIn<Game> {
    return this.tape.script;
  }

  tag(key: string, text: string): void {
    this.tape.tag(key, text);
  }

  /** The view itself, since the handler reports refusals. @throws TypeError if the view lacks a method */
  watch(view: Game['view']): Game['view'] {
    checkMethods('view', view, this.stage.viewProtocol.names);
    return view;
  }
}
