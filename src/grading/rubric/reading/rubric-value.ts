/** A value in a rubric's file, and the faults found in it. */
import type { JsonNode } from '../../../core/text/json-tree.js';
import { didYouMean, meantBy } from '../../../core/text/nearest.js';
import type { Place } from '../../../core/text/text-error.js';
import { placeAt } from '../../../core/text/text-error.js';
import { checkGiven } from '../../../core/given.js';

/** All faults in a rubric's file. Its message has one line for each fault. */
export class RubricError extends Error {
  override readonly name = 'RubricError';

  /**
   * @param where the name of the file
   * @param faults in the order of the file; at least one
   */
  constructor(
    readonly where: string,
    readonly faults: readonly RubricFault[],
  ) {
    checkGiven('where', where, 'a string');
    checkGiven('faults', faults, 'an array');
    for (const [index, fault] of faults.entries()) checkGiven(`faults[${index}]`, fault, 'an object');
    super(faults.map((fault) => sentence(where, fault)).join('\n'));
  }
}

const sentence = (where: string, { line, column, path, value, expected }: RubricFault): string =>
  `${where}:${line}:${column}: ${path === '' ? '' : `${path} is `}${value}; expected ${expected}`;

/** One fault in a rubric's file. */
export interface RubricFault extends Place {
  /** `criteria[2].points`; empty for the whole file. */
  readonly path: string;
  /** The value in the file. */
  readonly value: string;
  readonly expected: string;
  /** Is the form wrong, so that the published schema reports it too? If not, only the meaning is wrong. */
  readonly isOfForm: boolean;
}

/** The faults found in a file so far. */
export class RubricFaults {
  readonly faults: RubricFault[] = [];

  constructor(private readonly text: string) {}

  add(fault: Omit<RubricFault, 'line' | 'column'>, offset: number): void {
    this.faults.push({ ...placeAt(this.text, offset), ...fault });
  }
}

const LONGEST_VALUE = 60;

export class RubricValue {
  constructor(
    readonly node: JsonNode,
    readonly path: string,
    private readonly found: RubricFaults,
  ) {}

  /** Reports that the value has the wrong form. */
  wrongForm(expected: string): void {
    this.found.add(
      { path: this.path, value: nodeText(this.node), expected, isOfForm: true },
      this.node.offset,
    );
  }

  /** Reports that the form is right but the meaning is wrong. */
  wrongMeaning(expected: string): void {
    this.found.add(
      { path: this.path, value: nodeText(this.node), expected, isOfForm: false },
      this.node.offset,
    );
  }

  /** The members by name. Reports unknown and repeated names. Undefined if it is not an object. */
  members(known: readonly string[]): ReadonlyMap<string, RubricValue> | undefined {
    if (this.node.kind !== 'object') {
      this.wrongForm('an object');
      return undefined;
    }
    const spots = new Map<string, RubricValue>();
    for (const { key, keyOffset, value } of this.node.members) {
      const path = this.path === '' ? key : `${this.path}.${key}`;
      if (!known.includes(key)) {
        const expected = `one of ${known.join(', ')}${didYouMean(key, known)}`;
        this.found.add({ path, value: 'an unknown name', expected, isOfForm: true }, keyOffset);
      } else if (spots.has(key)) {
        const fault = { path, value: 'a repeated name', expected: 'each name once', isOfForm: false };
        this.found.add(fault, keyOffset);
      } else spots.set(key, new RubricValue(value, path, this.found));
    }
    return spots;
  }

  items(what: string): readonly RubricValue[] | undefined {
    if (this.node.kind !== 'list') {
      this.wrongForm(what);
      return undefined;
    }
    return this.node.items.map((item, index) => new RubricValue(item, `${this.path}[${index}]`, this.found));
  }

  /** A string that matches the pattern. */
  text(expected: string, pattern = /^/): string | undefined {
    const { value } = this;
    if (typeof value === 'string' && pattern.test(value)) return value;
    this.wrongForm(expected);
    return undefined;
  }

  /** A finite number that is allowed. */
  number(expected: string, isAllowed: (value: number) => boolean): number | undefined {
    const { value } = this;
    if (typeof value === 'number' && Number.isFinite(value) && isAllowed(value)) return value;
    this.wrongForm(expected);
    return undefined;
  }

  /** One of these names. For any other text, the fault suggests the nearest one. */
  name<Name extends string>(what: string, names: readonly Name[]): Name | undefined {
    const { value } = this;
    const name = names.find((one) => one === value);
    if (name !== undefined) return name;
    const list = names.length > MOST_NAMES ? '' : `: ${names.join(', ')}`;
    this.wrongForm(`${what}${list}${typeof value === 'string' ? didYouMean(value, names) : ''}`);
    return undefined;
  }

  /** The name that was probably intended. */
  nearestName(names: readonly string[]): string | undefined {
    return typeof this.value === 'string' ? meantBy(this.value, names) : undefined;
  }

  private get value(): unknown {
    return this.node.kind === 'leaf' ? this.node.value : undefined;
  }
}

/** A message lists at most this many names. */
const MOST_NAMES = 12;

function nodeText(node: JsonNode): string {
  if (node.kind === 'list') return node.items.length === 0 ? 'an empty list' : 'a list';
  if (node.kind === 'object') return 'an object';
  const text = typeof node.value === 'number' ? String(node.value) : JSON.stringify(node.value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}...` : text;
}
