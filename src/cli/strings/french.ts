/** French messages about the command's arguments, files and results. */
import { expectedInFrench, unreadInFrench } from '../../core/strings/french.js';
import type { CommandTexts, CountedNoun, FileKind, VerdictName } from './english.js';

const FILES: Readonly<Record<FileKind, string>> = {
  script: 'un script',
  deals: 'un fichier de donnes',
  results: 'un fichier de résultats',
  rubric: 'un barème',
  export: 'un export',
  settings: 'un fichier de réglages',
  submissions: 'un dossier de remises',
};

const NOUNS: Readonly<Record<CountedNoun, string>> = {
  deal: 'donne',
  game: 'partie',
  job: 'tâche',
  move: 'coup',
  visit: 'visite',
  position: 'position',
  event: 'événement',
  file: 'fichier',
  fault: 'faute',
};

const VERDICTS: Readonly<Record<VerdictName, string>> = {
  winnable: 'gagnable',
  won: 'gagnée',
  'not won': 'non gagnée',
  lost: 'perdue',
  unknown: 'inconnue',
  open: 'indécise',
};

const grouped = (number: number | bigint): string => number.toLocaleString('fr-FR');

const quoted = (word: string): string => `«\u202f${word}\u202f»`;

/** With a decimal comma. */
const decimal = (number: string): string => number.replace('.', ',');

const didYouMean = (meant: string | undefined): string =>
  meant === undefined ? '' : `. Vouliez-vous dire ${quoted(meant)}\u202f?`;

const eitherOf = (names: readonly string[]): string =>
  new Intl.ListFormat('fr', { type: 'disjunction' }).format(names);

const plural = (noun: CountedNoun): string => `${NOUNS[noun]}s`;

/** In French, 0 and 1 take the singular. */
const counted = (count: number, noun: CountedNoun): string =>
  `${grouped(count)} ${count < 2 ? NOUNS[noun] : plural(noun)}`;

const VALUE_NAMES: Readonly<Record<string, string>> = {
  COMMAND: 'COMMANDE',
  DEAL: 'DONNE',
  DEALS: 'DONNES',
  FILE: 'FICHIER',
  FOLDER: 'DOSSIER',
  FROM: 'DE',
  TO: 'À',
  HOUSE: 'RÈGLES',
  HOW: 'COMMENT',
  MB: 'MO',
  MODE: 'MODE',
  NAME: 'NOM',
  NUMBER: 'NOMBRE',
  PLACE: 'LIEU',
  SUBMISSION: 'REMISE',
  USER: 'COMPTE',
  WHICH: 'QUOI',
};

const valueNames = (text: string): string => text.replace(/[A-Z]+/g, (name) => VALUE_NAMES[name] ?? name);

export const COMMAND_FRENCH: CommandTexts = {
  unknownCommand: (word, meant) => `commande inconnue\u202f: ${quoted(word)}${didYouMean(meant)}`,
  unknownOption: (option, meant) => `option inconnue\u202f: ${quoted(option)}${didYouMean(meant)}`,
  unexpected: (word) => `argument de trop\u202f: ${quoted(word)}`,
  onlyOptions: (command, word, meant) =>
    `${command} ne prend que des options, pas ${quoted(word)}${didYouMean(meant)}`,
  givenTwice: (option) => `${option} ne peut être donné qu’une fois`,
  takesNoValue: (option, value) => `${option} ne prend pas de valeur, mais a reçu ${quoted(value)}`,
  needsValue: (option, takes, example) =>
    `${option} demande une valeur (${valueNames(takes)}), par exemple\u202f: ${example}`,
  valueNames,
  runHelp: (command) => `Tapez ${quoted(command)} pour l’aide.`,
  takes: (option, expected, text) => `${option} attend ${expectedInFrench(expected)}, pas ${quoted(text)}`,
  takesOneOf: (option, names, text, meant) =>
    `${option} attend ${eitherOf(names)}, pas ${quoted(text)}${didYouMean(meant)}`,
  about: (what, why) => `${what}\u202f: ${why}`,
  takesWhole: (option, least, most, text) =>
    `${option} attend un nombre entier de ${least} à ${most}, pas ${quoted(text)}`,
  takesShare: (text) =>
    `--shard attend I/N, par exemple 1/4 pour la première de quatre parts, pas ${quoted(text)}`,
  takesRedeals: (text) => `--redeals attend un nombre entier ou unlimited, pas ${quoted(text)}`,
  takesSeconds: (option, text) =>
    `${option} attend un nombre supérieur à 0, comme 10 ou 0.5, pas ${quoted(text)}`,
  takesWholeFrom0: (option, text) => `${option} attend un nombre entier, 0 ou plus, pas ${quoted(text)}`,
  takesPoints: (option, text) => `${option} attend un nombre de points, pas ${quoted(text)}`,
  takesName: (option, text) => `${option} attend un nom, pas ${quoted(text)}`,
  takesAddress: (text) => `--host attend un nom d’hôte ou une adresse, pas ${quoted(text)}`,
  needsOther: (option, others) => `${option} ne s’utilise qu’avec ${eitherOf(others)}`,
  conflicts: (option, other) => `${option} ne peut pas être utilisé avec ${other}`,
  bothNameGame: (one, other) =>
    `${one} et ${other} choisissent tous deux la première partie\u202f; n’en utilisez qu’un`,
  bothNameHandler: '--handler et --cmd choisissent tous deux le gestionnaire\u202f; n’en utilisez qu’un',
  handlerTakesNoDeals: '--deal demande un gestionnaire avec la méthode nextDeal',
  noWishedDeal: (option) => `${option}\u202f: aucune donne de ce genre n’a été trouvée`,
  needs: {
    replay: 'replay demande un FICHIER, ou - pour l’entrée standard',
    solve: 'solve demande une DONNE, par exemple java:1, ou --file FICHIER',
    autoplay: 'autoplay demande une DONNE, comme java:1 ou java:1..java:100',
    grade: 'grade demande une REMISE, ou --cmd COMMANDE',
    mergeFiles: '--merge demande les FICHIERS que les parts ont écrits',
  },
  analyse: {
    range: (from, to, text) =>
      `--analyse attend une partie ou DE..À, des nombres entiers de ${from} à ${to}, pas ${quoted(text)}`,
    down: (text) => `--analyse attend DE..À, où DE ne dépasse pas À, pas ${quoted(text)}`,
    tooMany: (most, games, text) =>
      `--analyse prend au plus ${grouped(most)} parties à la fois, pas les ${grouped(games)} de ${quoted(text)}`,
  },
  completion: {
    needs: (shells) => `completion demande le nom d’un shell\u202f: ${eitherOf(shells)}`,
  },
  serve: {
    notBuilt: 'la page n’est pas construite\u202f; lancez «\u202fnpm run build\u202f»',
    at: (url, isOpen) =>
      `Klondike est à l’adresse ${url}${isOpen ? ', ouverte au réseau' : ''} - Ctrl-C pour arrêter.`,
    noPort: 'aucun port n’est libre',
    portTaken: (port) =>
      `--port ${String(port)}\u202f: ce port est déjà utilisé\u202f; essayez-en un autre, ou 0 pour un port libre`,
    portRefused: (port) =>
      `--port ${String(port)}\u202f: vous n’avez pas le droit d’utiliser ce port\u202f; essayez à partir de 1024`,
    noAddress: (host) => `--host ${host}\u202f: cette machine n’a pas cette adresse`,
    noHost: (host) => `--host ${host}\u202f: hôte introuvable`,
    refused: (host, code) => `--host ${host}\u202f: impossible d’écouter à cet endroit (${code})`,
  },
  grade: {
    noSubmission: (path) => `${path}\u202f: remise introuvable`,
    noRubric: (option, presets, text, meant) =>
      `${option} attend ${eitherOf([...presets, 'un fichier'])}, et il n’y a pas de fichier ${quoted(text)}${didYouMean(meant)}`,
    jobsWithoutClass: '--jobs ne s’utilise qu’avec --class',
    oneSubmission: (format) => `--format ${format} ne prend qu’une seule remise`,
    jsonIsFormat: '--json équivaut à --format json\u202f; il ne peut pas être utilisé avec --format',
    filesForFormats: (formats, files) =>
      `--format avec ${formats} formats demande autant de fichiers\u202f: --out ${files}`,
    formats: (names, text, meant) =>
      `--format attend ${eitherOf(names)}, séparés par des virgules, pas ${quoted(text)}${didYouMean(meant)}`,
    classAlone: '--class ne peut pas être utilisé avec une REMISE ou --cmd',
    classRunAs:
      '--run-as ne peut pas être utilisé avec --class\u202f; des remises du même compte pourraient se nuire',
    outInClass: (out) =>
      `--out ${out} est dans le dossier de la classe, donc les rapports seraient notés aussi\u202f; choisissez-en un autre`,
    noOut: '--class demande --out DOSSIER pour les rapports',
    gradescopeAlone: '--gradescope ne prend pas de REMISE\u202f; Gradescope a celles des étudiants',
    oneInClassroom: '--github-classroom prend au plus une REMISE',
    gradescopeName: (text) =>
      `--gradescope attend un nom en .zip ou le nom d’un dossier, pas ${quoted(text)}`,
    outFile: (out, why) => `--out ${out}\u202f: ${why}\u202f; on attendait un fichier pour le rapport`,
    outFolder: (out, why) => `--out ${out}\u202f: ${why}\u202f; on attendait un dossier pour les rapports`,
  },
  stats: { noFolder: 'aucun dossier pour les statistiques\u202f; définissez XDG_DATA_HOME ou HOME' },
  handlerNotStarted: (handler, why) => `impossible de lancer ${handler}\u202f: ${why}`,
  lock: {
    held: (file, lock, { pid, host }) =>
      `--out ${file}\u202f: un autre lancement y écrit\u202f; le processus ${pid ?? 'inconnu'} sur ${host ?? 'une machine inconnue'} détient ${lock}`,
    lost: (file) => `--out ${file}\u202f: un autre lancement l’a repris`,
  },
  standardInput: 'entrée standard',
  unread: (word, expected) => unreadInFrench(word, expected),
  at: ({ line, column }) => `ligne ${line}, colonne ${column}\u202f: `,
  atColumn: (column) => `colonne ${column}\u202f: `,
  emptyWord: (expected) => `un mot vide\u202f; on attendait ${expectedInFrench(expected)}`,
  unreadFile: {
    noFile: 'fichier introuvable',
    isFolder: (kind) => `c’est un dossier, pas ${FILES[kind]}`,
    fileForbidden: 'vous n’avez pas le droit de lire ce fichier',
    noFolder: (kind) => `dossier introuvable\u202f; on attendait ${FILES[kind]}`,
    isFile: (kind) => `c’est un fichier, pas ${FILES[kind]}`,
    folderForbidden: 'vous n’avez pas le droit de lire ce dossier',
  },
  unwritten: {
    exists: 'il existe déjà. Supprimez-le, ou choisissez un autre nom',
    isFolder: 'c’est un dossier, pas un fichier',
    noFolder: 'dossier introuvable',
    isFile: 'un fichier se trouve à la place d’un dossier',
    unmakable: 'impossible d’y créer un dossier',
    unmade: 'vous n’avez pas le droit d’y créer un dossier',
    unwritable: 'vous n’avez pas le droit d’y écrire',
    noSpace: 'le disque est plein',
  },
  replay: {
    notScript: 'ce n’est pas un script\u202f; un script est un texte en UTF-8',
    tooLarge: 'trop grand\u202f; un script fait au plus 16 Mio',
    empty: 'le script ne contient aucun événement',
    asExpected: (name, events) => `${name}\u202f: comme attendu, ${events}`,
    notAsExpected: 'pas comme attendu',
    script: 'Le script jusque-là\u202f:',
    deal: (deal) => `La donne\u202f: ${deal ?? 'aucune encore'}`,
    seed: (seed) => `La graine\u202f: ${seed}`,
    columns: { expected: 'attendu', seen: 'vu' },
  },
  counted,
  grouped,
  verdicts: VERDICTS,
  results: {
    reasons: {
      visits: 'plus de visites',
      milliseconds: 'plus de temps',
      bytes: 'plus de mémoire',
      aborted: 'arrêtée',
    },
    shortest: 'aucune solution plus courte',
    atLeast: (moves) => `au moins ${moves}`,
    best: (score) => `au mieux ${score}`,
    orMore: (score) => `${score} ou plus`,
  },
  tally: {
    none: (noun) => `aucune ${NOUNS[noun]}`,
    progress: (done, all, noun) => `${done}${all === undefined ? '' : `/${all}`} ${plural(noun)}`,
    found: (count, verdict) => `${grouped(count)} ${VERDICTS[verdict]}${count < 2 ? '' : 's'}`,
    rate: (rate, noun) => `${decimal(rate)} ${plural(noun)}/s`,
    left: (time) => `reste ${time}`,
    stopped: (done, all, noun) =>
      `arrêt après ${done}${all === undefined ? '' : ` sur ${all}`} ${plural(noun)}`,
    before: (count) => ` (dont ${count} déjà faites)`,
    speed: (seconds, rate, jobs) => `${decimal(seconds)} s, ${rate}, ${jobs}`,
    took: (speed) => ` en ${speed}`,
    summary: (searched, found) => `${searched}\u202f: ${found}`,
    clauses: (clauses) => clauses.join('\u202f; '),
    share: (verdict, shares, [low, high]) =>
      `${VERDICTS[verdict]}s\u202f: ${shares.map(decimal).join(' à ')} %\u202f; intervalle à 95 % de ${decimal(low)} à ${decimal(high)} %`,
    times: (noun, [mean, median, p95]) =>
      `ms par ${NOUNS[noun]}\u202f: moyenne ${decimal(mean)}, médiane ${decimal(median)}, p95 ${decimal(p95)}`,
    merged: (deals, files) => `${deals} de ${files}`,
    nothingMerged: (faults) => `impossible de réunir les fichiers\u202f: ${faults}`,
    noResult: 'les fichiers ne contiennent aucun résultat',
    resumeWithOut: 'Pour pouvoir reprendre, ajoutez --out FICHIER.',
    resume: (out) => `${out} contient les résultats obtenus. Relancez la même commande pour reprendre.`,
  },
};
