/** A handler in another process or on a server, for a view in JavaScript. */
import { checkGiven, checkMethods } from '../../core/given.js';
import type { HintLevel } from '../../core/assistance.js';
import type { FoundationIndex, PileId, TableauIndex } from '../../games/klondike/words/piles.js';
import type { KlondikeView } from '../../games/klondike/contract/view.js';
import { VIEW_METHODS } from '../../games/klondike/contract/view.js';
import type { HandlerChannel } from './handler-channel.js';
import { fieldsOf, readMessage, requestLine } from './messages.js';
import type { ProtocolMessage } from './messages.js';

const PROTOCOL = 1;

/** Options for a handler elsewhere. They may all be left out. */
export interface KitHandlerOptions {
  /** The house rules, such as `ulg, draw 1`. */
  readonly rules?: string | undefined;
  /** The deal of the first game, such as `java:11`. */
  readonly deal?: string | undefined;
  /** The language of sentences for the player. */
  readonly language?: 'en' | 'fr' | undefined;
  /** Called with the reason for each refused event: a code for the program, and a sentence for the player. */
  readonly onRefusal?: ((why: string, sentence: string) => void) | undefined;
  /** Called when the connection has ended. `connect` continues the game over another one. */
  readonly onEnd?: (() => void) | undefined;
}

/** A call from the answer to a question. Pass it to `play`. */
export interface AdvisedCall {
  readonly method: string;
  readonly params: readonly unknown[];
}

/** An answer to `hint`, up to the level that was asked for. */
export interface RemoteHint {
  readonly isPossible: boolean;
  readonly where?: PileId;
  readonly card?: number;
  readonly calls?: readonly AdvisedCall[];
  /** A word for the reason. */
  readonly why?: string;
  /** The hint as a sentence for the player. */
  readonly text: string;
}

/** An answer to `verdict`, as assistants give it. */
export interface RemoteVerdict {
  readonly verdict: 'winnable' | 'lost' | 'unknown';
  readonly winnableUntil?: number;
  readonly lostFrom?: number;
}

interface PendingRequest {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** The connection ended before the answer. */
class ConnectionEnded extends Error {
  override readonly name = 'ConnectionEnded';
}

/**
 * The methods have the names of `KlondikeEventsHandler`, but each one returns a promise that resolves when the view has
 * been updated. It rejects with the error of a view that throws. Events wait for each other.
 * @example
 * ```ts
 * import { FrameView, printFrame } from 'klondike-kit';
 * import { KitHandler, socketChannel } from 'klondike-kit/remote';
 *
 * async function play(url: string): Promise<string> {
 *   const handler = new KitHandler({ deal: 'java:11' });
 *   const view = new FrameView(); // or your own
 *   await handler.attach(view);
 *   await handler.connect(socketChannel(new WebSocket(url))); // ws://127.0.0.1:5173/handler
 *   await handler.newGame();
 *   await handler.clickStock();
 *   return printFrame(view.frame);
 * }
 * ```
 */
export class KitHandler {
  private channel: HandlerChannel | undefined;
  private view: KlondikeView | undefined;
  private viewFault: { readonly error: unknown } | undefined;
  /** Must the next event show the view the whole table? */
  private isStale = false;
  private readonly pending = new Map<unknown, PendingRequest>();
  private capabilities: Readonly<Record<string, unknown>> = {};
  private name = '';
  private lastId = -1;
  private lastEvent: Promise<unknown> = Promise.resolve();
  private savedGame: string | undefined;

  /** @throws TypeError unless these are options */
  constructor(private readonly options: KitHandlerOptions = {}) {
    checkGiven('options', options, 'an object');
  }

  /** The game after the last event, as text for `restore`. Undefined before the first game. */
  get saved(): string | undefined {
    return this.savedGame;
  }

  /** Can the handler answer this question or event? The protocol lists the names of capabilities. */
  can(capability: string): boolean {
    return this.capabilities[capability] === true;
  }

  /**
   * Connects to a handler. After an earlier connection, the game continues where it was.
   * @throws Error if the handler does not begin, or TypeError unless it is a channel
   */
  async connect(channel: HandlerChannel): Promise<void> {
    checkMethods('channel', channel, ['send', 'listen', 'close']);
    this.channel?.close();
    this.channel = channel;
    channel.listen(
      (line) => this.hear(line),
      () => this.end(channel),
    );
    const { rules, deal, language } = this.options;
    const answer = await this.send('initialize', { protocol: PROTOCOL, rules, deal, language });
    const { name, capabilities } = fieldsOf(answer);
    this.name = String(name);
    this.capabilities = fieldsOf(capabilities);
    if (this.savedGame !== undefined) await this.event('restore', [this.savedGame]);
  }

  /** Shows the game in this view from now on. @throws TypeError if a method of `KlondikeView` is missing */
  async attach(view: KlondikeView): Promise<void> {
    checkMethods('view', view, Object.keys(VIEW_METHODS));
    this.view = view;
    this.isStale = true;
    if (this.can('show')) await this.event('show', []);
  }

  getName(): string {
    return this.name;
  }

  newGame(): Promise<void> {
    return this.event('newGame', []);
  }

  clickStock(): Promise<void> {
    return this.event('clickStock', []);
  }

  moveWasteToTableau(tableau: TableauIndex): Promise<void> {
    return this.event('moveWasteToTableau', [tableau]);
  }

  moveWasteToFoundation(foundation: FoundationIndex): Promise<void> {
    return this.event('moveWasteToFoundation', [foundation]);
  }

  moveTableauToFoundation(tableau: TableauIndex, foundation: FoundationIndex): Promise<void> {
    return this.event('moveTableauToFoundation', [tableau, foundation]);
  }

  moveTableauToTableau(tableauSrc: TableauIndex, numCards: number, tableauDst: TableauIndex): Promise<void> {
    return this.event('moveTableauToTableau', [tableauSrc, numCards, tableauDst]);
  }

  moveFoundationToTableau(foundation: FoundationIndex, tableau: TableauIndex): Promise<void> {
    return this.event('moveFoundationToTableau', [foundation, tableau]);
  }

  undo(): Promise<void> {
    return this.event('undo', []);
  }

  redo(): Promise<void> {
    return this.event('redo', []);
  }

  /** Plays a call from the answer to a question, such as a hint. */
  play({ method, params }: AdvisedCall): Promise<void> {
    return this.event(method, params);
  }

  /** Continues a saved game. @throws Error if the text isn't one */
  restore(saved: string): Promise<void> {
    return this.event('restore', [saved]);
  }

  /** The next game, and only that one, starts with this deal. @throws Error if the name can't be read */
  async nextDeal(deal: string): Promise<void> {
    await this.ask('nextDeal', deal);
  }

  /** The piles that would take the top cards of this pile. */
  async targets(pile: PileId, count: number): Promise<readonly PileId[]> {
    return (await this.ask('targets', pile, count)) as readonly PileId[];
  }

  /** The next move; undefined before the first game and if an event comes first. */
  async hint(level: HintLevel = 'why'): Promise<RemoteHint | undefined> {
    return ((await this.ask('hint', level)) ?? undefined) as RemoteHint | undefined;
  }

  /** The verdict on the game in play; undefined before the first game. */
  async verdict(): Promise<RemoteVerdict | undefined> {
    return ((await this.ask('verdict')) ?? undefined) as RemoteVerdict | undefined;
  }

  /** Asks any question of the protocol. @throws Error if the handler refuses it or the connection has ended */
  ask(question: string, ...params: readonly unknown[]): Promise<unknown> {
    return this.send(question, params);
  }

  /** Ends the connection without a call of `onEnd`. */
  close(): void {
    const { channel } = this;
    this.channel = undefined;
    channel?.close();
    this.failPending();
  }

  private event(method: string, params: readonly unknown[]): Promise<void> {
    const event = this.lastEvent.then(() => this.eventNow(method, params));
    this.lastEvent = event.catch(() => undefined);
    return event;
  }

  private async eventNow(method: string, params: readonly unknown[]): Promise<void> {
    this.viewFault = undefined;
    try {
      if (this.isStale && method !== 'show' && this.can('show')) await this.send('show', []);
      this.isStale = false;
      const { refused, text } = fieldsOf(await this.send(method, params));
      if (typeof refused === 'string')
        this.options.onRefusal?.(refused, typeof text === 'string' ? text : '');
      else if (this.can('save'))
        this.savedGame = ((await this.send('save', [])) ?? undefined) as string | undefined;
    } catch (error) {
      if (!(error instanceof ConnectionEnded)) throw error;
    }
    this.throwViewFault();
  }

  private throwViewFault(): void {
    const { viewFault } = this;
    this.isStale = viewFault !== undefined;
    if (viewFault !== undefined) throw viewFault.error;
  }

  private send(method: string, params: unknown): Promise<unknown> {
    const { channel } = this;
    if (channel === undefined) return Promise.reject(new ConnectionEnded('The handler is not connected.'));
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      channel.send(requestLine(id, method, params));
    });
  }

  private hear(line: string): void {
    const message = readMessage(line);
    if (message === undefined)
      this.failPending(new Error(`The handler sent a line that is no message: ${line}`));
    else if (message.kind === 'call') this.callView(message);
    else this.settle(message);
  }

  private settle(message: Exclude<ProtocolMessage, { kind: 'call' }>): void {
    const request = this.pending.get(message.id);
    this.pending.delete(message.id);
    if (message.kind === 'result') request?.resolve(message.result);
    else request?.reject(Object.assign(new Error(message.error.message), { name: message.error.name }));
  }

  /** After a fault, the other calls of the event are left out, because the view lacks one. */
  private callView({ method, args }: Extract<ProtocolMessage, { kind: 'call' }>): void {
    if (this.view === undefined || this.viewFault !== undefined) return;
    const methods = this.view as unknown as Record<string, (...params: readonly unknown[]) => void>;
    try {
      if (!Object.hasOwn(VIEW_METHODS, method)) throw new Error(`A view has no method ${method}.`);
      methods[method]?.(...args);
    } catch (error) {
      this.viewFault = { error };
    }
  }

  private end(channel: HandlerChannel): void {
    if (channel !== this.channel) return;
    this.channel = undefined;
    this.failPending();
    this.options.onEnd?.();
  }

  private failPending(fault: Error = new ConnectionEnded('The connection to the handler has ended.')): void {
    const waiting = [...this.pending.values()];
    this.pending.clear();
    for (const { reject } of waiting) reject(fault);
  }
}
