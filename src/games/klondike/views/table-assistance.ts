/**
 * The help a table gives its player, in any medium: hints, cards that go up by themselves, playing the rest of a game, going back to
 * where it could be won, a solution. It also decides when each of these is announced.
 */
import type { OrRedo } from '../../../core/redo.js';
import { mayRedo } from '../../../core/redo.js';
import type { SettingValues } from '../../../core/settings.js';
import type { KlondikeAssistant } from '../contract/assistant.js';
import type { Frame } from '../contract/frame.js';
import type { KlondikeCall } from '../contract/handler.js';
import type { KlondikeHintStrings } from '../words/hints-english.js';
import type { Attending } from './attend.js';
import { attend } from './attend.js';
import type { Rise, Telling } from './changes.js';
import type { PlayFacts } from './play-state.js';

/** When a sentence is read out: instead of the last one, together with the next one, or after the last one. */
type AnnouncementTurn = 'at once' | 'before' | 'after';

/** A change of the table. */
export interface TableChange extends Rise {
  /** The player's event; undefined if none caused the change. */
  readonly event?: Telling['event'];
  /** What the handler said about it; empty if it said nothing. */
  readonly said: string;
}

/** The view of the assistance. */
export interface AssistancePort {
  readonly assistant: KlondikeAssistant;
  /** The player's settings. */
  readonly settings: () => SettingValues;
  readonly strings: KlondikeHintStrings;
  /** The key that goes back to where the game could be won, if it is not the usual one. */
  readonly backKey?: string;
  readonly texts: {
    /** Says that the assistant failed. */
    readonly failed: string;
    /** Says that the search for a solution has begun. */
    readonly sought: string;
    /** Says how to turn the win tracker on; empty if the player can't. */
    readonly truthToldBy: string;
  };
  /** What the player sees. */
  readonly frame: () => Frame;
  /** The frame that was shown last. */
  readonly shown: () => Frame;
  /** Does the player hold cards, or have a question to answer? */
  readonly isBusy: () => boolean;
  /** Reports an event once. True if the handler accepted it. */
  readonly report: (call: OrRedo<KlondikeCall>) => boolean;
  /** What the handler said about the last event. */
  readonly said: () => string;
  /** Takes back this many events. */
  readonly undo: (times: number) => void;
  /** Shows a sentence. */
  readonly show: (sentence: string, turn?: AnnouncementTurn) => void;
  /** Says why a command does nothing. */
  readonly refuse: (why: string) => void;
  /** Announces a change. Absent where the player only sees it. */
  readonly tellChange?: (change: TableChange) => void;
  /** Announces, in one sentence, the cards that went up by themselves. */
  readonly tellRisen: (rises: readonly Rise[], turn: AnnouncementTurn) => void;
  /** Calls `play`, which plays the rest of the game until it ends or is stopped. */
  readonly playRest: (play: () => Promise<void>) => void;
  /** Shows a line of events that wins. */
  readonly showSolution: (calls: readonly KlondikeCall[]) => void;
  /** Called when the offers, the hint or the verdict may have changed. */
  readonly changed: () => void;
}

export class TableAssistance {
  private readonly attending: Attending;
  /** The running search for a solution. */
  private search: AbortController | undefined;
  /** Cards that went up by themselves and are not announced yet. */
  private rises: readonly Rise[] = [];

  constructor(private readonly port: AssistancePort) {
    const { assistant, settings, frame, isBusy, changed, strings, backKey } = port;
    this.attending = attend(
      {
        assistant,
        settings,
        frame,
        isBusy,
        changed,
        report: (call) => this.playByItself(call),
        risen: () => this.tellRisen('after'),
        warn: (told) => port.show(told, 'after'),
      },
      strings,
      backKey,
    );
  }

  get attendant(): Attending['attendant'] {
    return this.attending.attendant;
  }

  get counsel(): Attending['counsel'] {
    return this.attending.counsel;
  }

  /** Is a search for a solution running? */
  get isSearching(): boolean {
    return this.search !== undefined;
  }

  /** Facts for the player's next action. */
  get facts(): PlayFacts {
    const { assistant, settings, frame } = this.port;
    const { groups } = this.attendant;
    const { moves } = frame();
    return {
      frame: frame(),
      targetsOf: (hand) => assistant.targets?.(hand),
      click: settings().click,
      marks: this.counsel.marks,
      canRedo: mayRedo(assistant),
      undos: groups.undosAt(moves),
      redos: groups.redosAt(moves),
    };
  }

  /** Reports the player's event `times` times, until it is refused. True if it was accepted at least once. */
  readonly report = (call: OrRedo<KlondikeCall>, times: number): boolean => {
    const { port } = this;
    const before = port.shown();
    let left = times;
    while (left > 0 && port.report(call)) left--;
    if (left === times) return false;
    this.attendant.follow(call.event);
    this.tellChange({ before, after: port.shown(), event: call.event, said: port.said() });
    return true;
  };

  /** The view shows a frame that no event at this table caused. */
  meet(change: Rise): void {
    this.tellChange({ ...change, said: '' });
    this.attendant.meet();
  }

  /** Shows more of the hint. */
  hint(): void {
    const { show, texts } = this.port;
    this.counsel.hint().then(
      (told) => {
        if (told !== undefined) show(told);
      },
      () => show(texts.failed),
    );
  }

  /** Plays the rest of the game, once it is known whether it plays itself. */
  finish(): void {
    const answer = (): void => {
      if (this.attendant.canFinish) this.port.playRest(() => this.playRest());
      else this.port.refuse(this.counsel.noFinish);
    };
    const { canFinish, soughtRest } = this.attendant;
    if (canFinish || soughtRest === undefined) answer();
    else soughtRest.then(answer, answer);
  }

  /** Takes back the events that lost the game. */
  toWinnable(): void {
    const { undosToWinnable } = this.attendant;
    if (undosToWinnable !== undefined) return this.port.undo(undosToWinnable);
    this.port.refuse(this.port.settings().truth === 'on' ? this.counsel.noWayBack : this.untold);
  }

  /** Looks for a line that wins and shows it. */
  solution(): void {
    const { assistant, show, showSolution, texts } = this.port;
    const { signal } = (this.search = new AbortController());
    show(texts.sought);
    assistant.solution?.(signal).then(
      (calls) => {
        if (signal.aborted) return;
        this.search = undefined;
        if (calls === undefined) show(this.counsel.noSolution, 'after');
        else showSolution(calls);
      },
      () => {
        if (!signal.aborted) this.search = undefined;
        show(texts.failed, 'after');
      },
    );
  }

  /** The player pressed something: no more cards go up by themselves. */
  hold(): void {
    this.attendant.hold();
  }

  /** The player pressed a key. True if that only stopped the rest of the game from being played. */
  stop(): boolean {
    this.search?.abort();
    this.search = undefined;
    if (this.attendant.stop()) return true;
    this.hold();
    return false;
  }

  private async playRest(): Promise<void> {
    await this.attendant.finish().finally(() => this.tellRisen('after'));
  }

  /** Collects such cards for one announcement: a sentence on each would take longer than the card. */
  private playByItself(call: KlondikeCall): boolean {
    const { port } = this;
    const before = port.shown();
    const isRest = this.attendant.isFinishing;
    if (!port.report(call)) return false;
    const said = port.said();
    if (said !== '') port.show(said, 'after');
    const after = port.shown();
    // A player who only sees the table needs no sentence about the rest of the game.
    if (!isRest || port.tellChange !== undefined) this.rises = [...this.rises, { before, after }];
    if (after.won) this.tellRisen('after');
    return true;
  }

  private tellChange(change: TableChange): void {
    if (this.port.tellChange === undefined) return;
    this.tellRisen('before');
    this.port.tellChange(change);
  }

  private tellRisen(turn: AnnouncementTurn): void {
    const { rises } = this;
    this.rises = [];
    if (rises.length > 0) this.port.tellRisen(rises, turn);
  }

  /** Says that the win tracker is off, and how to turn it on. */
  private get untold(): string {
    const { strings, texts } = this.port;
    return `${strings.noWayBack.untold} ${texts.truthToldBy}`.trim();
  }
}
