/** Checks house rules and positions where a caller passes them. Functions in inner loops check them only after they failed. */
import { unknownField, valueText } from '../../../core/given.js';
import { checkPiles } from './layout.js';
import type { Rules } from './rules.js';
import { MOST_DRAWN, MOST_REDEALS } from './rules.js';

const DRAWN = `a whole number from 1 to ${MOST_DRAWN}`;
const REDEALS = `a whole number from 0 to ${MOST_REDEALS}`;

/** What each field may be: values as messages show them, or kinds of values. */
const RANGES: Readonly<Record<keyof Rules, readonly string[]>> = {
  name: ['a string that is not empty'],
  draw: [DRAWN],
  redeals: [REDEALS, 'Infinity'],
  recycleDraws: ['true', 'false'],
  dealt: ['"by column"', '"by row"'],
  numbers: ['"java"', '"dotnet"'],
  inPlay: ['"waste"', '"stock"'],
  foundations: ['"any suit"', 'an array of the suits 0 to 3, each once'],
  worryBack: ['true', 'false'],
  build: ['a function'],
  isWon: ['a function'],
  refusals: ['an object of sentences', 'undefined'],
};

const KINDS: Readonly<Partial<Record<string, (value: unknown) => boolean>>> = {
  'a string that is not empty': (value) => typeof value === 'string' && value !== '',
  'an object of sentences': (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((one) => typeof one === 'string'),
  [DRAWN]: (value) => isWhole(value, 1, MOST_DRAWN),
  [REDEALS]: (value) => isWhole(value, 0, MOST_REDEALS),
  'an array of the suits 0 to 3, each once': (value) =>
    Array.isArray(value) && value.length === 4 && [0, 1, 2, 3].every((suit) => value.includes(suit)),
};

const isWhole = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

/** Rules that were found right and can no longer change. */
const FIXED = new WeakSet<Rules>();

/** @throws RangeError naming the first field that is missing, out of its range or unknown */
export function checkRules(rules: unknown): asserts rules is Rules {
  if (typeof rules !== 'object' || rules === null) {
    throw new RangeError(`rules are an object such as ULG, not ${valueText(rules)}`);
  }
  if (FIXED.has(rules as Rules)) return;
  for (const [field, range] of Object.entries(RANGES)) {
    const value = (rules as Partial<Record<string, unknown>>)[field];
    const text = Array.isArray(value) ? `[${value.map(valueText).join(', ')}]` : valueText(value);
    if (!range.some((one) => KINDS[one]?.(value) ?? one === text)) {
      throw new RangeError(`rules: ${field} is ${range.join(' or ')}, not ${text}`);
    }
  }
  const unknown = unknownField(rules, RANGES);
  if (unknown !== undefined) throw new RangeError(`rules: ${unknown}`);
  if (Object.isFrozen(rules) && Object.isFrozen((rules as Rules).foundations)) FIXED.add(rules as Rules);
}

/** @throws RangeError unless these are rules; TypeError unless it is a layout */
export function checkPosition(rules: unknown, layout: unknown): void {
  checkRules(rules);
  checkPiles(layout);
}

/** The error, unless rules or layout are wrong. @throws as `checkPosition` */
export function positionFault(error: unknown, rules: unknown, layout: unknown): unknown {
  checkPosition(rules, layout);
  return error;
}

/** Rules that can no longer change: these if they are frozen, or else a copy. @throws as `checkRules` */
export function fixedRules(rules: Rules): Rules {
  checkRules(rules);
  if (FIXED.has(rules)) return rules;
  const own: Record<string, unknown> = { ...rules };
  // By name: fields that an object inherits are not copied otherwise.
  for (const field of Object.keys(RANGES)) if (field in rules) own[field] = rules[field as keyof Rules];
  own['foundations'] = Object.freeze(rules.foundations.slice());
  return Object.freeze(own) as unknown as Rules;
}
