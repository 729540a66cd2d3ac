/** A value in a rubric's file, and what is wrong with it. */
import type { JsonNode } from '../../../core/text/json-tree.js';
import { didYouMean, meantBy } from '../../../core/text/nearest.js';
import type { Place } from '../../../core/text/text-error.js';
import { placeAt } from '../../../core/text/text-error.js';
import { checkGiven } from '../../../core/given.js';

/** Everything that is wrong with a rubric's file. Its message has a line for each fault. */
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

/** Something in a rubric's file that is not as it must be. */
export interface RubricFault extends Place {
  /** `criteria[2].points`; empty for the file as a whole. */
  readonly path: string;
  /** What stands there, as the file has it. */
  readonly value: string;
  readonly expected: string;
  /** Is the form wrong, which the published schema tells as well, or only what is meant by it? */
  readonly isOfForm: boolean;
}

/** The values of a file, and all faults found in it so far. */
export class RubricFaults {
  readonly faults: RubricFault[] = [];

  constructor(private readonly text: string) {}

  add(fault: Omit<RubricFault, 'line' | 'column'>, offset: number): void {
    this.faults.push({ ...placeAt(this.text, offset), ...fault });
  }
}

const LONGEST_VALUE = 60;

export class Spot {
  constructor(
    readonly node: JsonNode,
    readonly path: string,
    private readonly found: RubricFaults,
  ) {}

  /** The form is wrong. */
  wrong(expected: string): void {
    this.found.add({ path: this.path, value: shown(this.node), expected, isOfForm: true }, this.node.offset);
  }

  /** The form is right, but not what is meant. */
  meaningless(expected: string): void {
    this.found.add({ path: this.path, value: shown(this.node), expected, isOfForm: false }, this.node.offset);
  }

  /** The members, of which each must be known and come once. Undefined if it is no object. */
  members(known: readonly string[]): ReadonlyMap<string, Spot> | undefined {
    if (this.node.kind !== 'object') {
      this.wrong('an object');
      return undefined;
    }
    const spots = new Map<string, Spot>();
    for (const { key, keyOffset, value } of this.node.members) {
      const path = this.path === '' ? key : `${this.path}.${key}`;
      if (!known.includes(key)) {
        const expected = `one of ${known.join(', ')}${didYouMean(key, known)}`;
        this.found.add({ path, value: 'a name that nobody knows', expected, isOfForm: true }, keyOffset);
      } else if (spots.has(key)) {
        const fault = { path, value: 'there twice', expected: 'each name once', isOfForm: false };
        this.found.add(fault, keyOffset);
      } else spots.set(key, new Spot(value, path, this.found));
    }
    return spots;
  }

  items(what: string): readonly Spot[] | undefined {
    if (this.node.kind !== 'list') {
      this.wrong(what);
      return undefined;
    }
    return this.node.items.map((item, index) => new Spot(item, `${this.path}[${index}]`, this.found));
  }

  /** A string that the pattern fits. */
  text(expected: string, pattern = /^/): string | undefined {
    const { value } = this;
    if (typeof value === 'string' && pattern.test(value)) return value;
    this.wrong(expected);
    return undefined;
  }

  /** A finite number that is allowed. */
  number(expected: string, isAllowed: (value: number) => boolean): number | undefined {
    const { value } = this;
    if (typeof value === 'number' && Number.isFinite(value) && isAllowed(value)) return value;
    this.wrong(expected);
    return undefined;
  }

  /** One of these names; the nearest one is told if it is none of them. */
  name<Name extends string>(what: string, names: readonly Name[]): Name | undefined {
    const { value } = this;
    const name = names.find((one) => one === value);
    if (name !== undefined) return name;
    const list = names.length > MOST_NAMES ? '' : `: ${names.join(', ')}`;
    this.wrong(`${what}${list}${typeof value === 'string' ? didYouMean(value, names) : ''}`);
    return undefined;
  }

  /** The one of these names that was probably meant. */
  meant(names: readonly string[]): string | undefined {
    return typeof this.value === 'string' ? meantBy(this.value, names) : undefined;
  }

  private get value(): unknown {
    return this.node.kind === 'leaf' ? this.node.value : undefined;
  }
}

/** More names than that are not listed in a message. */
const MOST_NAMES = 12;

function shown(node: JsonNode): string {
  if (node.kind === 'list') return node.items.length === 0 ? 'an empty list' : 'a list';
  if (node.kind === 'object') return 'an object';
  const text = typeof node.value === 'number' ? String(node.value) : JSON.stringify(node.value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}...` : text;
}
