/** The choices of a view's program for its game, which are the params of `initialize`. */
import type { LanguageName } from '../../core/strings/language.js';
import { LANGUAGES } from '../../core/strings/language.js';
import type { Deal } from '../../games/klondike/model/deals.js';
import { parseDeal } from '../../games/klondike/model/deals.js';
import { readHouse } from '../../games/klondike/model/house.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { allConstants } from '../../grading/remote/numbering.js';
import type { RequestValue } from './request-line.js';

/** The version of the protocol. */
export const PROTOCOL = 1;

export interface GameSetup {
  readonly rules: Rules;
  /** The deal of the first game; random by default. */
  readonly deal?: Deal | undefined;
  /** The language of sentences for players. */
  readonly language: LanguageName;
  /** The name that the About box credits; the package's name by default. */
  readonly name?: string | undefined;
  /** Decides which random deals follow. By default, no one can know them in advance. */
  readonly seed?: number | undefined;
  /** The program's numbers for cards and piles; the package's own by default. */
  readonly constants?: Readonly<Record<string, number>> | undefined;
}

/** @param setup for everything that the params leave out @throws RequestFault */
export function setupIn(params: RequestValue, setup: GameSetup): GameSetup {
  const protocol = params.member('protocol');
  if (protocol?.value !== PROTOCOL)
    throw (protocol ?? params).fault({ expected: `an object with "protocol":${PROTOCOL}` });
  const [rules = setup.rules, language = setup.language, name = setup.name] = [
    params.member('rules')?.reading('the name of house rules', (text) => readHouse(text)),
    params.member('language')?.oneOf(LANGUAGES, LANGUAGES.join(' or ')),
    params.member('name')?.reading('a name', (text) => text),
  ];
  const deal = params.member('deal')?.reading('the name of a deal', (text) => parseDeal(text, rules));
  const seed = params.member('seed');
  const constants = params.member('constants');
  return {
    rules,
    language,
    name,
    deal: deal ?? setup.deal,
    seed: seed === undefined ? setup.seed : wholeIn(seed),
    constants: constants === undefined ? setup.constants : constantsIn(constants),
  };
}

/** @throws RequestFault */
export function wholeIn(given: RequestValue): number {
  const { value } = given;
  if (Number.isSafeInteger(value)) return value as number;
  throw given.fault({ expected: 'a whole number' });
}

/** The numbers of all constants, even if only some are given. @throws RequestFault */
function constantsIn(given: RequestValue): Readonly<Record<string, number>> {
  const { value } = given;
  if (typeof value !== 'object' || Array.isArray(value))
    throw given.fault({ expected: 'an object with the number of each constant' });
  const names = Object.keys(Object(value) as object);
  return allConstants(
    Object.fromEntries(
      names.flatMap((name) => [given.member(name)].flatMap((one) => (one ? [[name, wholeIn(one)]] : []))),
    ),
  );
}
