/**
 * Lets a player play at a table on a page. Connects the play session and the assistance to the live region, the marks
 * and the sounds.
 */
import { capitalized } from '../../../core/text/format.js';
import { readSettings, unsetSettings } from '../../../core/settings.js';
import type { SettingValues } from '../../../core/settings.js';
import type { SpeechRegion } from '../../../browser/parts/speech-region.js';
import type { Frame } from '../contract/frame.js';
import { stopOnPress } from '../../../browser/parts/stop-on-press.js';
import { KLONDIKE_COMMANDS } from '../words/commands.js';
import type { ChangeSentenceOptions } from '../views/changes.js';
import { sayChange, sayAutomaticMoves } from '../views/changes.js';
import type { Hand } from '../views/hand.js';
import { cardsInHand } from '../views/hand.js';
import { PlaySession } from '../views/play-session.js';
import type { PlayRefusal } from '../views/play-state.js';
import type { AssistancePort, TableChange } from '../views/table-assistance.js';
import { TableAssistance } from '../views/table-assistance.js';
import { isUndo } from './input/keys.js';
import type { BrowserConfig } from './input/offered.js';
import { SoundPlayer } from './sound-player.js';

interface BrowserPlayPort extends Pick<AssistancePort, 'frame' | 'shown' | 'report' | 'said'> {
  readonly config: BrowserConfig;
  readonly saying: SpeechRegion;
  /**
   * Shows why a command does nothing and marks the refused cards. If no sentence is given, shows the handler's
   * sentence.
   */
  readonly refuse: (sentence?: string, cards?: Hand) => void;
  /** Called when the hand, the cursor or the target may have changed. */
  readonly marked: () => void;
  /** Called when the offers, the hint or the verdict may have changed. */
  readonly offered: () => void;
}

const BACK_KEY = KLONDIKE_COMMANDS.find(({ name }) => name === 'toWinnable')?.keys[0]?.toUpperCase() ?? '';

export class BrowserPlay {
  readonly session: PlaySession;
  readonly assistance: TableAssistance;
  private readonly sounds: SoundPlayer;
  /** Has the player heard in this game that it can finish itself? */
  private hasAnnouncedFinish = false;

  constructor(private readonly port: BrowserPlayPort) {
    const { options } = port.config;
    this.sounds = new SoundPlayer(options.settings);
    this.assistance = new TableAssistance(this.assistancePort);
    this.session = this.makeSession();
  }

  /** Call it after the view shows a new frame. @param isEvent did an event at this table cause the change? */
  refreshed(before: Frame, after: Frame, isEvent: boolean): void {
    if (isEvent) this.sounds.play(before, after);
    else this.assistance.meet({ before, after });
  }

  end(): void {
    this.assistance.end();
    this.sounds.end();
  }

  private tellChange({ before, after, event, said }: TableChange): void {
    const { saying } = this.port;
    const change = capitalized(sayChange(before, after, { ...this.telling, ...(event && { event }) }));
    if (said === '') saying.tell(change);
    else saying.show(`${said} ${change}`);
  }

  private get telling(): Pick<ChangeSentenceOptions, 'wonText' | 'strings'> {
    const { options, strings } = this.port.config;
    return { strings, ...(options.wonText !== undefined && { wonText: options.wonText }) };
  }

  /**
   * Plays the rest of the game, and announces when it starts and ends. An undo key or button stops this and takes back
   * a move.
   */
  private readonly playRest: AssistancePort['playRest'] = (play) => {
    const { assistance, session } = this;
    const release = stopOnPress((event) => {
      assistance.stopRest();
      if (isUndo(event)) session.command('undo');
    });
    session.do({ type: 'empty hand' });
    this.port.saying.tell(assistance.rest);
    void play().finally(release);
  };

  private readonly changed = (): void => {
    const { saying, config, frame, offered } = this.port;
    const { canFinish, isFinishing, rest } = this.assistance;
    offered();
    if (canFinish) {
      if (!this.hasAnnouncedFinish)
        saying.tell(`${rest} ${config.strings.klondikeBrowser.pressToFinish}`, 'after');
      this.hasAnnouncedFinish = true;
    } else if (!isFinishing && frame().moves === 0) this.hasAnnouncedFinish = false;
  };

  /** The player's settings. If one click chooses cards and the next moves them, no card moves automatically. */
  private get settings(): SettingValues {
    const { settings, byClicks } = this.port.config.options;
    if (settings === undefined) return unsetSettings();
    return { ...readSettings(settings), ...(byClicks === true && { click: 'off', up: 'off' }) };
  }

  private readonly refuse: BrowserPlayPort['refuse'] = (...why) => {
    this.sounds.play();
    this.port.refuse(...why);
  };

  private get assistancePort(): AssistancePort {
    const { port } = this;
    const { options, strings } = port.config;
    const { browser, klondikeBrowser, klondikeHints } = strings;
    return {
      assistant: options.assistant ?? {},
      settings: () => this.settings,
      strings: klondikeHints,
      texts: {
        failed: browser.failed,
        searching: klondikeHints.solution.searching,
        turnOnTracker: klondikeBrowser.turnOnTracker,
        hintKey: undefined,
        backKey: klondikeHints.keyOrMenu(BACK_KEY),
      },
      frame: port.frame,
      shown: port.shown,
      isBusy: () => this.session.hand !== undefined,
      report: port.report,
      said: port.said,
      play: (call) => void this.session.do({ type: 'play', call }),
      showHint: (text, _, isMarked) => (isMarked ? port.saying.tell(text) : port.saying.show(text)),
      undo: (times) => void this.session.do({ type: 'undo', times }),
      show: (sentence, turn) => port.saying.show(sentence, turn),
      // A notice shows a dead end.
      warn: (sentence, what) =>
        what === 'lost' ? port.saying.show(sentence, 'after') : port.saying.tell(sentence, 'after'),
      refuse: this.refuse,
      tellChange: (change) => this.tellChange(change),
      tellAutomaticMoves: (moves, turn) =>
        port.saying.tell(capitalized(sayAutomaticMoves(moves, this.telling)), turn),
      playRest: this.playRest,
      showSolution: (calls) => options.onSolution?.(calls),
      changed: this.changed,
    };
  }

  private makeSession(): PlaySession {
    const { options, strings } = this.port.config;
    const { saying, frame, marked } = this.port;
    const { choosing } = options;
    return new PlaySession({
      choosing,
      facts: () => ({
        ...this.assistance.facts,
        canUndo: options.undo !== false,
        isOnlyShown: options.toolbar === false,
        isByClicks: options.byClicks === true,
        hasOwnTargets: choosing?.allows !== undefined,
        isCursorFocus: true,
      }),
      report: this.assistance.report,
      refuse: ({ cards, ...refusal }) => this.refuse(this.sentenceOf(refusal), cards),
      tell: (what, turn) => {
        const { inHand, letGo } = strings.klondikeChanges;
        saying.tell(capitalized(what === 'let go' ? letGo : inHand(cardsInHand(frame(), what.hand))), turn);
      },
      changed: marked,
    });
  }

  /** The sentence for a refusal; undefined if the handler refused the event. */
  private sentenceOf({ why, pile }: PlayRefusal): string | undefined {
    const { options, strings } = this.port.config;
    const { browser, klondikeBrowser } = strings;
    switch (why) {
      case 'won':
        return options.undo === false ? klondikeBrowser.isWonForGood : klondikeBrowser.isWon;
      case 'only-shown':
        return browser.onlyShown;
      case 'no-undo':
        return klondikeBrowser.noUndo;
      case 'nothing-to-undo':
        return klondikeBrowser.nothingToUndo;
      case 'nothing-to-redo':
        return browser.nothingToRedo;
      case 'no-card':
      case 'no-such-count':
        return klondikeBrowser.noCard;
      case 'fixed-card':
        return klondikeBrowser.fixedCard;
      case 'nothing-to-send-up':
        return klondikeBrowser.nothingToSendUp;
      case 'no-foundation':
        return klondikeBrowser.noFoundation;
      case 'no-such-move':
        return pile && klondikeBrowser.notTaken(pile);
      case 'refused':
      case 'redo-refused':
        return undefined;
    }
  }
}
