/** Sends requests to `klondike handler` in this process, and reads its answers. */
import { callView } from '../../../src/games/klondike/views/view-call.js';
import type { ViewCall } from '../../../src/games/klondike/views/view-call.js';
import { RecordingView } from '../../../src/games/klondike/views/recording.js';
import { KlondikeController } from '../../../src/games/klondike/controller/klondike-controller.js';
import type { GameSetup } from '../../../src/cli/kit-handler/game-setup.js';
import { ViewRequests } from '../../../src/cli/kit-handler/view-requests.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';

export type Message = Readonly<Record<string, unknown>>;

/** A line that asks for a method. */
export const request = (id: number, method: string, ...params: readonly unknown[]): string =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params });

export const initialize = (params: Message = {}): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 0, method: 'initialize', params: { protocol: 1, ...params } });

/** A game behind a view that records what it shows. */
export class Conversation {
  readonly view = new RecordingView(new KlondikeController());
  readonly requests: ViewRequests;
  /** The answers, oldest first. */
  readonly answers: Message[] = [];
  private id = 0;

  constructor(setup: Partial<GameSetup> = {}) {
    this.requests = new ViewRequests({ rules: ULG, language: 'en', ...setup }, (lines) => {
      for (const line of lines) this.read(JSON.parse(line) as Message);
    });
  }

  /** Sends a line, and returns its answer. Undefined if the answer comes later. */
  send(line: string): Message | undefined {
    const before = this.answers.length;
    this.requests.hear(line);
    return this.answers[before];
  }

  /** Sends a request, and returns its result. */
  ask(method: string, ...params: readonly unknown[]): unknown {
    const answer = this.send(request(++this.id, method, ...params));
    if (answer?.['error'] !== undefined) throw new Error(JSON.stringify(answer['error']));
    return answer?.['result'];
  }

  private read(message: Message): void {
    const { method, params } = message;
    if (method === undefined) this.answers.push(message);
    else callView(this.view, { call: method, args: params } as unknown as ViewCall);
  }
}
