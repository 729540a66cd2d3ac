/**
 * Which moves the table has made by itself, in the games of a player: they are kept, so that after a reload, too, one undo
 * takes them back with the player's move before them. Each is kept as a mark of its deal and of all moves up to it. So it
 * belongs to that line of play alone, wherever the game is gone on with, and two tabs can keep theirs in one place.
 */
import type { OwnMoves } from './contract/undo-groups.js';
import type { Settings } from '../../core/settings.js';
import type { PlayedGame } from '../../kit/played-game.js';
import type { Klondike } from './script/stage.js';
import type { KlondikeSeat } from './seat.js';

/** The setting that keeps the marks, separated by spaces, the latest last. */
const KEPT = 'own-moves';

/** A game has some 20 such moves. Of more marks the oldest are forgotten. */
const MOST = 1000;

/** What this game's moves are by the kept marks. What somebody else has written among them is no move's mark. */
export const ownMovesOf = (
  game: Pick<PlayedGame<Klondike, KlondikeSeat>, 'seat'>,
  settings: Settings,
): OwnMoves => {
  const kept = (): readonly string[] => settings.read(KEPT)?.split(' ') ?? [];
  const marks = (): readonly string[] => marksIn(game.seat.controller.save());
  return {
    numbers: () => {
      const own = new Set(kept());
      return new Set(marks().flatMap((mark, at) => (own.has(mark) ? [at + 1] : [])));
    },
    note: (move, isOwn) => {
      const mark = marks()[move - 1];
      const all = kept();
      if (mark === undefined || isOwn === all.includes(mark)) return;
      const next = isOwn ? [...all, mark] : all.filter((one) => one !== mark);
      settings.write(KEPT, next.slice(-MOST).join(' '));
    },
  };
};

/**
 * The mark of each move of a saved game in order, then of each that can be redone. The game's name is no part of a
 * mark: version 0.1.0 saved games without it.
 */
function marksIn(saved = ''): readonly string[] {
  const [, head = '', moves = ''] = /^(?:\[Game "klondike"\] )?(.*\nnew)(.*)$/s.exec(saved) ?? [];
  const words = moves.split(' ').filter((word) => word !== '' && word !== 'undo');
  let sum = summed(head);
  return words.map((word) => (sum = summed(` ${word}`, sum)).toString(36));
}

/** With 47 bits and so few marks, two that are the same by chance are never seen. No product exceeds 2 ** 53. */
function summed(text: string, sum = 0): number {
  for (let at = 0; at < text.length; at++) sum = (sum * 33 + text.charCodeAt(at)) % (2 ** 47 - 115);
  return sum;
}
