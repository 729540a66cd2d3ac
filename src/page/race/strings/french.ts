/** The French texts about links that carry moves. */
import type { RaceStrings } from './english.js';

const movesText = (moves: number): string => `${moves} coup${moves < 2 ? '' : 's'}`;
const upText = (cards: number): string =>
  `${cards} carte${cards < 2 ? '' : 's'} montée${cards < 2 ? '' : 's'}`;

export const RACE_FRENCH: RaceStrings = {
  copy: 'Copier le lien avec mes coups',
  linkOfMoves: 'Lien avec mes coups',
  copied: 'Lien avec vos coups copié.',
  tooLong: 'Cette partie a trop de coups pour un lien. Copiez plutôt son script.',
  line: 'L’autre partie',
  standing: (moves, all, { theirs, yours }) =>
    `L’autre partie après ${moves} sur ${movesText(all)}\u202f: ${upText(theirs)}. La vôtre\u202f: ${upText(yours)}.`,
  ended: (all, { theirs, yours }) =>
    `L’autre partie, finie après ${movesText(all)}\u202f: ${upText(theirs)}. La vôtre\u202f: ${upText(yours)}.`,
  outcome: (theirs, yours) => `Il fallait battre ${movesText(theirs)}\u202f: vous en avez joué ${yours}.`,
  onlyYou: (yours) => `L’autre partie n’a pas été gagnée. Vous l’avez gagnée en ${movesText(yours)}.`,
  noMoves: (title) => `${title} n’a pas de liens avec des coups`,
  noDeal: 'Il contient des coups, mais pas de donne',
  notMoves: 'Il contient autre chose que des coups',
  badMove: (number, word) => `Le coup ${number}, ${word}, est impossible`,
};
