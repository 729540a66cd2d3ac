/** French texts for the help and the shell completions. */
import { COMMAND_FRENCH } from '../../strings/french.js';
import type { HelpStrings } from './english.js';

const HANDLER_OPTIONS = {
  handler:
    'jouer avec votre gestionnaire\u202f: un fichier ou un dossier en JavaScript, TypeScript, Python ou Java',
  cmd: 'jouer avec le gestionnaire lancé par cette commande, qui doit suivre le protocole',
  sandbox:
    'isoler ce gestionnaire\u202f: required (toujours), auto (si possible, par défaut) ou off (jamais)',
};

/** Options for the rules that the solver knows. */
const RULES_OPTIONS = {
  rules: 'jouer avec ces règles\u202f: ulg (par défaut), ycp-selection, ycp-text, ksu, ycp-text-reference',
  draw: 'piocher ce nombre de cartes à la fois, de 1 à 24',
  redeals: 'retourner le talon au plus ce nombre de fois, ou unlimited (sans limite)',
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
    about:
      'Jouer au Klondike et au solitaire Monte-Carlo, résoudre des donnes, noter des travaux d’étudiants.',
    help: 'afficher cette liste, ou l’aide d’une commande',
    version: 'afficher la version',
    more: 'Tapez «\u202fklondike help COMMANDE\u202f» pour voir les options d’une commande et des exemples.',
  },
  manual: {
    output: `Les vues, les analyses, le JSON et la console s’affichent sur la sortie standard, tout le reste sur la
      sortie d’erreur.`,
    statuses: {
      0: 'tout s’est bien passé',
      1: 'un script ne s’est pas déroulé comme prévu, ou un travail n’a pas assez de points',
      2: 'un argument ou un fichier contient une erreur, ou un fichier n’a pas pu être lu ou écrit',
      130: 'vous avez tapé Ctrl-C',
    },
  },
  serve: {
    does: 'jouer dans le navigateur',
    options: {
      port: 'écouter sur ce port, 0 pour un port libre quelconque\u202f; par défaut 5173 ou le premier port libre ensuite',
      host: 'écouter sur ce nom ou cette adresse, 127.0.0.1 par défaut\u202f; avec 0.0.0.0, la table est accessible depuis le réseau',
      'no-open': 'ne pas ouvrir le navigateur',
      ...HANDLER_OPTIONS,
    },
    examples: {
      'klondike serve': 'ouvrir la table dans votre navigateur',
      'klondike serve --port 8080 --no-open': 'servir la table sur le port 8080, sans ouvrir le navigateur',
      'klondike serve --handler my-handler.js': 'jouer avec votre gestionnaire',
    },
    notes: [
      `Affiche l’adresse de la table et, depuis un terminal sur un ordinateur de bureau, l’ouvre dans votre
        navigateur. Tapez Ctrl-C pour arrêter le serveur.`,
      `Avec --handler ou --cmd, chaque page a son propre processus, qui se termine quand on la ferme. Le
        serveur ne répond alors qu’à sa propre page.`,
    ],
    statuses: {
      0: 'vous avez arrêté le serveur',
      2: 'le serveur ne peut pas écouter à cette adresse, ou un argument contient une erreur',
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
      'klondike replay *.klon --frames none': 'vérifier les scripts sans afficher la table',
      'klondike replay - < game.klon': 'lire un script sur l’entrée standard',
    },
    notes: [
      'Les vues et le JSON s’affichent sur la sortie standard, tout le reste sur la sortie d’erreur.',
      `Avec --handler ou --cmd, chaque script a son propre processus. [Seed "17"] dans un script fixe la
        graine du gestionnaire, 1 par défaut. Un événement qui ne change rien compte comme refusé.
        [Deal "..."] n’est possible que si le gestionnaire a nextDeal. Si le script vient de klondike grade, avec
        un [Check "..."], le correcteur juge aussi ses événements.`,
    ],
    statuses: {
      0: 'chaque script s’est déroulé comme prévu',
      1: 'un script ne s’est pas déroulé comme prévu',
      2: 'un script est illisible ou ne contient aucun événement\u202f; les autres sont joués malgré tout',
    },
  },
  stats: {
    does: 'voir vos victoires, vos records et vos objectifs',
    options: {
      json: 'afficher une ligne de JSON par jeu de règles',
      export:
        'enregistrer toutes les parties finies dans un nouveau fichier JSON, ou - pour la sortie standard',
      import: 'ajouter les parties d’un export, même s’il vient de la page web',
      reset: 'repartir de zéro',
      'bring-back': 'annuler le dernier --reset',
    },
    examples: {
      'klondike stats': 'voir vos statistiques',
      'klondike stats --export games.json': 'les enregistrer dans un fichier',
    },
    notes: [
      `Seules les parties en plein écran comptent, dès votre premier coup. Si vous en commencez une autre avec
        les mêmes règles avant de gagner, c’est une défaite. Une donne ne compte qu’une fois\u202f: perdue puis
        gagnée, c’est une victoire.`,
    ],
    statuses: {
      0: 'tout s’est bien passé',
      2: 'un fichier n’a pas pu être lu ou écrit, ou un argument contient une erreur',
    },
  },
  solve: {
    does: 'trouver les donnes gagnables et leur solution',
    options: {
      file: `résoudre aussi les donnes de ce fichier, un nom par ligne ou au format d’un autre solveur\u202f; - pour
        l’entrée standard`,
      minimal: 'chercher la solution la plus courte',
      short: 'raccourcir la solution, en examinant quelques milliers de positions de plus par donne',
      visits: 'examiner au plus ce nombre de positions par donne',
      seconds: 'consacrer au plus ce nombre de secondes à chaque donne',
      memory: 'utiliser au plus ce nombre de mégaoctets par donne, 1024 par défaut',
      jobs: 'résoudre ce nombre de donnes à la fois, 256 au plus\u202f; par défaut, autant que de cœurs dans le processeur',
      shard: 'partager les donnes en N parts et ne résoudre que la part I, par exemple 1/4',
      out: `écrire les résultats dans ce fichier, une ligne de JSON par donne\u202f; les donnes qui s’y trouvent déjà ne sont
        pas résolues à nouveau`,
      json: 'afficher une ligne de JSON par donne',
      merge: `fusionner les FICHIERS obtenus avec --shard\u202f; si vous indiquez aussi les donnes, vérifier qu’il n’en
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
      `Une DONNE est java:NOMBRE, dotnet:NOMBRE, un nombre, la liste des 52 cartes, une disposition, ou
        une suite comme java:1..java:100. Les résultats suivent l’ordre des donnes.`,
    ],
    statuses: {
      0: 'toutes les donnes ont été examinées',
      2: `une donne, un fichier ou un argument contient une erreur\u202f; les autres donnes sont résolues malgré
        tout`,
      130: 'vous avez tapé Ctrl-C\u202f; avec --out, relancez la même commande pour reprendre',
    },
  },
  autoplay: {
    does: 'jouer en suivant les indices et compter les victoires',
    options: {
      blind: 'calculer les indices sans regarder les cartes cachées (par défaut)',
      samples: 'nombre maximal de répartitions des cartes cachées à simuler pour chaque indice, de 1 à 10000',
      jobs: 'nombre de parties à jouer à la fois, 256 au plus\u202f; par défaut, autant que de cœurs dans le processeur',
      json: 'afficher une ligne de JSON par partie',
      ...RULES_OPTIONS,
    },
    examples: {
      'klondike autoplay java:1..java:100': 'combien de parties gagne-t-on en suivant les indices\u202f?',
      'klondike autoplay 1..100 --draw 1': 'et en piochant une seule carte\u202f?',
    },
    notes: [
      'Une DONNE est le nom d’une donne, ou une suite comme java:1..java:100.',
      `Affiche une ligne par partie sur la sortie standard, dans l’ordre. Le pourcentage de victoires et son
        intervalle à 95\u202f% s’affichent sur la sortie d’erreur.`,
    ],
    statuses: {
      0: 'toutes les parties ont été jouées',
      2: 'une donne ou un argument contient une erreur\u202f; les autres parties sont jouées malgré tout',
      130: 'vous avez tapé Ctrl-C',
    },
  },
  grade: {
    does: 'noter des gestionnaires, quel que soit leur langage',
    options: {
      cmd: 'noter le programme lancé par cette commande, qui doit suivre le protocole de klondike-kit',
      rubric: `utiliser ce barème\u202f: ulg (par défaut), ycp-text, ycp-selection,
        ycp-selection-milestone-1, ksu, ou un fichier contenant le vôtre`,
      seed: 'jouer les parties tirées de cette graine, 1 par défaut',
      seconds: 'accorder ce nombre de secondes à chaque travail, 60 par défaut',
      'event-seconds': 'délai accordé à chaque événement, en secondes, 1 par défaut',
      sandbox: `isoler les travaux\u202f: required (toujours), auto (si bubblewrap est installé\u202f; par défaut) ou off
        (jamais)`,
      'run-as':
        'sans isolation, lancer les travaux sous ce compte\u202f; il faut être root, et --class est exclu',
      format: `écrire le rapport dans ce format\u202f: terminal (par défaut), markdown, html, junit, tap, ctrf, gradescope,
        prairielearn, github-classroom ou json\u202f; pour plusieurs formats, séparés par des virgules, indiquez autant
        de fichiers`,
      json: 'comme --format json',
      out: 'écrire le rapport dans ce fichier\u202f; pour une classe, dans ce dossier',
      'fail-under': 'sortir avec le code 1 si un travail a moins de points',
      class: `noter chaque fichier et chaque sous-dossier de ce dossier\u202f; --format accepte alors plusieurs formats,
        séparés par des virgules`,
      jobs: `noter ce nombre de travaux d’une classe à la fois, 256 au plus\u202f; par défaut, autant que de
        cœurs dans le processeur`,
      'print-rubric': 'afficher un barème complet, comme point de départ pour le vôtre',
      gradescope:
        'créer un correcteur pour Gradescope avec ces options, sous forme de fichier .zip ou de dossier',
      'github-classroom': 'créer un workflow pour GitHub Classroom avec ces options',
    },
    values: {
      sandbox: { auto: 'si bubblewrap est installé' },
    },
    examples: {
      'klondike grade my-handler.js': 'afficher un rapport',
      'klondike grade a.py --rubric ksu': 'utiliser le barème d’un autre cours',
      'klondike grade a.js --json --out a.json': 'écrire le rapport dans un fichier',
      'klondike grade --class work --out marks': 'noter tous les travaux d’un dossier',
    },
    notes: [
      `Un TRAVAIL est un module JavaScript ou TypeScript, un fichier Python, un jar, ou bien un dossier ou un
        .zip qui contient un programme en Java ou dans l’un de ces langages. Les programmes Java utilisent la
        bibliothèque du cours.`,
      `Pour une classe, vous trouverez dans le dossier de --out un rapport par travail, gradebook.csv et
        index.html.`,
    ],
    statuses: {
      0: 'tous les travaux ont été notés, quels que soient leurs points',
      1: 'un travail a moins de points que --fail-under',
      2: `un argument contient une erreur, un travail ou le programme d’une commande est introuvable, ou Python,
        un JDK ou @swc/wasm (pour TypeScript) n’est pas installé\u202f; pour une classe, relancez la même commande
        pour noter le reste`,
      3: 'un rapport est incomplet, par manque de temps ou parce qu’une vérification n’a pu se faire dans aucune partie',
      130: 'vous avez tapé Ctrl-C\u202f; pour une classe, relancez la même commande pour reprendre',
    },
  },
  console: {
    does: 'jouer en tapant les numéros des piles',
    options: {
      deal: `commencer par cette donne\u202f: un nombre, java:NOMBRE, dotnet:NOMBRE, la liste des 52 cartes ou
        une disposition\u202f; par défaut une donne au hasard, dont le nom s’affiche sur la sortie d’erreur`,
      rules: `jouer avec ces règles\u202f: ycp-text, celles de l’énoncé (par défaut), ou ycp-text-reference, celles du
        programme du cours, où retourner le talon fait aussi piocher une carte`,
    },
    values: {
      rules: { 'ycp-text': 'les règles de l’énoncé', 'ycp-text-reference': 'le programme du cours' },
    },
    examples: {
      'klondike console --deal 12345': 'jouer cette donne',
    },
    notes: [
      `Tapez m ou d, des numéros de piles et des rangs de cartes, séparés par des espaces. Tapez Ctrl-C ou Ctrl-D
        pour quitter. Les couleurs s’affichent en lettres si votre système n’a pas leurs symboles.`,
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
    notes: ['Affiche un script que votre shell lira au démarrage.'],
  },
  man: {
    does: 'afficher le manuel, en anglais',
    options: {},
    examples: {
      'klondike man | man -l -': 'le lire',
      'man klondike': 'le lire, si klondike-kit est installé avec --global',
    },
    notes: [],
  },
  analysis: {
    options: {
      analyse: 'chercher la meilleure fin possible de cette partie, ou de chaque partie d’une suite',
      positions: 'examiner au plus ce nombre de positions par partie, 200000 par défaut',
      jobs: 'analyser ce nombre de parties à la fois, 256 au plus\u202f; par défaut, autant que de cœurs dans le processeur',
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
      `Avec --handler ou --cmd, ce gestionnaire juge chaque coup. On ne peut alors ni rétablir un coup ni demander
        un indice, et choisir une donne n’est possible qu’avec nextDeal. Vous ne voyez pas ce qu’il affiche. S’il
        s’arrête ou se bloque, commencez une nouvelle partie pour le relancer\u202f; le code de sortie est alors 1.`,
    ],
  },
  play: {
    rules: (first, others) => `jouer avec ces règles\u202f: ${first} (par défaut), ${others.join(', ')}`,
    options: {
      winnable: 'commencer par une donne gagnable',
      difficulty:
        'choisir la difficulté de cette donne\u202f: easy (facile), medium (moyenne) ou hard (difficile)',
      daily: 'commencer par la donne du jour, la même pour tous et toujours gagnable',
      record: 'enregistrer les parties dans un nouveau script .klon',
      name: 'afficher ce nom dans «\u202fÀ propos\u202f»',
      ascii: 'afficher des lettres et des caractères simples au lieu des symboles et des traits',
      'four-color': 'afficher chaque enseigne dans sa propre couleur',
      frames: `en mode ligne, afficher chaque vue qui change (all, par défaut), ou seulement quand vous tapez
        show (none)`,
    },
    values: {
      frames: { all: 'chaque vue qui change', none: 'seulement quand vous tapez show' },
    },
    resumes: `Une partie en plein écran reprend là où vous l’avez laissée, sauf avec --record ou si vous choisissez une
        donne. Pour savoir où les parties sont enregistrées et ce que vous pouvez régler, tapez klondike man.`,
    lines: `Ligne par ligne, une phrase décrit chaque événement ou explique pourquoi il est refusé. Si la vue a changé,
        elle s’affiche ensuite. Les vues vont sur la sortie standard, tout le reste sur la sortie d’erreur.`,
    statuses: {
      0: 'tout s’est bien passé',
      1: 'une vérification dans vos commandes a échoué',
      2: 'une commande ou un argument contient une erreur, ou un fichier n’a pas pu être lu ou écrit',
    },
  },
};
