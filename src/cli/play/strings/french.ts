/** The French text for line mode. */
import { STATISTICS_FRENCH } from '../../../core/statistics/strings/french.js';
import { uncapitalized } from '../../../core/text/format.js';
import { MOVES_FRENCH } from '../../../kit/moves/strings/french.js';
import { whyUnread, whyUnwritten } from '../../errors.js';
import { COMMAND_FRENCH } from '../../strings/french.js';
import type { LineStrings } from './english.js';

const why = (error: unknown): string => whyUnwritten(error, COMMAND_FRENCH);

export const LINES_FRENCH: LineStrings = {
  greeting: (title, dealing) =>
    `${title}, ligne par ligne. Tapez ${dealing === undefined ? '' : `«\u202f${dealing}\u202f» pour distribuer les cartes, `}«\u202fshow\u202f» pour voir la table, «\u202fhelp\u202f» pour la liste des commandes et «\u202fquit\u202f» pour quitter.`,
  refused: (word, why) => `${word} est refusé\u202f: ${uncapitalized(why)}`,
  dealFirst: (dealing) => `Tapez «\u202f${dealing}\u202f» pour commencer une partie.`,
  unknownWord: (word, meant) =>
    `Commande inconnue\u202f: «\u202f${word}\u202f».${meant === undefined ? '' : ` Vouliez-vous dire «\u202f${meant}\u202f»\u202f?`} Tapez «\u202fhelp\u202f» pour la liste des commandes.`,
  unread: COMMAND_FRENCH.unread,
  at: COMMAND_FRENCH.at,
  noNumber: (word) =>
    `«\u202f${word}\u202f» demande le numéro d’un coup, par exemple «\u202fgo:3\u202f». Tapez «\u202fmoves\u202f» pour la liste.`,
  noMove: (number, last) =>
    `Il n’y a pas de coup ${number}. ${last === 0 ? 'Aucun coup n’a encore été joué.' : `Le dernier est le coup ${last}.`}`,
  unchanged: 'Rien n’a changé.',
  notAsExpected: (word) => `${word}\u202f: résultat inattendu`,
  columns: COMMAND_FRENCH.replay.columns,
  moves: MOVES_FRENCH,
  movesHints: [
    'flèches et pages pour choisir, entrée pour y aller, droite et gauche pour déplier et replier, échap pour revenir',
    'flèches pour choisir, droite pour déplier, entrée pour y aller, échap\u202f: retour',
    'entrée pour y aller, échap pour revenir',
    'entrée, échap',
  ],
  about: (title, author) => `${title}, joué par ${author}`,
  keeping: {
    resumed: 'Votre partie reprend là où vous l’avez laissée. Tapez n pour en commencer une autre.',
    damaged: (file, why) =>
      `Impossible de lire votre partie enregistrée (${why}). Elle se trouve maintenant dans ${file}.`,
    failed: (file, error) => `Impossible d’enregistrer cette partie dans ${file} (${why(error)}).`,
    other: (file) =>
      `Vous avez joué avec les mêmes règles dans un autre terminal. Cette autre partie se trouve maintenant dans ${file}.`,
    lost: (file, error) =>
      `Impossible d’enregistrer cette partie dans ${file} (${why(error)}). Si vous quittez maintenant, elle sera perdue. Tapez encore une fois q pour quitter.`,
  },
  notes: {
    damaged: (file) =>
      `Impossible de lire vos temps et votre solde. Ils se trouvent maintenant dans ${file}.`,
    failed: (file, error) =>
      `Impossible d’enregistrer vos temps et votre solde dans ${file} (${why(error)}).`,
  },
  settings: {
    unread: (file, error) => `${file}\u202f: ${whyUnread(error, 'settings', COMMAND_FRENCH)}`,
    wrongLine: ({ line, word, expected, meant }) =>
      `ligne ${line}\u202f: «\u202f${word}\u202f» n’est pas valide\u202f; il faut ${expected}${meant === undefined ? '' : `\u202f; vouliez-vous dire ${meant}\u202f?`}`,
    more: (faults) => `et ${faults} ${faults < 2 ? 'autre erreur' : 'autres erreurs'}`,
    failed: (file, error) => `Impossible d’enregistrer vos réglages dans ${file} (${why(error)}).`,
  },
  statistics: STATISTICS_FRENCH,
  stats: {
    damaged: (file, why) =>
      `Impossible de lire vos statistiques (${why}). Elles se trouvent maintenant dans ${file}.`,
    setAside: (file) => `Des statistiques illisibles se trouvent dans ${file}.`,
    failed: (file, error) => `Impossible d’enregistrer vos statistiques dans ${file} (${why(error)}).`,
    exported: (games, file) =>
      `${games} ${games < 2 ? 'partie a été exportée' : 'parties ont été exportées'} dans ${file}.`,
    imported: (games) =>
      `${games} ${games < 2 ? 'partie a été ajoutée ou mise à jour' : 'parties ont été ajoutées ou mises à jour'}.`,
    reset:
      'Vos statistiques ont été remises à zéro. Tapez «\u202fklondike stats --bring-back\u202f» pour annuler.',
    broughtBack: 'Vos statistiques ont été rétablies.',
    nothingToReset: 'Vous n’avez pas de statistiques à remettre à zéro.',
    nothingReset: 'Vous n’avez pas remis vos statistiques à zéro.',
  },
  daily: {
    failed: (file, error) => `Impossible d’enregistrer vos donnes du jour dans ${file} (${why(error)}).`,
    play: 'Pour jouer, tapez «\u202fklondike daily NIVEAU\u202f». Avec --day, rattrapez un jour manqué.',
  },
  howToQuit: 'Appuyez sur Ctrl-C ou Ctrl-D pour quitter.',
  handler: {
    unchanged: 'le gestionnaire n’a rien changé.',
    threw: (error) => `le gestionnaire a levé l’exception ${error}.`,
    faults: {
      hung: 'le gestionnaire n’a pas répondu à temps et a été arrêté\u202f; commencez une nouvelle partie pour le relancer.',
      ended:
        'le processus du gestionnaire s’est terminé\u202f; commencez une nouvelle partie pour le relancer.',
      flooded:
        'le gestionnaire a envoyé ou affiché trop de texte d’un coup et a été arrêté\u202f; commencez une nouvelle partie pour le relancer.',
      garbled:
        'le gestionnaire n’a pas respecté le protocole et a été arrêté\u202f; commencez une nouvelle partie pour le relancer.',
      'not started': 'impossible de lancer le gestionnaire.',
    },
    gone: 'le gestionnaire a été arrêté\u202f; commencez une nouvelle partie pour le relancer.',
    tooMany:
      'trop de parties sont ouvertes avec ce gestionnaire\u202f; fermez une autre page et rechargez celle-ci.',
    lacks: (words) => `Ces commandes ne sont pas disponibles avec ce gestionnaire\u202f: ${words}`,
  },
};
