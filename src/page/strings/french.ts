/** The page's own texts in French, without those of the tables. */
import type { PageStrings } from './english.js';

export const PAGE_FRENCH: PageStrings = {
  notices: 'Messages',
  dismiss: 'Masquer',
  close: 'Fermer',

  notLoaded: (what) => `${what}\u202f: le chargement a échoué. Y a-t-il un réseau\u202f?`,
  pageParts: 'Une partie de la page',
  tryAgain: 'Réessayer',
  loadAnew: 'Recharger la page',

  welcome: {
    name: 'Bienvenue',
    step: (number, of) => `${number} sur ${of}`,
    back: 'Retour',
    next: 'Suivant',
    keys: 'F1 ou ? donne la liste des touches.',
    play: 'Jouer',
    again: 'Réafficher la bienvenue',
  },

  watchReplay: 'Revoir la partie',
  share: 'Partager',

  copyScript: 'Copier le script',
  copyLink: 'Copier le lien',
  saveScript: 'Enregistrer le script',
  openScript: 'Ouvrir un script\u2026',
  replayThis: 'Revoir cette partie',
  back: 'Retour à la partie d’avant',
  openGamesLeft: 'Parties laissées\u2026',
  moves: 'Coups\u2026',

  scriptOfGame: 'Script de cette partie',
  linkOfGame: 'Lien de cette partie',
  scriptCopied: 'Script copié.',
  linkCopied: 'Lien copié.',
  copyByHand: 'Le presse-papiers est fermé à cette page. Copiez le texte d’ici.',

  gamesLeft: 'Parties laissées',
  unreadable: 'illisible',
  leftAt: ', laissée le ',

  statistics: 'Statistiques\u2026',
  exportStatistics: 'Exporter',
  importStatistics: 'Importer\u2026',
  resetStatistics: 'Effacer',
  bringBackStatistics: 'Récupérer ce qui a été effacé',
  statisticsReset: 'Les statistiques sont vides. Elles peuvent être ramenées.',
  statisticsBroughtBack: 'Ce qui était effacé est revenu.',
  statisticsNotKept: 'Ce navigateur n’a plus de place pour cela, ou ne conserve rien pour cette page.',
  statisticsImported: (games) =>
    `${games} ${games < 2 ? 'partie est nouvelle ou désormais gagnée' : 'parties sont nouvelles ou désormais gagnées'}.`,
  statisticsSetAside: (why) => `Les statistiques sont illisibles et ont été mises de côté (${why}).`,

  noServer: 'Le serveur ne répond pas. Relancez-le, puis rechargez cette page.',
  isKept: 'Votre partie est conservée. Vous pouvez fermer cette page.',
  isKeptOpen: 'Votre partie est conservée tant que cette page est ouverte.',
  isNotKept:
    'Ce navigateur ne conserve rien pour cette page, ou n’a plus de place\u202f: la partie dure tant que la page est ouverte.',
  playOn: 'Continuer à jouer',
  isRenewed: 'Il y a une nouvelle version de cette page.',
  load: 'La charger',
  isNotKeptOffline: 'Ce navigateur ne garde pas la page pour les moments sans réseau.',

  leftIsKept: 'La partie que vous avez laissée est conservée.',
  noGameBefore: 'Il n’y a pas de partie avant celle-ci.',
  otherTab: 'Un autre onglet a joué. La partie de l’onglet qui joue en dernier est conservée.',
  showItsGame: 'Montrer sa partie',
  setAside: (why) => `Une partie enregistrée est illisible et a été mise de côté. ${why}.`,
  noList: 'Ce n’est pas une liste de parties',
  saveAsFile: 'L’enregistrer dans un fichier',
  noWord: (word, known) =>
    `${word === '' ? 'Un mot manque avant «\u202f=\u202f»' : `«\u202f${word}\u202f»`}\u202f; on attendait ${known}, chacun une fois au plus`,
  noGame: (name, known) =>
    `${name === '' ? 'Il n’y a rien' : `«\u202f${name}\u202f»`}\u202f; on attendait le nom d’un jeu\u202f: ${known}`,
  noScoring: (scoring) => `${scoring}\u202f: ce jeu n’a pas de score au choix`,
  noHouses: (name) => `${name}\u202f: ce jeu n’a pas de règles au choix`,
  noDeal: (typed) =>
    `${typed === '' ? 'Il n’y a rien' : `«\u202f${typed}\u202f» ne désigne aucune donne`}. Tapez un nombre, par exemple 12345.`,
  badLink: (why) => `Ce lien est illisible. ${why}.`,

  dropHint: 'Déposez un script pour le revoir',
  manyFiles: (files) => `Ce sont ${files} fichiers\u202f; déposez un script à la fois.`,
  noFile: 'Aucun fichier n’a été déposé.',
  isFolder: (name) => `${name}\u202f: c’est un dossier, pas un script.`,
  isTooLarge: (name) => `${name}\u202f: plus grand qu’un script ne peut l’être, 16\u202fMio.`,
  isNotRead: (name) => `${name}\u202f: lecture impossible\u202f; c’est peut-être un dossier.`,
  isNoText: (name) => `${name}\u202f: ce n’est pas un texte.`,
  isNoScript: (name) => `${name} n’est pas un script\u202f: un script est un texte, comme partie.klon.`,
  isEmpty: (name) => `${name}\u202f: aucun événement n’y figure.`,
  badScript: (name, why) => `${name}\u202f: ${why}.`,

  thisGame: 'cette partie',
  solution: 'solution',
  replayOf: (name) => `Revoir\u202f: ${name}`,
  event: 'Événement',
  firstEvent: 'Premier événement',
  eventBefore: 'Reculer',
  play: 'Lire',
  pause: 'Pause',
  nextEvent: 'Avancer',
  lastEvent: 'Dernier événement',
  playFromHere: 'Jouer à partir d’ici',
  noEvent: 'aucun événement',
  refused: 'refusé',
  eventAt: (number, of, text) => `événement ${number} sur ${of}\u202f: ${text}`,
  firstEvents: (events) => `Seuls les ${events} premiers événements sont montrés.`,
  notAsExpected: 'Pas comme attendu',
  notAsExpectedAt: (place) => `${place}\u202f: pas comme attendu`,
  columns: { expected: 'attendu', seen: 'vu' },
};
