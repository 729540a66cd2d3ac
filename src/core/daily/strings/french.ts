/** The French texts about daily deals. */
import type { Difficulty } from '../../difficulty.js';
import type { Medal } from '../progress.js';
import type { DailyStrings } from './english.js';

const counted = (days: number): string => `${days} ${days < 2 ? 'jour' : 'jours'}`;

const MEDALS: Readonly<Record<Medal, string>> = { bronze: 'Bronze', silver: 'Argent', gold: 'Or' };

const OF_MEDALS: Readonly<Record<Medal, string>> = {
  bronze: 'de bronze',
  silver: 'd’argent',
  gold: 'd’or',
};

const TO_MEDALS: Readonly<Record<Medal, string>> = { bronze: 'le bronze', silver: 'l’argent', gold: 'l’or' };

const LEVELS: Readonly<Record<Difficulty, string>> = { easy: 'Facile', medium: 'Moyenne', hard: 'Difficile' };

export const DAILY_FRENCH: DailyStrings = {
  title: 'Donne du jour',
  levels: LEVELS,
  levelIs: (level, result) => `${level.toLowerCase()} ${result}`,
  won: 'gagnée',
  begun: 'en cours',
  inARow: (days) => (days === 0 ? 'Pas encore de série' : `${counted(days)} d’affilée`),
  best: (days) => `record ${days}`,
  daysWon: (won, days) => `${won} jour${won < 2 ? '' : 's'} sur ${days}`,
  medals: MEDALS,
  medal: (medal) => `Médaille ${OF_MEDALS[medal]}`,
  untilMedal: (medal, days) => `encore ${counted(days)} pour ${TO_MEDALS[medal]}`,
  noMedal: 'Pas encore de médaille',
  allMedals: (counts) => `Vos médailles\u202f: ${counts.join(', ')}`,
  medalCount: (medal, count) => `${count} ${OF_MEDALS[medal]}`,
  wonOnDay: 'gagnée le jour même',
  wonLater: 'plus tard',
  today: 'aujourd’hui',
  nextIn: (hours, minutes) =>
    `Prochaine donne dans ${hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`}`,
  streakIs: (days, isBest) => `Série\u202f: ${counted(days)}${isBest && days > 1 ? ', votre record' : ''}`,
  wonToday: (level, streak) =>
    `Donne du jour ${level === undefined ? '' : `${level.toLowerCase()} `}gagnée. ${streak}`,
  daysWonIn: (won, days, month) => `${won} jour${won < 2 ? '' : 's'} sur ${days} en ${month}`,
  newMedal: (medal) => `Médaille ${OF_MEDALS[medal]} gagnée`,
  nextLevel: (level) => `La donne ${level.toLowerCase()} d’aujourd’hui`,
  tomorrow: 'La donne de demain',
  shared: (game, day) => `${game}, donne du ${day}`,
  explained:
    'Chaque jour, trois donnes gagnables, les mêmes pour tout le monde. Gagnez-en une le jour même pour prolonger votre série. Les jours manqués comptent encore pour la médaille du mois.',
};
