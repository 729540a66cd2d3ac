/** The French texts of the statistics. */
import type { StatisticsStrings } from './english.js';

export const STATISTICS_FRENCH: StatisticsStrings = {
  title: 'Statistiques',
  counting:
    'Une partie compte dès votre premier coup. Si vous en commencez une autre avant de la gagner, c’est une défaite. Seules les parties jouées depuis le début comptent.',
  none: 'Pas encore de victoire ni de défaite.',
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
  bestIs: ({ moves, isProved }, own) =>
    `${isProved ? 'minimum possible' : 'meilleur résultat connu'}\u202f: ${moves}${own === undefined ? '' : ` · vous\u202f: ${own}`}`,
  perfect: 'partie parfaite\u202f: impossible de gagner en moins de coups',
  firstWin: 'votre première victoire avec ces règles',
  fewestMoves: (moves) => `votre record\u202f: ${moves} coups`,
  fewestYet: (before) => `record de coups battu (avant\u202f: ${before})`,
  bestTime: (time) => `votre meilleur temps\u202f: ${time}`,
  bestYet: (before) => `record de temps battu (avant\u202f: ${before})`,
  inARow: (wins) => `${wins} victoires d’affilée`,
  longestStreak: (wins) => `${wins} victoires d’affilée, votre plus longue série`,
  notCounted: 'cette victoire ne compte pas\u202f: vous n’avez pas joué cette partie depuis le début',
  notPlayedHere: 'cette victoire ne compte pas\u202f: les premiers coups ne sont pas de vous',
  firstCounts: (moves) => `seule compte votre première victoire sur cette donne, en ${moves} coups`,
};
