/** The French texts of the statistics. */
import type { StatisticsStrings } from './english.js';

export const STATISTICS_FRENCH: StatisticsStrings = {
  title: 'Statistiques',
  counting:
    'Une partie compte dès votre premier coup. En commencer une autre avant de gagner compte comme une défaite. Seules les parties jouées depuis la donne comptent.',
  none: 'Pas encore de victoire ni de défaite.',
  games: 'Parties',
  won: 'Gagnées',
  share: (wins, percent) => `${wins} (${percent}\u202f%)`,
  streak: 'Victoires d’affilée',
  streaks: (now, best) => `${now} en cours, record ${best}`,
  moves: 'Coups par victoire',
  time: 'Temps par victoire',
  nearest: 'Au plus près du minimum',
  nearestIs: (moves, fewest) => `${moves} ${moves < 2 ? 'coup' : 'coups'}, minimum possible ${fewest}`,
  spread: (best, median) => `record ${best}, médiane ${median}`,
  chart: 'Parties gagnées et jouées par période',
  wonOf: (wins, games) => `${wins} sur ${games}`,
  wonFrom: (day, wins, games) => `${day}\u202f: ${wins} sur ${games}`,
  fewestPossible: (fewest, own) => `minimum possible ${fewest}${own === undefined ? '' : ` · vous ${own}`}`,
  firstWin: 'votre première victoire avec ces règles',
  fewestMoves: (moves) => `votre minimum\u202f: ${moves} coups`,
  fewestYet: (before) => `record de coups battu (avant\u202f: ${before})`,
  bestTime: (time) => `votre meilleur temps\u202f: ${time}`,
  bestYet: (before) => `record de temps battu (avant\u202f: ${before})`,
  notCounted: 'cette victoire ne compte pas\u202f: la partie n’a pas commencé à la donne',
  notPlayedHere: 'cette victoire ne compte pas\u202f: vous n’avez pas joué les premiers coups ici',
  firstCounts: (moves) => `seule votre première victoire de cette donne compte\u202f: ${moves} coups`,
};
