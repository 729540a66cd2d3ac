/** Tells a difference: what was expected and shown, and the script that shows it again. */
import { printRows } from '../../../../scripts/running/rows.js';
import type { Fact } from '../../contract/frame-text.js';
import type { Frame } from '../../contract/frame.js';
import { SHOWN_PILES, cardsShown } from '../../contract/frame.js';
import { rulesText } from '../../model/house.js';
import type { Rules } from '../../model/rules.js';
import { LANGUAGE } from '../../script/language.js';
import { eventsOf } from '../../script/made-events.js';
import { printScript } from '../../script/print.js';
import type { Item, Script } from '../../script/script.js';
import { differ, differences, sideBySide } from '../frame-lines.js';
import type { Difference } from './compare.js';

/** Thrown by a check of a handler that plays otherwise than it must. */
export class NotAsExpected extends Error {
  override readonly name = 'NotAsExpected';

  /** @param script a `.klon` script that fails on the handler; `runScript` runs it */
  constructor(
    message: string,
    readonly script: string,
  ) {
    super(message);
  }
}

export function notAsExpected(rules: Rules, difference: Difference): NotAsExpected {
  const script = printScript(scriptOf(rules, difference));
  const parts = [told(difference), 'The script:', script.trimEnd().replace(/^/gm, '  ')];
  return new NotAsExpected(parts.join('\n'), script);
}

/** What differs after which event, in one sentence, then what was expected and shown. */
export function told(difference: Difference): string {
  const { expected, rows, frames } = difference;
  const wrong = wrongIn(difference);
  const last = expected.slice(-1).map(({ call }) => LANGUAGE.printCall(call));
  const what = wrong.length > 0 ? differ(wrong, ` after ${last.join('')}`) : `${last.join('')} goes wrong:`;
  const table = rows.length > 0 ? [printRows(rows)] : [];
  return [what, ...table, sideBySide(frames.expected, frames.shown, wrong)].join('\n');
}

const wrongIn = ({ frames: { expected, shown } }: Difference): string[] =>
  differences(expected, shown, expected.keys());

/** The line as a script, which ends with a check of what differs. */
function scriptOf(rules: Rules, difference: Difference): Script {
  const { deal, expected } = difference;
  const wrong = wrongIn(difference);
  const last = expected.at(-1);
  const facts = last === undefined ? [] : factsOf(last.frame, { wrong, knowsCards: deal !== undefined });
  return [
    { kind: 'tag', key: 'Rules', text: rulesText(rules) },
    ...(deal === undefined ? [] : [deal]),
    ...eventsOf(expected),
    ...(facts.length > 0 ? [{ kind: 'check', facts } satisfies Item] : []),
  ];
}

interface Asked {
  /** The lines that differ. */
  readonly wrong: readonly string[];
  /** A script cannot name the cards of a deal that the handler makes itself. */
  readonly knowsCards: boolean;
}

function factsOf(frame: Frame, { wrong, knowsCards }: Asked): Fact[] {
  const piles = SHOWN_PILES.map((pile): Fact => ({ fact: 'pile', pile, cards: cardsShown(frame, pile) }));
  const facts = new Map<string, Fact>([
    ['stock', { fact: 'stock', empty: frame.stockEmpty }],
    ...piles.map((fact) => [fact.fact === 'pile' ? fact.pile : '', fact] as const),
    ['moves', { fact: 'moves', moves: frame.moves }],
    ['won', { fact: frame.won ? 'won' : 'not won' }],
  ]);
  return wrong.flatMap((line) => {
    const fact = facts.get(line);
    if (fact === undefined) return [];
    return knowsCards || fact.fact !== 'pile' || fact.cards.length === 0 ? [fact] : [];
  });
}
