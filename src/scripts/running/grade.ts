/**
 * Runs a script to its end, even after failures, and counts the checks that hold. An event word is one check, even if it
 * repeats its call. Each fact and each `win` is also one check.
 */
import type { ItemOf, TagItem } from '../language/items.js';
import { MOST_CALLS, checkScript } from '../language/items.js';
import type { Failure } from './run.js';
import { failureOf } from './run.js';
import { GameRunner } from './runner.js';
import type { BringOf, GameTypes, ItemIn, ScriptIn, Stage } from './stage.js';

/** The result of all checks of a script. */
export interface ScriptGrade {
  /** The number of checks that hold. */
  readonly passed: number;
  /** The number of checks in the script. It is the same for all handlers. */
  readonly total: number;
  /** In the order of the script. */
  readonly failures: readonly Failure[];
}

function checksIn(item: ItemOf<unknown, unknown>): number {
  if (item.kind === 'check') return item.facts.length;
  return item.kind === 'event' || item.kind === 'win' ? 1 : 0;
}

/**
 * A failed fact doesn't make any other check fail. After a failed event, the game is no longer the one in the script.
 * If the event should have been refused, a new handler plays the game up to this point without it. Otherwise, no check
 * passes before the next game.
 */
export function gradeIn<Game extends GameTypes>(
  stage: Stage<Game>,
  script: ScriptIn<Game>,
  bring: BringOf<Game>,
): ScriptGrade {
  checkScript(script);
  const runner = new GameRunner(stage, bring);
  const game = new GameSoFar(stage);
  const failures = [failureOf(0, runner.missing) ?? []].flat();
  let passed = 0;
  let isJudged = runner.missing === undefined;
  for (const [index, item] of script.entries()) {
    isJudged ||= runner.missing === undefined && game.isBegunBy(item);
    if (!isJudged && item.kind !== 'tag') continue;
    const step = runner.step(item);
    // If the handler can't take a deal, the event that begins its game fails.
    const failure = item.kind === 'tag' ? undefined : failureOf(index, step);
    if (failure !== undefined) failures.push(failure);
    passed += failure === undefined ? checksIn(item) : failure.rows.filter(({ holds }) => holds).length;
    if (failure === undefined || item.kind !== 'event') game.add(item);
    else isJudged = item.refused && game.canRestart(runner.events) && runner.restart(game.items);
  }
  return { passed, total: script.reduce((sum, item) => sum + checksIn(item), 0), failures };
}

/** The items that lead to the current state of a game, without checks. */
class GameSoFar<Game extends GameTypes> {
  items: ItemIn<Game>[] = [];
  private calls = 0;
  private dealt: TagItem | undefined;
  /** Does a replay begin with the same cards? */
  private isFixed = true;

  constructor(private readonly stage: Stage<Game>) {}

  isBegunBy(item: ItemIn<Game>): boolean {
    return item.kind === 'event' && !item.refused && this.stage.language.begins(item.call);
  }

  add(item: ItemIn<Game>): void {
    if (item.kind === 'tag' && this.stage.dealOfTag(item) !== undefined) this.dealt = item;
    if (item.kind === 'event') {
      if (this.isBegunBy(item)) this.begin(!this.stage.takesDeal(item.call));
      this.calls += item.times;
    }
    if (item.kind === 'tag' || item.kind === 'event') this.items.push(item);
  }

  /** Can a new handler play the game up to here? @param made the calls of the script so far */
  canRestart(made: number): boolean {
    return this.isFixed && made + this.calls <= MOST_CALLS;
  }

  private begin(hasName: boolean): void {
    this.isFixed = hasName || this.dealt !== undefined;
    this.items = this.dealt === undefined ? [] : [this.dealt];
    this.calls = 0;
  }
}
