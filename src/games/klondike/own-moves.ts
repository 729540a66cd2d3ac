/**
 * Which moves the table has made by itself, in the games of a player: they are kept, so that after a reload, too, one undo
 * takes them back with the player's move before them. Each is kept as a mark of its deal and of all moves up to it. So it
 * belongs to that line of play alone, wherever the game is gone on with, and two tabs can keep theirs in one place.
 */
import type { OwnMoves } from '../../core/undo-groups.js';
import type { Settings } from '../../core/settings.js';
import type { PlayedGame } from '../../kit/played-game.js';
import type { Klondike } from './script/live-stage.js';
import type { KlondikeSeat } from './seat.js';

/** The name under which the marks are kept, the latest last. */
const KEPT = 'together';

/** A game has some 20 such moves. Of more marks the oldest are forgotten. */
const MOST = 1000;

/** What is kept that is no mark, because somebody else wrote it, is never asked for. */
export const ownMovesOf = (
  game: Pick<PlayedGame<Klondike, KlondikeSeat>, 'seat'>,
  settings: Settings,
): OwnMoves => {
  const marks = (): readonly string[] => settings.read(KEPT)?.split(' ') ?? [];
  const markOf = (move: number): string | undefined => {
    const line = lineTo(move, game.seat.controller.save());
    return line === undefined ? undefined : markOfText(line);
  };
  return {
    has: (move) => {
      const mark = markOf(move);
      return mark !== undefined && marks().includes(mark);
    },
    note: (move, isOwn) => {
      const mark = markOf(move);
      const all = marks();
      if (mark === undefined || isOwn === all.includes(mark)) return;
      const kept = isOwn ? [...all, mark] : all.filter((one) => one !== mark);
      settings.write(KEPT, kept.slice(-MOST).join(' '));
    },
  };
};

/** The saved game up to this move, also one that can be redone; undefined if it has fewer. */
function lineTo(move: number, saved = ''): string | undefined {
  const [, head = '', moves = ''] = /^(.*\nnew)(.*)$/s.exec(saved) ?? [];
  const words = moves.split(' ').filter((word) => word !== '' && word !== 'undo');
  return move > words.length ? undefined : [head, ...words.slice(0, move)].join(' ');
}

/** With 47 bits and so few marks, two that are the same by chance are never seen. No product exceeds 2 ** 53. */
function markOfText(text: string): string {
  let mark = 0;
  for (let at = 0; at < text.length; at++) mark = (mark * 33 + text.charCodeAt(at)) % (2 ** 47 - 115);
  return mark.toString(36);
}
