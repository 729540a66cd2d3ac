/** A handler that was brought to a view of its own. */
import { valueText } from '../../core/text/value-text.js';
import { attempt, isUnanswered } from './attempt.js';
import { row } from './rows.js';
import type { BringOf, GameTypes, HandlerOf, Screen, Stage } from './stage.js';
import type { Step } from './step.js';
import { lacking, thrown } from './step.js';

export interface Brought<Game extends GameTypes> {
  readonly screen: Screen<Game>;
  /** The calls that the view got; whoever reads them empties the list. */
  readonly calls: Game['viewCall'][];
  /** Undefined if it is missing. */
  readonly handler?: HandlerOf<Game>;
  /** Why there is no handler; undefined if there is one. */
  readonly missing?: Step;
}

export function broughtBy<Game extends GameTypes>(stage: Stage<Game>, bring: BringOf<Game>): Brought<Game> {
  const screen = stage.newScreen();
  const calls: Game['viewCall'][] = [];
  const table = { screen, calls };
  const view = stage.viewProtocol.watched(screen, (call) => calls.push(call));
  const brought = attempt('bring', () => bring(view));
  if (isUnanswered(brought))
    return { ...table, missing: thrown(row(...BRINGS, brought.seen), brought.error) };
  if (isObject(brought.value)) return { ...table, handler: brought.value };
  return { ...table, missing: lacking(...BRINGS, valueText(brought.value)) };
}

const BRINGS = ['bring', 'a handler'] as const;

const isObject = (value: unknown): boolean =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';
