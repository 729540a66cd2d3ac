/**
 * A handler that the server plays. A handler has answered when its method returns, so the requests of events are
 * synchronous: to the page it is a handler like any other.
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

/** What the server answers to an event. */
interface EventAnswer {
  readonly calls: readonly ViewCall[];
  /** What there is to say of the event. */
  readonly why?: string;
  /** The name of the deal in play, if it is known. */
  readonly deal?: string;
}

/**
 * Starts a game, which lasts as long as the page.
 * @param onGone called when the server has ended it
 * @throws Error that says why there is none
 */
export async function startGame(language: string, onGone: () => void): Promise<StartedGame> {
  const { body } = await fetch('handler/start', { method: 'POST', body: JSON.stringify({ language }) });
  if (body === null) throw new Error('no answer');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('\n')) {
    const { value, done } = await reader.read();
    if (done) throw new Error('no answer');
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

  /** @param say tells the player why an event did nothing */
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

  /** @throws Error that says what is wrong with the name */
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
      // There is no server any more.
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
