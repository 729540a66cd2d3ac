/**
 * House rules as text, with the name of a house and then the changes, as in `ulg, draw 1, worryBack no`.
 * `draw-1-redeals-2` is a short form for the main house. A text can't hold the functions of a program, so
 * `ulg, build own` only says that there is one.
 */
import { SUITS } from '../../../core/card.js';
import { didYouMean } from '../../../core/text/nearest.js';
import { TextError } from '../../../core/text/text-error.js';
import type { FoundationSuits } from '../words/piles.js';
import type { Rules } from './rules.js';
import { BUILDS, CHOICES, HOUSES, MOST_DRAWN, MOST_REDEALS, ULG, WINS } from './rules.js';

/** The fields that a text can change, in the order in which they are written. */
const FIELDS = [
  'draw',
  'redeals',
  'recycleDraws',
  'dealt',
  'numbers',
  'inPlay',
  'foundations',
  'worryBack',
  'build',
  'isWon',
] as const;

type RuleField = (typeof FIELDS)[number];

/** The text before each change. */
const SEPARATOR = ', ';

export type HouseChanges = { readonly [Name in RuleField]?: Rules[Name] | undefined };

/** The rules with changes, and a name that lists the differences. If nothing differs, the rules of the house. */
export function changedHouse(house: Rules, changes: HouseChanges): Rules {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const rules: Rules = { ...house, ...Object.fromEntries(given) };
  const changed = changedFields(rules, house);
  return changed.length === 0
    ? house
    : Object.freeze({ ...rules, name: house.name + changesText(rules, changed) });
}

/**
 * The rules that a text names, which are a house with or without changes.
 * @throws TextError if the house is unknown or a change can't be read
 */
export function readHouse(text: string, houses: readonly Rules[] = HOUSES): Rules {
  const [short, drawn, again] = SHORT.exec(text) ?? [];
  const found =
    houseIn(text, houses) ??
    (short === undefined
      ? undefined
      : changedHouse(ULG, { draw: numberOf(drawn), redeals: numberOf(again) }));
  if (found !== undefined) return found;
  const known = houses.map((one) => one.name).join(', ');
  throw new TextError({ line: 1, column: 1 }, text, `the name of house rules: ${known}`);
}

/** Writes any rules as text. `readHouse` can read it unless the name or a function is your own. */
export function rulesText(rules: Rules): string {
  const text = TEXTS.get(rules) ?? textOf(rules);
  if (Object.isFrozen(rules) && Object.isFrozen(rules.foundations)) TEXTS.set(rules, text);
  return text;
}

/** Caches the texts of frozen rules. */
const TEXTS = new WeakMap<Rules, string>();

function textOf(rules: Rules): string {
  const { base, changes } = partsOf(rules.name);
  const changed = changedFields(rules, baseHouseOf(rules));
  return (
    base +
    changesText(
      rules,
      FIELDS.filter((field) => field in changes || changed.includes(field)),
    )
  );
}

/** The name without any changes at its end. */
export const plainName = (name: string): string => partsOf(name).base;

/**
 * Reads a text that `rulesText` wrote. It must have the house or the name of `own`, which provides the functions and
 * the sentences for refusals. The rules get the name `name`; by default the plain name in the text.
 * @throws TextError
 */
export function readRules(text: string, own: Rules, name?: string): Rules {
  const like = baseHouseOf(own);
  const house = houseIn(text, [like], own);
  if (house === undefined) throw new TextError({ line: 1, column: 1 }, text, `rules of ${like.name}`);
  const named = name ?? plainName(house.name);
  if (house.name === named && own.refusals === undefined) return Object.freeze(house);
  return Object.freeze({ ...house, name: named, ...(own.refusals && { refusals: own.refusals }) });
}

/** The house in a text for `readHouse`, and its changes. @throws TextError */
export function changesIn(text: string): HouseChanges & { readonly house: Rules } {
  const rules = readHouse(text);
  const house = baseHouseOf(rules);
  return { house, ...Object.fromEntries(changedFields(rules, house).map((field) => [field, rules[field]])) };
}

/** The house that the name starts with. For any other name, returns the main house under that name. */
function baseHouseOf({ name }: Rules): Rules {
  const { base } = partsOf(name);
  return HOUSES.find((house) => house.name === base) ?? { ...ULG, name: base };
}

/** The changes at the end of a name, and the name without them. */
function partsOf(name: string): { readonly base: string; readonly changes: HouseChanges } {
  const parts = name.split(SEPARATOR);
  for (let end = 1; end < parts.length; end++) {
    const changes = readChanges(parts.slice(end), ULG);
    if (!('expected' in changes)) return { base: parts.slice(0, end).join(SEPARATOR), changes };
  }
  return { base: name, changes: {} };
}

const changedFields = (rules: Rules, house: Rules): RuleField[] =>
  FIELDS.filter((field) => valueText(rules[field]) !== valueText(house[field]));

const changesText = (rules: Rules, changed: readonly RuleField[]): string =>
  changed.map((field) => `, ${field} ${valueText(rules[field])}`).join('');

const KNOWN: readonly (readonly [string, unknown])[] = [...Object.entries(BUILDS), ...Object.entries(WINS)];

function valueText(value: Rules[RuleField]): string {
  if (typeof value === 'number') return value === Infinity ? 'unlimited' : String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'function') return KNOWN.find(([, known]) => known === value)?.[0] ?? 'own';
  return typeof value === 'string' ? value : value.map((suit) => SUITS.charAt(suit)).join('');
}

/**
 * Undefined if the text doesn't begin with one of the names.
 * @param own provides the functions that a text can't hold; by default the house that the text names
 * @throws TextError if a change can't be read
 */
function houseIn(text: string, houses: readonly Rules[], own?: Rules): Rules | undefined {
  const parts = text.split(SEPARATOR);
  let fault: TextError | undefined;
  for (let end = parts.length; end > 0; end--) {
    const name = parts.slice(0, end).join(SEPARATOR);
    const house = houses.find((one) => one.name === name);
    const changes = house && readChanges(parts.slice(end), own ?? house);
    if (house === undefined || changes === undefined) continue;
    if (!('expected' in changes)) return changedHouse(house, changes);
    const { word, offset, expected } = changes;
    fault ??= new TextError({ line: 1, column: name.length + offset + 1 }, word, expected);
  }
  if (fault !== undefined) throw fault;
  return undefined;
}

/**
 * Each word must be a change, in the order of the fields. Otherwise this returns the word that can't be read, the
 * form that was expected, and the number of characters between the name and that word.
 */
function readChanges(
  words: readonly string[],
  own: Rules,
): HouseChanges | { readonly word: string; readonly offset: number; readonly expected: string } {
  const changes = new Map<RuleField, unknown>();
  let first = 0;
  let offset = SEPARATOR.length;
  for (const word of words) {
    const at = FIELDS.findIndex((field) => word === field || word.startsWith(`${field} `));
    const field = FIELDS[at];
    const value = field && readValue(field, word.slice(field.length + 1), own);
    if (field === undefined || value === undefined || at < first)
      return { word, offset, expected: expectedAt(word, field, value !== undefined) };
    changes.set(field, value);
    first = at + 1;
    offset += word.length + SEPARATOR.length;
  }
  return Object.fromEntries(changes);
}

/** Says how to write the change. @param field the field of the word, if it has one */
function expectedAt(word: string, field: RuleField | undefined, hasValue: boolean): string {
  const fields = `a change of ${FIELDS.join(', ')}`;
  if (field === undefined) return fields + didYouMean(word.split(' ')[0] ?? '', FIELDS);
  if (hasValue) return `${fields}, each once and in this order`;
  const isFunction = field === 'build' || field === 'isWon';
  return `${field} ${rangeOf(field)}${isFunction && word.endsWith(' own') ? NEEDS_OWN : ''}`;
}

const NEEDS_OWN =
  "; a text can't hold a function of your own, so give the controller the rules of the saved game";

function readValue(field: RuleField, text: string, own: Rules): unknown {
  if (field === 'draw' || field === 'redeals') return NUMBERS[field].test(text) ? numberOf(text) : undefined;
  if (field === 'foundations' && text.length === SUITS.length) return suitsOf(text);
  return [...VALUES[field], own[field]].find((value) => valueText(value) === text);
}

const VALUES: { readonly [Name in Exclude<RuleField, 'draw' | 'redeals'>]: readonly Rules[Name][] } = {
  ...CHOICES,
  foundations: ['any suit'],
  build: Object.values(BUILDS),
  isWon: Object.values(WINS),
};

/** How a message names the values of a field. */
function rangeOf(field: RuleField): string {
  if (field === 'draw') return `1 to ${MOST_DRAWN}`;
  if (field === 'redeals') return `0 to ${MOST_REDEALS}, or unlimited`;
  if (field === 'foundations') return "any suit, or the suits' letters from the left, such as cdhs";
  return VALUES[field].map(valueText).join(' or ');
}

/** Undefined unless the letter of each suit occurs exactly once. */
function suitsOf(letters: string): FoundationSuits | undefined {
  const suits = Array.from(letters, (letter) => SUITS.indexOf(letter));
  return new Set(suits).size === SUITS.length && !suits.includes(-1)
    ? (Object.freeze(suits) as unknown as FoundationSuits)
    : undefined;
}

/**
 * The title of a house, with its changes. Returns the house's name if there are no words for a change.
 * @throws TextError
 */
export function houseTitle(
  name: string,
  {
    houses,
    changed,
  }: {
    readonly houses: Readonly<Record<string, string>>;
    readonly changed: (title: string, draw: number | undefined, redeals: number | undefined) => string;
  },
): string {
  const { house, draw, redeals, ...others } = changesIn(name);
  if (Object.keys(others).length > 0) return name;
  return changed(houses[house.name] ?? house.name, draw, redeals);
}

const DRAWN = '[1-9]|1\\d|2[0-4]';
const REDEALS = '\\d{1,9}|unlimited';

export const NUMBERS = { draw: new RegExp(`^(${DRAWN})$`), redeals: new RegExp(`^(${REDEALS})$`) };

/** The short form for changes to the main house. */
const SHORT = /* @__PURE__ */ new RegExp(`^draw-(${DRAWN})(?:-redeals-(${REDEALS}))?$`);

export const numberOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : text === 'unlimited' ? Infinity : Number(text);
