/** The French text for the statistics. */
import type { StatisticsStrings } from './english.js';

export const STATISTICS_FRENCH: StatisticsStrings = {
  title: 'Statistiques',
  counting:
    'Une partie compte dès votre premier coup. La quitter pour une autre du même type compte comme une défaite.',
  none: 'Vous n’avez encore ni victoire ni défaite.',
  tiles: {
    winRate: 'Taux de victoire',
    streak: 'Série en cours',
    time: 'Meilleur temps',
    moves: 'Coups (record)',
  },
  noValue: '\u2013',
  percent: (percent) => `${percent}\u202f%`,
  longest: (games) => `record\u202f: ${games}`,
  usually: (value) => `souvent ${value}`,
  nearest: (moves, fewest) =>
    `Au plus près de la perfection\u202f: ${moves} ${moves < 2 ? 'coup' : 'coups'} pour un minimum de ${fewest}.`,
  chart: 'Victoires par semaine',
  thisWeek: 'Cette semaine',
  wonOf: (wins, games) => `${wins} sur ${games}`,
  weekIs: (day, wins, games) =>
    games === 0
      ? `Semaine du ${day}\u202f: aucune partie`
      : `Semaine du ${day}\u202f: ${wins} ${wins < 2 ? 'gagnée' : 'gagnées'} sur ${games}`,
  noRecentGames: (weeks) => `Aucune partie ces ${weeks} dernières semaines.`,
  goalsTitle: 'Objectifs',
  goals: {
    firstWin: 'première victoire',
    withoutUndo: 'une victoire sans annuler',
    threeInARow: 'trois victoires d’affilée',
    quick: 'une victoire en moins de trois minutes',
    tenWins: 'dix victoires',
    threeRules: 'touche-à-tout',
    weekOfDailies: 'une semaine de donnes du jour',
    tenWithoutUndo: 'dix victoires sans annuler',
    perfect: 'une partie parfaite',
    tenInARow: 'dix victoires d’affilée',
    monthOfDailies: 'un mois de donnes du jour',
    hundredWins: 'cent victoires',
  },
  goalHints: {
    threeRules: 'Gagnez avec trois règles différentes',
    weekOfDailies: 'Gagnez la donne du jour sept jours de suite',
    perfect: 'Gagnez avec le moins de coups possible',
    monthOfDailies: 'Gagnez une donne de chaque jour d’un mois',
  },
  reached: 'Atteint',
  goalReached: (goal) => `objectif atteint\u202f: ${goal}`,
  bestIs: ({ moves, isProved }, own) =>
    `${isProved ? 'minimum possible' : 'meilleur résultat connu'}\u202f: ${moves}${own === undefined ? '' : ` · vous\u202f: ${own}`}`,
  perfect: 'partie parfaite\u202f: impossible de gagner en moins de coups',
  firstWin: 'votre première victoire avec ces règles',
  fewestMoves: (moves) => `votre record\u202f: ${moves} coups`,
  fewestYet: (before) => `nouveau record de coups (ancien record\u202f: ${before})`,
  bestTime: (time) => `votre meilleur temps\u202f: ${time}`,
  bestYet: (before) => `nouveau record de temps (ancien record\u202f: ${before})`,
  inARow: (wins) => `${wins} victoires d’affilée`,
  longestStreak: (wins) => `${wins} victoires d’affilée, votre plus longue série`,
  notCounted: 'cette victoire ne compte pas\u202f: vous n’avez pas joué cette partie depuis le début',
  notPlayedHere: 'cette victoire ne compte pas\u202f: vous n’avez pas joué vous-même les premiers coups',
  firstCounts: (moves) => `seule votre première victoire sur cette donne compte\u202f: ${moves} coups`,
};
