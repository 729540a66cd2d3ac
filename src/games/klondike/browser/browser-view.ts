/** A view in the DOM, which draws the table as cards and turns pointer, touch and keys into events. */
import type { KlondikeCommandName } from '../words/commands.js';
import { checkGiven } from '../../../core/given.js';
import type { OrRedo } from '../../../core/redo.js';
import type { Frame } from '../contract/frame.js';
import { EMPTY_FRAME } from '../contract/frame.js';
import type { KlondikeCall, KlondikeEventsHandler } from '../contract/handler.js';
import { checkHandler } from '../contract/view-arguments.js';
import type { HintMarks } from '../views/hints.js';
import { FrameView } from '../views/frame-view.js';
import type { Hand } from '../views/hand.js';
import { Player } from '../views/player.js';
import { holdsFocus } from '../../../browser/dom.js';
import type { Box } from '../../../browser/cards/space.js';
import { insideOf } from '../../../browser/cards/space.js';
import { BrowserPlay } from './browser-play.js';
import { DragGesture } from './input/drag-gesture.js';
import type { CommandDesk } from './input/keys.js';
import { runCommand } from './input/keys.js';
import { listen } from './input/listen.js';
import type { BrowserConfig } from './input/offered.js';
import { namedCommands, offers } from './input/offered.js';
import type { BrowserOptions } from './options.js';
import { visibleFrame } from './options.js';
import { LookSetter, seesMotion } from '../../../browser/look.js';
import { answer } from './panels/answer.js';
import { DeadEndPlace } from './panels/dead-end-place.js';
import { FinishPill } from './panels/finish-pill.js';
import type { DeadEndNotice } from './panels/dead-end.js';
import type { MenuDesk } from './panels/menu-desk.js';
import { Toolbar } from './panels/toolbar.js';
import { winTexts } from './panels/win.js';
import { HintGuide } from '../../../browser/guide/hint-guide.js';
import { Banner } from '../../../browser/won/banner.js';
import { EventSpeech, SpeechRegion } from '../../../browser/parts/speech-region.js';
import { RefusalMarks } from '../../../browser/parts/refusal-marks.js';
import { Root } from '../../../browser/parts/root.js';
import { isNewWin } from '../views/frame-changes.js';
import { ENGLISH } from './strings/english.js';
import { styleSheet } from '../../../browser/style.js';
import { guidedMove } from './table/hint-guide.js';
import { showHint, showMarks } from './table/marks.js';
import { Table } from './table/table.js';
import { winParts } from '../../../browser/won/win-parts.js';

/**
 * Knows no rules: it reports every drop to the handler, and a handler that accepts the drop refreshes the view. The
 * view fills its element, inside a shadow root.
 */
export class BrowserView extends FrameView {
  private readonly config: BrowserConfig;
  private readonly hearing: EventSpeech<OrRedo<KlondikeCall>>;
  private readonly root: Root;
  private readonly table: Table;
  private readonly guide: HintGuide;
  private readonly player: BrowserPlay;
  private readonly dragging: DragGesture;
  private readonly desk: CommandDesk;
  private readonly saying = new SpeechRegion();
  private readonly refused = new RefusalMarks();
  private readonly toolbar: Toolbar;
  private readonly pill: FinishPill;
  private readonly deadEnd: DeadEndPlace;
  private readonly banner: Banner;
  private isCelebrating = false;
  private readonly look: LookSetter;
  private readonly pageKeys = new AbortController();
  private readonly sizes = new ResizeObserver(() => this.resize());
  /** The marks of a move that a page teaches. */
  private taught: HintMarks | undefined;
  /** The frame that the page shows. */
  private shown: Frame = EMPTY_FRAME;

  /** @throws NullHandlerException without a handler; TypeError if the element is missing or an option is invalid */
  constructor(
    private readonly handler: KlondikeEventsHandler,
    element: HTMLElement,
    private readonly options: BrowserOptions = {},
  ) {
    super();
    checkGiven('options', options, 'an object');
    checkHandler(handler);
    if (!(element as unknown)) throw new TypeError('no element was given for the view to fill');
    const { strings = ENGLISH } = options;
    const { core, browser } = strings;
    this.config = { options, strings };
    this.root = new Root(core.language);
    this.table = new Table(this.config, seesMotion);
    this.guide = new HintGuide(this.table.element);
    this.hearing = new EventSpeech(new Player(handler, this, options.assistant), this.saying, browser.failed);
    this.player = this.seat();
    this.desk = {
      frame: () => visibleFrame(this.options, this.frame),
      play: this.player.session,
      assistance: this.player.assistance,
      stockAt: () => this.table.geometry,
      focus: () => this.focusCursor(),
      ask: (name) => answer(this.menuDesk(), name),
    };
    const run = (name: KlondikeCommandName<'browser'>): void => runCommand(this.desk, name);
    this.toolbar = new Toolbar(this.config, run, () => this.player.assistance.explainLost());
    this.deadEnd = new DeadEndPlace(() => this.loadDeadEnd(run));
    this.pill = new FinishPill(this.config, run, () => this.focus());
    this.banner = new Banner({
      ...winParts({ options, strings: browser, commands: namedCommands(this.config) }, run),
      onLeft: () => this.focus(),
    });
    this.look = new LookSetter(this.root.view, options);
    this.dragging = new DragGesture(this.table, this.player.session);
    this.build(element);
  }

  /** Shows a sentence and announces it. During an event, the sentence explains the event's result. */
  say(sentence: string): void {
    this.hearing.say(sentence);
  }

  /** Marks a move on the table like a hint, until the next call. Without a move, removes the marks. */
  mark(marks?: HintMarks): void {
    this.taught = marks;
    this.showHint();
  }

  /** Focuses the table or, after a win, the announcement, so that an extra key press does nothing. */
  focus(): void {
    if (this.banner.isOpen) this.banner.element.focus();
    else this.focusCursor();
  }

  private focusCursor(): void {
    this.table.focusAt(this.player.session.cursor);
  }

  /** The boxes in the window, in CSS pixels, without cards or sentences. They change as piles grow, and may overlap. */
  get room(): readonly Box[] {
    return this.table.room;
  }

  destroy(): void {
    this.player.end();
    this.dragging.leave();
    this.sizes.disconnect();
    this.pageKeys.abort();
    this.look.end();
    this.toolbar.end();
    this.saying.hide();
    this.refused.hide();
    this.root.remove();
  }

  protected override refreshed(told: Frame): void {
    const frame = visibleFrame(this.options, told);
    this.hearing.refreshes++;
    const { event } = this.hearing;
    const hadFocus = holdsFocus(this.table.element);
    this.dragging.end();
    this.table.show(frame, this.shown === EMPTY_FRAME ? 'newGame' : event);
    if (isNewWin(this.shown, frame, event)) void this.celebrate();
    this.player.session.refresh();
    this.showBars();
    this.showMarks();
    if (hadFocus) this.focus();
    const before = this.shown;
    this.shown = frame;
    this.player.refreshed(before, frame, event !== undefined);
  }

  /** Shows the announcement of a win after its animation. */
  private async celebrate(): Promise<void> {
    this.isCelebrating = true;
    await this.table.celebrate();
    this.isCelebrating = false;
    this.showBars();
    if (holdsFocus(this.table.element)) this.focus();
  }

  /** Reports an event. Returns true if the handler's response showed something. */
  private readonly report = (call: OrRedo<KlondikeCall>): boolean => {
    try {
      return this.hearing.report(call);
    } finally {
      this.showBars();
      this.showMarks();
    }
  };

  private showBars(): void {
    const { moves, won } = this.frame;
    if (!won && this.shown.won) this.shown = { ...this.shown, won };
    const { canFinish, truth, deadEnd } = this.player.assistance;
    this.toolbar.track(truth);
    this.pill.show(canFinish);
    this.deadEnd.show(deadEnd);
    this.toolbar.show(moves);
    this.banner.show(won && !this.isCelebrating, ...winTexts(this.config, moves));
  }

  private refuse(sentence: string | undefined, cards: Hand | undefined): void {
    this.saying.show(sentence ?? (this.hearing.said || this.config.strings.klondikeBrowser.refused));
    if (cards === undefined) return;
    this.refused.show(this.table.topNodes(cards.from, cards.count).map(({ element }) => element));
  }

  /** Updates the marks and hides the signs of a refusal. If the table has the focus, moves the focus to the cursor. */
  private showMarks(): void {
    this.refused.hide();
    showMarks(this.table, this.player.session);
    this.showHint();
    if (holdsFocus(this.table.element)) this.focusCursor();
  }

  private showHint(): void {
    const { assistance, session } = this.player;
    const { again } = this.config.strings.klondikeHints;
    showHint(this.table, assistance.marks ?? this.taught);
    // With cards in hand, the player sees where they can go instead.
    const move = session.hand === undefined ? assistance.shownMove : undefined;
    this.guide.show(
      move?.rung,
      () => move && guidedMove(this.table, move, { again: again(), isMoving: seesMotion() }),
    );
  }

  private resize(): void {
    this.dragging.cancel();
    this.toolbar.fit(insideOf(this.root.view));
    this.table.arrange(insideOf(this.table.element), this.look.look.side);
    this.root.view.style.setProperty('--stock-row', `${this.table.geometry.rowBelow}px`);
    this.table.frameCards(this.player.session.hand);
    this.guide.forget();
    this.showHint();
  }

  private build(element: HTMLElement): void {
    const { toolbar, table, pill, banner, saying } = this;
    const bars = this.options.toolbar === false ? [] : [toolbar.element];
    this.root.view.append(...bars, table.element, ...pill.elements);
    this.root.view.append(banner.element, saying.shown, saying.status);
    this.root.fill(element, styleSheet());
    if (this.options.byClicks) this.root.view.dataset['choice'] = 'box';
    listen({
      ...this.desk,
      view: this.root.view,
      table,
      dragging: this.dragging,
      pageKeys: this.options.pageKeys ? this.pageKeys : undefined,
      takeFocus: () => this.focus(),
      offers: (name) => offers(this.options, name),
    });
    this.resize();
    this.sizes.observe(table.element);
    this.showBars();
    this.showMarks();
  }

  private async loadDeadEnd(run: (name: KlondikeCommandName<'browser'>) => void): Promise<DeadEndNotice> {
    const [{ DeadEndNotice }, { deadEndSheet }] = await Promise.all([
      import('./panels/dead-end.js'),
      import('./panels/style.js'),
    ]);
    const notice = new DeadEndNotice(this.config, {
      run,
      close: () => this.player.assistance.closeDeadEnd(),
      onLeft: () => this.focus(),
    });
    this.root.add(notice.element, deadEndSheet());
    return notice;
  }

  private seat(): BrowserPlay {
    return new BrowserPlay({
      config: this.config,
      saying: this.saying,
      frame: () => visibleFrame(this.options, this.frame),
      shown: () => this.shown,
      report: this.report,
      said: () => this.hearing.said,
      refuse: (sentence, cards) => this.refuse(sentence, cards),
      marked: () => this.showMarks(),
      offered: () => {
        this.showBars();
        this.showHint();
      },
    });
  }

  private menuDesk(): MenuDesk {
    return {
      ...this.desk,
      root: this.root,
      takeFocus: () => this.focus(),
      ...this.config,
      look: this.look,
      onLook: () => this.resize(),
      onDealChosen: () => this.showBars(),
      onSet: () => this.player.assistance.look(),
      credit: () => this.handler.getName(),
      say: (sentence) => this.say(sentence),
      tell: (sentence) => this.saying.tell(sentence),
    };
  }
}
