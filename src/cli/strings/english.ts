/** English messages about the command's arguments, files and results. The other languages have the same type. */
import type { Place } from '../../core/text/text-error.js';
import { quotedWord } from '../../core/text/text-error.js';
import { grouped } from '../jobs/progress.js';

/** The kinds of files and folders that are read. */
export type FileKind = 'script' | 'deals' | 'results' | 'rubric' | 'export' | 'settings' | 'submissions';

/** Things that are counted, and the verdicts on them. */
export type CountedNoun =
  | 'deal'
  | 'game'
  | 'job'
  | 'move'
  | 'visit'
  | 'position'
  | 'event'
  | 'file'
  | 'fault';
export type VerdictName = 'winnable' | 'won' | 'not won' | 'lost' | 'unknown' | 'open';

const FILES: Readonly<Record<FileKind, string>> = {
  script: 'a script',
  deals: 'a file of deals',
  results: 'a file of results',
  rubric: 'a rubric',
  export: 'an export',
  settings: 'a file of settings',
  submissions: 'a folder of submissions',
};

const VERDICTS: Readonly<Record<VerdictName, string>> = {
  winnable: 'winnable',
  won: 'won',
  'not won': 'not won',
  lost: 'lost',
  unknown: 'unknown',
  open: 'open',
};

/** Why a search was given up. */
const REASONS = {
  visits: 'out of visits',
  milliseconds: 'out of time',
  bytes: 'out of memory',
  aborted: 'stopped',
};

const didYouMean = (meant: string | undefined): string =>
  meant === undefined ? '' : `; did you mean ${meant}?`;

const quotedGuess = (meant: string | undefined): string =>
  meant === undefined ? '' : ` Did you mean '${meant}'?`;

export const COMMAND_ENGLISH = {
  /** @param meant our guess at the command; undefined without a guess */
  unknownCommand: (word: string, meant: string | undefined): string =>
    `Unknown command '${word}'.${quotedGuess(meant)}`,
  unknownOption: (option: string, meant: string | undefined): string =>
    `Unknown option '${option}'.${quotedGuess(meant)}`,
  unexpected: (word: string): string => `Unexpected argument '${word}'.`,
  /** @param meant the option that was probably meant */
  onlyOptions: (command: string, word: string, meant: string | undefined): string =>
    `${command} takes only options, not '${word}'.${quotedGuess(meant)}`,
  givenTwice: (option: string): string => `${option} is given more than once`,
  takesNoValue: (option: string, value: string): string => `${option} takes no value, but has '${value}'.`,
  /** @param takes the name of the value in the English help */
  needsValue: (option: string, takes: string, example: string): string =>
    `${option} needs a value (${takes}), as in: ${example}`,
  /** A text of the help with the names of values, such as FILE, in this language. */
  valueNames: (text: string): string => text,
  runHelp: (command: string): string => `Run '${command}' for usage.`,
  /** @param expected in English, as errors in texts say it */
  takes: (option: string, expected: string, text: string): string =>
    `${option} takes ${expected}, not '${text}'`,
  takesOneOf: (option: string, names: readonly string[], text: string, meant?: string): string =>
    `${option} takes ${names.join(', ')}, not '${text}'${didYouMean(meant)}`,
  /** An option or a file, and why it is wrong. */
  about: (what: string, why: string): string => `${what}: ${why}`,
  takesWhole: (option: string, least: number, most: number, text: string): string =>
    `${option} takes a whole number from ${least} to ${most}, not '${text}'`,
  takesShare: (text: string): string =>
    `--shard takes I/N, the share and how many there are, from 1/N to N/N, not '${text}'`,
  takesRedeals: (text: string): string => `--redeals takes a whole number or unlimited, not '${text}'`,
  takesSeconds: (option: string, text: string): string =>
    `${option} takes a number above 0, such as 10 or 0.5, not '${text}'`,
  takesWholeFrom0: (option: string, text: string): string =>
    `${option} takes a whole number from 0, not '${text}'`,
  takesPoints: (option: string, text: string): string => `${option} takes points, not '${text}'`,
  takesName: (option: string, text: string): string => `${option} takes a name, not '${text}'`,
  takesAddress: (text: string): string => `--host takes a name or an address, not '${text}'`,
  goesWith: (option: string, others: readonly string[]): string =>
    `${option} goes with ${others.join(' or ')}`,
  doesNotGoWith: (option: string, other: string): string => `${option} does not go with ${other}`,
  bothNameGame: (one: string, other: string): string =>
    `${one} and ${other} both name the first game: give only one of them`,
  bothNameHandler: '--handler and --cmd both name the handler: give one of them',
  handlerTakesNoDeals: '--deal: this handler takes no deals; it has no method nextDeal',
  noWishedDeal: (option: string): string => `${option}: no such deal was found`,
  /** Errors of commands that got no words. */
  needs: {
    replay: 'replay needs a FILE, or - for standard input',
    solve: 'solve needs a DEAL, or --file FILE with one name a line',
    autoplay: 'autoplay needs a DEAL, such as java:1 or java:1..java:100',
    grade: 'grade needs a SUBMISSION, or --cmd COMMAND',
    mergeFiles: '--merge needs the FILES that shards have written',
  },
  analyse: {
    range: (from: bigint, to: bigint, text: string): string =>
      `--analyse takes a game or FROM..TO, whole numbers from ${from} to ${to}, not '${text}'`,
    down: (text: string): string => `--analyse takes FROM..TO with FROM no greater than TO, not '${text}'`,
    tooMany: (most: number, games: bigint, text: string): string =>
      `--analyse takes at most ${grouped(most)} games at once, not the ${grouped(games)} of '${text}'`,
  },
  completion: {
    takes: (shells: readonly string[]): string => `completion takes ${shells.join(', ')}`,
    tooMuch: (shells: readonly string[], word: string): string =>
      `completion takes ${shells.join(', ')}, and one of them: '${word}' is too much`,
  },
  serve: {
    notBuilt: 'the page is not built: npm run build',
    at: (url: string, isOpen: boolean): string =>
      `Klondike is at ${url}${isOpen ? ', open to the network' : ''} - Ctrl-C ends it.`,
    noPort: 'no port is free',
    portTaken: (port: number | undefined): string =>
      `--port ${String(port)}: this port is taken; name another, or 0 for any free one`,
    portRefused: (port: number | undefined): string =>
      `--port ${String(port)}: you may not use this port; name one from 1024 up`,
    noAddress: (host: string): string => `--host ${host}: this machine has no such address`,
    noHost: (host: string): string => `--host ${host}: no address is known for this name`,
    refused: (host: string, code: string): string => `--host ${host}: nothing can listen there (${code})`,
  },
  grade: {
    noSubmission: (path: string): string => `There is no submission at ${path}.`,
    noRubric: (option: string, presets: readonly string[], text: string, meant?: string): string =>
      `${option} takes ${presets.join(', ')} or a file, and there is no file '${text}'${didYouMean(meant)}`,
    forClass: '--jobs is for --class',
    oneSubmission: (format: string): string => `the format ${format} is for one submission`,
    jsonIsFormat: '--json is a format; it does not go with --format',
    filesForFormats: (formats: number, files: string): string =>
      `--format with ${formats} formats takes as many files: --out ${files}`,
    formats: (names: readonly string[], text: string, meant?: string): string =>
      `--format takes names with commas between them, of ${names.join(', ')}, not '${text}'${didYouMean(meant)}`,
    classAlone: '--class is graded by itself: it takes no other SUBMISSION',
    classRunAs: '--run-as does not work with --class: submissions that run as one user can harm each other',
    outInClass: (out: string): string =>
      `--out ${out} lies in the folder of the class: its reports would be graded, too`,
    noOut: '--out DIR is missing: the folder for the reports of the class',
    gradescopeAlone: '--gradescope takes no SUBMISSION: it grades what students hand in there',
    oneInClassroom: '--github-classroom takes one SUBMISSION at most',
    gradescopeName: (text: string): string =>
      `--gradescope takes a name that ends in .zip, or a folder, whose name has no ending; not '${text}'`,
    outFile: (out: string, why: string): string => `--out ${out}: ${why}; expected is a file for the report`,
    outFolder: (out: string, why: string): string =>
      `--out ${out}: ${why}; expected is a folder for the reports`,
  },
  stats: { noFolder: 'the environment names no folder for statistics' },
  handlerNotStarted: (handler: string, why: string): string => `${handler} cannot be started: ${why}`,
  lock: {
    held: (
      file: string,
      lock: string,
      { pid, host }: { readonly pid?: number; readonly host?: string },
    ): string =>
      `--out ${file}: another run writes to it; ${lock} is of process ${pid ?? 'unknown'} on ${host ?? 'an unknown machine'}`,
    lost: (file: string): string => `--out ${file}: another run has taken it over`,
  },
  standardInput: 'standard input',
  /** Why a file or folder cannot be read, by the system's code. */
  unreadFile: {
    noFile: 'there is no such file',
    isFolder: (kind: FileKind): string => `this is a folder, not ${FILES[kind]}`,
    fileForbidden: 'this file may not be read',
    noFolder: (kind: FileKind): string => `there is no such folder; expected is ${FILES[kind]}`,
    isFile: (kind: FileKind): string => `this is a file, not ${FILES[kind]}`,
    folderForbidden: 'this folder may not be read',
  },
  /** Why a file cannot be written, or no folder be made. */
  unwritten: {
    exists: 'it already exists. Delete it, or choose another name',
    isFolder: 'this is a folder, not a file',
    noFolder: 'there is no such folder',
    isFile: 'there is a file where a folder must be',
    unmakable: 'no folder can be made there',
    unmade: 'no folder may be made there',
    unwritable: 'it may not be written',
    noSpace: 'no space is left for it',
  },
  replay: {
    notScript: 'not a script: scripts are texts, in UTF-8',
    tooLarge: 'larger than a script may be, 16 MiB',
    empty: 'the script is empty: there is no event in it',
    asExpected: (name: string, events: string): string => `${name}: as expected, ${events}`,
    notAsExpected: 'not as expected',
    script: 'The script up to there:',
    deal: (deal: string | undefined): string => `The deal: ${deal ?? 'none yet'}`,
    seed: (seed: number): string => `The seed: ${seed}`,
    columns: { expected: 'expected', seen: 'seen' },
  },
  /** About a word with a mistake in it. @param expected the right form, in English */
  unread: (word: string, expected: string): string => `${quotedWord(word)}; expected ${expected}`,
  at: ({ line, column }: Place): string => `line ${line}, column ${column}: `,
  /** The place in a text of one line. */
  atColumn: (column: number): string => `column ${column}: `,
  emptyWord: (expected: string): string => `an empty word; expected ${expected}`,
  counted: (count: number, noun: CountedNoun): string => `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`,
  grouped,
  verdicts: VERDICTS,
  /** Texts about the results of solving deals. */
  results: {
    reasons: REASONS,
    shortest: 'no shorter way',
    atLeast: (moves: string): string => `${moves} at least`,
    best: (score: number): string => `best ${score}`,
    orMore: (score: number): string => `${score} or more`,
  },
  tally: {
    none: (noun: CountedNoun): string => `no ${noun}s`,
    /** `412/1,000 deals` */
    progress: (done: string, all: string | undefined, noun: CountedNoun): string =>
      `${done}${all === undefined ? '' : `/${all}`} ${noun}s`,
    found: (count: number, verdict: VerdictName): string => `${grouped(count)} ${VERDICTS[verdict]}`,
    rate: (rate: string, noun: CountedNoun): string => `${rate} ${noun}s/s`,
    left: (time: string): string => `${time} left`,
    stopped: (done: string, all: string | undefined, noun: CountedNoun): string =>
      `stopped after ${done}${all === undefined ? '' : ` of ${all}`} ${noun}s`,
    before: (count: string): string => ` (${count} of them before)`,
    speed: (seconds: string, rate: string, jobs: string): string => `${seconds} s, ${rate}, ${jobs}`,
    took: (speed: string): string => ` in ${speed}`,
    summary: (searched: string, found: string): string => `${searched}: ${found}`,
    clauses: (clauses: readonly string[]): string => clauses.join('; '),
    share: (
      verdict: VerdictName,
      shares: readonly string[],
      [low, high]: readonly [string, string],
    ): string => `${VERDICTS[verdict]}: ${shares.join(' to ')} %; 95 % interval ${low} to ${high} %`,
    times: (noun: CountedNoun, [mean, median, p95]: readonly [string, string, string]): string =>
      `ms a ${noun}: mean ${mean}, median ${median}, p95 ${p95}`,
    merged: (deals: string, files: string): string => `${deals} of ${files}`,
    nothingMerged: (faults: string): string => `nothing is merged: ${faults}`,
    noResult: 'the files hold no result',
    goOnWithOut: 'With --out FILE the same command would go on where it stopped.',
    goOn: (out: string): string => `The same command goes on after what ${out} holds.`,
  },
};

export type CommandTexts = typeof COMMAND_ENGLISH;
