/** Raw HTTP: sends requests that no client would, and returns the bytes of the answer. */
import { connect } from 'node:net';

/** Everything that the server sends until it closes the connection. */
export const exchange = (port: number, sent: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.setEncoding('latin1').on('data', (text: string) => (received += text));
    socket.on('error', reject).on('close', () => resolve(received));
    socket.write(sent);
  });

/** A request that asks for a single answer, after which the connection closes. */
export const request = (line: string, ...headers: readonly string[]): string =>
  [`${line} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: close', ...headers, '', ''].join('\r\n');

/** The header lines of the answer in alphabetical order, without the time, followed by its body. */
export function readAnswer(text: string): { status: string; headers: string[]; body: string } {
  const end = text.indexOf('\r\n\r\n');
  const [status = '', ...headers] = text.slice(0, end).split('\r\n');
  const lasting = headers.filter((line) => !/^(Date|Connection|Keep-Alive):/.test(line));
  return { status, headers: lasting.sort(), body: text.slice(end + 4) };
}
