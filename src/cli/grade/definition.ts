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
    seconds: { takes: 'S', text: 'how long a submission may take, 60 without it' },
    'event-seconds': { takes: 'N', text: 'how long one event may take, 1 without it' },
    sandbox: {
      takes: 'WHICH',
      text: 'isolate submissions: required, auto (where bubblewrap is installed; the default) or off',
      values: ['required', 'auto', 'off'],
    },
    'run-as': {
      takes: 'USER',
      text: 'without a sandbox, run submissions as this user; only root can, and not with --class',
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
      text: 'grade this many of a class at a time, at most 256; by default one for each core',
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
      text: 'write an autograder with these options for Gradescope, as a .zip file or a folder',
    },
    'github-classroom': {
      takes: 'FILE',
      text: 'write a workflow that grades with these options on GitHub Classroom',
    },
  },
  takesFiles: true,
  notes: [
    `A SUBMISSION is a module in JavaScript or TypeScript, a Python file, a jar, or a folder or .zip with
      a program in one of these languages or in Java, for the Java library of the course.`,
    `Exit status: 0 if everything was graded, whatever the points. 1 if a submission has fewer points than
      --fail-under. 2 if the grader cannot understand the command, cannot find a submission or the program of
      a command, or needs Python or a JDK that this machine lacks. 3 if a report is incomplete, because time
      ran out or no game led to a check. If several apply, the first of 2, 3 and 1. The other submissions are
      graded all the same.`,
    `A class gets a folder with a report for each submission, gradebook.csv and index.html. Ctrl-C stops
      grading, status 130; the same command resumes it. If this machine lacks Python or a JDK for some
      submissions, the last lines name them, status 2, and a later run grades them.`,
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
