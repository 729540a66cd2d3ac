/** Finds the sentences that people read in a file: in comments, strings, test titles and Markdown. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import ts from 'typescript';

export interface Sentence {
  readonly text: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** A stretch of text that may contain several sentences. */
interface Passage {
  readonly text: string;
  /** Its offset in the file. */
  readonly at: number;
}

/** Copied texts, build results, and texts in other languages. */
const LEFT_OUT =
  /(^|\/)(node_modules|dist|fixtures|reference|__snapshots__)(\/|$)|french|\.min\.|wasm\/module\.ts$/;

const CODE = new Set(['.ts', '.tsx', '.js', '.mjs', '.cjs']);
const READ = new Set([...CODE, '.java', '.py', '.md', '.vue', '.svelte']);

/** A sentence has at least this many words; shorter texts are labels. */
const FEWEST_WORDS = 4;

/** The files below these paths that contain text to read. */
export function textFilesIn(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (LEFT_OUT.test(path)) return [];
    if (!statSync(path).isDirectory()) return READ.has(extname(path)) ? [path] : [];
    return textFilesIn(
      readdirSync(path)
        .sort()
        .map((name) => join(path, name)),
    );
  });
}

export const sentencesIn = (file: string): Sentence[] => sentencesOf(file, readFileSync(file, 'utf8'));

export function sentencesOf(file: string, source: string): Sentence[] {
  return passagesOf(file, source).flatMap(({ text, at }) => {
    const line = source.slice(0, at).split('\n').length;
    return text
      .replace(/`[^`]*`/g, 'X')
      .replace(/\s+/g, ' ')
      .split(/(?<=[.!?:;])\s+/)
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence.split(' ').length >= FEWEST_WORDS && /[a-z]{2} [a-z]/i.test(sentence))
      .map((sentence) => ({ text: sentence, file, line }));
  });
}

function passagesOf(file: string, source: string): Passage[] {
  const ending = extname(file);
  if (ending === '.md') return paragraphsOf(source);
  return CODE.has(ending) ? passagesOfCode(file, source) : commentsOf(source, ending === '.py');
}

/** Strings and comments, except the paths of imports, which are not for readers. */
function passagesOfCode(file: string, source: string): Passage[] {
  const strings: Passage[] = [];
  /** The source without its strings and regular expressions, because these may contain comment marks. */
  let plain = '';
  const hide = (node: ts.Node): void => {
    const start = node.getStart(tree);
    plain = (plain + source.slice(plain.length, start)).padEnd(node.end);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) {
      if (!ts.isImportDeclaration(node.parent)) strings.push({ text: node.text, at: node.getStart(tree) });
      hide(node);
    } else if (ts.isTemplateExpression(node)) {
      const text = node.templateSpans.reduce(
        (head, { literal }) => `${head}X${literal.text}`,
        node.head.text,
      );
      strings.push({ text, at: node.getStart(tree) });
      hide(node);
    } else if (ts.isRegularExpressionLiteral(node)) hide(node);
    else ts.forEachChild(node, visit);
  };
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  visit(tree);
  return [...strings, ...commentsOf(plain + source.slice(plain.length))];
}

/** Consecutive lines that begin with `//` or `#` are one comment. */
function commentsOf(source: string, isPython = false): Passage[] {
  const comment = isPython
    ? /(?:^[^\S\n]*#[ \t].*\n?)+|"""[\s\S]*?"""/gm
    : /\/\*[\s\S]*?\*\/|(?:\/\/ .*\n?\s*)+/g;
  return [...source.matchAll(comment)].map((match) => ({
    text: match[0]
      .replace(/^\s*(?:\/\*\*?|\*\/|\*|\/\/|#)|\*\/$|"""/gm, '')
      .replace(/@(?:throws|param|returns?|author)\s*(?:\{[^}]*\})?\s*\w*/g, '. '),
    at: match.index,
  }));
}

/** Paragraphs, list items and table rows, without code blocks. */
function paragraphsOf(source: string): Passage[] {
  const plain = source.replace(/^(```|~~~)[\s\S]*?^\1/gm, (block) => block.replace(/[^\n]/g, ''));
  const paragraph = /(?:^|\n)((?:(?!\n\s*\n|\n\s*[-*|#>]|\n\s*\d+\.)[\s\S])+)/g;
  return [...plain.matchAll(paragraph)].map(({ 0: all, index }) => ({
    text: all.replace(/^[\s\-*#>|\d.]+/, ''),
    at: index + all.search(/\S/),
  }));
}
