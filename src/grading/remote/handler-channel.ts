/** The ways to reach a handler elsewhere: a socket, or the pipes of a process. */
import { checkGiven, checkMethods } from '../../core/given.js';
import { Lines } from '../../core/text/lines.js';

/** Carries lines between a view and its handler. */
export interface HandlerChannel {
  /** Sends a line. Does nothing after the end. */
  send(line: string): void;
  /** Calls the first listener with each line, and the other one at the end. */
  listen(onLine: (line: string) => void, onEnd: () => void): void;
  close(): void;
}

/** The part of a `WebSocket` that a channel needs. */
export interface LineSocket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** The part of Node's `ChildProcess` that a channel needs. */
export interface LineProcess {
  readonly stdin: {
    write(text: string): unknown;
    end(): unknown;
    on(event: 'error', listener: () => void): unknown;
  };
  readonly stdout: {
    setEncoding(encoding: 'utf8'): unknown;
    on(event: 'data', listener: (text: string) => void): unknown;
  };
  on(event: 'error' | 'close', listener: () => void): unknown;
}

/** `WebSocket.OPEN` and the states before it. */
const [CONNECTING, OPEN] = [0, 1];

/** A channel over a WebSocket, open or not yet open. @throws TypeError unless it is a socket */
export function socketChannel(socket: LineSocket): HandlerChannel {
  checkMethods('socket', socket, ['send', 'close', 'addEventListener']);
  return {
    send: (line) => {
      if (socket.readyState === OPEN) socket.send(line);
      else if (socket.readyState === CONNECTING) socket.addEventListener('open', () => socket.send(line));
    },
    listen: (onLine, onEnd) => {
      socket.addEventListener('message', ({ data }) => onLine(String(data)));
      socket.addEventListener('close', onEnd);
    },
    close: () => socket.close(),
  };
}

/**
 * A channel over the standard input and output of a process: `spawn('npx', ['klondike', 'handler'])`.
 * @throws TypeError unless it is a process with pipes
 */
export function processChannel(child: LineProcess): HandlerChannel {
  checkGiven('child.stdin', child.stdin, 'an object');
  checkGiven('child.stdout', child.stdout, 'an object');
  let hasEnded = false;
  // A write to a process that has just ended fails. Its end is reported anyway.
  child.stdin.on('error', () => undefined);
  return {
    send: (line) => {
      if (!hasEnded) child.stdin.write(`${line}\n`);
    },
    listen: (onLine, onEnd) => {
      const lines = new Lines((line = '') => onLine(line));
      child.stdout.setEncoding('utf8');
      child.stdout.on('data', (text) => lines.take(text));
      const end = (): void => {
        if (hasEnded) return;
        hasEnded = true;
        onEnd();
      };
      child.on('error', end);
      child.on('close', end);
    },
    close: () => {
      child.stdin.end();
    },
  };
}
