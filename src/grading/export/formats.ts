/** The forms of a report, by the names that the command takes. */
import { printCtrf } from './ctrf.js';
import type { Format } from './format.js';
import { ofOne, ofSeveral } from './format.js';
import { printGithubClassroom } from './github-classroom.js';
import { printGradescope } from './gradescope.js';
import { printHtml } from './html/page.js';
import { printJson } from './json.js';
import { printJunit } from './junit.js';
import { printMarkdown } from './markdown.js';
import { printPrairieLearn } from './prairielearn.js';
import { printTap } from './tap.js';
import { printTerminal } from './terminal.js';

/** The name of a form of a report. */
export type FormatName =
  | 'terminal'
  | 'markdown'
  | 'html'
  | 'junit'
  | 'tap'
  | 'ctrf'
  | 'gradescope'
  | 'prairielearn'
  | 'github-classroom'
  | 'json';

/** Every form of a report. */
export const FORMATS: Readonly<Record<FormatName, Format>> = {
  terminal: ofSeveral('txt', printTerminal),
  markdown: ofSeveral('md', printMarkdown),
  html: ofSeveral('html', printHtml),
  junit: ofSeveral('xml', printJunit),
  tap: ofSeveral('tap', printTap),
  ctrf: ofSeveral('json', printCtrf),
  gradescope: ofOne('json', printGradescope),
  prairielearn: ofOne('json', printPrairieLearn),
  'github-classroom': ofOne('json', printGithubClassroom),
  json: ofSeveral('json', printJson),
};
