/**
 * Lets pages play a submission. `POST /handler/start` starts a process and answers with a line that names the game.
 * This answer stays open as long as the page; after that, the process ends. `POST /handler/play` plays an event and
 * answers with the calls to the view.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { languageOf } from '../../core/strings/language.js';
import { TextError } from '../../core/text/text-error.js';
import type { KlondikeCall } from '../../games/klondike/contract/handler.js';
import { callHandler, handlerProtocol } from '../../games/klondike/contract/handler.js';
import { readDeal } from '../../games/klondike/model/deals.js';
import type { ViewCall } from '../../games/klondike/views/view-call.js';
import { viewFromCalls } from '../../games/klondike/views/view-call.js';
import type { Candidate } from '../../grading/candidate/candidate.js';
import { CandidateFault } from '../../grading/candidate/candidate.js';
import type { OptionValues } from '../arguments.js';
import type { SERVE_OPTIONS } from '../options.js';
import { LINE_STRINGS } from '../play/strings/line-strings.js';
import type { LineStrings } from '../play/strings/english.js';
import { serveCommand } from '../serve/command.js';
import { isOwn } from '../serve/own-requests.js';
import { refusal } from '../serve/site-server.js';
import type { Site } from '../serve/site.js';
import { readSite } from '../serve/site.js';
import type { Shell } from '../shell.js';
import { RemoteGame } from './remote-game.js';
import { withoutControls, startSubmission, withCandidate } from './submission.js';

/** The maximum number of games at once. Each game has its own process. */
const MOST_GAMES = 8;

/** The maximum length of a page's request, in characters. */
const LONGEST = 10_000;

interface LiveGame {
  readonly game: RemoteGame;
  /** The calls to the view since the last answer. */
  readonly calls: ViewCall[];
  /** A message about the last event; undefined without one. */
  why: string | undefined;
}

type RequestBody = Readonly<Record<string, unknown>>;

class LiveGames {
  private readonly games = new Map<string, LiveGame>();

  /** @param host the value of `--host` */
  constructor(
    private readonly candidate: Candidate,
    private readonly host: string,
  ) {}

  /**
   * Answers requests for a handler, and refuses requests that are not from the server's page. Returns false if the
   * request is for a file.
   */
  readonly answerRequest = (request: IncomingMessage, response: ServerResponse): boolean => {
    const path = /^\/handler\/(start|play)$/.exec(request.url ?? '')?.[1];
    if (!isOwn(request, this.host)) refuse(response, 403);
    else if (path === undefined) return false;
    else if (request.method !== 'POST') refuse(response, 405);
    else void this.answer(path, request, response);
    return true;
  };

  end(): void {
    for (const { game } of this.games.values()) game.end();
    this.games.clear();
  }

  private async answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    if (body === undefined) refuse(response, 400);
    else if (path === 'start') this.start(body, response);
    else this.play(body, response);
  }

  private start({ language }: RequestBody, response: ServerResponse): void {
    const { handler: strings } = LINE_STRINGS[languageOf([String(language)])];
    response.writeHead(200, { 'Content-Type': 'application/x-ndjson' });
    if (this.games.size >= MOST_GAMES) return void response.end(line({ why: strings.tooMany }));
    try {
      const playing = newLiveGame(this.candidate, strings);
      const id = randomUUID();
      this.games.set(id, playing);
      response.on('close', () => {
        this.games.delete(id);
        playing.game.end();
      });
      response.write(line({ id, name: playing.game.handler.getName(), takesDeals: playing.game.takesDeals }));
    } catch (error) {
      if (!(error instanceof CandidateFault)) throw error;
      response.end(line({ why: withoutControls(error.message) }));
    }
  }

  private play({ id, event, args }: RequestBody, response: ServerResponse): void {
    const playing = this.games.get(String(id));
    if (playing === undefined) return refuse(response, 404);
    const { game, calls } = playing;
    playing.why = undefined;
    const given: readonly unknown[] = Array.isArray(args) ? args : [];
    if (event === 'nextDeal') giveDeal(playing, String(given[0]));
    else if (!handlerProtocol.names.some((name) => name === event)) return refuse(response, 400);
    else callHandler(game.handler, { event, args: given } as unknown as KlondikeCall);
    const answer = line({ calls: calls.splice(0), why: playing.why, deal: game.deal });
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(answer);
  }
}

/** @throws CandidateFault if the submission can't start */
function newLiveGame(candidate: Candidate, strings: LineStrings['handler']): LiveGame {
  const calls: ViewCall[] = [];
  const game = new RemoteGame(candidate, strings);
  const playing: LiveGame = { game, calls, why: undefined };
  game.onFault = (why) => (playing.why = why);
  game.attach(viewFromCalls((call) => calls.push(call)));
  return playing;
}

/** Answers with an error if the name is wrong. */
function giveDeal(playing: LiveGame, name: string): void {
  try {
    playing.game.handler.nextDeal?.(readDeal(name));
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    playing.why = error.message;
  }
}

const line = (value: object): string => `${JSON.stringify(value)}\n`;

function refuse(response: ServerResponse, status: number): void {
  const { headers, body } = refusal(status);
  response.writeHead(status, { ...headers, Connection: 'close' }).end(body);
}

/** The JSON object of a request; undefined if the request contains something else or is too long. */
async function bodyOf(request: IncomingMessage): Promise<RequestBody | undefined> {
  let text = '';
  try {
    for await (const piece of request.setEncoding('utf8')) {
      text += String(piece);
      if (text.length > LONGEST) return undefined;
    }
    return Object(JSON.parse(text)) as RequestBody;
  } catch {
    return undefined; // The request is not from the page, or the page has gone.
  }
}

/** Like `klondike serve`, with exit status 2 also if the submission can't start. */
export const serveSubmission = (options: OptionValues<typeof SERVE_OPTIONS>, shell: Shell): Promise<number> =>
  withCandidate(options, shell, (candidate) => {
    // Report the fault now, not when a page opens.
    startSubmission(candidate, { seed: 0 }).end();
    const liveAt = (host: string): LiveGames => new LiveGames(candidate, host);
    return serveCommand(options, shell, { site: handlerSite(), liveAt });
  });

const zipOf = (name: string): string => fileURLToPath(new URL(`../../../dist/${name}.zip`, import.meta.url));

/**
 * The page for handlers; undefined if it isn't built. It has no service worker, because it is useless without its
 * server.
 */
function handlerSite(): Site | undefined {
  const own = readSite(zipOf('handler-page'));
  const page = readSite(zipOf('page'));
  if (own === undefined || page === undefined) return undefined;
  const shared = [...page].filter(([path]) => /^\/(page\.css$|icons\/|court-)/.test(path));
  return new Map([...shared, ...own]);
}
