/** The lines of the protocol: JSON-RPC 2.0, with one compact object per line. */

export type ProtocolMessage =
  | { readonly kind: 'call'; readonly method: string; readonly args: readonly unknown[] }
  | { readonly kind: 'result'; readonly id: unknown; readonly result: unknown }
  | { readonly kind: 'error'; readonly id: unknown; readonly error: RemoteError };

interface RemoteError {
  readonly code: number;
  readonly message: string;
  /** The name of the exception, in the handler's language. */
  readonly name: string;
}

/**
 * The error codes of JSON-RPC that shims answer with. `thrown` is for exceptions from a handler, `impossible` for
 * requests that the shim can't carry out with this submission. `spent` answers another `initialize` that needs a new
 * process.
 */
export const CODES = {
  notJson: -32700,
  noRequest: -32600,
  noMethod: -32601,
  badParams: -32602,
  thrown: -32000,
  impossible: -32001,
  spent: -32002,
} as const;

export const requestLine = (id: number, method: string, args: unknown): string =>
  `{"jsonrpc":"2.0","id":${id},"method":"${method}","params":${JSON.stringify(args)}}`;

export const answerLine = (id: unknown, key: 'result' | 'error', value: unknown): string =>
  `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"${key}":${JSON.stringify(value)}}`;

/** A call to the view, which gets no answer. */
export const callLine = (method: string, params: readonly unknown[]): string =>
  `{"jsonrpc":"2.0","method":"${method}","params":${JSON.stringify(params)}}`;

/** Undefined if the line is not a message. */
export function readMessage(line: string): ProtocolMessage | undefined {
  const { jsonrpc, method, params = [], ...rest } = fieldsOf(parsed(line));
  if (jsonrpc !== '2.0') return undefined;
  if (typeof method === 'string') return callOf(method, params, rest);
  if (!Object.hasOwn(rest, 'id') || Object.hasOwn(rest, 'result') === Object.hasOwn(rest, 'error'))
    return undefined;
  const { id, result, error } = rest;
  if (Object.hasOwn(rest, 'result')) return { kind: 'result', id, result };
  const read = readError(error);
  return read && { kind: 'error', id, error: read };
}

/** Empty if the value is not an object. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  Object(value) as Readonly<Record<string, unknown>>;

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** A call has no id, because a child gets no answers. */
const callOf = (method: string, args: unknown, rest: object): ProtocolMessage | undefined =>
  Array.isArray(args) && Object.keys(rest).length === 0 ? { kind: 'call', method, args } : undefined;

function readError(error: unknown): RemoteError | undefined {
  const { code, message, data } = fieldsOf(error);
  if (typeof code !== 'number' || typeof message !== 'string') return undefined;
  const { name } = fieldsOf(data);
  return { code, message, name: typeof name === 'string' ? name : 'Error' };
}
