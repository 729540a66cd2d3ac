/** A game behind a view in another program. The program's requests are events, or questions about the game. */
import type { KlondikeAdvice } from '../../assistants/klondike-advice.js';
import { adviceUpTo } from '../../core/advice.js';
import type { Advice, HintLevel } from '../../core/assistance.js';
import { HINT_LEVELS } from '../../core/assistance.js';
import { JavaRandom } from '../../core/random.js';
import { EMPTY_FRAME } from '../../games/klondike/contract/frame.js';
import type { KlondikeCall } from '../../games/klondike/contract/handler.js';
import { callHandler } from '../../games/klondike/contract/handler.js';
import { KlondikeController } from '../../games/klondike/controller/klondike-controller.js';
import { redealsLeft, stockSeen } from '../../games/klondike/controller/showing.js';
import type { Deal } from '../../games/klondike/model/deals.js';
import { javaDeal, parseDeal } from '../../games/klondike/model/deals.js';
import { rulesText } from '../../games/klondike/model/house.js';
import type { Refusal } from '../../games/klondike/model/refusal.js';
import { tellRefusal } from '../../games/klondike/model/rules-told.js';
import { hintText } from '../../games/klondike/views/hints.js';
import type { ViewCall } from '../../games/klondike/views/view-call.js';
import { viewFromCalls } from '../../games/klondike/views/view-call.js';
import type { PileId } from '../../games/klondike/words/piles.js';
import { PILES } from '../../games/klondike/words/piles.js';
import {
  KLONDIKE_HINTS_ENGLISH,
  KLONDIKE_REFUSALS_ENGLISH,
} from '../../games/klondike/words/strings/english.js';
import {
  KLONDIKE_HINTS_FRENCH,
  KLONDIKE_REFUSALS_FRENCH,
} from '../../games/klondike/words/strings/french.js';
import { Translation } from '../../grading/remote/numbering.js';
import type { GameSetup } from './game-setup.js';
import { wholeIn } from './game-setup.js';
import type { RequestValue } from './request-line.js';

const STRINGS = {
  en: { refusals: KLONDIKE_REFUSALS_ENGLISH, hints: KLONDIKE_HINTS_ENGLISH },
  fr: { refusals: KLONDIKE_REFUSALS_FRENCH, hints: KLONDIKE_HINTS_FRENCH },
};

/** A call of a method, as requests and calls to the view write it. */
interface WrittenCall {
  readonly method: string;
  readonly params: readonly unknown[];
}

export class ServedGame {
  private readonly controller: KlondikeController;
  private readonly view = viewFromCalls(({ call, args }: ViewCall) => this.show(this.written(call, args)));
  private readonly random: JavaRandom | undefined;
  private readonly toProgram: Translation | undefined;
  private readonly fromProgram: Translation | undefined;
  private refused: Refusal | undefined;
  /** The number of accepted events and restored games. */
  private changes = 0;
  private upcoming: Deal | undefined;
  private advice: Promise<KlondikeAdvice> | undefined;

  /** @param show sends a call to the view's program */
  constructor(
    private readonly setup: GameSetup,
    private readonly show: (call: WrittenCall) => void,
  ) {
    const { rules, name, deal, seed, constants } = setup;
    this.controller = new KlondikeController({
      rules,
      ...(name !== undefined && { name }),
      onRefusal: (why) => (this.refused = why),
    });
    this.controller.attach(this.view);
    this.controller.onChange(() => this.changes++);
    this.upcoming = deal;
    this.random = seed === undefined ? undefined : new JavaRandom(BigInt(seed));
    this.toProgram = constants && Translation.to(constants);
    this.fromProgram = constants && Translation.from(constants);
  }

  getName(): string {
    return this.controller.getName();
  }

  /** Plays the event. Null, or why the event was refused. */
  play(event: string, params: readonly RequestValue[]): object | null {
    const given = params.map(({ value }) => value);
    const args = this.fromProgram?.args(event, given) ?? given;
    if (event === 'newGame') this.chooseDeal();
    callHandler(this.controller, { event, args } as unknown as KlondikeCall);
    return this.takeRefusal();
  }

  /** @throws RequestFault */
  nextDeal(deal: RequestValue): void {
    this.upcoming = deal.reading('the name of a deal', (text) => parseDeal(text, this.setup.rules));
  }

  /** Sends the view the whole table. */
  showAll(): void {
    this.controller.attach(this.view);
  }

  save(): string | undefined {
    return this.controller.save();
  }

  /** @throws RequestFault */
  restore(saved: RequestValue): void {
    saved.reading('a saved game, as "save" answers it', (text) => this.controller.restore(text));
  }

  /** The state of the game that its view doesn't show. Undefined before the first game. */
  state(): object | undefined {
    const { controller } = this;
    const { deal, moves, isWon, canUndo, canRedo, rules } = controller;
    if (deal === undefined) return undefined;
    const left = redealsLeft(controller);
    const redeals = left === Infinity ? 'unlimited' : left;
    return { rules: rulesText(rules), deal, moves, isWon, canUndo, canRedo, redealsLeft: redeals };
  }

  /** @throws RequestFault */
  targets(from: RequestValue, count: RequestValue): readonly string[] {
    const pile = from.oneOf(PILES, PILE);
    return this.controller.targets({ from: pile, count: wholeIn(count) });
  }

  /** @param level the whole hint by default @throws RequestFault */
  hint(level: RequestValue | undefined): Promise<object | undefined> {
    const wanted = level?.oneOf(HINT_LEVELS, LEVEL) ?? 'why';
    return this.advised(async (advice) => {
      const hint = await advice.hint('why');
      return hint && this.writtenHint(wanted, hint);
    }, undefined);
  }

  safe(): Promise<readonly WrittenCall[]> {
    return this.advised(async (advice) => this.writtenAll(await advice.safe()), []);
  }

  finish(): Promise<readonly WrittenCall[] | undefined> {
    return this.advised(async (advice) => this.writtenIfAny(await advice.finish()), undefined);
  }

  solution(): Promise<readonly WrittenCall[] | undefined> {
    return this.advised(async (advice) => this.writtenIfAny(await advice.solution()), undefined);
  }

  verdict(): Promise<object | undefined> {
    return this.advised<object | undefined>((advice) => advice.verdict(), { verdict: 'unknown' });
  }

  /** Ends the search for an answer, if there is one. */
  end(): void {
    void this.advice?.then((advice) => advice.end());
  }

  /** Why the last event was refused; null if it was accepted. */
  private takeRefusal(): object | null {
    const { refused } = this;
    this.refused = undefined;
    const { rules, language } = this.setup;
    return refused === undefined
      ? null
      : { refused, text: tellRefusal(rules, refused, STRINGS[language].refusals) };
  }

  private chooseDeal(): void {
    const deal = this.upcoming ?? (this.random && javaDeal(BigInt(this.random.next(31))));
    this.upcoming = undefined;
    if (deal !== undefined) this.controller.nextDeal(deal);
  }

  /**
   * Asks the solver, which loads for the first question, because loading takes longer than a start.
   * @param otherwise the answer if an event comes before the solver is loaded
   */
  private async advised<Answer>(
    ask: (advice: KlondikeAdvice) => Promise<Answer>,
    otherwise: Answer,
  ): Promise<Answer> {
    const { changes } = this;
    this.advice ??= import('../../assistants/klondike-assistant.js').then(({ advise }) =>
      advise(this.controller),
    );
    const advice = await this.advice;
    return changes === this.changes ? ask(advice) : otherwise;
  }

  /** The sentence needs all parts of the hint, whatever the level is. */
  private writtenHint(level: HintLevel, whole: Advice<KlondikeCall, PileId>): object {
    const { rules, layout } = this.controller;
    const frame = { ...EMPTY_FRAME, ...(rules.inPlay === 'stock' && stockSeen(layout)) };
    const text = hintText({ level, advice: whole }, { frame, strings: STRINGS[this.setup.language].hints });
    const { isPossible, where, card, calls, why = '' } = whole;
    const {
      card: told,
      calls: toldCalls,
      ...hint
    } = adviceUpTo(level, { isPossible, where, card, calls: calls ?? [], why });
    return {
      ...hint,
      ...(told !== undefined && { card: this.toProgram?.card(told) ?? told }),
      ...(toldCalls !== undefined && { calls: this.writtenAll(toldCalls) }),
      text,
    };
  }

  private written(method: string, args: readonly unknown[]): WrittenCall {
    return { method, params: this.toProgram?.args(method, args) ?? args };
  }

  private writtenIfAny(calls: readonly KlondikeCall[] | undefined): WrittenCall[] | undefined {
    return calls && this.writtenAll(calls);
  }

  private writtenAll(calls: readonly KlondikeCall[]): WrittenCall[] {
    return calls.map(({ event, args }) => this.written(event, args));
  }
}

const PILE = `a pile: ${PILES.join(', ')}`;
const LEVEL = `the level of a hint: ${HINT_LEVELS.join(', ')}`;
