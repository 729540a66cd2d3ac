/** The words of `klondike grade`. */
import { command } from '../command.js';

const PRESETS = ['ulg', 'ycp-text', 'ycp-selection', 'ycp-selection-milestone-1', 'ksu'];

const FORMATS = [
  ...['terminal', 'markdown', 'html', 'junit', 'tap', 'ctrf', 'gradescope', 'prairielearn'],
  ...['github-classroom', 'json'],
];

export const GRADE = command({
  name: 'grade',
  call: 'klondike grade SUBMISSION... [options]',
  does: 'grade handlers, in any language',
  options: {
    cmd: { takes: 'COMMAND', text: 'grade a program that speaks the protocol of klondike-kit' },
    rubric: {
      takes: 'NAME|FILE',
      text: `what is graded by: ulg (the default), ycp-text, ycp-selection, ycp-selection-milestone-1, ksu, or a file with a
        rubric of your own`,
      values: PRESETS,
    },
    seed: { takes: 'N', text: 'choose other games than those of seed 1' },
    seconds: { takes: 'S', text: 'how many seconds a submission may take, 60 by default' },
    'event-seconds': { takes: 'N', text: 'how many seconds one event may take, 1 by default' },
    sandbox: {
      takes: 'WHICH',
      text: 'isolate submissions: required, auto (where bubblewrap is installed; the default) or off',
      values: ['required', 'auto', 'off'],
    },
    'run-as': {
      takes: 'USER',
      text: 'without a sandbox, run submissions as this user; needs root, and does not work with --class',
    },
    format: {
      takes: 'NAME',
      text: `the form of the report: terminal (the default), markdown, html, junit, tap, ctrf, gradescope, prairielearn,
        github-classroom or json; several with commas take as many files`,
      values: FORMATS,
    },
    json: { text: 'the same as --format json' },
    out: { takes: 'FILE', text: 'write the report there, not to standard output; a folder for a class' },
    'fail-under': { takes: 'N', text: 'exit status 1 if a submission has fewer points' },
    class: { takes: 'FOLDER', text: 'grade each file and folder in it; --format takes several, with commas' },
    jobs: {
      takes: 'N',
      text: 'grade this many submissions of a class at once, at most 256; by default one per core',
    },
    shard: { takes: 'I/N', text: 'grade the Ith of N shares of a class only' },
    merge: { text: 'join the folders that shards have written' },
    'print-rubric': {
      takes: 'NAME|FILE',
      text: 'print a rubric in full, to start one of your own from',
      values: PRESETS,
    },
    gradescope: {
      takes: 'PLACE',
      text: 'write an autograder for Gradescope that uses these options, as a .zip file or a folder',
    },
    'github-classroom': {
      takes: 'FILE',
      text: 'write a workflow for GitHub Classroom that uses these options',
    },
  },
  takesFiles: true,
  notes: [
    `A SUBMISSION is a JavaScript or TypeScript module, a Python file, a jar, or a folder or .zip that
      contains a program in one of these languages or in Java. Java programs use the library of the course.`,
    `Exit status: 0 if everything was graded, whatever the points. 1 if a submission has fewer points than
      --fail-under. 2 if the grader cannot understand the command, cannot find a submission or the program of
      a command, or needs Python, a JDK or @swc/wasm (for TypeScript) that this machine lacks. 3 if a report is
      incomplete, because time ran out or no game reached a check. If several apply, 2 comes before 3, and 3
      before 1. The other submissions are still graded.`,
    `For a class, the grader writes a folder with a report for each submission, gradebook.csv and
      index.html. Ctrl-C stops grading with status 130; the same command resumes it. If some submissions need
      Python, a JDK or @swc/wasm that this machine lacks, the last lines name them and the status is 2. A
      later run grades them.`,
  ],
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
