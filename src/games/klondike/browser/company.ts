/** The player's hand and the table's attendant at one table: what each does is shown and said. */
import { capitalized } from '../../../core/text/capitalized.js';
import type { OrRedo } from '../../../core/redo.js';
import type { SettingValues } from '../../../core/settings.js';
import { readSettings, unsetSettings } from '../../../core/settings.js';
import type { Saying, Turn } from '../../../browser/parts/saying.js';
import { stopOnPress } from '../../../browser/parts/stop-on-press.js';
import type { KlondikeAssistant } from '../contract/assistant.js';
import type { Frame } from '../contract/frame.js';
import type { KlondikeCall } from '../contract/handler.js';
import type { AttendedTable, Attending } from '../views/attend.js';
import { askForRest, attend } from '../views/attend.js';
import type { Rise, Telling } from '../views/changes.js';
import { sayChange, sayRisen } from '../views/changes.js';
import type { Hand } from '../views/hand.js';
import { OwnChoosing } from './input/choosing.js';
import { isUndo } from './input/keys.js';
import type { Naming } from './input/offered.js';
import { Play } from './input/play.js';
import type { Reporting, Told } from './reporting.js';
import type { Sounding } from './sound/sounds.js';
import { soundsAt } from './sound/sounds.js';

/** What company needs of a view. */
export interface Hosting {
  readonly naming: Naming;
  readonly saying: Saying;
  readonly frame: () => Frame;
  readonly report: (call: OrRedo<KlondikeCall>, reporting?: Reporting) => boolean;
  readonly refuse: (sentence?: string, cards?: Hand) => void;
  /** Is told that the marks have changed. */
  readonly marked: () => void;
  /** Is told that the attendant offers or tells something else. */
  readonly attended: () => void;
}

export class Company {
  readonly play: Play;
  private readonly attending: Attending;
  private readonly assistant: KlondikeAssistant;
  private readonly sounds: Sounding | undefined;
  /** What went up by itself and is not told yet. */
  private readonly rises: Rise[] = [];
  /** Was it told in this game that its rest plays itself? */
  private restIsTold = false;

  constructor(private readonly host: Hosting) {
    const { options } = host.naming;
    this.sounds = options.settings && soundsAt(options.settings);
    this.assistant = options.assistant ?? {};
    this.play = this.makePlay();
    const table: AttendedTable = {
      assistant: this.assistant,
      settings: () => this.settings,
      frame: host.frame,
      isBusy: () => this.play.hand !== undefined,
      report: (call) => host.report(call, { isByItself: true }),
      risen: () => this.tellRisen(),
      changed: () => this.attended(),
      warn: (told) => host.saying.show(told, 'after'),
    };
    this.attending = attend(table, host.naming.strings.klondikeHints);
  }

  get attendant(): Attending['attendant'] {
    return this.attending.attendant;
  }

  get counsel(): Attending['counsel'] {
    return this.attending.counsel;
  }

  /** What the player has set. Where one click chooses cards and the next moves them, nothing moves by itself. */
  get settings(): SettingValues {
    const { settings, byClicks } = this.host.naming.options;
    if (settings === undefined) return unsetSettings();
    return { ...readSettings(settings), ...(byClicks === true && { click: 'off', up: 'off' }) };
  }

  /**
   * Announces a change of the table.
   * @param told the event that caused it and the words of its handler; empty by default
   */
  tell(before: Frame, after: Frame, told: Told = {}): void {
    const { saying } = this.host;
    const { said = '', event, isByItself } = told;
    if (isByItself === true) return this.noteRise({ before, after }, said);
    this.tellRisen('before');
    const change = capitalized(sayChange(before, after, { ...this.told, ...(event && { event }) }));
    if (said === '') saying.tell(change);
    else saying.show(`${said} ${change}`);
  }

  /** How all that happens is told. */
  private get told(): Pick<Telling, 'wonText' | 'strings'> {
    const { options, strings } = this.host.naming;
    return { strings, ...(options.wonText !== undefined && { wonText: options.wonText }) };
  }

  /** Cards that go up by themselves are told together: a sentence on each would take longer than the card. */
  private noteRise(rise: Rise, said: string): void {
    this.rises.push(rise);
    if (said !== '') this.host.saying.show(said, 'after');
    if (rise.after.won) this.tellRisen();
  }

  private tellRisen(turn: Turn = 'after'): void {
    const rises = this.rises.splice(0);
    if (rises.length > 0) this.host.saying.tell(capitalized(sayRisen(rises, this.told)), turn);
  }

  /** Tells more of the hint. */
  hint(): void {
    const { saying, naming } = this.host;
    this.play.emptyHand();
    this.counsel.hint().then(
      (told) => {
        if (told !== undefined) saying.show(told);
      },
      () => saying.show(naming.strings.browser.failed),
    );
  }

  /** The player has pressed something: nothing more goes up by itself. */
  hold(): void {
    this.attendant.hold();
  }

  /** The view shows another frame; `isEvent` if an event at this table has led to it. */
  refreshed(before: Frame, after: Frame, isEvent: boolean): void {
    if (isEvent) this.sounds?.sound(before, after);
    else this.attendant.meet();
  }

  /** Nobody plays or sounds here any more. */
  end(): void {
    this.attendant.end();
    this.sounds?.end();
  }

  /** Plays the rest of the game, until something is pressed. Undo takes it back at once. */
  finish(): void {
    askForRest(() => this.attendant, {
      play: () => this.playRest(),
      refuse: () => this.refuse(this.counsel.noFinish),
    });
  }

  /** Told are its beginning and its end. */
  private playRest(): void {
    const { attendant } = this;
    const release = stopOnPress((event) => {
      attendant.stop();
      if (isUndo(event)) this.play.undo();
    });
    this.play.emptyHand();
    this.host.saying.tell(this.counsel.rest);
    void attendant.finish().finally(() => {
      release();
      this.tellRisen();
    });
  }

  private attended(): void {
    const { attendant, host } = this;
    const { saying, naming, frame } = host;
    host.attended();
    if (attendant.canFinish) {
      const { klondikeBrowser } = naming.strings;
      if (!this.restIsTold) saying.tell(`${this.counsel.rest} ${klondikeBrowser.playedBy}`, 'after');
      this.restIsTold = true;
    } else if (!attendant.isFinishing && frame().moves === 0) this.restIsTold = false;
  }

  /** Takes back what lost the game. */
  toWinnable(): void {
    const { undosToWinnable } = this.attendant;
    if (undosToWinnable === undefined)
      return this.refuse(this.settings.truth === 'on' ? this.counsel.noWayBack : this.untold);
    this.play.undo(undosToWinnable);
  }

  /** That the truth is not told, and how it can be. */
  private get untold(): string {
    const { klondikeHints, klondikeBrowser } = this.host.naming.strings;
    return `${klondikeHints.noWayBack.untold} ${klondikeBrowser.truthToldBy}`;
  }

  /** Looks for a line that wins, and gives it to the page. */
  solution(): void {
    const { saying, naming } = this.host;
    const { klondikeHints, browser } = naming.strings;
    saying.show(klondikeHints.solution.sought);
    this.assistant.solution?.().then(
      (calls) => {
        if (calls === undefined) saying.show(this.counsel.noSolution, 'after');
        else naming.options.onSolution?.(calls);
      },
      () => saying.show(browser.failed, 'after'),
    );
  }

  private readonly refuse: Hosting['refuse'] = (...why) => {
    this.sounds?.sound();
    this.host.refuse(...why);
  };

  private makePlay(): Play {
    const { host } = this;
    const { options, strings } = host.naming;
    return new Play({
      frame: host.frame,
      isOnlyShown: options.toolbar === false,
      choosing: options.choosing ?? new OwnChoosing(),
      isByClicks: options.byClicks === true,
      canUndo: options.undo !== false,
      click: () => this.settings.click,
      marks: () => this.counsel.marks,
      together: (event) => {
        const { groups } = this.attendant;
        return groups[event === 'undo' ? 'undosAt' : 'redosAt'](host.frame().moves);
      },
      assistant: this.assistant,
      strings,
      report: host.report,
      refuse: (...why) => this.refuse(...why),
      tell: (sentence, turn) => host.saying.tell(capitalized(sentence), turn),
      changed: host.marked,
    });
  }
}
