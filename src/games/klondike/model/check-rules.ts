/** Checks house rules and positions that a caller passes in. Functions in inner loops check them only after an error. */
import { unknownField, valueText } from '../../../core/given.js';
import { checkPiles } from './layout.js';
import type { Rules } from './rules.js';
import { CHOICES, MOST_DRAWN, MOST_REDEALS } from './rules.js';

/** How a message names the values of a field, and whether a value is one of them. */
type RuleCheck = readonly [expected: string, holds: (value: unknown) => boolean];

const isWhole = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

const isFunction: RuleCheck = ['a function', (value) => typeof value === 'function'];

const oneOf = (choices: readonly unknown[]): RuleCheck => [
  choices.map(valueText).join(' or '),
  (value) => choices.includes(value),
];

const isSuits = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 4 && [0, 1, 2, 3].every((suit) => value.includes(suit));

const areSentences = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string');

const FIELDS: Readonly<Record<keyof Rules, RuleCheck>> = {
  name: ['a string that is not empty', (value) => typeof value === 'string' && value !== ''],
  draw: [`a whole number from 1 to ${MOST_DRAWN}`, (value) => isWhole(value, 1, MOST_DRAWN)],
  redeals: [
    `a whole number from 0 to ${MOST_REDEALS} or Infinity`,
    (value) => value === Infinity || isWhole(value, 0, MOST_REDEALS),
  ],
  recycleDraws: oneOf(CHOICES.recycleDraws),
  dealt: oneOf(CHOICES.dealt),
  numbers: oneOf(CHOICES.numbers),
  inPlay: oneOf(CHOICES.inPlay),
  foundations: [
    '"any suit" or an array of the suits 0 to 3, each once',
    (value) => value === 'any suit' || isSuits(value),
  ],
  worryBack: oneOf(CHOICES.worryBack),
  build: isFunction,
  isWon: isFunction,
  refusals: ['an object of sentences or undefined', (value) => value === undefined || areSentences(value)],
};

/** Frozen rules that have passed the check. */
const FIXED = new WeakSet<Rules>();

/** @throws RangeError naming the first field that is missing, out of its range or unknown */
export function checkRules(rules: unknown): asserts rules is Rules {
  if (typeof rules !== 'object' || rules === null) {
    throw new RangeError(`rules must be an object such as ULG, not ${valueText(rules)}`);
  }
  if (FIXED.has(rules as Rules)) return;
  for (const [field, [expected, holds]] of Object.entries(FIELDS)) {
    const value = (rules as Partial<Record<string, unknown>>)[field];
    if (holds(value)) continue;
    const text = Array.isArray(value) ? `[${value.map(valueText).join(', ')}]` : valueText(value);
    throw new RangeError(`rules: ${field} must be ${expected}, not ${text}`);
  }
  const unknown = unknownField(rules, FIELDS);
  if (unknown !== undefined) throw new RangeError(`rules: ${unknown}`);
  if (Object.isFrozen(rules) && Object.isFrozen((rules as Rules).foundations)) FIXED.add(rules as Rules);
}

/** @throws RangeError unless these are rules; TypeError unless it is a layout */
export function checkPosition(rules: unknown, layout: unknown): void {
  checkRules(rules);
  checkPiles(layout);
}

/** Returns the error if the rules and the layout are right. @throws as `checkPosition` if they are not */
export function positionFault(error: unknown, rules: unknown, layout: unknown): unknown {
  checkPosition(rules, layout);
  return error;
}

/** The rules themselves if they are frozen; otherwise a frozen copy. @throws as `checkRules` */
export function fixedRules(rules: Rules): Rules {
  checkRules(rules);
  if (FIXED.has(rules)) return rules;
  const own: Record<string, unknown> = { ...rules };
  // The spread above leaves out inherited fields.
  for (const field of Object.keys(FIELDS)) if (field in rules) own[field] = rules[field as keyof Rules];
  own['foundations'] = Object.freeze(rules.foundations.slice());
  return Object.freeze(own) as unknown as Rules;
}
