/**
 * The assistance of a table, in any medium. It offers hints, automatic moves, finishing a game, undo to a winnable
 * position, and solutions. It also decides when to announce each of them.
 */
import type { OrRedo } from '../../../core/redo.js';
import { mayRedo } from '../../../core/redo.js';
import type { SharedSettingName } from '../../../core/settings.js';
import type { KlondikeAssistant } from '../contract/assistant.js';
import type { Frame } from '../contract/frame.js';
import type { KlondikeCall } from '../contract/handler.js';
import type { DeadEnd, HintAudience, HintMarks, HintRung, Truth } from './hints.js';
import {
  callOfHint,
  hintText,
  lostText,
  marksOf,
  noFinishText,
  noSolutionText,
  noWayBackText,
  reasonText,
} from './hints.js';
import type { RunnerPort, Warning } from './assistance-runner.js';
import { AssistanceRunner } from './assistance-runner.js';
import type { ChangeSentenceOptions, AutomaticMove } from './changes.js';
import type { PlayFacts } from './play-state.js';
import type { KlondikeHintStrings } from '../words/strings/english.js';

/** Says whether to announce a sentence instead of the last one, together with the next one, or after the last one. */
type AnnouncementTurn = 'at once' | 'before' | 'after';

export interface TableChange extends AutomaticMove {
  /** The player's event; undefined if no event caused the change. */
  readonly event?: ChangeSentenceOptions['event'];
  /** The handler's message about the change; may be empty. */
  readonly said: string;
}

/** A hint whose move is on the table. */
export interface ShownHint {
  /** The same object as long as the hint stays. */
  readonly rung: HintRung;
  readonly marks: HintMarks;
  /** Says why the move is good. */
  readonly reason: string;
  /** The move and its reason. */
  readonly told: string;
}

export interface AssistancePort extends Pick<
  RunnerPort,
  'assistant' | 'settings' | 'frame' | 'isBusy' | 'changed'
> {
  readonly strings: KlondikeHintStrings;
  readonly texts: {
    /** Says that the assistant failed. */
    readonly failed: string;
    /** Says that the search for a solution has started. */
    readonly searching: string;
    /** Says how to turn the win tracker on; empty if the player can't. */
    readonly turnOnTracker: string;
    /** Names the key for a hint; undefined if the player has a button. */
    readonly hintKey: string | undefined;
    /** Names the key for going back to a winnable position. */
    readonly backKey: string;
  };
  /** The frame on the screen. */
  readonly shown: () => Frame;
  /** Reports an event once. Returns true if the handler accepted it. */
  readonly report: (call: OrRedo<KlondikeCall>) => boolean;
  /** The handler's message about the last event. */
  readonly said: () => string;
  /** Undoes this many events. */
  readonly undo: (times: number) => void;
  /** Plays the move of a hint, as the player's move. */
  readonly play: (call: KlondikeCall) => void;
  /**
   * Shows the text of a hint. @param shorter versions for narrow windows, the longest first
   * @param isMarked does the table show the move, with its reason?
   */
  readonly showHint: (text: string, shorter: readonly string[], isMarked: boolean) => void;
  /** Shows the sentence of a warning. */
  readonly warn: (sentence: string, what: Warning) => void;
  /** Shows a sentence. */
  readonly show: (sentence: string, turn?: AnnouncementTurn) => void;
  /** Says why a command does nothing. */
  readonly refuse: (why: string) => void;
  /** Announces a change. Absent if the player sees the change but doesn't hear it. */
  readonly tellChange?: (change: TableChange) => void;
  /** Announces the automatic moves in one sentence. */
  readonly tellAutomaticMoves: (moves: readonly AutomaticMove[], turn: AnnouncementTurn) => void;
  /** Calls `play`, which plays the rest of the game until the end or a stop. */
  readonly playRest: (play: () => Promise<void>) => void;
  /** Shows a winning line of events. */
  readonly showSolution: (calls: readonly KlondikeCall[]) => void;
}

export class TableAssistance {
  private readonly runner: AssistanceRunner;
  /** The running search for a solution. */
  private search: AbortController | undefined;
  /** Automatic moves that are not announced yet. */
  private automaticMoves: readonly AutomaticMove[] = [];
  /** The positions in which the player last asked about a lost game, and last closed the notice about a dead end. */
  private asked: AbortSignal | undefined;
  private closed: AbortSignal | undefined;

  constructor(private readonly port: AssistancePort) {
    this.runner = new AssistanceRunner({
      ...port,
      report: (call) => this.playByItself(call),
      onAutomaticMovesEnd: () => this.announceAutomaticMoves('after'),
      warn: (what) => port.warn(this.warning(what), what),
    });
  }

  /** Can the game finish itself? */
  get canFinish(): boolean {
    return this.runner.canFinish;
  }

  /** Is the game finishing itself? */
  get isFinishing(): boolean {
    return this.runner.isFinishing;
  }

  /** Says that the game can finish itself. */
  get rest(): string {
    return this.port.strings.why.finish;
  }

  /** The marks of the visible hint. */
  get marks(): HintMarks | undefined {
    return marksOf(this.runner.rung, this.port.frame());
  }

  /** The move that the table shows and another request plays; undefined if it shows none. */
  get shownMove(): ShownHint | undefined {
    const { rung } = this.runner;
    const { marks } = this;
    if (rung === undefined || marks === undefined || this.playable === undefined) return undefined;
    const { audience } = this;
    return { rung, marks, reason: reasonText(rung.advice, audience.strings), told: hintText(rung, audience) };
  }

  /** The move that another request for a hint plays; undefined if it shows more. */
  private get playable(): KlondikeCall | undefined {
    const { rung } = this.runner;
    return rung === undefined || this.isInSteps ? undefined : callOfHint(rung);
  }

  /** Does each request for a hint show a little more? */
  private get isInSteps(): boolean {
    return this.port.settings().hints === 'steps';
  }

  /** The verdict that the win tracker shows; undefined if it is off. */
  get truth(): Truth | undefined {
    const { assistant, settings, frame } = this.port;
    const { verdict } = this.runner;
    const { won, moves } = frame();
    const isOn = settings().truth === 'on' && assistant.verdict !== undefined;
    if (!isOn || won || (moves === 0 && verdict === undefined)) return undefined;
    return verdict?.verdict ?? 'searching';
  }

  /** The dead end in this position; undefined if there is none, or if the player has closed the notice. */
  get deadEnd(): DeadEnd | undefined {
    const { position, isStuck, verdict, undosToWinnable } = this.runner;
    const { won, moves } = this.port.frame();
    const isLost = this.truth === 'lost' && this.asked === position;
    if (won || this.closed === position || !(isStuck || isLost)) return undefined;
    const { strings } = this.port;
    const isNeverWon = verdict?.lostFrom === 0;
    return {
      sentence: isStuck && !isNeverWon ? strings.none['nothing-left'] : lostText(verdict, strings),
      lastWinnable: undosToWinnable === undefined ? undefined : moves - undosToWinnable,
    };
  }

  /** Shows the way back from a lost game. */
  explainLost(): void {
    const { position } = this.runner;
    this.asked = position;
    if (this.closed === position) this.closed = undefined;
    this.port.changed();
  }

  closeDeadEnd(): void {
    this.closed = this.runner.position;
    this.port.changed();
  }

  get isSearching(): boolean {
    return this.search !== undefined;
  }

  /** What the reducer needs to know for the player's next action. */
  get facts(): PlayFacts {
    const { assistant, settings, frame } = this.port;
    const { groups } = this.runner;
    const { moves } = frame();
    return {
      frame: frame(),
      targetsOf: (hand) => assistant.targets?.(hand),
      click: settings().click,
      marks: this.marks,
      canRedo: mayRedo(assistant),
      undos: groups.undosAt(moves),
      redos: groups.redosAt(moves),
    };
  }

  /** Reports the player's event `times` times, until a refusal. Returns true if it was accepted at least once. */
  readonly report = (call: OrRedo<KlondikeCall>, times: number): boolean => {
    const { port } = this;
    const before = port.shown();
    let left = times;
    while (left > 0 && port.report(call)) left--;
    if (left === times) return false;
    this.endSearch();
    this.runner.follow(call.event);
    this.tellChange({ before, after: port.shown(), event: call.event, said: port.said() });
    return true;
  };

  /** The view shows a frame that wasn't caused by an event at this table. */
  meet(change: AutomaticMove): void {
    this.endSearch();
    this.tellChange({ ...change, said: '' });
    this.runner.meet();
  }

  /** Shows a hint or, at the next request, plays its move. With hints in small steps, shows a little more. */
  hint(): void {
    const { show, texts, play } = this.port;
    const { position } = this.runner;
    if (this.playable !== undefined) return play(this.playable);
    this.runner.climb(this.isInSteps ? 1 : Infinity).then(
      (rung) => {
        if (rung !== undefined) this.showHint(rung);
      },
      () => {
        if (!position.aborted) show(texts.failed);
      },
    );
  }

  private showHint(rung: HintRung): void {
    const { strings, showHint } = this.port;
    const told = hintText(rung, this.audience);
    if (this.playable === undefined) return showHint(told, [], false);
    showHint(
      `${told} ${strings.again(this.port.texts.hintKey)}`,
      [told, hintText({ ...rung, level: 'move' }, this.audience)],
      true,
    );
  }

  /** Finishes the game, once it is known whether it can finish itself. Does nothing if the game goes on before that. */
  finish(): void {
    const { canFinish, restSearch, position } = this.runner;
    const answer = (): void => {
      if (position.aborted) return;
      if (this.runner.canFinish) this.port.playRest(() => this.playRest());
      else this.port.refuse(noFinishText(this.audience));
    };
    if (canFinish || restSearch === undefined) answer();
    else restSearch.then(answer, answer);
  }

  /** Undoes the events that lost the game. */
  toWinnable(): void {
    const { undosToWinnable, verdict } = this.runner;
    if (undosToWinnable !== undefined) return this.port.undo(undosToWinnable);
    const isOn = this.port.settings().truth === 'on';
    this.port.refuse(isOn ? noWayBackText(verdict, this.audience) : this.trackerOffText);
  }

  /** Searches for a winning line and shows it. */
  solution(): void {
    const { assistant, show, showSolution, texts } = this.port;
    this.endSearch();
    const { signal } = (this.search = new AbortController());
    show(texts.searching);
    assistant.solution?.(signal).then(
      (calls) => {
        if (signal.aborted) return;
        this.search = undefined;
        if (calls === undefined) show(noSolutionText(this.runner.verdict, this.audience), 'after');
        else showSolution(calls);
      },
      () => {
        if (signal.aborted) return;
        this.search = undefined;
        show(texts.failed, 'after');
      },
    );
  }

  /** Stops automatic moves, because the player pressed something. */
  hold(): void {
    this.runner.hold();
  }

  /** The player pressed a key. Returns true if that only stopped the game from finishing itself. */
  stop(): boolean {
    this.endSearch();
    if (this.runner.stop()) return true;
    this.hold();
    return false;
  }

  stopRest(): void {
    this.runner.stop();
  }

  look(): void {
    this.runner.look();
  }

  end(): void {
    this.endSearch();
    this.runner.end();
  }

  /** The result of a search is valid only for the position in which it started. */
  private endSearch(): void {
    this.search?.abort();
    this.search = undefined;
  }

  private async playRest(): Promise<void> {
    await this.runner.finish().finally(() => this.announceAutomaticMoves('after'));
  }

  /** Collects automatic moves for one announcement, because a sentence for each would take longer than its move. */
  private playByItself(call: KlondikeCall): boolean {
    const { port } = this;
    const before = port.shown();
    const isRest = this.runner.isFinishing;
    if (!port.report(call)) return false;
    const said = port.said();
    if (said !== '') port.show(said, 'after');
    const after = port.shown();
    // A player who only sees the table doesn't need a sentence about the rest of the game.
    if (!isRest || port.tellChange !== undefined)
      this.automaticMoves = [...this.automaticMoves, { before, after }];
    if (after.won) this.announceAutomaticMoves('after');
    return true;
  }

  private tellChange(change: TableChange): void {
    if (this.port.tellChange === undefined) return;
    this.announceAutomaticMoves('before');
    this.port.tellChange(change);
  }

  private announceAutomaticMoves(turn: AnnouncementTurn): void {
    const { automaticMoves } = this;
    this.automaticMoves = [];
    if (automaticMoves.length > 0) this.port.tellAutomaticMoves(automaticMoves, turn);
  }

  private warning(what: Warning): string {
    const { strings, texts } = this.port;
    if (what !== 'lost') return strings.none[what];
    const { verdict, undosToWinnable } = this.runner;
    const told = lostText(verdict, strings);
    return undosToWinnable === undefined ? told : `${told} ${strings.wayBack(texts.backKey)}`;
  }

  private get audience(): HintAudience {
    return { frame: this.port.frame(), strings: this.port.strings };
  }

  /** Says that the win tracker is off, and how to turn it on. */
  private get trackerOffText(): string {
    const { strings, texts } = this.port;
    return `${strings.noWayBack.trackerOff} ${texts.turnOnTracker}`.trim();
  }
}

/** @param isByClicks does one click choose cards and the next move them, while drags and double clicks do nothing? */
export function settableAt(
  { targets, hint, verdict, time }: Pick<KlondikeAssistant, 'targets' | 'hint' | 'verdict' | 'time'>,
  isByClicks = false,
): readonly SharedSettingName[] {
  return [
    ...(targets && !isByClicks ? (['click', 'up'] as const) : []),
    ...(hint ? (['hints'] as const) : []),
    ...(verdict ? (['truth'] as const) : []),
    ...(time ? (['time'] as const) : []),
  ];
}
