/**
 * The code blocks in README and docs, and the examples in the comments of public names. CONTRIBUTING.md explains the
 * marks after a block's language.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import MarkdownIt from 'markdown-it';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export const PAGES = ['README.md', ...readdirSync(`${ROOT}docs`).map((name) => `docs/${name}`)].filter(
  (name) => name.endsWith('.md'),
);

const SOURCES = readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((name) => name.endsWith('.ts') && readFileSync(ROOT + name, 'utf8').includes('* @example'));

/** A code block on a page or in a comment. */
export interface Block {
  readonly page: string;
  /** The line with the language, counted from 1. */
  readonly line: number;
  readonly language: string;
  /** The words after the language, such as `output` and `file=NAME`. */
  readonly marks: readonly string[];
  readonly text: string;
}

const blocksOf = (page: string): readonly Block[] =>
  new MarkdownIt()
    .parse(page.endsWith('.md') ? readFileSync(ROOT + page, 'utf8') : commentsIn(page), {})
    .filter(({ type }) => type === 'fence' || type === 'code_block')
    .map(({ info, content, map }) => {
      const [language = '', ...marks] = info.trim().split(/\s+/);
      return { page, line: (map?.[0] ?? 0) + 1, language, marks, text: content };
    });

/** The comments in a source file as Markdown, each on the same line as in the file. */
const commentsIn = (file: string): string =>
  readFileSync(ROOT + file, 'utf8').replace(/^.*$/gm, (line) => /^ *\*(?!\/) ?(.*)$/.exec(line)?.[1] ?? '');

/** The blocks on all pages, in the order of the pages, then the blocks in comments. */
export const BLOCKS: readonly Block[] = [...PAGES, ...SOURCES].flatMap(blocksOf);

export const nameOf = ({ page, line }: Block): string => `${page}:${line}`;

/** The value of a mark such as `file=game.klon`. */
export const markOf = ({ marks }: Block, name: string): string | undefined =>
  marks.find((mark) => mark.startsWith(`${name}=`))?.slice(name.length + 1);

export const isOutput = ({ marks }: Block): boolean => marks.includes('output');

/** The output that the page shows for a block; undefined if it shows no output. */
export function outputAfter(block: Block): string | undefined {
  const next = BLOCKS[BLOCKS.indexOf(block) + 1];
  return next?.page === block.page && isOutput(next) ? next.text : undefined;
}

/** The name under which a reader saves the block. */
export const fileOf = (block: Block): string =>
  markOf(block, 'file') ?? `line-${block.line}.${block.language}`;

/** The folder in the reader's project for the files from a page. */
export const folderOf = ({ page }: Block): string => page.replace(/^.*\//, '').replace(/\.(md|ts)$/, '');
