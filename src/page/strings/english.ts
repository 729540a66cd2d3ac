/** The page's own texts in English, without those of the tables. */
export const PAGE_ENGLISH = {
  /** The name of the area of notices, for screen readers. */
  notices: 'Notices',
  dismiss: 'Dismiss',
  close: 'Close',

  /** @param what a part of the page, such as an entry of the menu */
  notLoaded: (what: string): string => `${what} could not be loaded. Is there a network?`,
  /** The parts that load after a new player's table, in `notLoaded`. */
  pageParts: 'Part of the page',
  tryAgain: 'Try again',
  loadAnew: 'Reload the page',

  /** A card that tells a new player how to play. */
  welcome: {
    /** The name of the card, for screen readers. */
    name: 'Welcome',
    /** `1 of 3` */
    step: (number: number, of: number): string => `${number} of ${of}`,
    back: 'Back',
    next: 'Next',
    /** Stands in the last step, where there may be a keyboard. */
    keys: 'F1 or ? lists all keys.',
    /** Ends the last step. */
    play: 'Play',
    /** In the dialog that tells how to play. */
    again: 'Show the welcome again',
  },

  /** Buttons after a win. */
  watchReplay: 'Watch replay',
  share: 'Share',

  /** Entries of the menu. */
  copyScript: 'Copy script',
  copyLink: 'Copy link',
  saveScript: 'Save script',
  openScript: 'Open a script\u2026',
  replayThis: 'Replay this game',
  back: 'Back to the game before',
  openGamesLeft: 'Games left\u2026',
  moves: 'Moves\u2026',

  scriptOfGame: 'Script of this game',
  linkOfGame: 'Link of this game',
  scriptCopied: 'Script copied.',
  linkCopied: 'Link copied.',
  copyByHand: 'The clipboard is closed to this page. Copy the text from here.',

  gamesLeft: 'Games left',
  /** Said of a game whose script cannot be read. */
  unreadable: 'cannot be read',
  /** Stands before the time when a game was left. */
  leftAt: ', left ',

  statistics: 'Statistics\u2026',
  exportStatistics: 'Export',
  importStatistics: 'Import\u2026',
  resetStatistics: 'Reset',
  bringBackStatistics: 'Bring back what was reset',
  statisticsReset: 'The statistics are empty. They can be brought back.',
  statisticsBroughtBack: 'What was reset is there again.',
  /** Said in place of the other answers. */
  statisticsNotKept: 'This browser has no room left for that, or keeps nothing for this page.',
  /** @param games that are new, or now won */
  statisticsImported: (games: number): string =>
    `${games} ${games === 1 ? 'game is' : 'games are'} new or now won.`,
  /** @param why the message of the parser */
  statisticsSetAside: (why: string): string => `The statistics cannot be read and were set aside (${why}).`,

  /** Of a handler that the server plays. */
  noServer: 'The server does not answer. Start it again, then reload this page.',
  isKept: 'Your game is kept. You can close this page.',
  isKeptOpen: 'Your game is kept as long as this page is open.',
  isNotKept:
    'This browser keeps nothing for this page, or has no room left: the game lasts as long as the page is open.',
  playOn: 'Play on',
  isRenewed: 'There is a new version of this page.',
  load: 'Load it',
  isNotKeptOffline: 'This browser does not keep the page for when there is no network.',

  leftIsKept: 'The game you left is kept.',
  noGameBefore: 'There is no game before this one.',
  otherTab: 'Another tab has played. The game of the tab that plays last is kept.',
  showItsGame: 'Show its game',
  /** @param why a sentence without its full stop */
  setAside: (why: string): string => `A saved game cannot be read and was set aside. ${why}.`,
  noList: 'It is no list of games',
  saveAsFile: 'Save it as a file',
  /** @param word of a link, before its sign `=` */
  noWord: (word: string, known: string): string =>
    `${word === '' ? 'A word is missing before "="' : `"${word}"`}; expected ${known}, each at most once`,
  /** @param name as a link has it; may be empty */
  noGame: (name: string, known: string): string =>
    `${name === '' ? 'Nothing is there' : `"${name}"`}; expected the name of a game: ${known}`,
  /** @param name of rules, in quotation marks */
  noHouses: (name: string, title: string): string => `${name}; expected no rules: ${title} has no houses`,
  /** @param scoring in quotation marks */
  noScoring: (scoring: string, title: string): string =>
    `${scoring}; expected no scoring: ${title} has no choice of it`,
  /** @param typed in place of the name of a deal; may be empty */
  noDeal: (typed: string): string =>
    `${typed === '' ? 'Nothing is there' : `"${typed}" names no deal`}. Type a number, such as 12345.`,
  badLink: (why: string): string => `This link cannot be read. ${why}.`,

  dropHint: 'Drop a script to replay it',
  manyFiles: (files: number): string => `These are ${files} files; drop one script at a time.`,
  noFile: 'No file was dropped.',
  isFolder: (name: string): string => `${name}: this is a folder, not a script.`,
  isTooLarge: (name: string): string => `${name}: larger than a script may be, 16 MiB.`,
  isNotRead: (name: string): string => `${name}: this cannot be read; it may be a folder.`,
  isNoText: (name: string): string => `${name}: this is not a text.`,
  isNoScript: (name: string): string => `${name} is not a script: scripts are texts, such as game.klon.`,
  isEmpty: (name: string): string => `${name}: there is no event in it.`,
  /** @param why the message of the parser of scripts */
  badScript: (name: string, why: string): string => `${name}: ${why}.`,

  /** The name of a script that comes from no file. */
  thisGame: 'this game',
  /** A game that is played on to a win, as the name of a replay. */
  solution: 'solution',
  replayOf: (name: string): string => `Replay of ${name}`,
  event: 'Event',
  firstEvent: 'First event',
  eventBefore: 'Back',
  play: 'Play',
  pause: 'Pause',
  nextEvent: 'Forward',
  lastEvent: 'Last event',
  playFromHere: 'Play from here',
  noEvent: 'no event',
  refused: 'refused',
  /** `event 12 of 150: w>t3, 12 moves` */
  eventAt: (number: number, of: number, text: string): string => `event ${number} of ${of}: ${text}`,
  firstEvents: (events: number): string => `Only the first ${events} events are shown.`,
  /** The name of a failed check, for screen readers. */
  notAsExpected: 'Not as expected',
  /** @param place `game.klon:2:5` */
  notAsExpectedAt: (place: string): string => `${place}: not as expected`,
  /** The heads of the columns in the report of a failed check. */
  columns: { expected: 'expected', seen: 'seen' },
};

export type PageStrings = typeof PAGE_ENGLISH;
