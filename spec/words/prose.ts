/**
 * `npm run prose` finds sentences that don't read as plain English, in comments, strings, test titles and docs, and
 * fails if it finds more than 1.5 %. `npm run prose -- src/page` reads one folder, and `--all` prints every sentence it
 * finds.
 *
 * The patterns are a net, not a grammar. Look at what they find, and read the rest aloud.
 */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Sentence } from './sentences.js';
import { sentencesIn, textFilesIn } from './sentences.js';

/** The share of sentences that it may find. */
const MOST = 0.015;

/** How many sentences it prints without `--all`. */
const PRINTED = 30;

const PATHS = ['src', 'spec', 'bench', 'examples', 'docs', 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'];

const PATTERNS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a clause is the subject', /^(?:What|Who|Whoever|Whatever|Which|Whether|Where|That)\s(?!.*\?$)/],
  ['it begins with "of"', /^Of (?:the|what|those|all|which|it|a|this|these)\b/],
  [
    'a participle stands for the subject',
    /^(?:Told|Shown|Heard|Seen|Needed|Taken|Given|Asked|Meant|Said|Played|Held)\s/,
  ],
  [
    'nobody says this today',
    /\b(?:anew|thereof|therein|likewise|whosoever|hither|lest|save for|such a one|so many|of its own|of their own|in place of|in its place|no more than|at times|here and there|none but|by itself|by themselves|for itself|the other way round|beneath|besides)\b/i,
  ],
  [
    'a clause stands for a thing',
    /\b(?:all that|that which|those that|those who|those of|that of|what is|what was|what has|what there|what else|what of)\b/i,
  ],
  ['"there is none"', /\bthere (?:is|are|was|were) (?:none|no|nothing|not)\b/i],
  [
    'passive: say who acts',
    /\b(?:is|are|was|were|be|been|being) (?:told|said|heard|shown|held|kept|brought|sought|laid|begun|taken up|found out|let in|done with|gone to|come to)\b/i,
  ],
  ['"too" in the middle', /, too[,;:]/],
  ['"who" without a person', /\b(?:to|for|from|by) who\b/i],
];

/** What is odd about a sentence; undefined if no pattern matches. */
export const oddityOf = (sentence: string): string | undefined =>
  PATTERNS.find(([, pattern]) => pattern.test(sentence))?.[0];

function main(args: readonly string[]): number {
  const named = args.filter((arg) => arg !== '--all');
  const missing = named.filter((path) => !existsSync(path));
  if (missing.length > 0) {
    console.error(`No such path: ${missing.join(', ')}.`);
    return 2;
  }
  const sentences = textFilesIn(named.length > 0 ? named : PATHS).flatMap(sentencesIn);
  const found = sentences.flatMap((sentence) => {
    const oddity = oddityOf(sentence.text);
    return oddity === undefined ? [] : [{ ...sentence, oddity }];
  });
  const share = found.length / Math.max(1, sentences.length);
  const isEnough = share <= MOST;
  const printed = args.includes('--all') ? found : isEnough ? [] : found.slice(0, PRINTED);
  for (const sentence of printed) console.log(lineOf(sentence));
  console.log(
    `${found.length} of ${sentences.length} sentences don't read as plain English: ${(100 * share).toFixed(1)} %, at most ${100 * MOST} % may.`,
  );
  return isEnough ? 0 : 1;
}

const lineOf = ({ file, line, text, oddity }: Sentence & { readonly oddity: string }): string =>
  `${file}:${line}  ${oddity}: ${text}`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = main(process.argv.slice(2));
