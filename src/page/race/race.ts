/** A race against another player's game of the same deal, which a link has brought. It is kept until another one comes. */
import { make, setText } from '../../browser/dom.js';
import { adopt } from '../../browser/adopt.js';
import type { Settings } from '../../core/settings.js';
import { languageOf } from '../../core/strings/language.js';
import type { GameKit, Progress } from '../../kit/kit.js';
import type { SeatIn } from '../../kit/seat.js';
import type { GameSession } from '../../kit/session.js';
import type { GameTypes, Screen } from '../../scripts/running/stage.js';
import type { GameKeeper } from '../game/keeper.js';
import type { InPlay } from '../game/link.js';
import type { LinkWords } from '../game/link-words.js';
import { linkOfHash, linkTo } from '../game/link.js';
import { scoringTold } from '../game/link-scoring.js';
import type { Notice } from '../game/notice.js';
import { unreadable } from '../game/notice.js';
import { byId } from '../parts/dom.js';
import type { PageStrings } from '../strings/english.js';
import { linkedMoves } from './linked-moves.js';
import type { Rival } from './rival.js';
import { rivalOf } from './rival.js';
import { RACE_STRINGS } from './strings/catalogue.js';
import { outcomeOf, raceText } from './standing.js';
import { raceStyle } from './style.js';

/** The name under which the link is kept. */
const KEPT = 'rival';

export interface RaceOptions<Game extends GameTypes, At extends SeatIn<Game>> {
  readonly kit: GameKit<Game>;
  readonly session: GameSession<Game, At>;
  readonly settings: Settings;
  readonly strings: PageStrings;
  readonly notify: (notice: Notice) => void;
  /** Do addresses that name no game mean this one? */
  readonly isUsual: boolean;
}

export class Race<Game extends GameTypes, At extends SeatIn<Game>> {
  private readonly strings = RACE_STRINGS[languageOf([document.documentElement.lang])];
  private readonly standing = make('span');
  /** Read out when it comes. */
  private readonly outcome = make('strong', { role: 'status' });
  private readonly line = make(
    'aside',
    { class: 'race', 'aria-label': this.strings.line },
    this.standing,
    this.outcome,
  );
  /** The game that a link has brought, whatever is in play. */
  private kept: Rival<Game> | undefined;
  /** What the game at this seat shows. */
  private seen: { readonly seat: At; readonly screen: Screen<Game> } | undefined;

  constructor(private readonly options: RaceOptions<Game, At>) {}

  /** Takes up the race of the last visit. What its house needs must be loaded. */
  takeUp(link: LinkWords): void {
    try {
      this.kept = this.read(link);
    } catch {
      this.kept = undefined; // An earlier version of the page may have kept what this one does not read.
    }
  }

  /**
   * Goes to the deal of a link with moves, and begins it. If the link cannot be read, returns false and changes
   * nothing.
   * @param go goes to the deal
   */
  follow(link: LinkWords, go: () => boolean): boolean {
    const { settings, session, notify, strings } = this.options;
    let rival: Rival<Game>;
    try {
      rival = this.read(link);
    } catch (error) {
      notify(unreadable(error, strings));
      return false;
    }
    if (!go()) return false;
    if (session.seat.isBegun) {
      session.nextDeal(rival.deal);
      session.begin();
    }
    this.kept = rival;
    settings.write(KEPT, this.linkOf('', { house: rival.house, deal: rival.deal.name, moves: link.moves }));
    this.show();
    return true;
  }

  /** The address of the deal in play, with all its moves; undefined if they are too many. */
  linkTo(address: string): string | undefined {
    const { kit, session, settings } = this.options;
    const moves = linkedMoves(kit, session.script);
    const { house, deal = '' } = session;
    const scoring = scoringTold(kit, house, settings);
    return moves === undefined ? undefined : this.linkOf(address, { house, scoring, deal, moves });
  }

  /** What is said of a win beside the other game. */
  get facts(): readonly string[] {
    const { rival } = this;
    const { isWon, seat } = this.options.session;
    return isWon && rival ? [outcomeOf(rival, seat.controller.moves, this.strings)] : [];
  }

  /** Shows how the game in play stands beside the other one, if they have the same deal and rules. */
  show(): void {
    const { rival } = this;
    if (rival === undefined) {
      this.hide();
      return;
    }
    const [standing, outcome] = raceText(rival, this.progress, this.strings);
    setText(this.standing, standing);
    setText(this.outcome, outcome);
    if (this.line.isConnected) return;
    adopt(raceStyle());
    byId('table').after(this.line);
  }

  hide(): void {
    this.line.remove();
  }

  /** The other game, if that in play has the same deal and rules. */
  private get rival(): Rival<Game> | undefined {
    const { session } = this.options;
    const isThis = this.kept?.house === session.house && this.kept.deal.name === session.deal;
    return isThis ? this.kept : undefined;
  }

  private read(link: LinkWords): Rival<Game> {
    return rivalOf(this.options.kit, link, { page: this.options.strings, race: this.strings });
  }

  private linkOf(address: string, game: Omit<InPlay, 'isUsual'>): string {
    const { kit, isUsual } = this.options;
    return linkTo(kit, address, { ...game, isUsual });
  }

  /** Of the game in play. */
  private get progress(): Progress {
    const { kit, session } = this.options;
    if (this.seen?.seat !== session.seat) {
      this.seen = { seat: session.seat, screen: kit.newScreen() };
      session.seat.controller.attach(this.seen.screen);
    }
    return kit.progressOf?.(this.seen.screen.frame) ?? { moves: 0, up: 0, isWon: false };
  }
}

/** The game of a page, as far as a race needs it. */
interface Raced<Game extends GameTypes, At extends SeatIn<Game>> {
  readonly keeper: Pick<GameKeeper<Game, At>, 'session' | 'loadHouses'>;
}

/** The race of the last visit, or none. */
export async function raceAt<Game extends GameTypes, At extends SeatIn<Game>>({
  keeper,
  ...options
}: Omit<RaceOptions<Game, At>, 'session'> & Raced<Game, At>): Promise<Race<Game, At>> {
  const race = new Race({ ...options, session: keeper.session });
  const link = linkOfHash(options.settings.read(KEPT) ?? '');
  if (link === undefined || options.kit.progressOf === undefined) return race;
  await keeper.loadHouses(link.rules === undefined ? [] : [link.rules]);
  race.takeUp(link);
  return race;
}
