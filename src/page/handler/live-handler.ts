/**
 * A handler that runs on the server. A handler must update the view before its method returns, so each event is a synchronous
 * request.
 */
import type { KlondikeEventsHandler } from '../../games/klondike/contract/handler.js';
import { handlerProtocol } from '../../games/klondike/contract/handler.js';
import type { KlondikeView } from '../../games/klondike/contract/view.js';
import type { ViewCall } from '../../games/klondike/views/view-call.js';
import { callView } from '../../games/klondike/views/view-call.js';

/** A game on the server. */
export interface StartedGame {
  readonly id: string;
  readonly name: string;
  readonly takesDeals: boolean;
}

/** The server's answer to an event. */
interface EventAnswer {
  readonly calls: readonly ViewCall[];
  /** A sentence for the player. */
  readonly why?: string;
  /** The name of the deal in play, if known. */
  readonly deal?: string;
}

/**
 * Starts a game that lasts as long as the page.
 * @param onGone called when the server ends the game
 * @throws Error with the reason if the game can't start
 */
export async function startGame(language: string, onGone: () => void): Promise<StartedGame> {
  const { body } = await fetch('handler/start', { method: 'POST', body: JSON.stringify({ language }) });
  if (body === null) throw new Error('the server sent no answer');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('\n')) {
    const { value, done } = await reader.read();
    if (done) throw new Error('the server sent no answer');
    text += value;
  }
  const answer = JSON.parse(text) as StartedGame & { readonly why?: string };
  if (answer.why !== undefined) throw new Error(answer.why);
  void reader.read().then(onGone, onGone);
  return answer;
}

export class LiveHandler {
  /** The name of the deal in play; undefined if it has none. */
  deal: string | undefined;
  readonly handler: KlondikeEventsHandler;
  private view: KlondikeView | undefined;

  /** @param say tells the player why an event did nothing; undefined if the server doesn't answer */
  constructor(
    private readonly game: StartedGame,
    private readonly say: (why: string | undefined) => void,
  ) {
    this.handler = {
      ...handlerProtocol.sendingTo((event, args) => {
        const why = this.send(event, args);
        if (why !== undefined) this.say(why);
      }),
      getName: () => game.name,
    };
  }

  attach(view: KlondikeView): void {
    this.view = view;
  }

  /** @throws Error with the reason if the name is wrong */
  nextDeal(name: string): void {
    const why = this.send('nextDeal', [name]);
    if (why !== undefined) throw new Error(why);
  }

  private send(event: string, args: readonly unknown[]): string | undefined {
    const request = new XMLHttpRequest();
    request.open('POST', 'handler/play', false);
    try {
      request.send(JSON.stringify({ id: this.game.id, event, args }));
    } catch {
      // The server is gone, so the status is 0.
    }
    if (request.status !== 200) {
      this.say(undefined);
      return undefined;
    }
    const { calls, why, deal } = JSON.parse(request.responseText) as EventAnswer;
    this.deal = deal;
    for (const call of calls) if (this.view !== undefined) callView(this.view, call);
    return why;
  }
}
