/** The French texts of the dialog for the deal of a day. */
import type { DailyStrings } from './english.js';

export const DAILY_FRENCH: DailyStrings = {
  about: 'Chaque jour a sa donne, la même pour tout le monde. Elle peut être gagnée.',
  monthBefore: 'Mois précédent',
  monthAfter: 'Mois suivant',
  standings: { won: 'gagnée', begun: 'commencée, pas gagnée' },
  today: 'aujourd’hui',
  daysWon: (inMonth, all) => `Jours gagnés\u202f: ${inMonth} ce mois-ci, ${all} en tout`,
};
