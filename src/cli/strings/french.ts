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

const meantText = (meant: string | undefined): string =>
  meant === undefined ? '' : `\u202f; vouliez-vous dire ${meant}\u202f?`;

const guessed = (meant: string | undefined): string =>
  meant === undefined ? '' : ` Vouliez-vous dire ${quoted(meant)}\u202f?`;

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
  WHICH: 'LESQUELLES',
};

const valueNames = (text: string): string => text.replace(/[A-Z]+/g, (name) => VALUE_NAMES[name] ?? name);

export const COMMAND_FRENCH: CommandTexts = {
  unknownCommand: (word, meant) => `Commande inconnue\u202f: ${quoted(word)}.${guessed(meant)}`,
  unknownOption: (option, meant) =>
    `Option inconnue\u202f: ${option}.${meant === undefined ? '' : ` Vouliez-vous dire ${meant}\u202f?`}`,
  unexpected: (word) => `Argument de trop\u202f: ${quoted(word)}.`,
  onlyOptions: (command, word, meant) =>
    `${command} ne prend que des options, pas ${quoted(word)}.${guessed(meant)}`,
  givenTwice: (option) => `l’option ${option} est donnée plus d’une fois`,
  takesNoValue: (option, value) => `${option} ne prend pas de valeur, mais a ${quoted(value)}.`,
  needsValue: (option, takes, example) =>
    `${option} demande une valeur (${valueNames(takes)}), par exemple\u202f: ${example}`,
  valueNames,
  runHelp: (command) => `Tapez ${quoted(command)} pour l’aide.`,
  takes: (option, expected, text) => `${option} attend ${expectedInFrench(expected)}, pas ${quoted(text)}`,
  takesOneOf: (option, names, text, meant) =>
    `${option} attend ${names.join(', ')}, pas ${quoted(text)}${meantText(meant)}`,
  about: (what, why) => `${what}\u202f: ${why}`,
  takesWhole: (option, least, most, text) =>
    `${option} attend un nombre entier de ${least} à ${most}, pas ${quoted(text)}`,
  takesShare: (text) =>
    `--shard attend I/N, la part et le nombre de parts, de 1/N à N/N, pas ${quoted(text)}`,
  takesRedeals: (text) => `--redeals attend un nombre entier ou unlimited, pas ${quoted(text)}`,
  takesSeconds: (option, text) =>
    `${option} attend un nombre au-dessus de 0, comme 10 ou 0.5, pas ${quoted(text)}`,
  takesWholeFrom0: (option, text) => `${option} attend un nombre entier à partir de 0, pas ${quoted(text)}`,
  takesPoints: (option, text) => `${option} attend un nombre de points, pas ${quoted(text)}`,
  takesName: (option, text) => `${option} attend un nom, pas ${quoted(text)}`,
  takesAddress: (text) => `--host attend un nom ou une adresse, pas ${quoted(text)}`,
  goesWith: (option, others) => `${option} ne va qu’avec ${others.join(' ou ')}`,
  doesNotGoWith: (option, other) => `${option} ne va pas avec ${other}`,
  bothNameGame: (one, other) =>
    `${one} et ${other} désignent tous deux la première partie\u202f: n’en donnez qu’un`,
  bothNameHandler: '--handler et --cmd désignent tous deux le gestionnaire\u202f: n’en donnez qu’un',
  handlerTakesNoDeals:
    '--deal\u202f: ce gestionnaire ne prend pas de donne\u202f; il n’a pas de méthode nextDeal',
  noWishedDeal: (option) => `${option}\u202f: aucune donne de ce genre n’a été trouvée`,
  needs: {
    replay: 'replay demande un FICHIER, ou - pour l’entrée standard',
    solve: 'solve demande une DONNE, ou --file FICHIER avec un nom par ligne',
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
    takes: (shells) => `completion attend ${shells.join(', ')}`,
    tooMuch: (shells, word) =>
      `completion attend un seul mot, ${shells.join(', ')}\u202f: ${quoted(word)} est de trop`,
  },
  serve: {
    notBuilt: 'la page n’est pas construite\u202f: npm run build',
    at: (url, isOpen) =>
      `Klondike est à l’adresse ${url}${isOpen ? ', ouverte au réseau' : ''} - Ctrl-C y met fin.`,
    noPort: 'aucun port n’est libre',
    portTaken: (port) =>
      `--port ${String(port)}\u202f: ce port est pris\u202f; donnez-en un autre, ou 0 pour un port libre`,
    portRefused: (port) =>
      `--port ${String(port)}\u202f: ce port vous est interdit\u202f; donnez-en un à partir de 1024`,
    noAddress: (host) => `--host ${host}\u202f: cette machine n’a pas cette adresse`,
    noHost: (host) => `--host ${host}\u202f: aucune adresse n’est connue pour ce nom`,
    refused: (host, code) => `--host ${host}\u202f: rien ne peut écouter là (${code})`,
  },
  grade: {
    noSubmission: (path) => `Il n’y a pas de remise à l’emplacement ${path}.`,
    noRubric: (option, presets, text, meant) =>
      `${option} attend ${presets.join(', ')} ou un fichier, et il n’y a pas de fichier ${quoted(text)}${meantText(meant)}`,
    forClass: '--jobs ne va qu’avec --class',
    oneSubmission: (format) => `le format ${format} est pour une seule remise`,
    jsonIsFormat: '--json est un format\u202f: il ne va pas avec --format',
    filesForFormats: (formats, files) =>
      `--format avec ${formats} formats attend autant de fichiers\u202f: --out ${files}`,
    formats: (names, text, meant) =>
      `--format attend des noms séparés par des virgules, parmi ${names.join(', ')}, pas ${quoted(text)}${meantText(meant)}`,
    classAlone: '--class note seulement le dossier\u202f: ne donnez pas d’autre REMISE',
    classRunAs:
      '--run-as ne va pas avec --class\u202f: des remises lancées par le même compte peuvent se nuire',
    outInClass: (out) =>
      `--out ${out} est dans le dossier de la classe\u202f: ses rapports seraient notés aussi`,
    noOut: 'il manque --out DOSSIER, le dossier pour les rapports de la classe',
    gradescopeAlone: '--gradescope ne prend pas de REMISE\u202f: il note ce que les étudiants y déposent',
    oneInClassroom: '--github-classroom prend au plus une REMISE',
    gradescopeName: (text) =>
      `--gradescope attend un nom en .zip, ou un dossier, dont le nom n’a pas d’extension, pas ${quoted(text)}`,
    outFile: (out, why) => `--out ${out}\u202f: ${why}\u202f; on attendait un fichier pour le rapport`,
    outFolder: (out, why) => `--out ${out}\u202f: ${why}\u202f; on attendait un dossier pour les rapports`,
  },
  stats: { noFolder: 'l’environnement ne nomme aucun dossier pour les statistiques' },
  handlerNotStarted: (handler, why) => `${handler} ne peut pas être lancé\u202f: ${why}`,
  lock: {
    held: (file, lock, { pid, host }) =>
      `--out ${file}\u202f: une autre exécution y écrit\u202f; ${lock} appartient au processus ${pid ?? 'inconnu'} sur ${host ?? 'une machine inconnue'}`,
    lost: (file) => `--out ${file}\u202f: une autre exécution l’a repris`,
  },
  standardInput: 'entrée standard',
  unread: (word, expected) => unreadInFrench(word, expected),
  at: ({ line, column }) => `ligne ${line}, colonne ${column}\u202f: `,
  atColumn: (column) => `colonne ${column}\u202f: `,
  emptyWord: (expected) => `un mot vide\u202f; on attendait ${expectedInFrench(expected)}`,
  unreadFile: {
    noFile: 'ce fichier n’existe pas',
    isFolder: (kind) => `c’est un dossier, pas ${FILES[kind]}`,
    fileForbidden: 'il n’est pas permis de lire ce fichier',
    noFolder: (kind) => `ce dossier n’existe pas\u202f; on attendait ${FILES[kind]}`,
    isFile: (kind) => `c’est un fichier, pas ${FILES[kind]}`,
    folderForbidden: 'il n’est pas permis de lire ce dossier',
  },
  unwritten: {
    exists: 'il existe déjà. Supprimez-le, ou choisissez un autre nom',
    isFolder: 'c’est un dossier, pas un fichier',
    noFolder: 'ce dossier n’existe pas',
    isFile: 'un fichier se trouve à la place d’un dossier',
    unmakable: 'aucun dossier ne peut y être créé',
    unmade: 'il n’est pas permis d’y créer un dossier',
    unwritable: 'il n’est pas permis d’y écrire',
    noSpace: 'il n’y a plus de place',
  },
  replay: {
    notScript: 'ce n’est pas un script\u202f: un script est un texte, en UTF-8',
    tooLarge: 'plus grand qu’un script ne peut l’être, 16 Mio',
    empty: 'le script est vide\u202f: il n’y a aucun événement',
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
    before: (count) => ` (dont ${count} auparavant)`,
    speed: (seconds, rate, jobs) => `${decimal(seconds)} s, ${rate}, ${jobs}`,
    took: (speed) => ` en ${speed}`,
    summary: (searched, found) => `${searched}\u202f: ${found}`,
    clauses: (clauses) => clauses.join('\u202f; '),
    share: (verdict, shares, [low, high]) =>
      `${VERDICTS[verdict]}s\u202f: ${shares.map(decimal).join(' à ')} %\u202f; intervalle à 95 % de ${decimal(low)} à ${decimal(high)} %`,
    times: (noun, [mean, median, p95]) =>
      `ms par ${NOUNS[noun]}\u202f: moyenne ${decimal(mean)}, médiane ${decimal(median)}, p95 ${decimal(p95)}`,
    merged: (deals, files) => `${deals} de ${files}`,
    nothingMerged: (faults) => `rien n’est réuni\u202f: ${faults}`,
    noResult: 'les fichiers ne contiennent aucun résultat',
    goOnWithOut: 'Avec --out FICHIER, la même commande reprendrait où elle s’est arrêtée.',
    goOn: (out) => `La même commande reprend après ce que ${out} contient.`,
  },
};
