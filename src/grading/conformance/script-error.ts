/** Errors with a script that fails on the handler and passes on our controller. */
import { differ, differences, linesOf, sideBySide } from '../../games/klondike/conformance/frame-lines.js';
import type { FrameLines } from '../../games/klondike/conformance/frame-lines.js';
import { KlondikeController } from '../../games/klondike/controller/klondike-controller.js';
import { rulesText } from '../../games/klondike/model/house.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { LANGUAGE } from '../../games/klondike/script/language.js';
import { parseScript, printScript } from '../../games/klondike/script/text.js';
import type { Bring } from '../../games/klondike/script/runner.js';
import { ScriptRunner, runScript } from '../../games/klondike/script/runner.js';
import type { Item, Script } from '../../games/klondike/script/script.js';
import { FrameView } from '../../games/klondike/views/frame-view.js';

export interface TestedHandler {
  readonly create: Bring;
  readonly rules: Rules;
}

/** The error that a check throws if a handler does not play correctly. */
export class NotAsExpected extends Error {
  override readonly name = 'NotAsExpected';

  /** @param script a `.klon` script that reproduces the fault; empty if no script can */
  constructor(
    message: string,
    readonly script: string,
  ) {
    super(message);
  }
}

/**
 * Makes the error for a check whose script fails on the handler and passes on `KlondikeController`. Uses the message if
 * it is certain, or if both handlers show the same.
 */
export type ErrorWith = (message: string, isCertain?: boolean) => NotAsExpected;

export const takesDeals = (create: Bring): boolean => typeof create(new FrameView()).nextDeal === 'function';

export function errorOf(message: string, table: string, script: string): NotAsExpected {
  const lines = script === '' ? [] : ['The script:', script.trimEnd().replace(/^/gm, '  ')];
  return new NotAsExpected([message, table, ...lines].join('\n'), script);
}

export const tag = (key: string, text: string): Item => ({ kind: 'tag', key, text });

/** The error for a script. Undefined unless the script fails on the handler and passes on `KlondikeController`. */
export function errorIn({ create, rules }: TestedHandler, items: Script): ErrorWith | undefined {
  const ours: Bring = (view) => {
    const controller = new KlondikeController({ rules });
    controller.attach(view);
    return controller;
  };
  const [due, shown] = [linesAfter(items, ours), linesAfter(items, create)];
  const wrong = differences(due, shown, due.keys());
  const facts = wrong.map((key) => factOf(key, due.get(key) ?? ''));
  const text = printScript([tag('Rules', rulesText(rules)), ...items]).trimEnd();
  const script = facts.length === 0 ? `${text}\n` : `${text}\n{ ${facts.join('; ')} }\n`;
  const fails = (bring: Bring): boolean => runScript(parseScript(script), bring).failure !== undefined;
  if (!fails(create) || fails(ours)) return undefined;
  const last = items.findLast((item) => item.kind === 'event');
  const when = last === undefined ? '' : ` after ${LANGUAGE.printCall(last.call)}`;
  return (message, isCertain) =>
    errorOf(
      isCertain || wrong.length === 0 ? message : differ(wrong, when),
      sideBySide(due, shown, wrong),
      script,
    );
}

const factOf = (key: string, text: string): string =>
  key === 'won' && text === 'yes' ? 'won' : `${key}: ${text}`.trimEnd();

function linesAfter(items: Script, bring: Bring): FrameLines {
  const runner = new ScriptRunner(bring);
  for (const item of items) runner.step(item);
  return linesOf(runner.frame);
}
