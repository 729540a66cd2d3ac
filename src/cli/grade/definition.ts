/** The words of `klondike grade`. */
import { command } from '../command.js';
import type { EachLanguage } from '../../core/strings/language.js';

const GRADE_NOTES: readonly EachLanguage[] = [
  {
    en: `A SUBMISSION is a JavaScript or TypeScript module, a Python file, a jar, or a folder or .zip that
      contains a program in one of these languages or in Java. Java programs use the library of the course.`,
    fr: `Une REMISE est un module JavaScript ou TypeScript, un fichier Python, un jar, ou un dossier ou .zip qui
      contient un programme dans un de ces langages ou en Java. Les programmes Java utilisent la bibliothèque du
      cours.`,
  },
  {
    en: `Exit status: 0 if everything was graded, whatever the points. 1 if a submission has fewer points than
      --fail-under. 2 if the grader cannot understand the command, cannot find a submission or the program of
      a command, or needs Python, a JDK or @swc/wasm (for TypeScript) that this machine lacks. 3 if a report is incomplete, because time
      ran out or no game reached a check. If several apply, 2 comes before 3, and 3 before 1. The other
      submissions are still graded.`,
    fr: `Code de sortie\u202f: 0 si tout a été noté, quels que soient les points. 1 si une remise a moins de points que
      --fail-under. 2 si le correcteur ne comprend pas la commande, ne trouve pas une remise ou le programme d’une
      commande, ou demande Python, un JDK ou @swc/wasm (pour TypeScript) qui manque à cette machine. 3 si un rapport est incomplet, faute de temps
      ou parce qu’aucune partie n’a atteint une vérification. Si plusieurs codes conviennent, 2 passe avant 3, et 3 avant 1.
      Les autres remises sont notées malgré tout.`,
  },
  {
    en: `For a class, the grader writes a folder with a report for each submission, gradebook.csv and
      index.html. Ctrl-C stops grading with status 130; the same command resumes it. If some submissions need
      Python, a JDK or @swc/wasm that this machine lacks, the last lines name them and the status is 2. A later run
      grades them.`,
    fr: `Pour une classe, le correcteur écrit un dossier avec un rapport par remise, gradebook.csv et index.html.
      Ctrl-C arrête avec le code 130\u202f; la même commande reprend. Si des remises demandent Python, un JDK ou @swc/wasm qui
      manque à cette machine, les dernières lignes les nomment et le code est 2. Un autre lancement les note.`,
  },
];

const PRESETS = ['ulg', 'ycp-text', 'ycp-selection', 'ycp-selection-milestone-1', 'ksu'];

const FORMATS = [
  'terminal',
  'markdown',
  'html',
  'junit',
  'tap',
  'ctrf',
  'gradescope',
  'prairielearn',
  'github-classroom',
  'json',
];

export const GRADE = command({
  name: 'grade',
  call: 'klondike grade SUBMISSION... [options]',
  does: {
    en: 'grade handlers, in any language',
    fr: 'noter des gestionnaires, quel que soit le langage',
  },
  options: {
    cmd: {
      takes: 'COMMAND',
      example: '"./my-handler"',
      text: {
        en: 'grade a program that speaks the protocol of klondike-kit',
        fr: 'noter un programme qui parle le protocole de klondike-kit',
      },
    },
    rubric: {
      takes: 'NAME|FILE',
      text: {
        en: `the rubric: ulg (the default), ycp-text, ycp-selection, ycp-selection-milestone-1, ksu, or a file with a
          rubric of your own`,
        fr: `la grille de notation\u202f: ulg (par défaut), ycp-text, ycp-selection, ycp-selection-milestone-1, ksu, ou un
          fichier avec votre propre grille`,
      },
      values: PRESETS,
    },
    seed: {
      takes: 'N',
      example: '2',
      text: {
        en: 'play the games of this seed, 1 by default',
        fr: 'jouer les parties de cette graine, 1 par défaut',
      },
    },
    seconds: {
      takes: 'S',
      example: '120',
      text: {
        en: 'how many seconds a submission may take, 60 by default',
        fr: 'le temps accordé à chaque remise, en secondes\u202f; 60 par défaut',
      },
    },
    'event-seconds': {
      takes: 'N',
      example: '2',
      text: {
        en: 'how many seconds one event may take, 1 by default',
        fr: 'le temps accordé à chaque événement, en secondes\u202f; 1 par défaut',
      },
    },
    sandbox: {
      takes: 'MODE',
      text: {
        en: 'isolate submissions: required, auto (where bubblewrap is installed; the default) or off',
        fr: 'isoler les remises\u202f: required (obligatoire), auto (là où bubblewrap est installé\u202f; par défaut) ou off (non)',
      },
      values: ['required', 'auto', 'off'],
      means: { auto: { en: 'where bubblewrap is installed', fr: 'là où bubblewrap est installé' } },
    },
    'run-as': {
      takes: 'USER',
      example: 'nobody',
      text: {
        en: 'without a sandbox, run submissions as this user; needs root, and does not work with --class',
        fr: 'sans isolation, lancer les remises sous ce compte\u202f; exige root, incompatible avec --class',
      },
    },
    format: {
      takes: 'NAME',
      text: {
        en: `the form of the report: terminal (the default), markdown, html, junit, tap, ctrf, gradescope, prairielearn,
          github-classroom or json; several with commas take as many files`,
        fr: `la forme du rapport\u202f: terminal (par défaut), markdown, html, junit, tap, ctrf, gradescope, prairielearn,
          github-classroom ou json\u202f; plusieurs, avec des virgules, demandent autant de fichiers`,
      },
      values: FORMATS,
    },
    json: { text: { en: 'the same as --format json', fr: 'comme --format json' } },
    out: {
      takes: 'FILE',
      example: 'report.txt',
      text: {
        en: 'write the report to this file, not to standard output; for a class, to this folder',
        fr: 'écrire le rapport dans ce fichier, pas sur la sortie standard\u202f; pour une classe, dans ce dossier',
      },
    },
    'fail-under': {
      takes: 'N',
      example: '10',
      text: {
        en: 'exit status 1 if a submission has fewer points',
        fr: 'code de sortie 1 si une remise a moins de points',
      },
    },
    class: {
      takes: 'FOLDER',
      example: 'submissions',
      text: {
        en: 'grade each file and folder in it; --format takes several, separated by commas',
        fr: 'noter chaque fichier et chaque dossier qui s’y trouve\u202f; --format en prend plusieurs, séparés par des virgules',
      },
    },
    jobs: {
      takes: 'N',
      example: '2',
      text: {
        en: 'grade this many submissions of a class at once, at most 256; by default one per core',
        fr: 'noter ce nombre de remises d’une classe à la fois, 256 au plus\u202f; par défaut, une par cœur du processeur',
      },
    },
    'print-rubric': {
      takes: 'NAME|FILE',
      text: {
        en: 'print a rubric in full, as a start for your own',
        fr: 'afficher une grille complète, comme base pour la vôtre',
      },
      values: PRESETS,
    },
    gradescope: {
      takes: 'PLACE',
      example: 'autograder.zip',
      text: {
        en: 'write an autograder for Gradescope that uses these options, as a .zip file or a folder',
        fr: 'écrire un correcteur pour Gradescope avec ces options, en fichier .zip ou en dossier',
      },
    },
    'github-classroom': {
      takes: 'FILE',
      example: 'classroom.yml',
      text: {
        en: 'write a workflow for GitHub Classroom that uses these options',
        fr: 'écrire un workflow pour GitHub Classroom avec ces options',
      },
    },
  },
  takesFiles: true,
  notes: GRADE_NOTES,
  start: async (values, words, shell) => {
    const { gradeCommand } = await import('./command.js');
    return gradeCommand(
      {
        ...values,
        eventSeconds: values['event-seconds'],
        failUnder: values['fail-under'],
        printRubric: values['print-rubric'],
        runAs: values['run-as'],
        githubClassroom: values['github-classroom'],
        words,
      },
      shell,
    );
  },
});
