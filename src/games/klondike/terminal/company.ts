/** The table's attendant beside a player at a terminal: what it offers and tells is shown and said. */
import type { SettingValues } from '../../../core/settings.js';
import { readSettings, unsetSettings } from '../../../core/settings.js';
import { sentence } from '../../../core/text/capitalized.js';
import { keyTold } from '../../../terminal/input/commands.js';
import type { ItemList } from '../../../terminal/list/item.js';
import { settingsList } from '../../../terminal/list/settings-list.js';
import type { KlondikeAssistant } from '../contract/assistant.js';
import type { Frame } from '../contract/frame.js';
import type { KlondikeCall } from '../contract/handler.js';
import { Attendant } from '../views/attendant.js';
import type { Rise } from '../views/changes.js';
import { sayRisen } from '../views/changes.js';
import { Counsel } from '../views/counsel.js';
import type { Cursor } from '../views/cursor.js';
import { onPile } from '../views/cursor.js';
import { askForRest } from '../views/attend.js';
import { settableAt } from '../views/settable.js';
import type { TableState } from './drawing/draw-table.js';
import type { AssistedName } from './input/offered.js';
import { COMMANDS } from './input/offered.js';
import type { TerminalOptions } from './options.js';
import type { KlondikeTerminalStrings } from './strings/catalogue.js';

/** What company needs of a view. */
export interface Hosting {
  readonly options: Pick<TerminalOptions, 'assistant' | 'settings' | 'shownAlong'>;
  readonly strings: KlondikeTerminalStrings;
  /** What the player sees. */
  readonly frame: () => Frame;
  /** Has the player cards in hand, or a question to answer? */
  readonly isBusy: () => boolean;
  /** Reports an event of the table. True if it was accepted. */
  readonly report: (call: KlondikeCall) => boolean;
  /** What is said now; empty if nothing is. */
  readonly said: () => string;
  /** Says a sentence; an empty one only draws. */
  readonly say: (sentence: string) => void;
  /** Says why the player is refused something. */
  readonly refuse: (why: string) => void;
  readonly draw: () => void;
  /** Has a line of events shown in place of the table when it is drawn next. */
  readonly showLine: (calls: readonly KlondikeCall[]) => void;
}

export class Company {
  readonly attendant: Attendant;
  readonly counsel: Counsel;
  private readonly assistant: KlondikeAssistant;
  /** The running search for a solution. The next key stops it. */
  private seeking: AbortController | undefined;
  /** What went up by itself and is not told yet. */
  private rises: readonly Rise[] = [];
  /** What was last told of that. */
  private risen = '';

  constructor(private readonly host: Hosting) {
    const { assistant = {} } = host.options;
    this.assistant = assistant;
    const attended = { assistant, settings: () => this.settings, frame: host.frame };
    this.attendant = new Attendant({
      ...attended,
      isBusy: host.isBusy,
      report: (call) => this.play(call),
      risen: () => this.tellRisen(),
      changed: host.draw,
      warn: (what) => host.say(this.counsel.warning(what, keyTold(COMMANDS, 'toWinnable'))),
    });
    this.counsel = new Counsel(this.attendant, attended, host.strings.klondikeHints);
  }

  /** What the player has set. */
  get settings(): SettingValues {
    const { settings } = this.host.options;
    return settings === undefined ? unsetSettings() : readSettings(settings);
  }

  /** Where one click or Enter sends cards. Without somebody who tells what takes them, nowhere. */
  get click(): SettingValues['click'] {
    return this.assistant.targets === undefined ? 'off' : this.settings.click;
  }

  /** What the player can set, as a list. */
  get settingsList(): ItemList | undefined {
    const { assistant, attendant, host } = this;
    const { settings } = host.options;
    if (settings === undefined) return undefined;
    const names = [...settableAt(assistant), 'bell' as const];
    return settingsList({ settings, names, strings: host.strings, onSet: () => attendant.look() });
  }

  /** The commands that are possible here. */
  get assisted(): readonly AssistedName[] {
    const { hint, finish, verdict, solution } = this.assistant;
    const { settings, shownAlong } = this.host.options;
    return [
      ...(hint === undefined ? [] : (['hint'] as const)),
      ...(finish === undefined ? [] : (['finish'] as const)),
      ...(finish === undefined && settings === undefined ? [] : (['undoOne'] as const)),
      ...(verdict === undefined ? [] : (['toWinnable'] as const)),
      ...(solution === undefined || shownAlong === undefined ? [] : (['solution'] as const)),
    ];
  }

  /** Is a solution being looked for? */
  get isSeeking(): boolean {
    return this.seeking !== undefined;
  }

  /** What is drawn of it. */
  get shown(): Pick<TableState, 'hinted' | 'rest' | 'sends'> {
    const { isFinishing, canFinish } = this.attendant;
    const rest = isFinishing ? 'played' : canFinish ? 'offered' : undefined;
    return { hinted: this.hinted, rest, sends: this.click };
  }

  /** Tells more of the hint. */
  hint(): void {
    const { say, strings } = this.host;
    this.counsel.hint().then(
      (told) => {
        if (told !== undefined) say(told);
      },
      () => say(strings.klondikeTerminal.adviceFailed),
    );
  }

  /** Plays the rest of the game, until a key is pressed. */
  finish(): void {
    const { attendant, counsel, host } = this;
    askForRest(() => attendant, {
      play: () => void attendant.finish(),
      refuse: () => host.refuse(counsel.noFinish),
    });
  }

  /** How many events lost the game; undefined, and the reason is said, if none are to be taken back. */
  undosToWinnable(): number | undefined {
    const { attendant, counsel, host, settings } = this;
    const { undosToWinnable } = attendant;
    const isTold = settings.truth === 'on';
    if (undosToWinnable === undefined) {
      host.refuse(isTold ? counsel.noWayBack : this.untold);
    }
    return undosToWinnable;
  }

  /** Looks for a line that wins, and shows it. A key ends the search. */
  solution(): void {
    const { assistant, host } = this;
    const { klondikeHints, klondikeTerminal } = host.strings;
    if (host.frame().won) return host.say(klondikeHints.none.won);
    const { signal } = (this.seeking = new AbortController());
    host.say(klondikeTerminal.solution.sought);
    assistant.solution?.(signal).then(
      (calls) => {
        if (signal.aborted) return;
        this.seeking = undefined;
        if (calls !== undefined) host.showLine(calls);
        host.say(calls === undefined ? this.counsel.noSolution : '');
      },
      () => {
        if (!signal.aborted) this.seeking = undefined;
        host.say(klondikeTerminal.adviceFailed);
      },
    );
  }

  /** A key was pressed. True if it does nothing but stop what is being played. */
  stop(): boolean {
    this.seeking?.abort();
    this.seeking = undefined;
    if (this.attendant.stop()) return true;
    this.attendant.hold();
    return false;
  }

  private play(call: KlondikeCall): boolean {
    const { report, frame } = this.host;
    const before = frame();
    const isTaken = report(call);
    if (isTaken && !this.attendant.isFinishing) this.rises = [...this.rises, { before, after: frame() }];
    return isTaken;
  }

  /** Tells what went up by itself, in one sentence, unless something else is said or the game is won. */
  private tellRisen(): void {
    const { rises, host } = this;
    const { strings, said } = host;
    this.rises = [];
    if (rises.length === 0 || host.frame().won || !['', this.risen].includes(said())) return;
    const told = sayRisen(rises, { isCounted: false, strings });
    if (told === '') return;
    this.risen = sentence(told);
    host.say(this.risen);
  }

  /** That the truth is not told, and how it can be. */
  private get untold(): string {
    const { options, strings } = this.host;
    const { untold } = strings.klondikeHints.noWayBack;
    return options.settings === undefined
      ? untold
      : `${untold} ${strings.klondikeTerminal.truthToldBy(keyTold(COMMANDS, 'settings'))}`;
  }

  private get hinted(): readonly Cursor[] {
    const { marks } = this.counsel;
    if (marks === undefined) return [];
    const { pile, count = 1, to } = marks;
    return [{ pile, depth: count }, ...(to === undefined ? [] : [onPile(to)])];
  }
}
