/** The French text for the statistics. */
import type { StatisticsStrings } from './english.js';

export const STATISTICS_FRENCH: StatisticsStrings = {
  title: 'Statistiques',
  counting:
    'Une partie compte dès votre premier coup. Si vous en commencez une autre avant de l’avoir terminée, la première compte comme une défaite. Seules les parties jouées depuis le début comptent.',
  none: 'Vous n’avez encore ni victoire ni défaite.',
  games: 'Parties',
  won: 'Gagnées',
  share: (wins, percent) => `${wins} (${percent}\u202f%)`,
  streak: 'Victoires d’affilée',
  streaks: (now, best) => `${now} en cours, record ${best}`,
  moves: 'Coups par victoire',
  time: 'Temps par victoire',
  nearest: 'Au plus près du minimum',
  nearestIs: (moves, fewest) => `${moves} ${moves < 2 ? 'coup' : 'coups'} pour un minimum de ${fewest}`,
  spread: (best, median) => `record ${best}, médiane ${median}`,
  chart: 'Parties gagnées et jouées par période',
  wonOf: (wins, games) => `${wins} sur ${games}`,
  wonFrom: (day, wins, games) => `${day}\u202f: ${wins} sur ${games}`,
  fewestPossible: (fewest, own) =>
    `minimum possible\u202f: ${fewest}${own === undefined ? '' : ` · vous\u202f: ${own}`}`,
  firstWin: 'votre première victoire avec ces règles',
  fewestMoves: (moves) => `votre record\u202f: ${moves} coups`,
  fewestYet: (before) => `nouveau record de coups (ancien record\u202f: ${before})`,
  bestTime: (time) => `votre meilleur temps\u202f: ${time}`,
  bestYet: (before) => `nouveau record de temps (ancien record\u202f: ${before})`,
  notCounted: 'cette victoire ne compte pas\u202f: vous n’avez pas joué cette partie depuis le début',
  notPlayedHere: 'cette victoire ne compte pas\u202f: vous n’avez pas joué vous-même les premiers coups',
  firstCounts: (moves) => `seule votre première victoire sur cette donne compte\u202f: ${moves} coups`,
};
