/** A server for the page's files, and nothing else but what is live. */
import type { IncomingMessage, Server } from 'node:http';
import { ServerResponse, createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { HEADERS, answer, refusal } from './answer.js';
import type { Site } from './site.js';

/** Answers requests in place of the files. False if it leaves a request to them. */
export type Take = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Makes the server. It is not listening yet. */
export function siteServer(site: Site, take: Take = () => false): Server {
  const reply = (request: IncomingMessage, response: ServerResponse): void => {
    if (take(request, response)) return;
    const { status, headers, body } = answer(site, request);
    response.writeHead(status, headers).end(body);
  };
  const server = createServer({ ServerResponse: GuardedResponse }, reply);
  server.on('checkExpectation', reply);
  server.on('clientError', (_error, socket) => refuseNonsense(socket));
  return server;
}

/** Sets the headers even for answers of node:http itself, such as the one to a request without a host. */
class GuardedResponse extends ServerResponse {
  constructor(request: IncomingMessage) {
    super(request);
    for (const [name, value] of Object.entries(HEADERS)) this.setHeader(name, value);
  }
}

/** Answers a message that could not be read as a request. */
function refuseNonsense(socket: Duplex): void {
  if (!socket.writable) return void socket.destroy();
  const { headers, body } = refusal(400);
  const lines = Object.entries({ ...HEADERS, ...headers, Connection: 'close' });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 400 Bad Request\r\n${head}\r\n${String(body)}`, () => socket.destroy());
}
