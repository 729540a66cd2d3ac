/** The page's own texts in French. The tables have their own texts. */
import type { PageStrings } from './english.js';

export const PAGE_FRENCH: PageStrings = {
  notices: 'Messages',
  dismiss: 'Masquer',
  close: 'Fermer',

  notLoaded: (what) => `Le chargement a échoué\u202f: ${what}. Vérifiez votre connexion.`,
  pageParts: 'un élément de la page',
  tryAgain: 'Réessayer',
  reload: 'Recharger la page',

  firstVisit: {
    title: 'Choisissez votre partie',
    about: 'Dans les deux cas, une donne facile pour commencer.',
    deck: 'Jeu de cartes',
    decks: { modern: 'Moderne', classic: 'Classique' },
    lesson: 'Comment jouer',
    step: (number, of) => `Étape ${number} sur ${of}`,
    skip: 'Passer',
    keys: 'Appuyez sur F1 ou ? pour voir toutes les touches.',
    done: 'Continuer à jouer',
    learn: 'Apprendre en quatre étapes',
  },

  daily: 'Du jour',
  watchReplay: 'Revoir',
  review: 'Analyse',
  share: 'Partager',

  copyScript: 'Copier le script',
  copyLink: 'Copier le lien',
  saveScript: 'Enregistrer le script',
  openScript: 'Ouvrir un script\u2026',
  back: 'Revenir à la partie précédente',
  openUnfinishedGames: 'Parties inachevées\u2026',
  moves: 'Coups\u2026',

  scriptOfGame: 'Script de cette partie',
  linkOfGame: 'Lien vers cette partie',
  scriptCopied: 'Script copié.',
  linkCopied: 'Lien copié.',
  copyByHand: 'Cette page n’a pas accès au presse-papiers. Copiez le texte ci-dessous.',

  unfinishedGames: 'Parties inachevées',
  unreadable: 'illisible',
  lastPlayed: ', jouée le ',

  statistics: 'Statistiques\u2026',
  exportStatistics: 'Exporter',
  importStatistics: 'Importer\u2026',
  resetStatistics: 'Effacer',
  undoReset: 'Annuler l’effacement',
  statisticsReset: 'Vos statistiques ont été effacées. Vous pouvez encore annuler.',
  statisticsRestored: 'Vos statistiques ont été rétablies.',
  statisticsNotSaved: 'L’enregistrement a échoué. Le stockage du navigateur est peut-être plein ou bloqué.',
  statisticsImported: (games) =>
    `${games} ${games < 2 ? 'partie a été ajoutée ou mise à jour' : 'parties ont été ajoutées ou mises à jour'}.`,
  statisticsSetAside: (why) => `Vos statistiques étaient illisibles. Elles ont été mises de côté (${why}).`,

  noServer: 'Le serveur ne répond pas. Relancez-le, puis rechargez cette page.',
  credits:
    'Logiciel libre sous licence MIT. Figures classiques\u202f: Adrian Kennard (me.uk/cards, domaine public, CC0).',
  cannotSave:
    'Votre navigateur ne peut pas enregistrer la partie. Elle sera perdue quand vous fermerez cette page.',
  installOffer: 'Ajouter Klondike à votre appareil\u202f? Il s’ouvre avec sa propre icône, même hors ligne.',
  install: 'Installer',
  installOnIos:
    'Pour garder Klondike sous la main, touchez Partager, puis «\u202fSur l’écran d’accueil\u202f».',
  newVersion: 'Une nouvelle version de cette page est disponible.',
  notOffline: 'Dans ce navigateur, cette page ne fonctionnera pas hors ligne.',

  challenge: (moves) =>
    `${moves} ${moves < 2 ? 'coup' : 'coups'} à battre. Les retournements du talon ne comptent pas.`,
  previousGameSaved: 'Votre partie précédente est enregistrée.',
  noPreviousGame: 'Il n’y a pas de partie précédente.',
  otherTab: 'Vous avez joué dans un autre onglet. La partie la plus récente est enregistrée.',
  showOtherGame: 'Afficher cette partie',
  setAside: (why) => `Une partie enregistrée était illisible. Elle a été mise de côté. ${why}.`,
  notList: 'Ce n’est pas une liste de parties',
  saveAsFile: 'Enregistrer dans un fichier',
  wrongWord: (word, known) =>
    `${word === '' ? 'il manque un mot avant «\u202f=\u202f»' : `«\u202f${word}\u202f» est inconnu ou répété`}\u202f; mots possibles\u202f: ${known}`,
  unknownGame: (name, known) =>
    `${name === '' ? 'il manque le nom du jeu' : `le jeu «\u202f${name}\u202f» n’existe pas`}\u202f; jeux possibles\u202f: ${known}`,
  unknownRules: (name) => `les règles ${name} n’existent pas pour ce jeu`,
  unknownScoring: (scoring) => `le score ${scoring} n’existe pas pour ce jeu`,
  wrongBeat: (typed) =>
    `beat ${typed} demande une donne et un nombre de coups, par exemple deal=java:5&beat=98`,
  unknownDeal: (typed) =>
    `${typed === '' ? '' : `«\u202f${typed}\u202f» n’est pas une donne. `}Tapez un nombre, par exemple 12345.`,
  badLink: (why) => `Ce lien ne fonctionne pas\u202f: ${why}.`,

  dropHint: 'Déposez un script pour revoir la partie',
  manyFiles: (files) => `Vous avez déposé ${files} fichiers. Déposez un seul script à la fois.`,
  noFile: 'Vous ne pouvez déposer ici que des fichiers.',
  folderDropped: (name) => `${name} est un dossier, pas un script.`,
  tooLarge: (name) => `${name} est trop volumineux. Un script ne peut pas dépasser 16\u202fMio.`,
  cannotRead: (name) => `Impossible de lire ${name}. Est-ce un dossier\u202f?`,
  notText: (name) => `${name} n’est pas un fichier texte.`,
  notScript: (name) =>
    `${name} n’est pas un script. Un script est un fichier texte, par exemple partie.klon.`,
  emptyScript: (name) => `${name} ne contient aucun événement.`,
  badScript: (name, why) => `${name}\u202f: ${why}.`,

  thisGame: 'cette partie',
  solution: 'la solution',
  replayOf: (name) => `Relecture de ${name}`,
  move: 'Coup',
  firstMove: 'Premier coup',
  moveBefore: 'Reculer',
  play: 'Lecture',
  pause: 'Pause',
  nextMove: 'Avancer',
  lastMove: 'Dernier coup',
  playFromHere: 'Jouer à partir d’ici',
  noEvent: 'aucun événement',
  start: 'début',
  refused: 'refusé',
  moveAt: (number, of, text) => `Coup ${number} sur ${of}${text === '' ? '' : `\u202f: ${text}`}`,
  firstEvents: (events) => `Cette relecture s’arrête après ${events} événements.`,
  notAsExpected: 'Résultat inattendu',
  notAsExpectedAt: (place) => `${place}\u202f: résultat inattendu`,
  columns: { expected: 'attendu', seen: 'obtenu' },
};
