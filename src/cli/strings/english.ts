/** English messages about arguments, files and results. The messages in other languages have the same type. */
import type { Place } from '../../core/text/text-error.js';
import { quotedWord } from '../../core/text/text-error.js';
import { grouped } from '../jobs/progress.js';

/** The expected contents of a file or folder. */
export type FileKind = 'script' | 'deals' | 'results' | 'rubric' | 'export' | 'settings' | 'submissions';

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

/** Why a search stopped early. */
const REASONS = {
  visits: 'out of visits',
  milliseconds: 'out of time',
  bytes: 'out of memory',
  aborted: 'stopped',
  unseen: 'unseen cards',
};

/** @param meant our guess; undefined without one */
const didYouMean = (meant: string | undefined): string =>
  meant === undefined ? '' : `. Did you mean '${meant}'?`;

const eitherOf = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);

export const COMMAND_ENGLISH = {
  /** @param meant our guess at the command; undefined without one */
  unknownCommand: (word: string, meant: string | undefined): string =>
    `unknown command '${word}'${didYouMean(meant)}`,
  unknownOption: (option: string, meant: string | undefined): string =>
    `unknown option '${option}'${didYouMean(meant)}`,
  unexpected: (word: string): string => `unexpected argument '${word}'`,
  onlyOptions: (command: string, word: string, meant: string | undefined): string =>
    `${command} takes only options, not '${word}'${didYouMean(meant)}`,
  givenTwice: (option: string): string => `${option} can be given only once`,
  takesNoValue: (option: string, value: string): string => `${option} takes no value, but got '${value}'`,
  /** @param takes the name of the value in the English help */
  needsValue: (option: string, takes: string, example: string): string =>
    `${option} needs a value (${takes}), as in: ${example}`,
  /** Translates the names of values in a text of the help, such as FILE. */
  valueNames: (text: string): string => text,
  runHelp: (command: string): string => `Run '${command}' for usage.`,
  /** @param expected in English, from a `TextError` */
  takes: (option: string, expected: string, text: string): string =>
    `${option} takes ${expected}, not '${text}'`,
  takesOneOf: (option: string, names: readonly string[], text: string, meant?: string): string =>
    `${option} takes ${eitherOf(names)}, not '${text}'${didYouMean(meant)}`,
  /** An option or a file, and why it is wrong. */
  about: (what: string, why: string): string => `${what}: ${why}`,
  takesWhole: (option: string, least: number, most: number, text: string): string =>
    `${option} takes a whole number from ${least} to ${most}, not '${text}'`,
  takesShare: (text: string): string =>
    `--shard takes I/N, such as 1/4 for the first of four shards, not '${text}'`,
  takesRedeals: (text: string): string => `--redeals takes a whole number or unlimited, not '${text}'`,
  takesSeconds: (option: string, text: string): string =>
    `${option} takes a number above 0, such as 10 or 0.5, not '${text}'`,
  takesWholeFrom0: (option: string, text: string): string =>
    `${option} takes a whole number, 0 or more, not '${text}'`,
  takesPoints: (option: string, text: string): string => `${option} takes a number of points, not '${text}'`,
  takesName: (option: string, text: string): string => `${option} takes a name, not '${text}'`,
  takesAddress: (text: string): string => `--host takes a host name or an address, not '${text}'`,
  takesOrigin: (text: string): string =>
    `--origin takes a scheme and a host, such as https://example.org, not '${text}'`,
  needsOther: (option: string, others: readonly string[]): string => `${option} needs ${eitherOf(others)}`,
  conflicts: (option: string, other: string): string => `${option} can't be used with ${other}`,
  bothNameGame: (one: string, other: string): string =>
    `${one} and ${other} both choose the first game; use only one of them`,
  bothNameHandler: '--handler and --cmd both choose the handler; use only one of them',
  handlerTakesNoDeals: '--deal needs a handler with the method nextDeal',
  noWishedDeal: (option: string): string => `${option}: found no matching deal`,
  needs: {
    replay: 'replay needs a FILE, or - for standard input',
    solve: 'solve needs a DEAL, such as java:1, or --file FILE',
    autoplay: 'autoplay needs a DEAL, such as java:1 or java:1..java:100',
    grade: 'grade needs a SUBMISSION, or --cmd COMMAND',
    mergeFiles: '--merge needs the FILES that shards wrote',
  },
  analyse: {
    range: (from: bigint, to: bigint, text: string): string =>
      `--analyse takes a game or FROM..TO, whole numbers from ${from} to ${to}, not '${text}'`,
    down: (text: string): string => `--analyse takes FROM..TO, where FROM is at most TO, not '${text}'`,
    tooMany: (most: number, games: bigint, text: string): string =>
      `--analyse takes at most ${grouped(most)} games at once, not the ${grouped(games)} of '${text}'`,
  },
  completion: {
    needs: (shells: readonly string[]): string => `completion needs the name of a shell: ${eitherOf(shells)}`,
  },
  serve: {
    notBuilt: "the page isn't built; run 'npm run build'",
    at: (url: string, isOpen: boolean): string =>
      `Klondike is at ${url}${isOpen ? ', open to the network' : ''} - press Ctrl-C to stop.`,
    noPort: 'no port is free',
    portTaken: (port: number | undefined): string =>
      `--port ${String(port)}: this port is in use; try another, or 0 for any free one`,
    portRefused: (port: number | undefined): string =>
      `--port ${String(port)}: you don't have permission to use this port; try 1024 or higher`,
    noAddress: (host: string): string => `--host ${host}: this machine doesn't have this address`,
    noHost: (host: string): string => `--host ${host}: host not found`,
    refused: (host: string, code: string): string => `--host ${host}: can't listen there (${code})`,
  },
  grade: {
    noSubmission: (path: string): string => `${path}: submission not found`,
    noRubric: (option: string, presets: readonly string[], text: string, meant?: string): string =>
      `${option} takes ${eitherOf([...presets, 'a file'])}, and there is no file '${text}'${didYouMean(meant)}`,
    jobsWithoutClass: '--jobs needs --class',
    oneSubmission: (format: string): string => `--format ${format} takes only one submission`,
    jsonIsFormat: "--json is the same as --format json; it can't be used with --format",
    filesForFormats: (formats: number, files: string): string =>
      `--format with ${formats} formats needs as many files: --out ${files}`,
    formats: (names: readonly string[], text: string, meant?: string): string =>
      `--format takes ${eitherOf(names)}, separated by commas, not '${text}'${didYouMean(meant)}`,
    classAlone: "--class can't be used with a SUBMISSION or --cmd",
    classRunAs: "--run-as can't be used with --class; submissions with the same user could harm each other",
    outInClass: (out: string): string =>
      `--out ${out} is inside the folder of the class, so the reports would be graded too; choose another`,
    noOut: '--class needs --out FOLDER for the reports',
    gradescopeAlone: "--gradescope takes no SUBMISSION; Gradescope has the students' submissions",
    oneInClassroom: '--github-classroom takes at most one SUBMISSION',
    gradescopeName: (text: string): string =>
      `--gradescope takes a name that ends in .zip, or the name of a folder, not '${text}'`,
    outFile: (out: string, why: string): string => `--out ${out}: ${why}; expected a file for the report`,
    outFolder: (out: string, why: string): string =>
      `--out ${out}: ${why}; expected a folder for the reports`,
  },
  stats: { noFolder: 'found no folder for statistics; set XDG_DATA_HOME or HOME' },
  daily: {
    noFolder: 'found no folder for your games; set XDG_DATA_HOME or HOME',
    takesDay: (text: string): string => `--day takes a day, such as 2026-11-25, not '${text}'`,
    notYet: (day: string): string => `--day ${day}: this day hasn't come yet`,
    takesMonth: (text: string): string => `--month takes a month, such as 2026-11, not '${text}'`,
  },
  handlerNotStarted: (handler: string, why: string): string => `can't start ${handler}: ${why}`,
  lock: {
    held: (
      file: string,
      lock: string,
      { pid, host }: { readonly pid?: number; readonly host?: string },
    ): string =>
      `--out ${file}: another run is writing to it; process ${pid ?? 'unknown'} on ${host ?? 'an unknown machine'} holds ${lock}`,
    lost: (file: string): string => `--out ${file}: another run has taken it over`,
  },
  standardInput: 'standard input',
  /** Why a file or folder can't be read, by the system's error code. */
  unreadFile: {
    noFile: 'file not found',
    isFolder: (kind: FileKind): string => `this is a folder, not ${FILES[kind]}`,
    fileForbidden: "you don't have permission to read this file",
    noFolder: (kind: FileKind): string => `folder not found; expected ${FILES[kind]}`,
    isFile: (kind: FileKind): string => `this is a file, not ${FILES[kind]}`,
    folderForbidden: "you don't have permission to read this folder",
  },
  /** Why a file can't be written, or a folder can't be created. */
  unwritten: {
    exists: 'it already exists. Delete it, or choose another name',
    isFolder: 'this is a folder, not a file',
    noFolder: 'folder not found',
    isFile: 'there is a file where a folder must be',
    unmakable: "can't create a folder there",
    unmade: "you don't have permission to create a folder there",
    unwritable: "you don't have permission to write to it",
    noSpace: 'the disk is full',
  },
  replay: {
    notScript: 'not a script; scripts are UTF-8 text',
    tooLarge: 'too large; a script can have at most 16 MiB',
    empty: 'the script has no event',
    asExpected: (name: string, events: string): string => `${name}: as expected, ${events}`,
    notAsExpected: 'not as expected',
    script: 'The script up to there:',
    deal: (deal: string | undefined): string => `The deal: ${deal ?? 'none yet'}`,
    seed: (seed: number): string => `The seed: ${seed}`,
    columns: { expected: 'expected', seen: 'seen' },
  },
  /** About a word with a mistake. @param expected the right form, in English */
  unread: (word: string, expected: string): string => `${quotedWord(word)}; expected ${expected}`,
  at: ({ line, column }: Place): string => `line ${line}, column ${column}: `,
  /** The position in a single line of text. */
  atColumn: (column: number): string => `column ${column}: `,
  emptyWord: (expected: string): string => `an empty word; expected ${expected}`,
  counted: (count: number, noun: CountedNoun): string => `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`,
  grouped,
  verdicts: VERDICTS,
  results: {
    reasons: REASONS,
    /**
     * The verdicts on the possible deals of a table with unseen cards.
     * @param shares one percentage, or the lowest and the highest
     * @param interval the 95 % interval for random deals; undefined for all possible deals
     */
    possible: (
      [winnable, deals]: readonly [winnable: number, deals: number],
      shares: readonly string[],
      interval: readonly [string, string] | undefined,
    ): string => {
      const [low, high] = interval ?? [];
      const certainty = interval === undefined ? '' : `; 95% interval ${low} to ${high}%`;
      const all = interval === undefined ? 'all ' : '';
      return `${winnable} of ${all}${deals} possible deals winnable (${shares.join(' to ')}%${certainty})`;
    },
    next: (moves: string): string => `next: ${moves}`,
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
    before: (count: string): string => ` (${count} of them from earlier runs)`,
    speed: (seconds: string, rate: string, jobs: string): string => `${seconds} s, ${rate}, ${jobs}`,
    took: (speed: string): string => ` in ${speed}`,
    summary: (searched: string, found: string): string => `${searched}: ${found}`,
    clauses: (clauses: readonly string[]): string => clauses.join('; '),
    share: (
      verdict: VerdictName,
      shares: readonly string[],
      [low, high]: readonly [string, string],
    ): string => `${VERDICTS[verdict]}: ${shares.join(' to ')}%; 95% interval ${low} to ${high}%`,
    times: (noun: CountedNoun, [mean, median, p95]: readonly [string, string, string]): string =>
      `ms per ${noun}: mean ${mean}, median ${median}, p95 ${p95}`,
    merged: (deals: string, files: string): string => `${deals} of ${files}`,
    nothingMerged: (faults: string): string => `can't merge: ${faults}`,
    noResult: 'the files have no results',
    resumeWithOut: 'To be able to resume, add --out FILE.',
    resume: (out: string): string => `${out} has the results so far. Run the same command again to resume.`,
  },
};

export type CommandTexts = typeof COMMAND_ENGLISH;
