/** The table's attendant beside a player at a terminal: what it offers and tells is shown and said. */
import type { SettingValues } from '../../../core/settings.js';
import { unsetSettings } from '../../../core/settings.js';
import { keyTold } from '../../../terminal/input/commands.js';
import type { KlondikeAssistant } from '../contract/assistant.js';
import { carryingOf } from '../contract/carry-call.js';
import type { Frame } from '../contract/frame.js';
import type { KlondikeCall } from '../contract/handler.js';
import type { Warning } from '../views/attendant.js';
import { Attendant } from '../views/attendant.js';
import type { Cursor } from '../views/cursor.js';
import { onPile } from '../views/cursor.js';
import { hintSentence, noHintSentence } from '../words/hint-sentence.js';
import type { PileId } from '../words/piles.js';
import type { TableState, Truth } from './drawing/draw-table.js';
import type { AssistedName } from './input/offered.js';
import { COMMANDS } from './input/offered.js';
import type { TerminalOptions } from './options.js';
import type { KlondikeTerminalStrings } from './strings/catalogue.js';

/** What company needs of a view. */
export interface Hosting {
  readonly options: Pick<TerminalOptions, 'assistant' | 'settings'>;
  readonly strings: KlondikeTerminalStrings;
  /** What the player sees. */
  readonly frame: () => Frame;
  /** Has the player cards in hand, or a question to answer? */
  readonly isBusy: () => boolean;
  /** Reports an event of the table. True if it was accepted. */
  readonly report: (call: KlondikeCall) => boolean;
  /** Says a sentence; an empty one only draws. */
  readonly say: (sentence: string) => void;
  readonly draw: () => void;
}

export class Company {
  readonly attendant: Attendant;
  private readonly assistant: KlondikeAssistant;
  private readonly settings: SettingValues;

  constructor(private readonly host: Hosting) {
    const { assistant = {}, settings = unsetSettings() } = host.options;
    this.assistant = assistant;
    this.settings = settings;
    this.attendant = new Attendant({
      assistant,
      settings: () => settings,
      frame: host.frame,
      isBusy: host.isBusy,
      report: host.report,
      changed: host.draw,
      warn: (what) => this.warn(what),
    });
  }

  /** The commands that are possible here. */
  get assisted(): readonly AssistedName[] {
    const { hint, finish, verdict } = this.assistant;
    const { up, truth } = this.settings;
    return [
      ...(hint === undefined ? [] : (['hint'] as const)),
      ...(finish === undefined ? [] : (['finish'] as const)),
      ...(finish === undefined && up === 'off' ? [] : (['undoOne'] as const)),
      ...(verdict === undefined || truth === 'off' ? [] : (['toWinnable'] as const)),
    ];
  }

  /** What is drawn of it. */
  get shown(): Pick<TableState, 'hinted' | 'rest'> {
    const { isFinishing, canFinish } = this.attendant;
    return { hinted: this.hinted, rest: isFinishing ? 'played' : canFinish ? 'offered' : undefined };
  }

  /** What is told of the truth; undefined if the player does not want it. */
  get truth(): Truth | undefined {
    const { verdict } = this.attendant;
    const { won, moves } = this.host.frame();
    const isTold = this.settings.truth === 'on' && this.assistant.verdict !== undefined;
    if (!isTold || won || (moves === 0 && verdict === undefined)) return undefined;
    return verdict?.verdict ?? 'sought';
  }

  /** Tells more of the hint. */
  hint(): void {
    const { say, strings } = this.host;
    this.attendant.climb().then(
      (rung) => {
        if (rung === undefined) return;
        const { level, advice } = rung;
        const { why = 'not-known', where, card, calls } = advice;
        if (!advice.isPossible) return say(noHintSentence(why, strings.klondikeHints));
        const facts = { pile: where && this.seen(where), card, carried: this.carriedBy(calls), why };
        const told = (at: typeof level): string => hintSentence(at, facts, strings.klondikeHints);
        say(level === 'why' ? `${told('move')} ${told('why')}` : told(level));
      },
      () => say(strings.klondikeTerminal.adviceFailed),
    );
  }

  /** Plays the rest of the game, until a key is pressed. */
  finish(): void {
    const { attendant, host } = this;
    if (attendant.canFinish) void attendant.finish();
    else host.say(host.strings.klondikeTerminal.noFinish);
  }

  /** How many events lost the game; undefined, which is said, if that is not known. */
  undosToWinnable(): number | undefined {
    const { undosToWinnable } = this.attendant;
    if (undosToWinnable === undefined) this.host.say(this.host.strings.klondikeTerminal.noWayBack);
    return undosToWinnable;
  }

  private warn(what: Warning): void {
    const { klondikeHints, klondikeTerminal } = this.host.strings;
    const told = klondikeHints.none[what];
    const canGoBack = what === 'lost' && this.attendant.undosToWinnable !== undefined;
    this.host.say(canGoBack ? `${told} ${klondikeTerminal.wayBack(keyTold(COMMANDS, 'toWinnable'))}` : told);
  }

  private get hinted(): readonly Cursor[] {
    const { level = 'possible', advice } = this.attendant.rung ?? {};
    const pile = advice?.where && this.seen(advice.where);
    if (level === 'possible' || pile === undefined) return [];
    const carried = level === 'where' ? undefined : this.carriedBy(advice?.calls);
    const from = { pile, depth: carried?.count ?? 1 };
    return carried === undefined || level === 'card' ? [from] : [from, onPile(carried.to)];
  }

  /** The pile as the player sees it: assistants call the pile in play the waste. */
  private seen(pile: PileId): PileId {
    return pile === 'waste' && this.host.frame().stock !== undefined ? 'stock' : pile;
  }

  private carriedBy(calls: readonly KlondikeCall[] = []): ReturnType<typeof carryingOf> {
    const [call] = calls;
    const carried = call && carryingOf(call);
    return carried && { ...carried, from: this.seen(carried.from) };
  }
}
