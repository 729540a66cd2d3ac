/** What is seen after an event, held against what must be. */
import type { Frame } from '../../games/klondike/contract/frame.js';
import type { Cause } from './cause.js';
import type { Field, Lenience, Shown } from './differences.js';
import { compared } from './differences.js';
import type { Eye } from './eye.js';
import type { KnownGame } from './known-game.js';
import type { Reply } from './reply.js';

/** What an event must come to, besides the cards. */
export interface Due {
  /** Numbers of moves that may be shown. */
  readonly moves: readonly number[];
  /** May the win be announced now, and may it be left out? */
  readonly win: 'due' | 'open' | 'wrong';
  /** Are all cards where they must be to win? */
  readonly isWon: boolean;
}

export interface Sight {
  readonly before: Frame;
  readonly frame: Frame;
  /** What a player sees; another frame than that if the eye refreshed. */
  readonly visible: Frame;
  readonly due: Due;
  /** Only cards, and whether the stock is empty. */
  readonly wrongCards: readonly Field[];
  readonly isMovesWrong: boolean;
  readonly isWinWrong: boolean;
  readonly isAnnounced: boolean;
  readonly news: readonly Shown[];
  readonly reply: Reply;
  /** It shows only because the eye refreshed. */
  readonly isForced: boolean;
}

interface Asked {
  readonly cause: Cause;
  readonly due: Due;
  readonly before: Frame;
  readonly reply: Reply;
}

export function seenBy(
  eye: Eye,
  game: KnownGame,
  { asked, lenience }: { readonly asked: Asked; readonly lenience: Lenience & { readonly refresh: boolean } },
): Sight {
  if (lenience.refresh) return sightOf(game, asked, { eye, frame: eye.shownAnyway(), lenience });
  const plain = sightOf(game, asked, { eye, frame: eye.frame, lenience });
  if (!eye.isUnseen || isRight(plain)) return plain;
  const forced = sightOf(game, asked, { eye, frame: eye.shownAnyway(), lenience });
  return isRight(forced) ? { ...forced, isForced: true, visible: plain.frame } : plain;
}

export const isRight = ({ wrongCards, isMovesWrong, isWinWrong }: Sight): boolean =>
  wrongCards.length === 0 && !isMovesWrong && !isWinWrong;

function sightOf(
  game: KnownGame,
  { cause, due, before, reply }: Asked,
  { eye, frame, lenience }: { readonly eye: Eye; readonly frame: Frame; readonly lenience: Lenience },
): Sight {
  const { wrong, news } = compared(game, cause.next, { frame, lenience });
  const isAnnounced = eye.wins > 0 || (frame.won && !before.won);
  return {
    before,
    frame,
    visible: frame,
    due,
    wrongCards: wrong,
    isMovesWrong: !lenience.moves && !due.moves.includes(frame.moves),
    isWinWrong: due.win === 'due' ? !isAnnounced : due.win === 'wrong' && isAnnounced,
    isAnnounced,
    news,
    reply,
    isForced: false,
  };
}
