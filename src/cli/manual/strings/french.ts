/** French texts of the help and the shell completions. */
import { COMMAND_FRENCH } from '../../strings/french.js';
import type { HelpStrings } from './english.js';

const HANDLER_OPTIONS = {
  handler:
    'jouer avec votre gestionnaire\u202f: un fichier ou un dossier en JavaScript, TypeScript, Python ou Java',
  cmd: 'jouer avec le gestionnaire que lance cette commande\u202f; il doit parler le protocole',
  sandbox: 'isoler ce gestionnaire\u202f: required (obligatoire), auto (par défaut) ou off (non)',
};

/** Options for the rules that the solver knows. */
const RULES_OPTIONS = {
  rules: 'suivre ces règles\u202f: ulg (par défaut), ycp-selection, ycp-text, ksu, ycp-text-reference',
  draw: 'piocher ce nombre de cartes à la fois, de 1 à 24',
  redeals: 'permettre de retourner le talon ce nombre de fois, ou unlimited (sans limite)',
};

export const HELP_FRENCH: HelpStrings = {
  heads: {
    usage: 'Utilisation\u202f:',
    commands: 'Commandes\u202f:',
    options: 'Options\u202f:',
    examples: 'Exemples\u202f:',
    statuses: 'Code de sortie\u202f:',
  },
  helpOption: 'afficher cette aide',
  helpCommand: 'afficher l’aide d’une commande',
  valueNames: COMMAND_FRENCH.valueNames,
  overview: {
    about: 'Jouer au Klondike et au solitaire Monte-Carlo, résoudre des donnes, noter des gestionnaires.',
    help: 'afficher cette liste, ou l’aide d’une commande',
    version: 'afficher la version',
    more: 'Tapez «\u202fklondike help COMMANDE\u202f» pour les options d’une commande, avec des exemples.',
  },
  manual: {
    output: `Les vues, les analyses, --json et la console vont sur la sortie standard, tout le reste sur la sortie
      d’erreur.`,
    statuses: {
      0: 'tout s’est bien passé',
      1: 'un script ne s’est pas déroulé comme prévu, ou une remise a trop peu de points',
      2: 'un argument ou un fichier contient une erreur, ou un fichier n’a pas pu être lu ou écrit',
      130: 'vous avez tapé Ctrl-C',
    },
  },
  serve: {
    does: 'jouer dans le navigateur',
    options: {
      port: 'écouter sur ce port, ou sur un port libre si c’est 0\u202f; par défaut 5173 ou le prochain port libre',
      host: 'écouter sur ce nom ou cette adresse, 127.0.0.1 par défaut\u202f; 0.0.0.0 ouvre la table au réseau',
      'no-open': 'ne pas ouvrir de navigateur',
      ...HANDLER_OPTIONS,
    },
    examples: {
      'klondike serve': 'ouvrir la table dans votre navigateur',
      'klondike serve --port 8080 --no-open': 'la servir sans l’ouvrir, sur le port 8080',
      'klondike serve --handler my-handler.js': 'jouer avec votre gestionnaire',
    },
    notes: [
      `Affiche l’adresse de la table. Dans un terminal sur un ordinateur de bureau, l’ouvre aussi dans votre
        navigateur. Tapez Ctrl-C pour arrêter le serveur.`,
      `Avec --handler ou --cmd, chaque page a son propre processus, qui se termine avec elle. Le serveur ne
        répond alors qu’à sa propre page.`,
    ],
    statuses: {
      0: 'vous avez arrêté le serveur',
      2: 'le serveur ne peut pas écouter à cet endroit, ou un argument contient une erreur',
    },
  },
  replay: {
    does: 'rejouer des scripts .klon',
    options: {
      frames: `afficher ces vues\u202f: après chaque événement (all, par défaut), seulement la dernière (last), ou
        aucune (none)`,
      json: 'afficher une ligne de JSON par vue et par script',
      ...HANDLER_OPTIONS,
    },
    values: {
      frames: { all: 'après chaque événement' },
    },
    examples: {
      'klondike replay game.klon': 'afficher la table à chaque événement',
      'klondike replay *.klon --frames none': 'seulement vérifier les scripts',
      'klondike replay - < game.klon': 'lire un script sur l’entrée standard',
    },
    notes: [
      'Les vues et --json vont sur la sortie standard, tout le reste sur la sortie d’erreur.',
      `Avec --handler ou --cmd, chaque script a son propre processus. [Seed "17"] dans un script fixe la
        graine du gestionnaire\u202f; par défaut, c’est 1. Un événement qui ne change rien compte comme refusé.
        [Deal "..."] demande un gestionnaire avec nextDeal. Si klondike grade a écrit le script, avec un
        [Check "..."], le correcteur juge aussi ses événements.`,
    ],
    statuses: {
      0: 'chaque script s’est déroulé comme prévu',
      1: 'un script ne s’est pas déroulé comme prévu',
      2: 'un script est illisible ou sans événement\u202f; les autres sont joués malgré tout',
    },
  },
  stats: {
    does: 'montrer combien de parties vous avez gagnées',
    options: {
      json: 'afficher une ligne de JSON par jeu de règles',
      export:
        'enregistrer toutes les parties finies dans un nouveau fichier JSON\u202f; - est la sortie standard',
      import: 'ajouter les parties d’un export, même fait sur la page',
      reset: 'repartir de zéro',
      'bring-back': 'annuler le dernier --reset',
    },
    examples: {
      'klondike stats': 'montrer vos statistiques',
      'klondike stats --export games.json': 'les enregistrer dans un fichier',
    },
    notes: [
      `Compte les parties en plein écran. Une partie compte dès votre premier coup. En commencer une autre avec
        les mêmes règles avant de la gagner compte comme une défaite. Une donne ne compte qu’une fois\u202f: perdue
        puis gagnée, c’est une victoire.`,
    ],
    statuses: {
      0: 'tout s’est bien passé',
      2: 'un fichier n’a pas pu être lu ou écrit, ou un argument contient une erreur',
    },
  },
  solve: {
    does: 'trouver les donnes gagnables et leur solution',
    options: {
      file: `résoudre aussi les donnes de ce fichier, un nom par ligne ou au format d’un autre solveur\u202f; - est
        l’entrée standard`,
      minimal: 'chercher la solution la plus courte',
      short: 'raccourcir la solution, au prix de quelques milliers de positions de plus par donne',
      visits: 'examiner au plus ce nombre de positions par donne',
      seconds: 'consacrer au plus ce nombre de secondes à chaque donne',
      memory: 'utiliser au plus ce nombre de mégaoctets par donne, 1024 par défaut',
      jobs: 'résoudre ce nombre de donnes à la fois, 256 au plus\u202f; par défaut, une par cœur du processeur',
      shard: 'ne résoudre que la part I sur N des donnes, par exemple 1/4',
      out: `écrire des lignes de JSON dans ce fichier\u202f; les donnes qu’il contient déjà ne sont pas résolues
        à nouveau`,
      json: 'afficher une ligne de JSON par donne',
      merge: `réunir les FICHIERS que les parts ont écrits\u202f; si vous nommez aussi les donnes, vérifier qu’il n’en
        manque aucune`,
      notation: `écrire les coups dans cette notation\u202f: klon (comme dans les scripts\u202f; par défaut), draws (Klondike-Solver) ou cards
        (KSolve)`,
      deals: `afficher les donnes sans les résoudre\u202f: name (nom), digits (Klondike-Solver, KSolve), pysol ou
        solvitaire`,
      ...RULES_OPTIONS,
    },
    values: {
      notation: { klon: 'comme dans les scripts', draws: 'Klondike-Solver', cards: 'KSolve' },
      deals: { digits: 'Klondike-Solver, KSolve' },
    },
    examples: {
      'klondike solve java:1': 'trouver une solution',
      'klondike solve 1..100 --draw 1': 'résoudre cent donnes, une carte à la fois',
      'klondike solve 1 --minimal': 'trouver la solution la plus courte',
      'klondike solve 1..1000 --out out.jsonl': 'enregistrer les résultats',
    },
    notes: [
      `Une DONNE est java:NOMBRE, dotnet:NOMBRE, un nombre, les 52 cartes d’un paquet, une disposition, ou
        une suite comme java:1..java:100. Les résultats suivent l’ordre des donnes.`,
    ],
    statuses: {
      0: 'toutes les donnes ont été essayées',
      2: `une donne, un fichier ou un argument contient une erreur\u202f; les autres donnes sont résolues malgré
        tout`,
      130: 'vous avez tapé Ctrl-C\u202f; avec --out, la même commande reprend le travail',
    },
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
    examples: {
      'klondike autoplay java:1..java:100': 'combien de parties les indices gagnent-ils\u202f?',
      'klondike autoplay 1..100 --draw 1': 'et en piochant une seule carte\u202f?',
    },
    notes: [
      'Une DONNE est le nom d’une donne, ou une suite comme java:1..java:100.',
      `Affiche une ligne par partie sur la sortie standard, dans l’ordre. La part de parties gagnées va sur la
        sortie d’erreur, avec son intervalle à 95 %.`,
    ],
    statuses: {
      0: 'toutes les parties ont été jouées',
      2: 'une donne ou un argument contient une erreur\u202f; les autres parties sont jouées malgré tout',
      130: 'vous avez tapé Ctrl-C',
    },
  },
  grade: {
    does: 'noter des gestionnaires, quel que soit le langage',
    options: {
      cmd: 'noter un programme qui parle le protocole de klondike-kit',
      rubric: `utiliser cette grille de notation\u202f: ulg (par défaut), ycp-text, ycp-selection,
        ycp-selection-milestone-1, ksu, ou un fichier avec la vôtre`,
      seed: 'jouer les parties de cette graine, 1 par défaut',
      seconds: 'accorder ce nombre de secondes à chaque remise, 60 par défaut',
      'event-seconds': 'accorder ce nombre de secondes à chaque événement, 1 par défaut',
      sandbox: `isoler les remises\u202f: required (obligatoire), auto (si bubblewrap est installé\u202f; par défaut) ou off
        (non)`,
      'run-as':
        'sans isolation, lancer les remises sous ce compte\u202f; exige root, incompatible avec --class',
      format: `écrire le rapport dans ce format\u202f: terminal (par défaut), markdown, html, junit, tap, ctrf, gradescope,
        prairielearn, github-classroom ou json\u202f; avec plusieurs formats, séparés par des virgules, nommez autant
        de fichiers`,
      json: 'comme --format json',
      out: 'écrire le rapport dans ce fichier\u202f; pour une classe, dans ce dossier',
      'fail-under': 'code de sortie 1 si une remise a moins de points',
      class: `noter chaque fichier et chaque dossier de ce dossier\u202f; --format en prend plusieurs, séparés par des
        virgules`,
      jobs: `noter ce nombre de remises d’une classe à la fois, 256 au plus\u202f; par défaut, une par cœur du
        processeur`,
      'print-rubric': 'afficher une grille complète, comme base pour la vôtre',
      gradescope: 'écrire un correcteur pour Gradescope avec ces options, en fichier .zip ou en dossier',
      'github-classroom': 'écrire un workflow pour GitHub Classroom avec ces options',
    },
    values: {
      sandbox: { auto: 'si bubblewrap est installé' },
    },
    examples: {
      'klondike grade my-handler.js': 'afficher un rapport',
      'klondike grade a.py --rubric ksu': 'utiliser la grille d’un autre cours',
      'klondike grade a.js --json --out a.json': 'écrire le rapport dans un fichier',
      'klondike grade --class work --out marks': 'noter un dossier de remises',
    },
    notes: [
      `Une REMISE est un module JavaScript ou TypeScript, un fichier Python, un jar, ou un dossier ou .zip
        qui contient un programme dans un de ces langages ou en Java. Les programmes Java utilisent la
        bibliothèque du cours.`,
      `Pour une classe, le dossier de --out reçoit un rapport par remise, gradebook.csv et index.html.`,
    ],
    statuses: {
      0: 'toutes les remises ont été notées, quels que soient leurs points',
      1: 'une remise a moins de points que --fail-under',
      2: `un argument contient une erreur, une remise ou le programme d’une commande est introuvable, ou Python,
        un JDK ou @swc/wasm (pour TypeScript) manque à cette machine\u202f; relancer une classe note le reste`,
      3: 'un rapport est incomplet, faute de temps ou parce qu’aucune partie n’a atteint une vérification',
      130: 'vous avez tapé Ctrl-C\u202f; pour une classe, la même commande reprend le travail',
    },
  },
  console: {
    does: 'jouer par numéros de piles, question par question',
    options: {
      deal: `commencer par cette donne\u202f: un nombre, java:NOMBRE, dotnet:NOMBRE, les 52 cartes d’un paquet ou
        une disposition\u202f; par défaut une donne au hasard, dont le nom va sur la sortie d’erreur`,
      rules: `suivre ces règles\u202f: ycp-text, celles de l’énoncé (par défaut), ou ycp-text-reference, celles du
        programme du cours, où l’appel qui retourne le talon pioche aussi une carte`,
    },
    values: {
      rules: { 'ycp-text': 'les règles de l’énoncé', 'ycp-text-reference': 'le programme du cours' },
    },
    examples: {
      'klondike console --deal 12345': 'jouer cette donne',
    },
    notes: [
      `Tapez m ou d, des numéros de piles et des rangs de cartes, séparés par des espaces. Tapez Ctrl-C ou Ctrl-D
        pour quitter. Les couleurs sont des lettres si votre système ne peut pas afficher leurs signes.`,
    ],
  },
  completion: {
    does: 'compléter les commandes dans bash, zsh ou fish',
    options: {},
    examples: {
      'source <(klondike completion bash)': 'à ajouter à ~/.bashrc',
      'source <(klondike completion zsh)': 'à ajouter à ~/.zshrc, après compinit',
      'klondike completion fish | source': 'à ajouter à ~/.config/fish/config.fish',
    },
    notes: ['Affiche un script que votre shell lit quand il démarre.'],
  },
  man: {
    does: 'afficher le manuel, en anglais',
    options: {},
    examples: {
      'klondike man | man -l -': 'le lire',
      'man klondike': 'le lire, si le paquet est installé avec --global',
    },
    notes: [],
  },
  analysis: {
    options: {
      analyse: 'chercher la meilleure fin de cette partie, ou de chaque partie d’une suite',
      positions: 'examiner au plus ce nombre de positions par partie, 200000 par défaut',
      jobs: 'traiter ce nombre de parties à la fois, 256 au plus\u202f; par défaut, une par cœur du processeur',
      json: 'afficher une ligne de JSON par partie',
    },
    notes: ['Une analyse affiche une ligne par partie sur la sortie standard, dans l’ordre.'],
    statuses: {
      130: 'vous avez tapé Ctrl-C pendant une analyse',
    },
  },
  handler: {
    options: HANDLER_OPTIONS,
    notes: [
      `Avec --handler ou --cmd, ce gestionnaire juge chaque coup. Il ne rétablit pas de coup, n’a pas
        d’indices et n’accepte une donne que s’il a nextDeal. Vous ne voyez pas ce qu’il affiche. S’il s’arrête
        ou se bloque, commencez une nouvelle partie pour le relancer\u202f; le code de sortie est alors 1.`,
    ],
  },
  play: {
    rules: (first, others) => `suivre ces règles\u202f: ${first} (par défaut), ${others.join(', ')}`,
    options: {
      winnable: 'commencer par une donne gagnable',
      difficulty:
        'choisir la difficulté de cette donne\u202f: easy (facile), medium (moyenne) ou hard (difficile)',
      daily: 'commencer par la donne du jour, la même pour tous\u202f; elle est gagnable',
      record: 'enregistrer les parties dans un nouveau script .klon',
      name: 'afficher ce nom dans «\u202fÀ propos\u202f»',
      ascii: 'afficher des lettres et des caractères simples au lieu des signes et des lignes',
      'four-color': 'afficher une teinte par couleur',
      frames: `en mode ligne, afficher chaque vue qui change (all, par défaut), ou aucune (none) avant que vous
        tapiez show`,
    },
    values: {
      frames: { all: 'chaque vue qui change', none: 'seulement quand vous tapez show' },
    },
    resumes: `Une partie en plein écran reprend là où vous l’avez laissée, sauf avec --record ou si vous choisissez une
        donne. klondike man dit où les parties sont enregistrées, et ce que vous pouvez régler.`,
    lines: `Ligne par ligne, une phrase décrit chaque événement ou dit pourquoi il est refusé. La vue suit si elle a
        changé. Les vues vont sur la sortie standard, tout le reste sur la sortie d’erreur.`,
    statuses: {
      0: 'tout s’est bien passé',
      1: 'une vérification dans vos commandes a échoué',
      2: 'un mot ou un argument contient une erreur, ou un fichier n’a pas pu être lu ou écrit',
    },
  },
};
