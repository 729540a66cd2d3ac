/**
 * Lets pages and programs play our handler over WebSockets at `/handler`. Each message is one line of the protocol, and
 * each connection has its own game.
 */
import type { IncomingMessage } from 'node:http';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { languageOf } from '../../core/strings/language.js';
import { ULG } from '../../games/klondike/model/rules.js';
import { isAddressedTo, isFromOwnPage } from '../serve/own-requests.js';
import type { UpgradeHandler } from '../serve/site-server.js';
import { refuseSocket } from '../serve/site-server.js';
import { LONGEST_LINE, ViewRequests } from './view-requests.js';

const PATH = '/handler';

/** The most connections at once. */
const MOST = 64;

/** The status of a WebSocket that gets something else than text. */
const NOT_TEXT = 1003;

export class HandlerSockets {
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: LONGEST_LINE });

  /**
   * @param host the value of `--host`
   * @param origin the other origin whose pages may connect, such as `https://example.org`; undefined for none
   */
  constructor(
    private readonly host: string,
    private readonly origin: string | undefined,
  ) {
    this.server.on('connection', (socket, request) => serve(socket, request));
  }

  readonly upgrade: UpgradeHandler = (request, socket, head) => {
    const status = this.statusFor(request);
    if (status !== 101) return refuseSocket(socket, status);
    this.server.handleUpgrade(request, socket, head, (opened) => {
      this.server.emit('connection', opened, request);
    });
  };

  end(): void {
    for (const socket of this.server.clients) socket.terminate();
    this.server.close();
  }

  private statusFor(request: IncomingMessage): number {
    if (!this.isAllowed(request)) return 403;
    if (request.url?.replace(/\?.*/s, '') !== PATH) return 404;
    return this.server.clients.size < MOST ? 101 : 503;
  }

  /** Browsers always name the origin of a page. A request without one comes from a program, which could name any origin. */
  private isAllowed(request: IncomingMessage): boolean {
    const { origin } = request.headers;
    return (
      isAddressedTo(request, this.host) &&
      (origin === undefined || origin === this.origin || isFromOwnPage(request))
    );
  }
}

function serve(socket: WebSocket, { headers }: IncomingMessage): void {
  const language = languageOf(
    (headers['accept-language'] ?? '').split(',').map((tag) => tag.replace(/;.*/, '').trim()),
  );
  const requests = new ViewRequests({ rules: ULG, language }, (lines) => {
    for (const line of lines) socket.send(line);
  });
  socket.on('message', (data, isBinary) => {
    if (isBinary) socket.close(NOT_TEXT, 'send text');
    else requests.hear((data as Buffer).toString());
  });
  // The library closes the connection after an error, such as a message that is too long.
  socket.on('error', () => undefined);
  socket.on('close', () => requests.end());
}
