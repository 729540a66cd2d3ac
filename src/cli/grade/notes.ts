/** The paragraphs of the help of `klondike grade`. */
import type { EachLanguage } from '../../core/strings/language.js';

export const GRADE_NOTES: readonly EachLanguage[] = [
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
