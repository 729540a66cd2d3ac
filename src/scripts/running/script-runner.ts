/** A runner of a game's scripts for programs that use this package. */
import type { EventItemOf } from '../language/items.js';
import type { Row } from './step.js';
import { GameRunner } from './runner.js';
import type { BringOf, GameTypes, ItemIn, Stage } from './stage.js';

/** Runs a script one item at a time, and compares what is seen with what is expected. */
export class ScriptRunnerOf<Game extends GameTypes> {
  private readonly runner: GameRunner<Game>;

  protected constructor(
    stage: Stage<Game>,
    bring: BringOf<Game>,
    onFrame?: (frame: Game['frame'], event: EventItemOf<Game['call']>, number: number) => void,
  ) {
    this.runner = new GameRunner(stage, bring, onFrame);
  }

  /** What the view shows now. */
  get frame(): Game['frame'] {
    return this.runner.frame;
  }

  /** How many calls of the handler were made. */
  get events(): number {
    return this.runner.events;
  }

  /**
   * Runs an item. Returns what was expected and what was seen, fact by fact; nothing for an event that went
   * as expected.
   */
  step(item: ItemIn<Game>): readonly Row[] {
    return this.runner.step(item).rows;
  }
}
