/** The French texts about statistics. */
import type { StatisticsStrings } from './english.js';

export const STATISTICS_FRENCH: StatisticsStrings = {
  title: 'Statistiques',
  counting:
    'Une partie compte dès son premier coup\u202f: gagnée à sa première victoire, perdue quand vous en jouez une autre à sa place avec les mêmes règles. Seules comptent les parties jouées depuis la donne.',
  none: 'Aucune partie n’est encore gagnée ou perdue.',
  games: 'Parties',
  won: 'Gagnées',
  share: (wins, percent) => `${wins} (${percent}\u202f%)`,
  streak: 'Victoires de suite',
  streaks: (now, best) => `${now} à présent, ${best} au mieux`,
  moves: 'Coups par victoire',
  time: 'Durée d’une victoire',
  nearest: 'Au plus près du minimum possible',
  nearestIs: (moves, fewest) => `${moves}, minimum ${fewest} (hors retournements)`,
  spread: (best, median) => `${best} au mieux, médiane ${median}`,
  chart: 'Gagnées et jouées, selon le premier jour de la période',
  wonOf: (wins, games) => `${wins} sur ${games}`,
  wonFrom: (day, wins, games) => `${day}\u202f: ${wins} sur ${games}`,
  fewestPossible: (fewest, own) =>
    `le minimum possible\u202f: ${fewest}${own === undefined ? '' : ` (cette partie\u202f: ${own})`}, sans compter les retournements`,
  firstWin: 'votre première victoire avec ces règles',
  fewestMoves: (moves) => `le moins de coups jusqu’ici\u202f: ${moves}`,
  fewestYet: (before) => `jamais si peu de coups (avant\u202f: ${before})`,
  bestTime: (time) => `votre meilleur temps\u202f: ${time}`,
  bestYet: (before) => `jamais si vite (avant\u202f: ${before})`,
  notCounted: 'elle ne compte pas, car elle n’a pas commencé à la donne',
  notPlayedHere: 'elle ne compte pas, car ses premiers coups n’ont pas été joués ici',
  firstCounts: (moves) => `la première victoire de cette donne compte\u202f: ${moves}`,
};
