import { readFileSync } from 'node:fs';
import { Comment, CommentTag, Converter, ReflectionKind } from 'typedoc';

const { exports } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** From `./dist/testing.d.ts` to `src/testing.ts`, each once: the one-file builds have the types of others. */
const sources = Object.values(exports)
  .filter(({ types }) => types !== undefined)
  .map(({ types }) => types.replace('./dist/', 'src/').replace('.d.ts', '.ts'));

/** The category of a public name, by the file that declares it. The first pattern that fits counts. */
const CATEGORIES = [
  [/\/(constants|library-constants)\.ts$/, "The statement's constants"],
  [/\/(exceptions|text-error)\.ts$/, 'Errors'],
  [/\/core\/(card|checked-cards|deck|random|pile)\.ts$/, 'Cards and random numbers'],
  [/\/(script|scripts)\//, 'Scripts'],
  [/\/(model|words)\/(deals|grid|cell|deck)/, 'Deals and layouts'],
  [/\/(model|words|search)\//, 'Rules, moves and layouts'],
  [
    /\/(contract|controller|advice)\/|\/core\/(redo|event-recorders|calls|history)\.ts$/,
    'Handlers and controllers',
  ],
  [/\/(views|browser|terminal|conformance)\//, 'Views'],
  [/\/solver\/(worker|wasm)\//, 'Solver workers'],
  [/\/(solver\/hints|assistants)\/|\/core\/(assistance|line-verdicts)\.ts$/, 'Hints'],
  [/\/solver\//, 'Solver'],
  [/\/doors\//, "A course's classes"],
  [/\/grading\/(rubric|checks)\//, 'Rubrics'],
  [/\/grading\/(report|export)\//, 'Reports'],
  [/\/grading\/remote\//, 'Handlers and controllers'],
  [/\/grading\//, 'Grading'],
];

/** Gives each public name a category, so that a module's page lists them by subject. @param {import('typedoc').Application} app */
function categorize(app) {
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) => {
    if (!reflection.parent?.isProject() && reflection.parent?.kindOf(ReflectionKind.Module) !== true) return;
    const [source] = context.getSymbolFromReflection(reflection)?.declarations ?? [];
    const file = source?.getSourceFile().fileName ?? '';
    const category = CATEGORIES.find(([pattern]) => pattern.test(file))?.[1] ?? 'More';
    // A function's own comment belongs to its signature. Other names without a comment are an error below.
    if (reflection.kindOf(ReflectionKind.Function)) reflection.comment ??= new Comment();
    reflection.comment?.blockTags.push(new CommentTag('@category', [{ kind: 'text', text: category }]));
  });
}

/** `npm run docs`: the reference of all public names, in `reference`. @type {Partial<import('typedoc').TypeDocOptions>} */
export default {
  entryPoints: [...new Set(sources)],
  name: 'klondike-kit',
  out: 'reference',
  tsconfig: 'tsconfig.json',
  plugin: [categorize],
  excludePrivate: true,
  disableSources: true,
  ignoredHighlightLanguages: ['klon'],
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
};
