/** The French texts of line mode. */
import { STATISTICS_FRENCH } from '../../../core/statistics/strings/french.js';
import { uncapitalized } from '../../../core/text/format.js';
import { MOVES_FRENCH } from '../../../kit/moves/strings/french.js';
import { whyUnread, whyUnwritten } from '../../errors.js';
import { COMMAND_FRENCH } from '../../strings/french.js';
import type { LineStrings } from './english.js';

const why = (error: unknown): string => whyUnwritten(error, COMMAND_FRENCH);

export const LINES_FRENCH: LineStrings = {
  greeting: (title, dealing) =>
    `${title}, ligne par ligne\u202f: ${dealing === undefined ? '' : `«\u202f${dealing}\u202f» donne une partie, `}«\u202fshow\u202f» montre la table, «\u202fhelp\u202f» dit les mots, «\u202fquit\u202f» termine.`,
  refused: (word, why) => `${word} est refusé\u202f: ${uncapitalized(why)}`,
  dealFirst: (dealing) => `Tapez «\u202f${dealing}\u202f» pour en donner une.`,
  unknownWord: (word, meant) =>
    `Mot inconnu\u202f: «\u202f${word}\u202f».${meant === undefined ? '' : ` Vouliez-vous dire «\u202f${meant}\u202f»\u202f?`} Tapez «\u202fhelp\u202f» pour la liste des mots.`,
  unread: COMMAND_FRENCH.unread,
  at: COMMAND_FRENCH.at,
  noNumber: (word) =>
    `«\u202f${word}\u202f» demande le numéro d’un coup, par exemple «\u202fgo:3\u202f». Tapez «\u202fmoves\u202f» pour la liste.`,
  noMove: (number, last) =>
    `Il n’y a pas de coup ${number}. ${last === 0 ? 'Aucun coup n’a été joué.' : `Le dernier est le ${last}.`}`,
  unchanged: 'Rien n’a changé.',
  notAsExpected: (word) => `${word}\u202f: pas comme attendu`,
  columns: COMMAND_FRENCH.replay.columns,
  moves: MOVES_FRENCH,
  movesHints: [
    'flèches et pages\u202f: bouger, entrée y va, droite et gauche déplient, échap revient',
    'flèches\u202f: bouger, entrée y va, droite déplie, échap revient',
    'entrée y va, échap revient',
    'entrée, échap',
  ],
  about: (title, author) => `${title}, joué par ${author}`,
  keeping: {
    goesOn: 'Votre partie reprend où vous l’avez laissée\u202f; n en donne une nouvelle.',
    damaged: (file, why) =>
      `La partie laissée ne peut pas être lue (${why})\u202f; elle est maintenant dans ${file}.`,
    failed: (file, error) => `Cette partie ne peut pas être gardée dans ${file} (${why(error)}).`,
    other: (file) =>
      `Un autre terminal joue selon les mêmes règles\u202f; sa partie est maintenant dans ${file}.`,
    lost: (file, error) =>
      `Cette partie ne peut pas être gardée dans ${file} (${why(error)})\u202f: elle est perdue si vous quittez maintenant. q quitte malgré tout.`,
  },
  notes: {
    damaged: (file) => `Les temps et le solde sont illisibles\u202f; ils sont maintenant dans ${file}.`,
    failed: (file, error) => `Les temps et le solde ne peuvent pas être gardés dans ${file} (${why(error)}).`,
  },
  settings: {
    unread: (file, error) => `${file}\u202f: ${whyUnread(error, 'settings', COMMAND_FRENCH)}`,
    wrongLine: ({ line, word, expected, meant }) =>
      `ligne ${line}\u202f: «\u202f${word}\u202f»\u202f; on attendait ${expected}${meant === undefined ? '' : `\u202f; vouliez-vous dire ${meant}\u202f?`}`,
    more: (faults) => `et ${faults} de plus`,
    failed: (file, error) => `Les réglages ne peuvent pas être gardés dans ${file} (${why(error)}).`,
  },
  statistics: STATISTICS_FRENCH,
  stats: {
    damaged: (file, why) =>
      `Les statistiques sont illisibles (${why})\u202f; elles sont maintenant dans ${file}.`,
    beside: (file) => `Des statistiques illisibles se trouvent dans ${file}.`,
    failed: (file, error) => `Les statistiques ne peuvent pas être gardées dans ${file} (${why(error)}).`,
    exported: (games, file) =>
      `${games} ${games < 2 ? 'partie est' : 'parties sont'} maintenant dans ${file}.`,
    imported: (games) =>
      `${games} ${games < 2 ? 'partie est nouvelle ou désormais gagnée' : 'parties sont nouvelles ou désormais gagnées'}.`,
    reset: 'Les statistiques sont vides. klondike stats --bring-back ramène ce qui s’y trouvait.',
    broughtBack: 'Ce qui était effacé est revenu.',
    nothingToReset: 'Il n’y a pas de statistiques à effacer.',
    nothingReset: 'Rien n’a été effacé.',
  },
  howToQuit: 'Ctrl-C ou Ctrl-D pour quitter.',
  handler: {
    unchanged: 'le gestionnaire n’a rien changé.',
    threw: (error) => `le gestionnaire a levé ${error}.`,
    faults: {
      hung: 'le gestionnaire n’a pas répondu à temps et a été arrêté\u202f; une nouvelle partie le relance.',
      ended: 'le processus du gestionnaire s’est terminé\u202f; une nouvelle partie le relance.',
      flooded:
        'le gestionnaire a trop dit ou trop écrit d’un coup et a été arrêté\u202f; une nouvelle partie le relance.',
      garbled:
        'le gestionnaire a écrit ce que le protocole ne connaît pas et a été arrêté\u202f; une nouvelle partie le relance.',
      'not started': 'le gestionnaire ne peut pas être lancé.',
    },
    gone: 'le gestionnaire a été arrêté\u202f; une nouvelle partie le relance.',
    tooMany:
      'trop de parties de ce gestionnaire sont ouvertes\u202f; fermez une autre page et rechargez celle-ci.',
    lacks: (words) => `Pas avec ce gestionnaire\u202f: ${words}`,
  },
};
