/**
 * `npm run docs`: builds the site in `site`, or in the folder that it is given. The site has the guides, the reference
 * of all public names, a live table, and the page that `klondike serve` serves. It is a static folder that needs no
 * network.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import AdmZip from 'adm-zip';
import { Application } from 'typedoc';
import { GUIDE_PARTS, guides } from './guides.js';
import { addLiveTable } from './live-table/live-table.js';
import { ROOT } from './paths.js';
import { addPlayLinks } from './play-links.js';
import { ENTRY_POINTS, REFERENCE, categorizeNames } from './reference.js';

const out = resolve(process.argv[2] ?? `${ROOT}site`);
const built = `${ROOT}dist/page.zip`;
if (!existsSync(built)) throw new Error(`${built} does not exist: run 'npm run build' first.`);
process.chdir(ROOT);
const { files, plugin } = guides();

const app = await Application.bootstrapWithPlugins({
  plugin: [plugin, categorizeNames, addLiveTable, addPlayLinks],
  entryPoints: [...ENTRY_POINTS],
  projectDocuments: [...files],
  name: 'klondike-kit',
  includeVersion: true,
  out,
  router: 'guides',
  customCss: 'docs/site/style.css',
  tsconfig: 'tsconfig.json',
  // `npm run types` finds these.
  skipErrorChecking: true,
  excludePrivate: true,
  disableSources: true,
  hideGenerator: true,
  highlightLanguages: [
    'bash',
    'html',
    'java',
    'javascript',
    'json',
    'python',
    'tsx',
    'typescript',
    'csharp',
    'yaml',
  ],
  ignoredHighlightLanguages: ['klon', 'ebnf', 'jsonl'],
  headings: { readme: false, document: false },
  searchInDocuments: true,
  categorizeByGroup: false,
  navigation: { includeCategories: true, includeGroups: false, includeFolders: false },
  categoryOrder: [...GUIDE_PARTS, REFERENCE, '*', 'More'],
  // Guides keep the order of `files`.
  sort: ['kind', 'instance-first', 'alphabetical-ignoring-documents'],
  // Comments leave out members whose names say enough.
  requiredToBeDocumented: ['Enum', 'Variable', 'Class', 'Interface', 'TypeAlias'],
  // The reference shows generic types behind public names where they are used.
  validation: {
    notDocumented: true,
    invalidLink: true,
    rewrittenLink: true,
    invalidPath: true,
    notExported: false,
  },
  treatWarningsAsErrors: true,
});
const project = await app.convert();
if (project === undefined || app.logger.hasErrors() || app.logger.hasWarnings()) process.exit(1);
app.validate(project);
await app.generateOutputs(project);
if (app.logger.hasErrors() || app.logger.hasWarnings()) process.exit(1);
new AdmZip(built).extractAllTo(join(out, 'play'), true);
