/** Reads the lines of a view's program. Each error names the line, the column, the value there and the expected form. */
import type { JsonNode } from '../../core/text/json-tree.js';
import { parseJson } from '../../core/text/json-tree.js';
import { didYouMean } from '../../core/text/nearest.js';
import { TextError } from '../../core/text/text-error.js';
import { CODES } from '../../grading/remote/messages.js';

type RequestId = string | number;

/** A mistake in a line. It changes nothing in the game. */
export class RequestFault extends Error {
  /** @param id the id of the request; null if it has none */
  constructor(
    readonly code: number,
    message: string,
    readonly id: RequestId | null,
  ) {
    super(message);
  }
}

/** A value in a line, with its place for errors. */
export class RequestValue {
  constructor(
    private readonly node: JsonNode,
    private readonly line: number,
    private readonly id: RequestId | null,
  ) {}

  get value(): unknown {
    return valueOf(this.node);
  }

  get items(): readonly RequestValue[] {
    return this.node.kind === 'list' ? this.node.items.map((item) => this.part(item)) : [];
  }

  /** Undefined if the member is absent or null. If a key occurs twice, the last one counts. */
  member(key: string): RequestValue | undefined {
    const members = this.node.kind === 'object' ? this.node.members : [];
    const node = members.findLast((member) => member.key === key)?.value;
    return node === undefined || valueOf(node) === null ? undefined : this.part(node);
  }

  /**
   * Reads a text.
   * @param expected the form of the text
   * @throws RequestFault with a TextError that `read` throws
   */
  reading<Value>(expected: string, read: (text: string) => Value): Value {
    const { value } = this;
    if (typeof value !== 'string') throw this.fault({ expected });
    try {
      return read(value);
    } catch (error) {
      if (error instanceof TextError) throw this.fault(error);
      throw error;
    }
  }

  /** @param expected the form of the name, with all names @throws RequestFault unless it is one of these names */
  oneOf<Name extends string>(names: readonly Name[], expected: string): Name {
    const { value } = this;
    const name = names.find((known) => known === value);
    if (name === undefined) throw this.fault({ expected });
    return name;
  }

  /** @param mistake its word is this value by default */
  fault(
    mistake: { readonly word?: string; readonly expected: string },
    code: number = CODES.badParams,
  ): RequestFault {
    const { word = wordFor(this.value), expected } = mistake;
    const place = { line: this.line, column: this.node.offset + 1 };
    return new RequestFault(code, new TextError(place, word, expected).message, this.id);
  }

  private part(node: JsonNode): RequestValue {
    return new RequestValue(node, this.line, this.id);
  }
}

export interface ViewRequest<Method extends string> {
  readonly id: RequestId;
  readonly method: Method;
  readonly params: RequestValue;
}

/**
 * @param line the number of the line, from 1
 * @param methods the known methods
 * @throws RequestFault unless the text is a request for one of these methods
 */
export function readRequest<Method extends string>(
  text: string,
  line: number,
  methods: readonly Method[],
): ViewRequest<Method> {
  const tree = treeIn(text, line);
  const given = new RequestValue(tree, line, null).member('id')?.value;
  const id = typeof given === 'string' || typeof given === 'number' ? given : null;
  const request = new RequestValue(tree, line, id);
  const member = (key: string, expected: string, fits: (value: unknown) => boolean): RequestValue => {
    const part = request.member(key);
    if (part === undefined || !fits(part.value)) throw (part ?? request).fault({ expected }, CODES.noRequest);
    return part;
  };
  member('jsonrpc', 'an object with "jsonrpc":"2.0"', (value) => value === '2.0');
  if (id === null) member('id', 'a request with an "id", which is a number or a text', () => false);
  const named = member('method', 'a request with a "method", which is a text', isText);
  const method = methods.find((known) => known === named.value);
  if (method === undefined) {
    const expected = `one of ${methods.join(', ')}${didYouMean(String(named.value), methods)}`;
    throw named.fault({ expected }, CODES.noMethod);
  }
  const params = request.member('params') ?? new RequestValue(NO_PARAMS, line, id);
  return { id: id ?? 0, method, params };
}

const NO_PARAMS: JsonNode = { kind: 'list', offset: 0, items: [] };

const isText = (value: unknown): boolean => typeof value === 'string';

/** @throws RequestFault */
function treeIn(text: string, line: number): JsonNode {
  try {
    return parseJson(text);
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    throw new RequestFault(CODES.notJson, error.within({ line, column: 1 }).message, null);
  }
}

function valueOf(node: JsonNode): unknown {
  if (node.kind === 'leaf') return node.value;
  if (node.kind === 'list') return node.items.map(valueOf);
  return Object.fromEntries(node.members.map(({ key, value }) => [key, valueOf(value)]));
}

const wordFor = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
