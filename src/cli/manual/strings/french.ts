/** French texts for the help and the shell completions. */
import { COMMAND_FRENCH } from '../../strings/french.js';
import type { HelpStrings } from './english.js';

const HANDLER_OPTIONS = {
  handler:
    'jouer avec votre gestionnaire\u202f: un fichier ou un dossier de code JavaScript, TypeScript, Python ou Java',
  cmd: 'jouer avec le gestionnaire que lance cette commande\u202f; il doit respecter le protocole',
  sandbox:
    'isoler ce gestionnaire\u202f: required (toujours), auto (si possible, par défaut) ou off (jamais)',
};

/** Options for the rules that the solver knows. */
const RULES_OPTIONS = {
  rules: 'jouer avec ces règles\u202f: ulg (par défaut), ycp-selection, ycp-text, ksu, ycp-text-reference',
  draw: 'nombre de cartes à piocher à la fois, de 1 à 24',
  redeals: 'nombre maximal de retournements du talon, ou unlimited (sans limite)',
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
      'Jouer au Klondike et au solitaire Monte-Carlo, résoudre des donnes et noter des travaux d’étudiants.',
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
      130: 'vous avez appuyé sur Ctrl-C',
    },
  },
  serve: {
    does: 'jouer dans le navigateur',
    options: {
      port: 'port d’écoute, ou 0 pour n’importe quel port libre\u202f; par défaut, 5173 ou le premier port libre qui suit',
      host: 'nom d’hôte ou adresse d’écoute, 127.0.0.1 par défaut\u202f; avec 0.0.0.0, la table est accessible depuis le réseau',
      'no-open': 'ne pas ouvrir le navigateur',
      origin:
        'accepter aussi les WebSockets des pages de cette autre origine, par exemple https://example.org',
      ...HANDLER_OPTIONS,
    },
    examples: {
      'klondike serve': 'ouvrir la table dans votre navigateur',
      'klondike serve --port 8080 --no-open':
        'rendre la table accessible sur le port 8080, sans ouvrir le navigateur',
      'klondike serve --handler my-handler.js': 'jouer avec votre gestionnaire',
    },
    notes: [
      `Cette commande affiche l’adresse de la table. Depuis un terminal ouvert dans un environnement de bureau, elle
        l’ouvre aussi dans votre navigateur. Appuyez sur Ctrl-C pour arrêter le serveur.`,
      `Avec --handler ou --cmd, chaque page a son propre processus, qui se termine quand vous la
        fermez. Le serveur ne répond alors qu’à sa propre page.`,
      `Sans ces options, d’autres programmes et les pages du serveur peuvent jouer par WebSocket à l’adresse /handler, avec
        les messages de klondike handler. Une page d’un autre site ne le peut que si --origin la nomme.`,
    ],
    statuses: {
      0: 'vous avez arrêté le serveur',
      2: 'le serveur ne peut pas écouter sur cette adresse, ou un argument contient une erreur',
    },
  },
  replay: {
    does: 'rejouer des scripts .klon',
    options: {
      frames: `vues à afficher\u202f: une après chaque événement (all, par défaut), seulement la dernière (last) ou
        aucune (none)`,
      json: 'afficher une ligne de JSON par vue et par script',
      ...HANDLER_OPTIONS,
    },
    values: {
      frames: { all: 'une vue après chaque événement' },
    },
    examples: {
      'klondike replay game.klon': 'afficher la table après chaque événement',
      'klondike replay *.klon --frames none': 'vérifier les scripts sans afficher la table',
      'klondike replay - < game.klon': 'lire un script sur l’entrée standard',
    },
    notes: [
      'Les vues et le JSON s’affichent sur la sortie standard, tout le reste sur la sortie d’erreur.',
      `Avec --handler ou --cmd, chaque script a son propre processus. [Seed "17"] dans un script fixe la
        graine du gestionnaire, 1 par défaut. Un événement qui ne change rien est considéré comme
        refusé. [Deal "..."] n’est possible que si le gestionnaire possède la méthode nextDeal. Si klondike grade a
        écrit le script et que celui-ci contient [Check "..."], le correcteur juge aussi ses événements.`,
    ],
    statuses: {
      0: 'chaque script s’est déroulé comme prévu',
      1: 'un script ne s’est pas déroulé comme prévu',
      2: 'un script est illisible ou ne contient aucun événement\u202f; les autres sont joués malgré tout',
    },
  },
  daily: {
    does: 'jouer les donnes du jour',
    options: {
      day: 'jouer la donne de ce jour, que vous avez manqué',
      month: 'afficher ce mois',
      json: 'afficher le mois en une ligne de JSON',
      ascii: 'afficher des lettres et des caractères simples au lieu des symboles et des traits',
      'four-color': 'afficher chaque enseigne dans sa propre couleur',
    },
    examples: {
      'klondike daily': 'voir votre série et le calendrier',
      'klondike daily hard': 'jouer la donne difficile d’aujourd’hui',
      'klondike daily easy --day 2026-11-25': 'rattraper un jour manqué',
    },
    notes: [
      `NIVEAU est easy (facile), medium (moyenne) ou hard (difficile). Chaque jour, tout le monde reçoit les trois
        mêmes donnes, toutes gagnables. Sans NIVEAU, klondike daily affiche votre série, la médaille du mois et le
        calendrier.`,
      `Gagnez une donne le jour même, selon votre horloge, pour prolonger votre série. Les jours joués plus tard comptent
        pour la médaille\u202f: bronze pour 10 jours dans le mois, argent pour 20, or pour tous. Seules les parties en
        plein écran comptent.`,
    ],
    statuses: {
      0: 'tout s’est bien passé',
      2: 'un fichier n’a pas pu être lu ou écrit, ou un argument contient une erreur',
    },
  },
  stats: {
    does: 'voir vos victoires, vos records et vos objectifs',
    options: {
      json: 'afficher une ligne de JSON par jeu de règles',
      export:
        'enregistrer toutes les parties terminées dans un nouveau fichier JSON\u202f; - désigne la sortie standard',
      import: 'ajouter les parties d’un export, même s’il vient de la page web',
      reset: 'remettre les statistiques à zéro',
      'bring-back': 'annuler le dernier --reset',
    },
    examples: {
      'klondike stats': 'voir vos statistiques',
      'klondike stats --export games.json': 'enregistrer vos statistiques dans un fichier',
    },
    notes: [
      `Seules les parties en plein écran comptent, et ce dès votre premier coup. Si vous commencez une autre partie
        avec les mêmes règles avant d’avoir terminé la première, celle-ci compte comme une défaite. Une donne ne
        compte qu’une fois\u202f: si vous la perdez, puis la gagnez plus tard, c’est une victoire.`,
    ],
    statuses: {
      0: 'tout s’est bien passé',
      2: 'un fichier n’a pas pu être lu ou écrit, ou un argument contient une erreur',
    },
  },
  solve: {
    does: 'trouver les donnes gagnables et leur solution',
    options: {
      file: `résoudre aussi les donnes de ce fichier, qui contient un nom par ligne ou suit le format d’un autre
        solveur\u202f; - désigne l’entrée standard`,
      minimal: 'chercher la solution la plus courte',
      short: 'raccourcir la solution, en examinant quelques milliers de positions supplémentaires par donne',
      samples: 'nombre maximal de répartitions au hasard des cartes jamais vues, 30 par défaut',
      visits: 'nombre maximal de positions à examiner par donne',
      seconds: 'nombre maximal de secondes à consacrer à chaque donne',
      memory: 'nombre maximal de mégaoctets à utiliser par donne, 1024 par défaut',
      jobs: 'nombre de donnes à résoudre en même temps, 256 au plus\u202f; par défaut, une par cœur du processeur',
      shard: 'diviser les donnes en N parts et ne résoudre que la part I, par exemple 1/4',
      out: `écrire les résultats dans ce fichier, à raison d’une ligne de JSON par donne\u202f; les donnes qui y figurent
        déjà ne sont pas résolues à nouveau`,
      json: 'afficher une ligne de JSON par donne',
      merge: `fusionner les FICHIERS obtenus avec --shard\u202f; si vous indiquez aussi les donnes, vérifier qu’il n’en
        manque aucune`,
      notation: `écrire les coups dans cette notation\u202f: klon (celle des scripts, par défaut), draws (Klondike-Solver) ou
        cards (KSolve)`,
      deals: `afficher les donnes dans ce format, sans les résoudre\u202f: name (leur nom), digits (Klondike-Solver,
        KSolve), pysol ou solvitaire`,
      ...RULES_OPTIONS,
    },
    values: {
      notation: { klon: 'notation des scripts', draws: 'Klondike-Solver', cards: 'KSolve' },
      deals: { digits: 'Klondike-Solver, KSolve' },
    },
    examples: {
      'klondike solve java:1': 'trouver une solution',
      'klondike solve 1..100 --draw 1': 'résoudre cent donnes en piochant une carte à la fois',
      'klondike solve 1 --minimal': 'trouver la solution la plus courte',
      'klondike solve 1..1000 --out out.jsonl': 'enregistrer les résultats au fur et à mesure',
    },
    notes: [
      `Une DONNE peut être java:NOMBRE (ou dotnet, kpat, pysol, greenfelt), un nombre, la liste des 52 cartes, une
        disposition ou une suite de donnes comme java:1..java:100. Les résultats suivent l’ordre des donnes.`,
      `Dans une disposition, ?? est une carte que vous n’avez jamais vue, et ??*6 en représente six, comme dans
        'stock: ??*24; t1: 7d; t2: ?? | 9d; ...'. La commande répartit ces cartes au hasard plusieurs fois et
        indique combien de fois on peut gagner. Elle propose aussi un coup.`,
    ],
    statuses: {
      0: 'toutes les donnes ont été examinées',
      2: `une donne, un fichier ou un argument contient une erreur\u202f; les autres donnes sont résolues malgré
        tout`,
      130: 'vous avez appuyé sur Ctrl-C\u202f; avec --out, relancez la même commande pour reprendre',
    },
  },
  autoplay: {
    does: 'jouer en suivant les indices et compter les victoires',
    options: {
      blind: 'calculer les indices sans regarder les cartes cachées (par défaut)',
      samples: 'nombre maximal de répartitions des cartes cachées à simuler pour chaque indice, de 1 à 10000',
      jobs: 'nombre de parties à jouer en même temps, 256 au plus\u202f; par défaut, une par cœur du processeur',
      json: 'afficher une ligne de JSON par partie',
      ...RULES_OPTIONS,
    },
    examples: {
      'klondike autoplay java:1..java:100': 'combien de parties gagne-t-on en suivant les indices\u202f?',
      'klondike autoplay 1..100 --draw 1':
        'combien en gagne-t-on en piochant une seule carte à la fois\u202f?',
    },
    notes: [
      'Une DONNE peut être le nom d’une donne ou une suite de donnes comme java:1..java:100.',
      `Cette commande affiche une ligne par partie sur la sortie standard, dans l’ordre des donnes. Le pourcentage
        de victoires et son intervalle de confiance à 95\u202f% s’affichent sur la sortie d’erreur.`,
    ],
    statuses: {
      0: 'toutes les parties ont été jouées',
      2: 'une donne ou un argument contient une erreur\u202f; les autres parties sont jouées malgré tout',
      130: 'vous avez appuyé sur Ctrl-C',
    },
  },
  grade: {
    does: 'noter des gestionnaires, quel que soit leur langage',
    options: {
      cmd: 'noter le programme que lance cette commande\u202f; il doit respecter le protocole de klondike-kit',
      rubric: `utiliser ce barème\u202f: ulg (par défaut), ycp-text, ycp-selection,
        ycp-selection-milestone-1, ksu, ou un fichier contenant le vôtre`,
      seed: 'tirer les parties au hasard à partir de cette graine, 1 par défaut',
      seconds: 'temps accordé à chaque travail, en secondes, 60 par défaut',
      'event-seconds': 'temps accordé à chaque événement, en secondes, 1 par défaut',
      sandbox: `isoler les travaux\u202f: required (toujours), auto (si bubblewrap est installé\u202f; par défaut) ou off
        (jamais)`,
      'run-as':
        'sans isolation, lancer les travaux sous ce compte\u202f; il faut être root et ne pas utiliser --class',
      format: `écrire le rapport dans ce format\u202f: terminal (par défaut), markdown, html, junit, tap, ctrf, gradescope,
        prairielearn, github-classroom ou json\u202f; si vous donnez plusieurs formats, séparés par des virgules,
        indiquez autant de fichiers`,
      json: 'comme --format json',
      out: 'écrire le rapport dans ce fichier\u202f; pour une classe, dans ce dossier',
      'fail-under': 'se terminer avec le code 1 si un travail obtient moins de N points',
      class: `noter chaque fichier et chaque sous-dossier de ce dossier\u202f; --format accepte alors plusieurs formats,
        séparés par des virgules`,
      jobs: `nombre de travaux d’une classe à noter en même temps, 256 au plus\u202f; par défaut, un par cœur du
        processeur`,
      'print-rubric': 'afficher un barème complet, qui peut servir de point de départ au vôtre',
      gradescope:
        'créer un correcteur pour Gradescope qui utilise ces options, sous forme de fichier .zip ou de dossier',
      'github-classroom': 'créer un workflow pour GitHub Classroom qui utilise ces options',
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
      `Un TRAVAIL est un module JavaScript ou TypeScript, un fichier Python, un fichier .jar, ou bien un dossier ou
        un fichier .zip contenant un programme en Java ou dans l’un de ces langages. Les programmes Java utilisent
        la bibliothèque du cours.`,
      `Pour une classe, le dossier de --out reçoit un rapport par travail, ainsi que gradebook.csv et
        index.html.`,
    ],
    statuses: {
      0: 'tous les travaux ont été notés, quelle que soit leur note',
      1: 'un travail a obtenu moins de points que le minimum fixé par --fail-under',
      2: `un argument contient une erreur, un travail ou le programme d’une commande est introuvable, ou Python,
        un JDK ou @swc/wasm (pour TypeScript) n’est pas installé\u202f; pour une classe, relancez la même commande
        pour noter les travaux restants`,
      3: 'un rapport est incomplet, faute de temps ou parce qu’une vérification n’a été possible dans aucune partie',
      130: 'vous avez appuyé sur Ctrl-C\u202f; pour une classe, relancez la même commande pour reprendre',
    },
  },
  kitHandler: {
    does: 'lancer notre gestionnaire pour un autre programme',
    options: {
      deal: 'commencer par cette donne, par exemple java:12345, comme dans klondike play\u202f; par défaut, une donne au hasard',
      ...RULES_OPTIONS,
      name: 'afficher ce nom dans la fenêtre À propos',
    },
    examples: {
      'klondike handler --deal java:11 < requests.jsonl': 'répondre aux requêtes de ce fichier',
      'klondike play --cmd "klondike handler"': 'jouer avec ce gestionnaire dans le terminal',
    },
    notes: [
      `Le programme de votre vue lance cette commande, écrit les événements du joueur sur son entrée standard et lit les
        appels à la vue sur sa sortie standard. Chaque ligne est un message en JSON. La page «\u202fA view in another
        language\u202f» de la documentation décrit les messages, ainsi que les classes pour Java, Python et JavaScript
        qui les envoient.`,
      'La commande s’arrête à la fin de son entrée.',
    ],
  },
  console: {
    does: 'jouer en tapant les numéros des piles',
    options: {
      deal: `commencer par cette donne\u202f: un nombre, java:NOMBRE (ou dotnet, kpat, pysol, greenfelt), la liste des 52 cartes ou
        une disposition\u202f; par défaut, une donne tirée au hasard, dont le nom s’affiche sur la sortie d’erreur`,
      rules: `jouer avec ces règles\u202f: ycp-text, celles de l’énoncé (par défaut), ou ycp-text-reference, celles du
        programme du cours, dans lequel retourner le talon fait aussi piocher une carte`,
    },
    values: {
      rules: { 'ycp-text': 'les règles de l’énoncé', 'ycp-text-reference': 'le programme du cours' },
    },
    examples: {
      'klondike console --deal 12345': 'jouer cette donne',
    },
    notes: [
      `Tapez m ou d, puis les numéros des piles et la position des cartes, séparés par des espaces. Appuyez sur Ctrl-C
        ou Ctrl-D pour quitter. Des lettres remplacent pique, cœur, carreau et trèfle si votre système ne peut pas
        afficher leurs symboles.`,
    ],
  },
  completion: {
    does: 'compléter les commandes dans bash, zsh ou fish',
    options: {},
    examples: {
      'source <(klondike completion bash)': 'ajouter cette ligne à ~/.bashrc',
      'source <(klondike completion zsh)': 'ajouter cette ligne à ~/.zshrc, après compinit',
      'klondike completion fish | source': 'ajouter cette ligne à ~/.config/fish/config.fish',
    },
    notes: ['Cette commande affiche un script que votre shell lira à son démarrage.'],
  },
  man: {
    does: 'afficher le manuel, en anglais',
    options: {},
    examples: {
      'klondike man | man -l -': 'lire le manuel',
      'man klondike': 'lire le manuel, si klondike-kit est installé avec --global',
    },
    notes: [],
  },
  analysis: {
    options: {
      analyse: 'chercher la meilleure fin possible de cette partie, ou de chaque partie d’une suite',
      positions: 'nombre maximal de positions à examiner par partie, 200000 par défaut',
      jobs: 'nombre de parties à analyser en même temps, 256 au plus\u202f; par défaut, une par cœur du processeur',
      json: 'afficher une ligne de JSON par partie',
    },
    notes: ['Une analyse affiche une ligne par partie sur la sortie standard, dans l’ordre.'],
    statuses: {
      130: 'vous avez appuyé sur Ctrl-C pendant une analyse',
    },
  },
  handler: {
    options: HANDLER_OPTIONS,
    notes: [
      `Avec --handler ou --cmd, votre gestionnaire juge chaque coup. Vous ne pouvez alors ni rétablir un coup ni
        demander un indice, et vous ne pouvez choisir une donne que s’il possède la méthode nextDeal. Vous ne voyez
        pas ce qu’il affiche. S’il s’arrête ou se bloque, commencez une nouvelle partie pour le relancer\u202f; le code de sortie
        est alors 1.`,
    ],
  },
  play: {
    rules: (first, others) => `jouer avec ces règles\u202f: ${first} (par défaut), ${others.join(', ')}`,
    options: {
      winnable: 'commencer par une donne gagnable',
      difficulty:
        'choisir la difficulté de cette donne\u202f: easy (facile), medium (moyenne) ou hard (difficile)',
      record: 'enregistrer les parties dans un nouveau script .klon',
      name: 'afficher ce nom dans «\u202fÀ propos\u202f»',
      ascii: 'afficher des lettres et des caractères simples à la place des symboles et des traits',
      'four-color': 'afficher chaque enseigne dans sa propre couleur',
      frames: `en mode ligne, afficher la vue chaque fois qu’elle change (all, par défaut) ou seulement quand vous
        tapez show (none)`,
    },
    values: {
      frames: { all: 'chaque fois que la vue change', none: 'seulement quand vous tapez show' },
    },
    resumes: `Une partie en plein écran reprend là où vous l’avez laissée, sauf avec --record ou si vous choisissez une
        donne. Pour savoir où les parties sont enregistrées et ce que vous pouvez régler, tapez klondike man.`,
    lines: `En mode ligne, une phrase décrit chaque événement ou explique pourquoi il est refusé. Si la vue a changé,
        elle s’affiche ensuite. Les vues s’affichent sur la sortie standard, tout le reste sur la sortie d’erreur.`,
    statuses: {
      0: 'tout s’est bien passé',
      1: 'l’une des vérifications de vos commandes a échoué',
      2: 'une commande ou un argument contient une erreur, ou un fichier n’a pas pu être lu ou écrit',
    },
  },
};
