/** Answers the requests of a view's program, line by line. */
import type { KlondikeEventName } from '../../games/klondike/contract/handler.js';
import { CODES, answerLine, callLine } from '../../grading/remote/messages.js';
import type { GameSetup } from './game-setup.js';
import { PROTOCOL, setupIn } from './game-setup.js';
import type { RequestValue, ViewRequest } from './request-line.js';
import { RequestFault, readRequest } from './request-line.js';
import { ServedGame } from './served-game.js';

type EventName = KlondikeEventName | 'redo';

type Parameters = readonly RequestValue[];

/** A question about the game. A parameter whose name ends in `?` may be left out. */
interface Question {
  readonly params: readonly string[];
  /** Undefined is answered with null. @throws RequestFault */
  readonly answer: (game: ServedGame, params: Parameters) => unknown;
}

/** The names of the parameters of each event. */
const EVENTS: Readonly<Record<EventName, readonly string[]>> = {
  newGame: [],
  clickStock: [],
  moveWasteToTableau: ['tableau'],
  moveWasteToFoundation: ['foundation'],
  moveTableauToFoundation: ['tableau', 'foundation'],
  moveTableauToTableau: ['tableauSrc', 'numCards', 'tableauDst'],
  moveFoundationToTableau: ['foundation', 'tableau'],
  undo: [],
  redo: [],
};

const event = (name: EventName): Question => ({
  params: EVENTS[name],
  answer: (game, params) => game.play(name, params),
});

const QUESTIONS = {
  ...(Object.fromEntries(Object.keys(EVENTS).map((name) => [name, event(name as EventName)])) as Readonly<
    Record<EventName, Question>
  >),
  getName: { params: [], answer: (game) => game.getName() },
  nextDeal: { params: ['deal'], answer: (game, [deal]) => deal && game.nextDeal(deal) },
  show: { params: [], answer: (game) => game.showAll() },
  game: { params: [], answer: (game) => game.state() },
  save: { params: [], answer: (game) => game.save() },
  restore: { params: ['saved'], answer: (game, [saved]) => saved && game.restore(saved) },
  targets: {
    params: ['pile', 'count'],
    answer: (game, [pile, count]) => pile && count && game.targets(pile, count),
  },
  hint: { params: ['level?'], answer: (game, [level]) => game.hint(level) },
  safe: { params: [], answer: (game) => game.safe() },
  finish: { params: [], answer: (game) => game.finish() },
  solution: { params: [], answer: (game) => game.solution() },
  verdict: { params: [], answer: (game) => game.verdict() },
} satisfies Readonly<Record<string, Question>>;

type Method = 'initialize' | keyof typeof QUESTIONS;

const METHODS: readonly Method[] = ['initialize', ...(Object.keys(QUESTIONS) as (keyof typeof QUESTIONS)[])];

/** Not every handler that speaks the protocol has these. */
const CAPABILITIES = Object.fromEntries(
  [
    ...['deck', 'again', 'redo', 'show', 'game', 'save'],
    ...['targets', 'hint', 'safe', 'finish', 'solution', 'verdict'],
  ].map((name) => [name, true]),
);

/** The most characters of a line. A saved game of 10,000 moves has about 60,000. */
export const LONGEST_LINE = 2 ** 20;

export class ViewRequests {
  private game: ServedGame | undefined;
  private lines = 0;
  /** The lines of the current answer. */
  private batch: string[] = [];
  private readonly waiting = new Set<Promise<void>>();
  /** The first error of `send` for a slow answer, which no caller waits for. */
  private sendFault: { readonly error: unknown } | undefined;

  /**
   * @param setup for everything that the program does not choose
   * @param send sends lines to the program: the calls to its view, then the answer
   */
  constructor(
    private readonly setup: GameSetup,
    private readonly send: (lines: readonly string[]) => void,
  ) {}

  /**
   * Answers a line at once, or later if the answer needs a search. An empty line has no answer.
   * @throws what `send` throws, also for an earlier answer
   */
  hear(text: string): void {
    this.throwSendFault();
    this.lines++;
    if (text.trim() === '') return;
    try {
      const request = readRequest(text, this.lines, METHODS);
      const answer = this.answerTo(request);
      if (answer instanceof Promise) this.wait(request, answer);
      else this.answer(request, answer);
    } catch (error) {
      if (!(error instanceof RequestFault)) throw error;
      this.fail(error.id, error);
    }
  }

  /** Answers a line that is too long to read. */
  refuse(): void {
    const message = `line ${++this.lines}: the line is too long; expected at most ${LONGEST_LINE} characters`;
    this.fail(null, new RequestFault(CODES.noRequest, message, null));
  }

  /** Resolves when all questions are answered. @throws what `send` throws */
  async settled(): Promise<void> {
    while (this.waiting.size > 0) await Promise.all(this.waiting);
    this.throwSendFault();
  }

  end(): void {
    this.game?.end();
    this.game = undefined;
  }

  /** @throws RequestFault */
  private answerTo({ method, params, id }: ViewRequest<Method>): unknown {
    if (method === 'initialize') return this.initialize(params);
    if (this.game === undefined) {
      const message = `line ${this.lines}: "${method}"; expected initialize as the first request`;
      throw new RequestFault(CODES.noRequest, message, id);
    }
    const { params: names, answer }: Question = QUESTIONS[method];
    return answer(this.game, parametersIn(params, names));
  }

  private initialize(params: RequestValue): object {
    const game = new ServedGame(setupIn(params, this.setup), ({ method, params: args }) =>
      this.batch.push(callLine(method, args)),
    );
    this.end();
    this.game = game;
    return { protocol: PROTOCOL, name: game.getName(), capabilities: CAPABILITIES };
  }

  private answer({ id }: ViewRequest<Method>, result: unknown): void {
    this.endAnswer(answerLine(id, 'result', result ?? null));
  }

  private fail(id: RequestFault['id'], error: unknown): void {
    const code = error instanceof RequestFault ? error.code : CODES.thrown;
    const message = error instanceof Error ? error.message : String(error);
    this.endAnswer(answerLine(id, 'error', { code, message }));
  }

  private endAnswer(line: string): void {
    this.send([...this.batch, line]);
    this.batch = [];
  }

  private throwSendFault(): void {
    if (this.sendFault !== undefined) throw this.sendFault.error;
  }

  private wait(request: ViewRequest<Method>, answer: Promise<unknown>): void {
    const answered = answer
      .then(
        (result) => this.answer(request, result),
        (error: unknown) => this.fail(request.id, error),
      )
      .catch((error: unknown) => {
        this.sendFault ??= { error };
      })
      .finally(() => this.waiting.delete(answered));
    this.waiting.add(answered);
  }
}

/** @throws RequestFault unless there is one parameter for each name */
function parametersIn(params: RequestValue, names: readonly string[]): Parameters {
  const { value, items } = params;
  const least = names.filter((name) => !name.endsWith('?')).length;
  if (Array.isArray(value) && items.length >= least && items.length <= names.length) return items;
  const form = names.length === 0 ? 'no parameters: []' : `the parameters [${names.join(', ')}]`;
  throw params.fault({ expected: form });
}
