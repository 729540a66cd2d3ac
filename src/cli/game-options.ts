/** The options of a game whose value is a text: what is wrong in it is told under the option's name. */
import { TextError } from '../core/text/text-error.js';
import type { Deal } from '../klondike/deals.js';
import { parseDeal } from '../klondike/deals.js';
import type { Rules } from '../klondike/model/rules.js';
import { rulesNamed } from '../replay/klondike/tags.js';
import { UsageError } from './usage.js';

/** The deal that `--deal` names, if it was given. */
export const readDeal = (text: string | undefined): Deal | undefined => readOption('--deal', text, parseDeal);

/** The house rules that `--rules` names, if it was given. */
export const readRules = (text: string | undefined): Rules | undefined =>
  readOption('--rules', text, rulesNamed);

/** @throws UsageError under the name of the option where its text cannot be read */
export function readOption<Value>(
  option: string,
  text: string | undefined,
  read: (text: string) => Value,
): Value | undefined {
  try {
    return text === undefined ? undefined : read(text);
  } catch (error) {
    if (error instanceof TextError) throw new UsageError(`${option}: ${error.message}`);
    throw error;
  }
}
