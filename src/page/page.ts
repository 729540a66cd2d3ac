/** The page: a game at its table, notices over it, and now and then a replay in its place. */
import { REFUSALS } from '../klondike/model/refusal.js';
import { BrowserView } from '../views/browser/browser-view.js';
import { LookSetter } from '../views/browser/look.js';
import type { Game, Tool } from '../views/browser/options.js';
import type { Rules } from '../klondike/model/rules.js';
import { BACK, Keeper } from './game/keeper.js';
import type { Link } from './game/link.js';
import { linkOfHash, linkTo, readDeal } from './game/link.js';
import { Store } from './game/store.js';
import { SEEDS } from '../doors/houses.js';
import { GAMES, dealFor, optionsOf } from './houses.js';
import { copyText } from './parts/copy.js';
import { byId, made } from './parts/dom.js';
import { takeDrops } from './parts/drop.js';
import { chooseFile, fileNameOf, saveFile } from './parts/files.js';
import { Notices } from './parts/notices.js';
import { ReplayDesk } from './replay/desk.js';

export class Page {
  readonly notices = new Notices(byId('notices'), () => this.focus());
  private readonly main = byId('table');
  private readonly store: Store;
  private readonly keeper: Keeper;
  private readonly desk: ReplayDesk;
  private readonly look: LookSetter;
  private view: BrowserView | undefined;
  /** The house whose table is there. */
  private house: Rules | undefined;

  constructor() {
    this.store = new Store(
      () => window.localStorage,
      () => this.notices.show({ text: NOT_KEPT, isFault: true }),
    );
    this.look = new LookSetter(document.documentElement, {
      look: this.store.look,
      onLook: (look) => (this.store.look = look),
    });
    this.keeper = new Keeper({
      store: this.store,
      notify: this.notices.show,
      dismiss: this.notices.dismiss,
      save: (text) => saveFile('klondike-set-aside.txt', text),
      onRefusal: (why) => this.view?.say(REFUSALS[why]),
      dealFor: (rules) => dealFor(rules, this.seed),
      onRestored: () => this.showGame(),
    });
    this.desk = new ReplayDesk({
      main: this.main,
      look: () => this.look.look,
      notify: this.notices.show,
      dismiss: this.notices.dismiss,
      onPlay: (script) => this.keeper.goOn(script),
      onOpen: () => this.standUp(),
      onClosed: () => this.sitDown(),
    });
  }

  open(): void {
    this.keeper.start(takeLink());
    this.setTable();
    window.addEventListener('hashchange', () => this.follow(takeLink()));
    window.addEventListener('storage', () => this.keeper.heedOtherTab());
    takeDrops(window, {
      hint: byId('drop-hint'),
      onFile: (file) => void this.desk.openFile(file),
      onFault: (why) => this.desk.refuse(why),
    });
  }

  private focus(): void {
    if (this.desk.isOpen) this.desk.focus();
    else if (this.view !== undefined) this.view.focus();
    else this.main.querySelector('button')?.focus();
  }

  private follow(link: Link | undefined): void {
    if (link === undefined) return;
    if (!this.keeper.follow(link)) return;
    this.showGame();
  }

  /** Whatever is there in place of the game's table. */
  private showGame(): void {
    this.desk.close();
    if (this.view !== undefined && this.house === this.keeper.session.rules) return;
    if (this.view !== undefined) this.standUp();
    this.sitDown();
  }

  private sitDown(): void {
    this.setTable();
    this.focus();
  }

  /** Takes the table out of the page, with any dialog that is open over it. */
  private standUp(): void {
    this.keeper.session.attach(undefined);
    this.view?.destroy();
    this.view = undefined;
    this.main.replaceChildren();
  }

  private setTable(): void {
    const { session } = this.keeper;
    this.main.replaceChildren();
    this.house = session.rules;
    this.view = new BrowserView(session.handler, this.main, {
      deal: () => session.deal,
      onDeal: (name) => session.nextDeal(readDeal(name)),
      linkTo: (deal) => linkTo(location.href, deal, session.rules),
      pageKeys: true,
      onQuit: () => this.leave(),
      tools: () => this.tools(),
      games: () => this.games(),
      look: this.look.look,
      onLook: (look) => this.look.set(look),
      ...optionsOf(session, {
        value: () => this.seed,
        set: (seed) => this.store.write('seed', String(seed)),
      }),
    });
    session.attach(this.view);
  }

  private get seed(): number {
    const seed = this.store.readNumber('seed') ?? SEEDS.random;
    return Math.max(SEEDS.random, Math.min(seed, SEEDS.max));
  }

  private games(): Game[] {
    return GAMES.map(({ rules, label }) => ({
      label,
      isOn: rules === this.house,
      run: () => {
        this.standUp();
        this.keeper.session.enter(rules);
        this.sitDown();
      },
    }));
  }

  private tools(): Tool[] {
    const { session } = this.keeper;
    return [
      { label: 'Copy script', run: () => void this.copy('Script', session.script) },
      { label: 'Copy link', run: () => void this.copy('Link', this.link) },
      { label: 'Save script', run: () => saveFile(fileNameOf(session.deal), session.script) },
      { label: 'Open a script\u2026', run: () => chooseFile((file) => void this.desk.openFile(file)) },
      { label: 'Replay this game', run: () => this.desk.openText('this game', session.script) },
      ...(this.keeper.hasBefore ? [{ label: BACK, run: () => this.keeper.back() }] : []),
    ];
  }

  private async copy(what: string, text: string): Promise<void> {
    if (await copyText(text, `${what} of this game`)) this.notices.show({ text: `${what} copied.` });
  }

  /** To the deal in play, in its house. */
  private get link(): string {
    const { deal = '', rules } = this.keeper.session;
    return linkTo(location.href, deal, rules);
  }

  private leave(): void {
    this.standUp();
    const playOn = made('button', { type: 'button', onclick: () => this.sitDown() }, ['Play on']);
    const farewell = [made('p', {}, [this.store.isKept ? KEPT : KEPT_OPEN]), playOn];
    this.main.replaceChildren(made('div', { className: 'farewell' }, farewell));
    playOn.focus();
    if (hasOwnWindow()) window.close();
  }
}

const KEPT = 'Your game is kept. You can close this page.';
const KEPT_OPEN = 'Your game is kept as long as this page is open.';
const NOT_KEPT =
  'This browser keeps nothing for this page, or has no room left: the game lasts as long as the page is open.';

/** Of an installed page, or one that another opened: only such can be closed. */
const hasOwnWindow = (): boolean =>
  window.opener !== null || matchMedia('(display-mode: standalone)').matches;

/** The game the address names. It is heeded once: a reload goes on with the game in play. */
function takeLink(): Link | undefined {
  const link = linkOfHash(location.hash);
  if (link !== undefined) history.replaceState(history.state, '', location.pathname + location.search);
  return link;
}
