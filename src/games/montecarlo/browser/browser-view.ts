/** A view of Monte Carlo Solitaire in the DOM. It draws the grid as cards and turns pointer, touch and keys into events. */
import type { MonteCarloCommandName } from '../words/commands.js';
import { holdsFocus } from '../../../browser/dom.js';
import { checkGiven } from '../../../core/given.js';
import type { OrRedo } from '../../../core/redo.js';
import type { Cell } from '../words/cell.js';
import type { MonteCarloFrame } from '../contract/frame.js';
import { EMPTY_FRAME } from '../contract/frame.js';
import type { MonteCarloCall, MonteCarloEventsHandler } from '../contract/handler.js';
import { checkHandler } from '../contract/view-arguments.js';
import { MonteCarloFrameView } from '../views/frame-view.js';
import { MonteCarloPlayer } from '../views/player.js';
import type { Box } from '../../../browser/cards/space.js';
import { insideOf } from '../../../browser/cards/space.js';
import { LookSetter, seesMotion } from '../../../browser/look.js';
import { HintGuide } from '../../../browser/guide/hint-guide.js';
import { Banner } from '../../../browser/won/banner.js';
import { EventSpeech, SpeechRegion } from '../../../browser/parts/speech-region.js';
import { Panel } from '../../../browser/parts/panel.js';
import { Root } from '../../../browser/parts/root.js';
import { panelSheet } from '../../../browser/parts/style.js';
import { styleSheet } from '../../../browser/style.js';
import { isHighlighted, isNewWin, reasonOf } from '../views/changes.js';
import type { HintEvent } from '../views/hints.js';
import { asHintEvent, followed, hintReason } from '../views/hints.js';
import { clamp } from '../views/grid-commands.js';
import type { GridDesk } from './input/keys.js';
import { COMMANDS, give, listen, wordsIn } from './input/keys.js';
import { worded } from '../../../core/commands.js';
import { clockText } from '../../../core/text/format.js';
import type { MonteCarloBrowserOptions } from './options.js';
import type { GridMenuDesk } from './panels/menu.js';
import { answer, offeredBy, openHelp } from './panels/menu.js';
import { GridToolbar } from './panels/toolbar.js';
import { Alarm } from './alarm.js';
import type { GridSpeech } from './speech.js';
import { speechIn } from './speech.js';
import type { MonteCarloBrowserStrings } from './strings/english.js';
import { ENGLISH } from './strings/english.js';
import { gridSheet } from './style.js';
import { GridTable } from './table/table.js';
import { winParts } from '../../../browser/won/win-parts.js';

/**
 * Has no rules: it reports every click and every button to the handler, and a handler that accepts the event refreshes
 * the view. The view fills its element, in a shadow root.
 */
export class MonteCarloBrowserView extends MonteCarloFrameView {
  private readonly hearing: EventSpeech<OrRedo<MonteCarloCall>>;
  private readonly root: Root;
  private readonly strings: MonteCarloBrowserStrings;
  private readonly speech: GridSpeech;
  private readonly table: GridTable;
  private readonly panel: Panel;
  private readonly saying = new SpeechRegion();
  private readonly guide: HintGuide;
  private readonly alarm: Alarm;
  private readonly toolbar: GridToolbar;
  private readonly banner: Banner;
  private readonly look: LookSetter;
  private readonly pageKeys = new AbortController();
  private readonly sizes = new ResizeObserver(() => this.resize());
  private readonly desk: GridDesk = {
    frame: () => this.shown,
    cursor: () => this.cursor,
    moveTo: (cell) => this.moveTo(cell),
    arriveAt: (cell) => this.arriveAt(cell),
    act: (call) => this.act(call),
    ask: (name) => answer(this.menuDesk, name),
  };
  private hasBeeped = false;
  /** The event that asked for the hint on the table. */
  private asked: HintEvent | undefined;
  private shown: MonteCarloFrame = EMPTY_FRAME;
  /** The cell of the keyboard's cursor. */
  private cursor: Cell = { row: 0, column: 0 };

  /** @throws TypeError if there is no handler or no element */
  constructor(
    private readonly handler: MonteCarloEventsHandler,
    element: HTMLElement,
    private readonly options: MonteCarloBrowserOptions = {},
  ) {
    super();
    checkHandler(handler);
    checkGiven('options', options, 'an object');
    if (!(element as unknown)) throw new TypeError('no element was given for the view to fill');
    this.strings = options.strings ?? ENGLISH;
    const { core, browser, montecarloBrowser } = this.strings;
    this.speech = speechIn(this.strings);
    this.root = new Root(core.language);
    this.table = new GridTable(montecarloBrowser, seesMotion);
    this.panel = new Panel(() => this.focus(), browser.close);
    const player = new MonteCarloPlayer(handler, this, options.assistant);
    this.hearing = new EventSpeech(player, this.saying, browser.failed);
    this.guide = new HintGuide(this.table.element);
    this.alarm = new Alarm(this.table, options);
    const run = (name: MonteCarloCommandName<'browser'>): void => give(this.desk, name);
    this.toolbar = new GridToolbar(this.strings, options, run);
    this.banner = new Banner({
      ...winParts(
        { options, strings: this.strings.browser, commands: worded(COMMANDS, wordsIn(this.strings)) },
        run,
      ),
      onLeft: () => this.focus(),
    });
    this.look = new LookSetter(this.root.view, options);
    this.build(element);
  }

  /** Shows and reads out a sentence. During an event, the sentence explains its outcome. */
  say(sentence: string): void {
    this.hearing.say(sentence);
  }

  /** Moves the keyboard's focus to the cards. */
  focus(): void {
    (this.table.cells.elementOf(this.cursor) ?? this.root.view).focus({ preventScroll: true });
  }

  /** The boxes in the window, in CSS pixels, that stay empty. They may overlap. */
  get room(): readonly Box[] {
    return this.table.room;
  }

  /** Removes this view from the page. */
  destroy(): void {
    this.sizes.disconnect();
    this.pageKeys.abort();
    this.look.end();
    this.saying.hide();
    this.alarm.end();
    this.toolbar.end();
    this.root.remove();
  }

  protected override refreshed(frame: MonteCarloFrame): void {
    const { shown: before } = this;
    const hadFocus = holdsFocus(this.table.element);
    const { event } = this.hearing;
    this.hearing.refreshes++;
    this.shown = frame;
    this.asked = frame.beeped ? undefined : asHintEvent(event);
    this.table.show(frame, reasonOf(event, before, frame));
    this.showGuide();
    this.arriveAt(this.cursor);
    if (hadFocus && !holdsFocus(this.table.element)) this.focus();
    this.showBars();
    if (isNewWin(before, frame, event)) {
      this.table.celebrate();
      // The banner gets the focus, not a button, so that an extra key press does nothing.
      if (hadFocus) this.banner.element.focus();
    }
    if (frame.beeped) this.ring(before);
    else this.alarm.hush();
    if (frame.help !== undefined && this.options.toolbar !== false) openHelp(this.menuDesk, frame.help);
    if (event === undefined) this.tell(before);
  }

  private ring(before: MonteCarloFrame): void {
    this.hasBeeped = true;
    this.alarm.ring(this.hearing.event === 'clickCard' ? [...before.highlighted, this.cursor] : []);
  }

  /** A pair of the hint has the guide next to it. */
  private showGuide(): void {
    const reason = this.shown.highlighted.length === 2 ? this.hintReason : undefined;
    this.guide.show(reason && this.shown, () => reason && this.table.guidedPair(reason, seesMotion()));
  }

  private get hintReason(): ReturnType<typeof hintReason> {
    return hintReason(this.asked, this.shown, this.strings.montecarlo.hints);
  }

  /** Reports an event or, for the same hint again, plays that hint. */
  private act(call: OrRedo<MonteCarloCall>): void {
    for (const one of followed(call, this.asked, this.shown)) this.actOn(one);
  }

  /** Reports an event. Tells the player if the event had no effect. */
  private actOn(call: OrRedo<MonteCarloCall>): void {
    if (this.report(call)) return;
    const { said } = this.hearing;
    if (call.event === 'clickCard' && isHighlighted(this.shown, this.cursor)) this.saying.tell(said);
    else this.saying.show(said || this.speech.nothingText(call.event));
  }

  /** Reports an event. Returns false if the event had no effect; the caller must then tell the player. */
  private report(call: OrRedo<MonteCarloCall>): boolean {
    if (this.isOnlyShown()) return true;
    const { shown } = this;
    this.hasBeeped = false;
    if (!this.hearing.report(call)) return false;
    // Screen readers don't read text behind the open form.
    if (call.event === 'newGame') this.panel.close();
    this.tell(shown, call.event);
    return true;
  }

  /** Reads out the changes since the frame `before`. Also shows changes that are easy to overlook. */
  private tell(before: MonteCarloFrame, event?: OrRedo<MonteCarloCall>['event']): void {
    const { shown } = this;
    const said = event === undefined ? '' : this.hearing.said;
    const { reason = '', again = '' } = this.hintReason ?? {};
    const change = `${this.speech.sayChange(before, shown, event)} ${reason} ${again}`.trim();
    const why = this.hasBeeped ? this.speech.beepText(said, event) : said;
    this.hasBeeped = false;
    if (why !== '' || shown.consolidateHinted) this.saying.show(`${why} ${change}`.trim());
    else this.saying.tell(change);
  }

  private arriveAt(cell: Cell): void {
    this.cursor = clamp(this.shown, cell);
    this.table.cells.setTabStop(this.cursor);
  }

  private moveTo(cell: Cell): void {
    this.arriveAt(cell);
    this.focus();
  }

  private showBars(): void {
    const { won, score } = this.shown;
    this.toolbar.show(this.shown);
    const { win } = this.strings.browser;
    const time = this.options.assistant?.time?.();
    this.banner.show(won, win.title, [
      { value: String(score), label: win.score },
      ...(time === undefined ? [] : [{ value: clockText(time), label: win.time }]),
    ]);
  }

  private resize(): void {
    const { table, toolbar } = this;
    toolbar.fit(insideOf(this.root.view));
    table.resize(insideOf(table.element));
    this.guide.forget();
    this.showGuide();
  }

  private build(element: HTMLElement): void {
    const { toolbar, table, banner, saying, panel } = this;
    const { view } = this.root;
    if (this.options.toolbar !== false) view.append(toolbar.element);
    table.element.append(saying.shown);
    view.append(table.element, banner.element, saying.status, panel.element);
    this.root.fill(element, styleSheet(), panelSheet(), gridSheet());
    listen({
      ...this.desk,
      view,
      table,
      pageKeys: this.options.pageKeys === true ? this.pageKeys : undefined,
      commands: offeredBy(this.options),
    });
    this.showBars();
    this.resize();
    for (const sized of [view, table.element]) this.sizes.observe(sized);
  }

  /** True if the table is only for viewing. In that case, also tells the player. */
  private isOnlyShown(): boolean {
    const isOnlyShown = this.options.toolbar === false;
    if (isOnlyShown) this.saying.show(this.strings.browser.onlyShown);
    return isOnlyShown;
  }

  private get menuDesk(): GridMenuDesk {
    const { panel, options, strings, look, alarm } = this;
    return {
      panel,
      options,
      strings,
      look,
      alarm,
      frame: () => this.shown,
      more: this.toolbar.inMenu,
      onSet: () => this.toolbar.showTime(),
      credit: () => this.handler.getName(),
      run: (name) => give(this.desk, name),
      isOnlyShown: () => this.isOnlyShown(),
      act: (call) => this.act(call),
      report: (call) => this.report(call),
      said: () => this.hearing.said,
    };
  }
}
