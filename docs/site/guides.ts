/** The guides of the site: the pages in `docs` and elsewhere, and the programs in `examples`, in their order. */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, posix } from 'node:path';
import type { Application, DocumentReflection } from 'typedoc';
import { Converter, KindRouter, Reflection, normalizePath } from 'typedoc';
import { ROOT } from './paths.js';

/** The parts of the navigation and their pages. `NAME` stands for `docs/NAME.md`. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  Play: ['page', 'terminal'],
  'Write a view': ['views', 'view-protocol', 'browser', 'frameworks', 'controller', 'assistants'],
  'Write a handler': ['handlers', 'scripts', 'rules', 'searching'],
  Grade: [
    ...['grading', 'reports', 'rubrics', 'judging', 'checks', 'door-checks'],
    ...['javascript', 'python', 'java'].map((language) => `src/grading/shims/${language}/README.md`),
  ],
  "A course's classes": ['doors', 'numbered-piles', 'selection', 'clicks', 'pairs'],
  'Monte Carlo': ['montecarlo', 'montecarlo-terminal', 'montecarlo-browser', 'analysis'],
  'Solve deals': ['solver', 'scale', 'solver-api', 'solver-design', 'compare'],
  'The package': [
    ...[
      'using',
      'CHANGELOG.md',
      '.github/SECURITY.md',
      'CONTRIBUTING.md',
      'glossary',
      'browsers',
      'mutants',
      'bench/RESULTS.md',
    ],
  ],
};

const EXAMPLES = 'Examples';
const OTHERS = 'More';

/** The parts of the navigation with guides, in their order. */
export const GUIDE_PARTS = [...Object.keys(PARTS), OTHERS, EXAMPLES];

const fileOf = (name: string): string => (name.endsWith('.md') ? name : `docs/${name}.md`);

/** The part of each page, by its path in the package. */
const PART_OF = new Map(
  Object.entries(PARTS).flatMap(([part, names]) => names.map((name) => [fileOf(name), part] as const)),
);

/** A page of the site that shows a source file, as TypeDoc reads it. */
interface SourcePage {
  readonly source: string;
  readonly page: string;
}

/** Writes a page for each program, because a site can't show the program itself. */
function sourcePages(): readonly SourcePage[] {
  const folder = `${ROOT}.cache/site`;
  rmSync(folder, { recursive: true, force: true });
  const examples = readdirSync(`${ROOT}examples`, { recursive: true, encoding: 'utf8' }).map((name) =>
    posix.join('examples', name.replaceAll('\\', '/')),
  );
  const sources = [
    ...examples.filter((name) => /\.(tsx?|py|java|sh|html)$/.test(name)).sort(),
    'spec/firefox/gaps.ts',
  ];
  return sources.map((source) => {
    const page = `${folder}/${source.replaceAll('/', '-')}.md`;
    mkdirSync(dirname(page), { recursive: true });
    const code = readFileSync(ROOT + source, 'utf8');
    const title = source.replace('examples/', '');
    writeFileSync(page, `# ${title}\n\n\`\`\`\`${extname(source).slice(1)}\n${code}\`\`\`\`\n`);
    return { source, page };
  });
}

/** The files of all guides in the order of the navigation, and the plugin for TypeDoc that they need. */
export function guides(): { readonly files: readonly string[]; readonly plugin: (app: Application) => void } {
  const programs = sourcePages();
  return {
    files: [...pages(), ...programs.map(({ page }) => page)],
    plugin: (app) =>
      addGuides(app, new Map(programs.map(({ source, page }) => [normalizePath(page), source]))),
  };
}

/**
 * Gives guides their titles, parts and addresses.
 * @param sourceOf the source files, by the paths of the pages that show them
 */
function addGuides(app: Application, sourceOf: ReadonlyMap<string, string>): void {
  const names = new Map<Reflection, string>();
  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_, guide) => {
    const path = guide.project.files.getReflectionPath(guide) ?? '';
    const source = sourceOf.get(path);
    const file = source ?? path.slice(normalizePath(ROOT).length);
    names.set(guide, nameOf(file));
    guide.name = titleOf(guide);
    guide.frontmatter['category'] = source === undefined ? (PART_OF.get(file) ?? OTHERS) : EXAMPLES;
    // Links to the program lead to its page.
    if (source !== undefined) guide.project.files.registerReflectionPath(normalizePath(ROOT + source), guide);
  });
  app.renderer.defineRouter(
    'guides',
    class extends KindRouter {
      protected override getIdealBaseName(reflection: Reflection): string {
        const name = names.get(reflection);
        return name === undefined ? super.getIdealBaseName(reflection) : `guides/${name}`;
      }
    },
  );
}

/** All pages, in the order of the navigation. */
function pages(): readonly string[] {
  const all = readdirSync(`${ROOT}docs`)
    .map((name) => `docs/${name}`)
    .filter((name) => name.endsWith('.md'));
  return [...PART_OF.keys(), ...all.filter((name) => !PART_OF.has(name))];
}

/** The name of a guide in its address: `views`, or `react-own-view` for an example. */
function nameOf(file: string): string {
  const name = file
    .replace(/^(docs|bench|\.github)\//, '')
    .replace(/\.md$/, '')
    .replace(/[./]/g, '-');
  return file.endsWith('README.md') ? basename(dirname(file)) : name.toLowerCase();
}

/** The text of the first heading. @throws Error if the page does not begin with one */
function titleOf(guide: DocumentReflection): string {
  const [, title] = /^# (.+)$/m.exec(guide.content.map(({ text }) => text).join('')) ?? [];
  if (title === undefined) throw new Error(`${guide.name} has no first heading`);
  return title.replaceAll('`', '');
}
