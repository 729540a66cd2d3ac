/** Plays a script item by item with its game's own player. */
import type { StepResult } from '../scripts/running/step.js';
import { GameRunner } from '../scripts/running/runner.js';
import type { GameTypes, ItemIn, ScriptIn } from '../scripts/running/stage.js';
import type { GameKit, ScriptPlayer } from './kit.js';

interface ReplayedStep<Game extends GameTypes> extends StepResult {
  /** The frame after the item. */
  readonly frame: Game['frame'];
  /** Did the item change what the view shows? */
  readonly isSeen: boolean;
}

export class ReplayedScript<Game extends GameTypes> {
  private readonly player: ScriptPlayer<Game>;
  private readonly runner: GameRunner<Game>;

  constructor(
    kit: GameKit<Game>,
    private readonly script: ScriptIn<Game>,
  ) {
    const player = kit.playerFor(script);
    this.player = player;
    this.runner = new GameRunner(kit, (view) => {
      player.handler.attach(view);
      return player.handler;
    });
  }

  /** The game's own count of moves. */
  get moves(): number {
    return this.player.handler.moves;
  }

  /** The name of the deal in play; undefined before the first deal. */
  get deal(): string | undefined {
    return this.player.handler.deal;
  }

  /** Would a further event take too long? */
  get isSpent(): boolean {
    return this.player.isSpent?.() === true;
  }

  /** Every item with its index in the script. A repeated event appears once for each call. */
  *items(): Generator<readonly [item: ItemIn<Game>, index: number]> {
    for (const [index, item] of this.script.entries()) {
      const times = item.kind === 'event' ? item.times : 1;
      const single = item.kind === 'event' ? { ...item, times: 1 } : item;
      for (let time = 0; time < times; time++) yield [single, index];
    }
  }

  play(item: ItemIn<Game>): ReplayedStep<Game> {
    const { runner, player } = this;
    const before = runner.frame;
    const step = runner.step(item);
    const isSeen = runner.frame !== before;
    return { ...step, isSeen, frame: player.seen?.(runner.frame, isSeen) ?? runner.frame };
  }
}
