/** Lets a player play at a terminal. Connects the play session and the assistance to the message below the table. */
import type { OrRedo } from '../../../core/redo.js';
import type { SettingValues } from '../../../core/settings.js';
import { readSettings, unsetSettings } from '../../../core/settings.js';
import { sentence } from '../../../core/text/format.js';
import { keyTold } from '../../../terminal/input/commands.js';
import type { ItemList } from '../../../terminal/list/item-list.js';
import { settingsList } from '../../../terminal/list/item-list.js';
import type { KlondikeCall } from '../contract/handler.js';
import type { AutomaticMove } from '../views/changes.js';
import { sayAutomaticMoves } from '../views/changes.js';
import type { Cursor } from '../views/cursor.js';
import { liftable, onPile } from '../views/cursor.js';
import { PlaySession } from '../views/play-session.js';
import type { PlayRefusal } from '../views/play-state.js';
import type { Player } from '../views/player.js';
import { TableAssistance, settableAt } from '../views/table-assistance.js';
import type { AssistancePort } from '../views/table-assistance.js';
import type { TableState } from './drawing/draw-table.js';
import type { AssistedName } from './input/offered.js';
import { COMMANDS } from './input/offered.js';
import type { TerminalOptions } from './options.js';
import type { KlondikeTerminalStrings } from './strings/english.js';

interface TerminalPlayPort extends Pick<AssistancePort, 'frame' | 'shown'> {
  readonly options: Pick<TerminalOptions, 'assistant' | 'settings' | 'shownAlong'>;
  readonly strings: KlondikeTerminalStrings;
  readonly player: Player;
  /** Is there a question below the table? */
  readonly isAsked: () => boolean;
  /** The message below the table; may be empty. */
  readonly message: () => string;
  readonly setMessage: (message: string) => void;
  /** Shows a message. An empty message only redraws. @param shorter versions for narrow windows, the longest first */
  readonly say: (message: string, shorter?: readonly string[]) => void;
  /** Rings the bell for a refusal, if the setting is on. */
  readonly alert: () => void;
  readonly draw: () => void;
  /** Shows a line of events instead of the table at the next draw. */
  readonly showLine: (calls: readonly KlondikeCall[]) => void;
}

export class TerminalPlay {
  readonly session: PlaySession;
  readonly assistance: TableAssistance;
  /** Is the handler processing an event of this table? */
  private isReporting = false;
  /** The handler's message during the last report; may be empty. */
  private said = '';
  /** The last message about automatic moves. */
  private lastAutomaticMoves = '';

  constructor(private readonly port: TerminalPlayPort) {
    this.assistance = new TableAssistance(this.assistancePort);
    this.session = new PlaySession({
      facts: () => this.assistance.facts,
      report: (call, times) => this.reportOf(call, times),
      refuse: (refusal) => this.refuse(this.sentenceOf(refusal)),
      tell: () => undefined,
      changed: () => undefined,
    });
  }

  /** The player's settings. Without an assistant that knows the targets of cards, one click doesn't move any. */
  get settings(): SettingValues {
    const { settings, assistant } = this.port.options;
    const set = settings === undefined ? unsetSettings() : readSettings(settings);
    return assistant?.targets === undefined ? { ...set, click: 'off' } : set;
  }

  get settingsList(): ItemList | undefined {
    const { options, strings } = this.port;
    const { settings, assistant = {} } = options;
    if (settings === undefined) return undefined;
    const names = [...settableAt(assistant), 'bell' as const];
    return settingsList({ settings, names, strings, onSet: () => this.assistance.look() });
  }

  /** The parts of the drawing that depend on play. */
  get shown(): Omit<TableState, 'message'> {
    const { isFinishing, canFinish } = this.assistance;
    const rest = isFinishing ? 'played' : canFinish ? 'offered' : undefined;
    const { cursor, hand, legalTargets } = this.session;
    return { cursor, hand, targets: legalTargets, hinted: this.hinted, rest, sends: this.settings.click };
  }

  /** The view refreshed, possibly after an event from elsewhere. */
  refreshed(change: AutomaticMove): void {
    if (!this.isReporting) this.assistance.meet(change);
  }

  private readonly report = (call: OrRedo<KlondikeCall>): boolean => {
    this.isReporting = true;
    try {
      return this.port.player.report(call) === 'accepted';
    } finally {
      this.isReporting = false;
    }
  };

  /** The view shows this sentence. During a report, it comes from the handler. */
  hear(sentence: string): void {
    this.said = sentence;
  }

  /** Restores the message before a refused event. */
  private reportOf(call: OrRedo<KlondikeCall>, times: number): boolean {
    const { message, setMessage } = this.port;
    const before = message();
    this.said = '';
    const isAccepted = this.assistance.report(call, times);
    if (!isAccepted) setMessage(before);
    return isAccepted;
  }

  private refuse(why: string | undefined): void {
    if (why === undefined) return;
    this.port.alert();
    this.port.say(why);
  }

  /** Undefined after a win, because the footer already lists the possible commands. */
  private sentenceOf({ why, pile }: PlayRefusal): string | undefined {
    const { terminal, klondikeTerminal } = this.port.strings;
    switch (why) {
      case 'won':
        return undefined;
      case 'no-undo':
      case 'nothing-to-undo':
        return terminal.noMoveToUndo;
      case 'nothing-to-redo':
        return terminal.noMoveToRedo;
      case 'no-card':
      case 'fixed-card':
        return klondikeTerminal.noCardToPickUp;
      case 'no-such-count':
        return pile && klondikeTerminal.takable(liftable(this.port.frame(), pile));
      case 'nothing-to-send-up':
        return klondikeTerminal.noCardToSendUp;
      case 'no-foundation':
        return klondikeTerminal.noFoundationTakes;
      case 'no-such-move':
        return klondikeTerminal.cannotPutThere;
      case 'redo-refused':
        return this.said || terminal.noMoveToRedo;
      case 'refused':
      case 'only-shown':
        return this.said || terminal.refused;
    }
  }

  private get assistancePort(): AssistancePort {
    const { port } = this;
    const { options, strings } = port;
    const { klondikeHints, klondikeTerminal } = strings;
    const toSettings = klondikeTerminal.turnOnTracker(keyTold(COMMANDS, 'settings'));
    return {
      assistant: options.assistant ?? {},
      settings: () => this.settings,
      strings: klondikeHints,
      texts: {
        failed: klondikeTerminal.adviceFailed,
        searching: klondikeTerminal.solution.searching,
        turnOnTracker: options.settings === undefined ? '' : toSettings,
        hintKey: keyTold(COMMANDS, 'hint'),
        backKey: keyTold(COMMANDS, 'toWinnable'),
      },
      frame: port.frame,
      shown: port.shown,
      isBusy: () => this.session.hand !== undefined || port.isAsked(),
      report: this.report,
      // The message already shows the handler's sentence.
      said: () => '',
      play: (call) => void this.session.do({ type: 'play', call }),
      showHint: port.say,
      undo: (times) => void this.session.do({ type: 'undo', times }),
      show: (message) => port.say(message),
      warn: (message) => port.say(message),
      refuse: (why) => this.refuse(why),
      tellAutomaticMoves: (moves) => this.announceAutomaticMoves(moves),
      playRest: (play) => void play(),
      showSolution: (calls) => {
        port.showLine(calls);
        port.say('');
      },
      changed: port.draw,
    };
  }

  /** Stays silent after a win, or if another message is on the screen. */
  private announceAutomaticMoves(moves: readonly AutomaticMove[]): void {
    const { frame, message, say, strings } = this.port;
    if (frame().won || !['', this.lastAutomaticMoves].includes(message())) return;
    const told = sayAutomaticMoves(moves, { isCounted: false, strings });
    if (told === '') return;
    this.lastAutomaticMoves = sentence(told);
    say(this.lastAutomaticMoves);
  }

  private get hinted(): readonly Cursor[] {
    const { marks } = this.assistance;
    if (marks === undefined) return [];
    const { pile, count = 1, to } = marks;
    return [{ pile, depth: count }, ...(to === undefined ? [] : [onPile(to)])];
  }
}

export function assistedBy({
  assistant = {},
  settings,
  shownAlong,
}: TerminalOptions): readonly AssistedName[] {
  const { hint, finish, verdict, solution } = assistant;
  return [
    ...(hint === undefined ? [] : (['hint'] as const)),
    ...(finish === undefined ? [] : (['finish'] as const)),
    ...(finish === undefined && settings === undefined ? [] : (['undoOne'] as const)),
    ...(verdict === undefined ? [] : (['toWinnable'] as const)),
    ...(solution === undefined || shownAlong === undefined ? [] : (['solution'] as const)),
  ];
}
