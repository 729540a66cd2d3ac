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
  submissions: 'un dossier de travaux',
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
  fault: 'erreur',
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
  DAY: 'JOUR',
  DEAL: 'DONNE',
  DEALS: 'DONNES',
  FILE: 'FICHIER',
  FOLDER: 'DOSSIER',
  FROM: 'DÉBUT',
  TO: 'FIN',
  HOUSE: 'RÈGLES',
  ORIGIN: 'ORIGINE',
  HOW: 'CHOIX',
  LEVEL: 'NIVEAU',
  MB: 'MO',
  MODE: 'MODE',
  MONTH: 'MOIS',
  NAME: 'NOM',
  NUMBER: 'NOMBRE',
  PLACE: 'CHEMIN',
  SUBMISSION: 'TRAVAIL',
  USER: 'COMPTE',
  WHICH: 'VUES',
};

const valueNames = (text: string): string => text.replace(/[A-Z]+/g, (name) => VALUE_NAMES[name] ?? name);

export const COMMAND_FRENCH: CommandTexts = {
  unknownCommand: (word, meant) => `commande inconnue\u202f: ${quoted(word)}${didYouMean(meant)}`,
  unknownOption: (option, meant) => `option inconnue\u202f: ${quoted(option)}${didYouMean(meant)}`,
  unexpected: (word) => `argument de trop\u202f: ${quoted(word)}`,
  onlyOptions: (command, word, meant) =>
    `${command} n’accepte pas ${quoted(word)}, mais seulement des options${didYouMean(meant)}`,
  givenTwice: (option) => `${option} ne peut figurer qu’une fois`,
  takesNoValue: (option, value) => `${option} n’accepte pas de valeur\u202f: retirez ${quoted(value)}`,
  needsValue: (option, takes, example) =>
    `${option} demande une valeur (${valueNames(takes)}), par exemple\u202f: ${example}`,
  valueNames,
  runHelp: (command) => `Tapez ${quoted(command)} pour l’aide.`,
  takes: (option, expected, text) => `${option} attend ${expectedInFrench(expected)}, et non ${quoted(text)}`,
  takesOneOf: (option, names, text, meant) =>
    `${option} attend ${eitherOf(names)}, et non ${quoted(text)}${didYouMean(meant)}`,
  about: (what, why) => `${what}\u202f: ${why}`,
  takesWhole: (option, least, most, text) =>
    `${option} attend un nombre entier de ${least} à ${most}, et non ${quoted(text)}`,
  takesShare: (text) => `--shard attend I/N, par exemple 1/4 pour le premier quart, et non ${quoted(text)}`,
  takesRedeals: (text) => `--redeals attend un nombre entier ou unlimited, et non ${quoted(text)}`,
  takesSeconds: (option, text) =>
    `${option} attend un nombre supérieur à 0, comme 10 ou 0.5, et non ${quoted(text)}`,
  takesWholeFrom0: (option, text) => `${option} attend un nombre entier, 0 ou plus, et non ${quoted(text)}`,
  takesPoints: (option, text) => `${option} attend un nombre de points, et non ${quoted(text)}`,
  takesName: (option, text) => `${option} attend un nom, et non ${quoted(text)}`,
  takesAddress: (text) => `--host attend un nom d’hôte ou une adresse, et non ${quoted(text)}`,
  takesOrigin: (text) =>
    `--origin attend un protocole et un hôte, par exemple https://example.org, et non ${quoted(text)}`,
  needsOther: (option, others) => `${option} ne s’utilise qu’avec ${eitherOf(others)}`,
  conflicts: (option, other) => `${option} est incompatible avec ${other}`,
  bothNameGame: (one, other) =>
    `${one} et ${other} déterminent tous deux la première partie\u202f; n’en gardez qu’un`,
  bothNameHandler:
    'les options --handler et --cmd désignent toutes deux le gestionnaire\u202f; n’en gardez qu’une',
  handlerTakesNoDeals: '--deal n’est possible que si le gestionnaire possède la méthode nextDeal',
  noWishedDeal: (option) => `${option}\u202f: aucune donne correspondante n’a été trouvée`,
  needs: {
    replay: 'replay demande un FICHIER, ou - pour l’entrée standard',
    solve: 'solve demande une DONNE, par exemple java:1, ou --file FICHIER',
    autoplay: 'autoplay demande une DONNE, comme java:1 ou java:1..java:100',
    grade: 'grade demande un TRAVAIL, ou --cmd COMMANDE',
    mergeFiles: '--merge demande les FICHIERS obtenus avec --shard',
  },
  analyse: {
    range: (from, to, text) =>
      `--analyse attend une partie ou DÉBUT..FIN, avec des nombres entiers de ${from} à ${to}, et non ${quoted(text)}`,
    down: (text) => `--analyse attend DÉBUT..FIN, où DÉBUT ne dépasse pas FIN, et non ${quoted(text)}`,
    tooMany: (most, games, text) =>
      `--analyse accepte au plus ${grouped(most)} parties à la fois, mais ${quoted(text)} en compte ${grouped(games)}`,
  },
  completion: {
    needs: (shells) => `completion demande le nom d’un shell\u202f: ${eitherOf(shells)}`,
  },
  serve: {
    notBuilt: 'la page n’a pas encore été construite\u202f; lancez «\u202fnpm run build\u202f»',
    at: (url, isOpen) =>
      `Klondike vous attend à l’adresse ${url}${isOpen ? ', accessible depuis le réseau' : ''} - appuyez sur Ctrl-C pour arrêter.`,
    noPort: 'aucun port n’est libre',
    portTaken: (port) =>
      `--port ${String(port)}\u202f: ce port est déjà utilisé\u202f; essayez-en un autre, ou 0 pour n’importe quel port libre`,
    portRefused: (port) =>
      `--port ${String(port)}\u202f: vous n’avez pas le droit d’utiliser ce port\u202f; essayez 1024 ou plus`,
    noAddress: (host) => `--host ${host}\u202f: cette adresse n’est pas celle de votre machine`,
    noHost: (host) => `--host ${host}\u202f: hôte introuvable`,
    refused: (host, code) => `--host ${host}\u202f: impossible d’écouter sur cette adresse (${code})`,
  },
  grade: {
    noSubmission: (path) => `${path}\u202f: travail introuvable`,
    noRubric: (option, presets, text, meant) =>
      `${option} attend ${eitherOf([...presets, 'un fichier'])}, mais le fichier ${quoted(text)} n’existe pas${didYouMean(meant)}`,
    jobsWithoutClass: '--jobs ne s’utilise qu’avec --class',
    oneSubmission: (format) => `--format ${format} n’accepte qu’un seul travail`,
    jsonIsFormat: '--json équivaut à --format json\u202f; ne gardez que l’un des deux',
    filesForFormats: (formats, files) =>
      `pour ${formats} formats, --format demande autant de fichiers\u202f: --out ${files}`,
    formats: (names, text, meant) =>
      `--format attend ${eitherOf(names)}, séparés par des virgules, et non ${quoted(text)}${didYouMean(meant)}`,
    classAlone: '--class est incompatible avec un TRAVAIL ou --cmd',
    classRunAs:
      '--run-as est incompatible avec --class\u202f; sous un même compte, les travaux pourraient se nuire',
    outInClass: (out) =>
      `--out ${out} se trouve dans le dossier de la classe, et les rapports seraient eux aussi notés\u202f; choisissez un autre dossier`,
    noOut: '--class demande aussi --out DOSSIER pour les rapports',
    gradescopeAlone:
      '--gradescope n’accepte pas de TRAVAIL\u202f; Gradescope fournit les travaux des étudiants',
    oneInClassroom: '--github-classroom accepte au plus un TRAVAIL',
    gradescopeName: (text) =>
      `--gradescope attend un nom qui se termine par .zip ou le nom d’un dossier, et non ${quoted(text)}`,
    outFile: (out, why) => `--out ${out}\u202f: ${why}\u202f; il faut un fichier pour le rapport`,
    outFolder: (out, why) => `--out ${out}\u202f: ${why}\u202f; il faut un dossier pour les rapports`,
  },
  daily: {
    noFolder: 'aucun dossier trouvé pour vos parties\u202f; définissez XDG_DATA_HOME ou HOME',
    takesDay: (text) => `--day attend un jour, par exemple 2026-11-25, pas ${quoted(text)}`,
    notYet: (day) => `--day ${day}\u202f: ce jour n’est pas encore venu`,
    takesMonth: (text) => `--month attend un mois, par exemple 2026-11, pas ${quoted(text)}`,
  },
  stats: {
    noFolder: 'aucun dossier n’a été trouvé pour les statistiques\u202f; définissez XDG_DATA_HOME ou HOME',
  },
  handlerNotStarted: (handler, why) => `impossible de lancer ${handler}\u202f: ${why}`,
  lock: {
    held: (file, lock, { pid, host }) =>
      `--out ${file}\u202f: une autre commande y écrit déjà (processus ${pid ?? 'inconnu'} sur ${host ?? 'une machine inconnue'}, verrou ${lock})`,
    lost: (file) => `--out ${file}\u202f: une autre commande a pris le relais`,
  },
  standardInput: 'entrée standard',
  unread: (word, expected) => unreadInFrench(word, expected),
  at: ({ line, column }) => `ligne ${line}, colonne ${column}\u202f: `,
  atColumn: (column) => `colonne ${column}\u202f: `,
  emptyWord: (expected) => `ce mot est vide\u202f; il faut ${expectedInFrench(expected)}`,
  unreadFile: {
    noFile: 'fichier introuvable',
    isFolder: (kind) => `c’est un dossier, et non ${FILES[kind]}`,
    fileForbidden: 'vous n’avez pas le droit de lire ce fichier',
    noFolder: (kind) => `dossier introuvable\u202f; il faut ${FILES[kind]}`,
    isFile: (kind) => `c’est un fichier, et non ${FILES[kind]}`,
    folderForbidden: 'vous n’avez pas le droit de lire ce dossier',
  },
  unwritten: {
    exists: 'ce fichier existe déjà. Supprimez-le ou choisissez un autre nom',
    isFolder: 'c’est un dossier, et non un fichier',
    noFolder: 'dossier introuvable',
    isFile: 'un fichier occupe la place du dossier',
    unmakable: 'impossible de créer un dossier à cet endroit',
    unmade: 'vous n’avez pas le droit de créer un dossier à cet endroit',
    unwritable: 'vous n’avez pas le droit d’écrire à cet endroit',
    noSpace: 'le disque est plein',
  },
  replay: {
    notScript: 'ce n’est pas un script\u202f; un script est un texte en UTF-8',
    tooLarge: 'ce script est trop volumineux\u202f; la limite est de 16 Mio',
    empty: 'le script ne contient aucun événement',
    asExpected: (name, events) => `${name}\u202f: tout s’est déroulé comme prévu, ${events}`,
    notAsExpected: 'résultat inattendu',
    script: 'Le script jusqu’à cet endroit\u202f:',
    deal: (deal) => `La donne\u202f: ${deal ?? 'pas encore distribuée'}`,
    seed: (seed) => `La graine\u202f: ${seed}`,
    columns: { expected: 'attendu', seen: 'obtenu' },
  },
  counted,
  grouped,
  verdicts: VERDICTS,
  results: {
    reasons: {
      visits: 'limite de positions atteinte',
      milliseconds: 'temps écoulé',
      bytes: 'mémoire épuisée',
      aborted: 'recherche arrêtée',
      unseen: 'cartes jamais vues',
    },
    possible: ([winnable, deals], shares, interval) => {
      const [low, high] = interval ?? [];
      const certainty =
        interval === undefined
          ? ''
          : `\u202f; intervalle de confiance à 95\u202f% de ${low} à ${high}\u202f%`;
      const among =
        interval === undefined ? `des ${deals} donnes possibles` : `donnes possibles sur ${deals}`;
      const share = `${shares.join(' à ')}\u202f%${certainty}`;
      return `${winnable} ${among} ${winnable > 1 ? 'sont gagnables' : 'est gagnable'} (${share})`;
    },
    next: (moves) => `à jouer\u202f: ${moves}`,
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
    left: (time) => `encore ${time}`,
    stopped: (done, all, noun) =>
      `arrêt après ${done} ${plural(noun)}${all === undefined ? '' : ` sur ${all}`}`,
    before: (count) => ` (dont ${count} déjà traitées)`,
    speed: (seconds, rate, jobs) => `${decimal(seconds)} s, ${rate}, ${jobs}`,
    took: (speed) => ` en ${speed}`,
    summary: (searched, found) => `${searched}\u202f: ${found}`,
    clauses: (clauses) => clauses.join('\u202f; '),
    share: (verdict, shares, [low, high]) =>
      `${VERDICTS[verdict]}s\u202f: ${shares.map(decimal).join(' à ')}\u202f%\u202f; intervalle de confiance à 95\u202f% de ${decimal(low)} à ${decimal(high)}\u202f%`,
    times: (noun, [mean, median, p95]) =>
      `ms par ${NOUNS[noun]}\u202f: moyenne ${decimal(mean)}, médiane ${decimal(median)}, p95 ${decimal(p95)}`,
    merged: (deals, files) => `${deals} dans ${files}`,
    nothingMerged: (faults) => `impossible de fusionner les fichiers\u202f: ${faults}`,
    noResult: 'les fichiers ne contiennent aucun résultat',
    resumeWithOut: 'Pour pouvoir reprendre, ajoutez --out FICHIER.',
    resume: (out) =>
      `${out} contient les résultats obtenus jusqu’ici. Relancez la même commande pour reprendre.`,
  },
};
