/**
 * Runs the assistant after each event, in any medium. It runs automatic moves, the search for the rest of the game,
 * the win tracker and the hints. It plays only by reporting events to the handler.
 */
import type { HintRung } from './hints.js';
import { HintLadder, undosToWinnable } from './hints.js';
import type { LineVerdict } from '../../../core/line-verdicts.js';
import type { OrRedo } from '../../../core/redo.js';
import type { SettingValues } from '../../../core/settings.js';
import type { KlondikeAssistant } from '../contract/assistant.js';
import { UndoGroups } from '../contract/assistant.js';
import type { Frame } from '../contract/frame.js';
import type { KlondikeCall } from '../contract/handler.js';
import { TABLEAU, isFoundation } from '../words/piles.js';
import { liftable, pileInPlay } from './cursor.js';
import { sendUp } from './hand.js';

export interface RunnerPort {
  readonly assistant: KlondikeAssistant;
  /** The player's settings. */
  readonly settings: () => SettingValues;
  /** The frame as the player sees it. */
  readonly frame: () => Frame;
  /** Does the player hold cards or have a question to answer? If so, no card moves automatically. */
  readonly isBusy: () => boolean;
  /** Reports an event. Returns true if the handler accepted the event. */
  readonly report: (call: KlondikeCall) => boolean;
  /** Called after the last automatic move that follows an event. */
  readonly onAutomaticMovesEnd?: () => void;
  /** Called when `verdict`, `rung`, `canFinish` or `isFinishing` changes. */
  readonly changed: () => void;
  /** Called once when no useful move is left, and once when the game is lost. */
  readonly warn: (what: Warning) => void;
}

export type Warning = 'nothing-left' | 'lost';

/** The delay between automatic moves, and the pause before the search for a useful move, in milliseconds. */
const PACE = 170;
const IDLE = 1500;

/** The time for the rest of a game, and the shortest delay between its moves, in milliseconds. */
const REST = 1500;
const SHORTEST_PACE = 40;

/** The delay between the moves of the rest of a game: the more moves, the faster. */
const paceOf = (moves: number): number => Math.max(SHORTEST_PACE, Math.min(PACE, Math.floor(REST / moves)));

export class AssistanceRunner {
  groups: UndoGroups;
  /** The running search for the rest of the game; undefined after it ends. */
  restSearch: Promise<void> | undefined;
  private readonly ladder: HintLadder;
  private over = new AbortController();
  private rest: readonly KlondikeCall[] = [];
  private truth: LineVerdict | undefined;
  private finishing = false;
  private stuck = false;
  /** May the table still move cards automatically after the last event? */
  private isMovingUp = false;
  /** The warnings that still apply. */
  private readonly warned: Record<Warning, boolean> = { 'nothing-left': false, lost: false };

  constructor(private readonly host: RunnerPort) {
    const { assistant } = host;
    this.groups = new UndoGroups(assistant.ownMoves?.());
    this.ladder = new HintLadder(async () => assistant.hint?.('why'));
  }

  /** Can the game finish itself? */
  get canFinish(): boolean {
    return this.rest.length > 0 && !this.finishing;
  }

  /** Is the game finishing itself? */
  get isFinishing(): boolean {
    return this.finishing;
  }

  /** Aborts when the game goes on or a setting changes, because answers about the position are then out of date. */
  get position(): AbortSignal {
    return this.over.signal;
  }

  /** The verdict of the win tracker; undefined if it is off or still searching. */
  get verdict(): LineVerdict | undefined {
    return this.truth;
  }

  /** Is it known that no useful move is left in this position? */
  get isStuck(): boolean {
    return this.stuck;
  }

  /** The visible hint. */
  get rung(): HintRung | undefined {
    return this.ladder.rung;
  }

  /** How many undos lead to a winnable position; undefined if unknown. */
  get undosToWinnable(): number | undefined {
    return undosToWinnable(this.truth, this.host.frame());
  }

  /** The handler accepted the player's event. */
  follow(event: OrRedo<KlondikeCall>['event']): void {
    if (!isHistoryStep(event)) this.groups.note(this.host.frame().moves, false);
    if (event === 'newGame') this.warned['nothing-left'] = this.warned.lost = false;
    this.begin(mayMoveUpAfter(event));
  }

  /** The table shows a different game, or the result of another player's event. */
  meet(): void {
    this.groups = new UndoGroups(this.host.assistant.ownMoves?.());
    this.begin(false);
  }

  /** The player has changed a setting. */
  look(): void {
    this.begin(false);
  }

  /** Stops automatic moves until the next event. */
  hold(): void {
    if (this.isMovingUp) this.begin(false);
  }

  /** Stops finishing the game. Returns false if the game wasn't finishing itself. */
  stop(): boolean {
    const { finishing } = this;
    if (finishing) this.begin(false);
    return finishing;
  }

  /** Plays the rest of the game. One undo takes back all of it. */
  async finish(): Promise<void> {
    const { rest, host } = this;
    if (rest.length === 0) return;
    const signal = this.renew();
    this.finishing = true;
    host.changed();
    for (const [at, call] of rest.entries()) {
      if (at > 0) await pause(paceOf(rest.length), signal);
      if (signal.aborted) return;
      if (!this.play(call, at > 0)) break;
    }
    this.begin(false);
  }

  /** Goes to the next level of the hint. @param by how many levels to add */
  async climb(by?: number): Promise<HintRung | undefined> {
    const rung = await this.ladder.climb(by);
    if (rung?.advice.isPossible === false && rung.advice.why === 'nothing-left') {
      this.warned['nothing-left'] = true;
      this.findWayBack();
    }
    this.host.changed();
    return rung;
  }

  end(): void {
    this.over.abort();
  }

  private begin(mayGoUp: boolean): void {
    const signal = this.renew();
    this.isMovingUp = mayGoUp;
    this.host.changed();
    // Without a running solver, the table stays silent. A player who asks for a hint gets a message.
    this.run(mayGoUp, signal).catch(() => undefined);
  }

  private renew(): AbortSignal {
    this.over.abort();
    this.over = new AbortController();
    this.ladder.reset();
    this.rest = [];
    this.restSearch = undefined;
    this.truth = undefined;
    this.finishing = this.isMovingUp = this.stuck = false;
    return this.over.signal;
  }

  private async run(mayGoUp: boolean, signal: AbortSignal): Promise<void> {
    if (mayGoUp) await this.goUp(signal).finally(() => this.host.onAutomaticMovesEnd?.());
    if (signal.aborted) return;
    this.isMovingUp = false;
    if (this.host.frame().won) return;
    const seeking = this.seekRest(signal).finally(() => {
      if (this.restSearch === seeking) this.restSearch = undefined;
    });
    this.restSearch = seeking;
    await Promise.all([seeking, this.seekTruth(signal), this.seekUse(signal)]);
  }

  /** Moves cards automatically, one by one, until none is left to move. */
  private async goUp(signal: AbortSignal): Promise<void> {
    for (;;) {
      const call = await this.nextUp();
      if (call === undefined) return;
      await pause(PACE, signal);
      if (signal.aborted || this.host.isBusy() || !this.play(call, true)) return;
    }
  }

  private async nextUp(): Promise<KlondikeCall | undefined> {
    const { assistant, frame, settings } = this.host;
    if (frame().won) return undefined;
    switch (settings().up) {
      case 'off':
        return undefined;
      case 'safe':
        return (await assistant.safe?.())?.[0];
      case 'all':
        return firstUp(frame(), assistant);
    }
  }

  private play(call: KlondikeCall, isByItself: boolean): boolean {
    this.ladder.reset();
    const isTaken = this.host.report(call);
    if (isTaken) this.groups.note(this.host.frame().moves, isByItself);
    return isTaken;
  }

  private async seekRest(signal: AbortSignal): Promise<void> {
    const rest = await this.host.assistant.finish?.();
    if (signal.aborted || rest === undefined || rest.length === 0) return;
    this.rest = rest;
    this.host.changed();
  }

  private async seekTruth(signal: AbortSignal): Promise<void> {
    const { assistant, settings, changed } = this.host;
    if (settings().truth === 'off') return;
    const truth = await assistant.verdict?.(signal);
    if (signal.aborted || truth === undefined) return;
    this.truth = truth;
    changed();
    this.warnIf(truth.verdict === 'lost', 'lost');
  }

  /** Checks whether a useful move is left. At the start, the player hasn't seen the stock's cards yet. */
  private async seekUse(signal: AbortSignal): Promise<void> {
    if (this.host.assistant.hint === undefined) return;
    const { moves, stockEmpty } = this.host.frame();
    if (moves === 0 && !stockEmpty) {
      this.warnIf(false, 'nothing-left');
      return;
    }
    await pause(IDLE, signal);
    const advice = signal.aborted ? undefined : await this.ladder.advice();
    if (signal.aborted || advice === undefined) return;
    const isStuck = !advice.isPossible && advice.why === 'nothing-left';
    if (isStuck) this.findWayBack();
    this.warnIf(isStuck, 'nothing-left');
  }

  /** At a dead end, a player with the win tracker off also wants to know where the game could still be won. */
  private findWayBack(): void {
    const { assistant, changed } = this.host;
    const { signal } = this.over;
    if (this.stuck) return;
    this.stuck = true;
    changed();
    if (this.truth !== undefined) return;
    // Without the solver, the dead end is shown without a way back.
    assistant.verdict?.(signal).then(
      (truth) => {
        if (signal.aborted || truth === undefined) return;
        this.truth = truth;
        changed();
      },
      () => undefined,
    );
  }

  private warnIf(isSo: boolean, what: Warning): void {
    const isNew = isSo && !this.warned[what];
    this.warned[what] = isSo;
    if (isNew) this.host.warn(what);
  }
}

const isHistoryStep = (event: OrRedo<KlondikeCall>['event']): boolean => event === 'undo' || event === 'redo';

/** May the table move cards automatically after this event? False if that could reverse the event. */
const mayMoveUpAfter = (event: OrRedo<KlondikeCall>['event']): boolean =>
  !isHistoryStep(event) && event !== 'newGame' && event !== 'moveFoundationToTableau';

/** The event that moves a card to a foundation; undefined if no card can go there or there is no assistant. */
function firstUp(frame: Frame, assistant: Pick<KlondikeAssistant, 'targets'>): KlondikeCall | undefined {
  for (const from of [...TABLEAU, pileInPlay(frame)]) {
    const to = liftable(frame, from) > 0 && assistant.targets?.({ from, count: 1 }).find(isFoundation);
    if (to) return sendUp(from, to);
  }
  return undefined;
}

/** Resolves after a time in milliseconds, or when the signal aborts. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
