/** The page's own texts in English. The tables have their own texts. */
export const PAGE_ENGLISH = {
  /** The name of the area of notices, for screen readers. */
  notices: 'Notices',
  dismiss: 'Dismiss',
  close: 'Close',

  /** @param what a part of the page, such as an entry of the settings */
  notLoaded: (what: string): string => `${what} didn't load. Check your connection.`,
  /** The parts that load after a new player's table, in `notLoaded`. */
  pageParts: 'Part of the page',
  tryAgain: 'Try again',
  reload: 'Reload the page',

  /** The first screen for a new player, and the guided steps after it. */
  firstVisit: {
    title: 'Choose your game',
    /** Below the title. */
    about: 'Both start with an easy deal you can win.',
    /** The choice of the deck, and its values. */
    deck: 'Cards',
    decks: { modern: 'Modern', classic: 'Classic' },
    /** The name of the guided steps, for screen readers. */
    lesson: 'How to play',
    /** `Step 1 of 4` */
    step: (number: number, of: number): string => `Step ${number} of ${of}`,
    skip: 'Skip',
    /** Appears after the last step, on devices with a mouse. */
    keys: 'Press F1 or ? to see all keys.',
    /** The button after the last step. */
    done: 'Keep playing',
    /** Appears in the dialog "How to play". */
    learn: 'Learn in four steps',
  },

  /** The button of the toolbar that opens the daily deal. */
  daily: 'Daily',

  /** Appears in the settings and after a win. */
  watchReplay: 'Replay',
  /** Appears after a win. */
  review: 'Review',
  share: 'Share',

  /** Entries of the settings. */
  copyScript: 'Copy script',
  copyLink: 'Copy link',
  saveScript: 'Save script',
  openScript: 'Open script\u2026',
  back: 'Back to previous game',
  openUnfinishedGames: 'Unfinished games\u2026',
  moves: 'Moves\u2026',

  scriptOfGame: 'Script of this game',
  linkOfGame: 'Link to this game',
  scriptCopied: 'Script copied.',
  linkCopied: 'Link copied.',
  copyByHand: "This page can't use the clipboard. Copy the text below.",

  unfinishedGames: 'Unfinished games',
  /** Appears instead of the progress of a game whose script can't be read. */
  unreadable: "can't be read",
  /** Stands before the time when a game was left. */
  lastPlayed: ', last played ',

  statistics: 'Statistics\u2026',
  exportStatistics: 'Export',
  importStatistics: 'Import\u2026',
  resetStatistics: 'Reset',
  undoReset: 'Undo reset',
  statisticsReset: 'Your statistics are reset. You can still undo this.',
  statisticsRestored: 'Your statistics are back.',
  /** Appears instead of the other answers. */
  statisticsNotSaved: "Your browser couldn't save that. Its storage may be full or blocked.",
  /** @param games the number of games that are new or now won */
  statisticsImported: (games: number): string =>
    `${games} ${games === 1 ? 'game' : 'games'} added or updated.`,
  /** @param why the message from the parser */
  statisticsSetAside: (why: string): string => `Your statistics can't be read and were set aside (${why}).`,

  /** For a handler that the server runs. */
  noServer: "The server isn't answering. Start it again, then reload this page.",
  /** In the About box. */
  credits:
    'Free software under the MIT license. Adrian Kennard drew the classic courts (me.uk/cards, public domain, CC0).',
  cannotSave: "Your browser can't save your game. It lasts until you close this page.",
  /** Offers to install the page. Appears once, at the third visit. */
  installOffer: 'Add Klondike to your device? It opens from its own icon, even offline.',
  install: 'Install',
  /** Appears instead on iPhones and iPads. */
  installOnIos: 'To keep Klondike at hand, tap Share, then \u201cAdd to Home Screen\u201d.',
  newVersion: 'A new version of this page is available.',
  notOffline: "This page won't work offline in this browser.",

  /** After a link with a number of moves to beat. */
  challenge: (moves: number): string =>
    `Beat ${moves} ${moves === 1 ? 'move' : 'moves'}. Redeals don't count.`,
  previousGameSaved: 'Your previous game is saved.',
  noPreviousGame: "There's no previous game.",
  otherTab: 'You played in another tab. The latest game is saved.',
  showOtherGame: 'Show that game',
  /** @param why a sentence without its full stop */
  setAside: (why: string): string => `A saved game can't be read and was set aside. ${why}.`,
  notList: "It isn't a list of games",
  saveAsFile: 'Save to a file',
  /** Why a link doesn't work, for `badLink`. @param word a word of a link, before the sign `=` */
  wrongWord: (word: string, known: string): string =>
    `${word === '' ? 'a word is missing before "="' : `"${word}" is unknown or repeated`}; use ${known}`,
  /** @param name the name in the link; may be empty */
  unknownGame: (name: string, known: string): string =>
    `${name === '' ? 'the game has no name' : `there's no game "${name}"`}; use ${known}`,
  /** @param name the name of the rules, in quotation marks */
  unknownRules: (name: string, title: string): string => `${title} has no rules ${name}`,
  /** @param scoring in quotation marks */
  unknownScoring: (scoring: string, title: string): string => `${title} has no scoring ${scoring}`,
  /** @param typed the number of moves to beat, in quotation marks */
  wrongBeat: (typed: string): string =>
    `beat ${typed} needs a deal and a number of moves, as in deal=java:5&beat=98`,
  /** @param typed the player's input; may be empty */
  unknownDeal: (typed: string): string =>
    `${typed === '' ? '' : `"${typed}" isn't a deal. `}Type a number, such as 12345.`,
  badLink: (why: string): string => `This link doesn't work: ${why}.`,

  dropHint: 'Drop a script to watch it',
  manyFiles: (files: number): string => `These are ${files} files. Drop one script at a time.`,
  noFile: 'You can only drop files here.',
  folderDropped: (name: string): string => `${name} is a folder, not a script.`,
  tooLarge: (name: string): string => `${name} is too large. A script can have at most 16 MiB.`,
  cannotRead: (name: string): string => `${name} can't be read. Is it a folder?`,
  notText: (name: string): string => `${name} isn't a text file.`,
  notScript: (name: string): string => `${name} isn't a script. Scripts are text files, such as game.klon.`,
  emptyScript: (name: string): string => `${name} has no events to show.`,
  /** @param why the message from the parser of scripts */
  badScript: (name: string, why: string): string => `${name}: ${why}.`,

  /** The name of a replay of the game in play. */
  thisGame: 'this game',
  /** The name of a replay in which the solver plays on to a win. */
  solution: 'the solution',
  replayOf: (name: string): string => `Replay of ${name}`,
  move: 'Move',
  firstMove: 'First move',
  moveBefore: 'Back',
  play: 'Play',
  pause: 'Pause',
  nextMove: 'Forward',
  lastMove: 'Last move',
  playFromHere: 'Play from here',
  noEvent: 'no event',
  /** Appears instead of the first event of a solution. */
  start: 'start',
  refused: 'refused',
  /** `Move 12 of 150: jack of spades to tableau 3`. @param text may be empty */
  moveAt: (number: number, of: number, text: string): string =>
    `Move ${number} of ${of}${text === '' ? '' : `: ${text}`}`,
  firstEvents: (events: number): string => `This replay stops after ${events} events.`,
  /** The name of a failed check, for screen readers. */
  notAsExpected: 'Not as expected',
  /** @param place `game.klon:2:5` */
  notAsExpectedAt: (place: string): string => `${place}: not as expected`,
  /** The column headings in the report of a failed check. */
  columns: { expected: 'expected', seen: 'seen' },
};

export type PageStrings = typeof PAGE_ENGLISH;
