/** French texts of the help and the completion of shells. */
import { COMMAND_FRENCH } from '../../strings/french.js';
import type { HelpStrings } from './english.js';

const HANDLER_OPTIONS = {
  handler: `jouer avec le gestionnaire de ce fichier ou dossier (JavaScript, TypeScript, Python, Java) au lieu du
    nôtre`,
  cmd: 'jouer avec le gestionnaire de cette commande, qui parle le protocole',
  sandbox: 'isoler ce gestionnaire\u202f: required (obligatoire), auto (par défaut) ou off (non)',
};

/** The options for the rules that the solver knows. */
const RULES_OPTIONS = {
  rules: 'les règles de la maison\u202f: ulg (par défaut), ycp-selection, ycp-text, ksu, ycp-text-reference',
  draw: 'piocher ce nombre de cartes à la fois, de 1 à 24',
  redeals: 'retourner le talon ce nombre de fois, ou unlimited (sans limite)',
};

export const HELP_FRENCH: HelpStrings = {
  helpOption: 'afficher cette aide',
  helpCommand: 'afficher l’aide d’une commande',
  valueNames: COMMAND_FRENCH.valueNames,
  overview: {
    output: `Les vues, les analyses, --json et la console vont sur la sortie standard, tout le reste sur la sortie
      d’erreur.`,
    itself: {
      'klondike help [COMMAND]': 'ce texte, ou l’aide d’une commande',
      'klondike --version': 'le numéro de cette version',
    },
    status: 'Code de sortie\u202f:',
    between: '\u202f; ',
    statuses: {
      0: 'tout s’est bien passé',
      1: 'un script ne s’est pas déroulé comme prévu',
      2: 'quelque chose n’a pas pu être lu ou écrit\u202f: un argument, un fichier, un mot',
    },
  },
  serve: {
    does: 'jouer dans le navigateur',
    options: {
      port: 'écouter sur ce port\u202f; 0 en prend un libre. Par défaut 5173, ou le prochain qui est libre',
      host: 'écouter sur ce nom ou cette adresse, 127.0.0.1 par défaut\u202f; 0.0.0.0 ouvre la table au réseau',
      'no-open': 'ne pas ouvrir de navigateur',
      ...HANDLER_OPTIONS,
    },
    notes: [
      `Affiche l’adresse de la table. Dans un terminal sur un ordinateur de bureau, l’ouvre aussi dans le
        navigateur. Ctrl-C arrête le serveur, avec le code 0. Le code 2 signifie qu’il ne peut pas écouter.`,
      `Avec --handler ou --cmd, la page joue avec ce gestionnaire. Chaque page a son propre processus, qui
        se termine avec elle. Le serveur ne répond qu’à sa propre page.`,
    ],
  },
  replay: {
    does: 'revoir des scripts .klon (- lit l’entrée)',
    options: {
      frames: `les vues à afficher\u202f: all (après chaque événement\u202f; par défaut), last (la dernière) ou
        none (aucune)`,
      json: 'afficher une ligne de JSON par vue et par script',
      ...HANDLER_OPTIONS,
    },
    values: {
      frames: { all: 'après chaque événement' },
    },
    notes: [
      'Les vues et --json vont sur la sortie standard, tout le reste sur la sortie d’erreur.',
      `Avec --handler ou --cmd, chaque script a son propre processus. [Seed "17"] dans un script fixe la
        graine du gestionnaire\u202f; sinon c’est 1. Un événement qui ne change rien compte comme refusé.
        [Deal "..."] demande un gestionnaire avec nextDeal. Si un script a un [Check "..."] de klondike
        grade, le correcteur juge aussi ses événements.`,
      `Code de sortie\u202f: 0 tout s’est déroulé comme prévu\u202f; 1 sauf dans un script\u202f; 2 un
        script est illisible ou sans événement. Les autres scripts sont joués malgré tout.`,
    ],
  },
  stats: {
    does: 'montrer combien de parties vous avez gagnées',
    options: {
      json: 'afficher une ligne de JSON par jeu de règles',
      export: 'écrire toutes les parties finies dans un nouveau fichier JSON\u202f; - est la sortie standard',
      import: 'ajouter les parties d’un export, même fait sur la page',
      reset: 'repartir de zéro',
      'bring-back': 'récupérer ce qui a été effacé',
    },
    notes: [
      `Compte les parties en plein écran. Une partie compte dès son premier coup\u202f: gagnée à sa
        première victoire, perdue quand vous jouez le premier coup d’une autre selon les mêmes règles. La
        même donne selon les mêmes règles est une seule partie\u202f: perdue puis gagnée, elle compte comme
        gagnée.`,
      'Code de sortie\u202f: 0 tout s’est bien passé\u202f; 2 un fichier n’a pas pu être lu ou écrit.',
    ],
  },
  solve: {
    does: 'trouver les donnes gagnables et leur solution',
    options: {
      file: `résoudre aussi les donnes de ce fichier\u202f: un nom par ligne, ou comme d’autres solveurs les
        écrivent\u202f; - est l’entrée standard`,
      minimal: 'chercher la solution la plus courte',
      short: `raccourcir les solutions, avec quelques milliers de positions de plus par donne\u202f; par défaut,
        la première trouvée est affichée`,
      visits: 'examiner au plus ce nombre de positions par donne',
      seconds: 'consacrer au plus ce temps à chaque donne',
      memory: 'utiliser au plus cette quantité de mémoire par donne, 1024 par défaut',
      jobs: 'résoudre ce nombre de donnes à la fois, 256 au plus\u202f; par défaut, une par cœur du processeur',
      shard: 'ne résoudre que la Ie de N parts des donnes',
      out: `écrire des lignes de JSON dans ce fichier\u202f; les donnes qu’il contient déjà ne sont pas résolues
        à nouveau`,
      json: 'afficher une ligne de JSON par donne',
      merge:
        'réunir les FICHIERS des parts\u202f; si vous nommez aussi les donnes, vérifier qu’elles y sont toutes',
      notation: `comment écrire les coups\u202f: klon (comme dans les scripts\u202f; par défaut), draws
        (Klondike-Solver) ou cards (KSolve)`,
      deals: `afficher les donnes sans les résoudre\u202f: name (nom), digits (Klondike-Solver, KSolve), pysol ou
        solvitaire`,
      ...RULES_OPTIONS,
    },
    values: {
      notation: { klon: 'comme dans les scripts', draws: 'Klondike-Solver', cards: 'KSolve' },
      deals: { digits: 'Klondike-Solver, KSolve' },
    },
    notes: [
      `Une DONNE est java:NOMBRE, dotnet:NOMBRE, un nombre, les 52 cartes d’un paquet, une disposition, ou
        une suite comme java:1..java:100. Les lignes suivent l’ordre des donnes.`,
      `Ctrl-C y met fin avec le code 130\u202f; la même commande avec --out la reprend. Code de
        sortie\u202f: 0 toutes les donnes ont été essayées\u202f; 2 un mot ou une ligne est illisible. Les
        autres donnes sont résolues malgré tout.`,
    ],
  },
  autoplay: {
    does: 'faire jouer les indices et compter les victoires',
    options: {
      blind: 'les indices ne voient aucune carte cachée (par défaut)',
      samples: 'pour chaque indice, redistribuer les cartes cachées au plus ce nombre de fois, de 1 à 10000',
      jobs: 'jouer ce nombre de parties à la fois, 256 au plus\u202f; par défaut, une par cœur du processeur',
      json: 'afficher une ligne de JSON par partie',
      ...RULES_OPTIONS,
    },
    notes: [
      'Une DONNE est le nom d’une donne, ou une suite comme java:1..java:100.',
      `Affiche une ligne par partie sur la sortie standard, dans l’ordre. La sortie d’erreur donne la part
        des parties gagnées, avec son intervalle à 95 %.`,
      `Ctrl-C y met fin avec le code 130 et donne la part obtenue jusque-là. Code de sortie\u202f: 0 toutes
        les parties ont été jouées\u202f; 2 un mot est illisible. Les autres parties sont jouées malgré
        tout.`,
    ],
  },
  grade: {
    does: 'noter des gestionnaires, quel que soit le langage',
    options: {
      cmd: 'noter un programme qui parle le protocole de klondike-kit',
      rubric: `la grille de notation\u202f: ulg (par défaut), ycp-text, ycp-selection, ycp-selection-milestone-1,
        ksu, ou un fichier avec votre propre grille`,
      seed: 'jouer les parties de cette graine, 1 par défaut',
      seconds: 'le temps accordé à chaque remise, en secondes\u202f; 60 par défaut',
      'event-seconds': 'le temps accordé à chaque événement, en secondes\u202f; 1 par défaut',
      sandbox: `isoler les remises\u202f: required (obligatoire), auto (là où bubblewrap est installé\u202f; par
        défaut) ou off (non)`,
      'run-as':
        'sans isolation, lancer les remises sous ce compte\u202f; exige root, incompatible avec --class',
      format: `la forme du rapport\u202f: terminal (par défaut), markdown, html, junit, tap, ctrf, gradescope,
        prairielearn, github-classroom ou json\u202f; plusieurs, avec des virgules, demandent autant de
        fichiers`,
      json: 'comme --format json',
      out: 'écrire le rapport dans ce fichier, pas sur la sortie standard\u202f; pour une classe, dans ce dossier',
      'fail-under': 'code de sortie 1 si une remise a moins de points',
      class: `noter chaque fichier et chaque dossier qui s’y trouve\u202f; --format en prend plusieurs, séparés
        par des virgules`,
      jobs: `noter ce nombre de remises d’une classe à la fois, 256 au plus\u202f; par défaut, une par cœur du
        processeur`,
      'print-rubric': 'afficher une grille complète, comme base pour la vôtre',
      gradescope: 'écrire un correcteur pour Gradescope avec ces options, en fichier .zip ou en dossier',
      'github-classroom': 'écrire un workflow pour GitHub Classroom avec ces options',
    },
    values: {
      sandbox: { auto: 'là où bubblewrap est installé' },
    },
    notes: [
      `Une REMISE est un module JavaScript ou TypeScript, un fichier Python, un jar, ou un dossier ou .zip
        qui contient un programme dans un de ces langages ou en Java. Les programmes Java utilisent la
        bibliothèque du cours.`,
      `Code de sortie\u202f: 0 si tout a été noté, quels que soient les points. 1 si une remise a moins de
        points que --fail-under. 2 si le correcteur ne comprend pas la commande, ne trouve pas une remise ou
        le programme d’une commande, ou demande Python, un JDK ou @swc/wasm (pour TypeScript) qui manque à
        cette machine. 3 si un rapport est incomplet, faute de temps ou parce qu’aucune partie n’a atteint
        une vérification. Si plusieurs codes conviennent, 2 passe avant 3, et 3 avant 1. Les autres remises
        sont notées malgré tout.`,
      `Pour une classe, le correcteur écrit un dossier avec un rapport par remise, gradebook.csv et
        index.html. Ctrl-C arrête avec le code 130\u202f; la même commande reprend. Si des remises demandent
        Python, un JDK ou @swc/wasm qui manque à cette machine, les dernières lignes les nomment et le code
        est 2. Un autre lancement les note.`,
    ],
  },
  console: {
    does: 'jouer par numéros de piles, question par question',
    options: {
      deal: `commencer par cette donne\u202f: un nombre, java:NOMBRE, dotnet:NOMBRE, les 52 cartes d’un paquet ou
        une disposition\u202f; sans elle, le nom de la donne tirée va sur la sortie d’erreur`,
      rules: `les règles\u202f: ycp-text, celles de l’énoncé (par défaut), ou ycp-text-reference, celles du
        programme du cours, où l’appel qui reprend le talon pioche aussi une carte`,
    },
    values: {
      rules: { 'ycp-text': 'les règles de l’énoncé', 'ycp-text-reference': 'le programme du cours' },
    },
    notes: [
      `Lit m ou d, des numéros de piles et des rangs de cartes, séparés par des espaces. Ctrl-C ou Ctrl-D
        pour quitter. Les couleurs sont des lettres si la langue du système n’a pas leurs signes.`,
    ],
  },
  completion: {
    does: 'compléter les commandes dans bash, zsh ou fish',
    options: {},
    notes: [
      'Affiche un script que votre shell lit quand il démarre\u202f:',
      'dans ~/.bashrc\u202f: source <(klondike completion bash)',
      'dans ~/.zshrc, après compinit\u202f: source <(klondike completion zsh)',
      'dans ~/.config/fish/config.fish\u202f: klondike completion fish | source',
    ],
  },
  man: {
    does: 'afficher le manuel (en anglais), pour man -l -',
    options: {},
    notes: [
      `klondike man | man -l - l’affiche. Si le paquet est installé avec --global, man klondike l’affiche
        aussi.`,
    ],
  },
  analysis: {
    options: {
      analyse: 'chercher la meilleure fin de cette partie, ou de chaque partie d’une suite',
      positions: 'examiner au plus ce nombre de positions par partie, 200000 par défaut',
      jobs: 'traiter ce nombre de parties à la fois, 256 au plus\u202f; par défaut, une par cœur du processeur',
      json: 'afficher une ligne de JSON par partie',
    },
    notes: [
      `Une analyse affiche une ligne par partie sur la sortie standard, dans l’ordre. Ctrl-C y met fin avec
        le code 130.`,
    ],
  },
  handler: {
    options: HANDLER_OPTIONS,
    notes: [
      `Avec --handler ou --cmd, ce gestionnaire juge chaque coup. Il ne rétablit pas de coup, n’a pas
        d’indices et n’accepte une donne que s’il a nextDeal. Ce qu’il affiche n’est pas montré. S’il meurt
        ou se bloque, une nouvelle partie le relance, et le code de sortie est alors 1.`,
    ],
  },
  play: {
    rules: (first, others) => `les règles de la maison\u202f: ${first} (par défaut), ${others.join(', ')}`,
    options: {
      winnable: 'commencer par une donne gagnable',
      difficulty: 'la difficulté de cette donne\u202f: easy (facile), medium (moyenne) ou hard (difficile)',
      daily: 'commencer par la donne du jour, la même pour tous\u202f; elle est gagnable',
      record: 'écrire les parties dans un nouveau script .klon',
      name: 'le nom dans «\u202fÀ propos\u202f»',
      ascii: 'montrer des lettres au lieu des signes et des lignes',
      'four-color': 'montrer une teinte par couleur',
      frames: `ligne par ligne\u202f: afficher chaque vue qui change (all, par défaut) ou aucune (none)\u202f; seul
        le mot show en affiche alors une`,
    },
    values: {
      frames: { all: 'chaque vue qui change', none: 'seul le mot show en affiche une' },
    },
    resumes: `Une partie en plein écran reprend là où vous l’avez laissée, sauf avec --record ou si vous nommez sa
        première donne. klondike man dit où elle est gardée, et ce que vous pouvez régler.`,
    lines: `Ligne par ligne, une phrase décrit chaque événement, et un refus dit pourquoi. La vue suit si elle a
        changé, et le mot show l’affiche. Les vues vont sur la sortie standard, tout le reste sur la sortie
        d’erreur.`,
    status: `Code de sortie\u202f: 0 tout s’est bien passé\u202f; 1 une vérification du script a échoué\u202f; 2
        quelque chose n’a pas pu être lu ou écrit\u202f: un argument, un fichier, un mot.`,
  },
};
