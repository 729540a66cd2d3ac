/** The reference part of the site: the package's modules, with their public names sorted by subject. */
import type { Application } from 'typedoc';
import { Comment, CommentTag, Converter, DeclarationReflection, ReflectionKind } from 'typedoc';
import { ENTRIES } from '../../src/build/places.js';

export const ENTRY_POINTS = ENTRIES.map((name) => `src/${name}.ts`);

/** The category of a public name, by the file that declares it. The first pattern that fits counts. */
const CATEGORIES: readonly (readonly [file: RegExp, category: string])[] = [
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

/** The part of the navigation that lists the modules. */
export const REFERENCE = 'Reference';

/** Gives each public name a category, so that a module's page lists them by subject. */
export function categorizeNames(app: Application): void {
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) => {
    if (!(reflection instanceof DeclarationReflection)) return;
    const isModule = reflection.kindOf(ReflectionKind.Module);
    if (
      !isModule &&
      !reflection.parent?.isProject() &&
      reflection.parent?.kindOf(ReflectionKind.Module) !== true
    )
      return;
    const [source] = context.getSymbolFromReflection(reflection)?.declarations ?? [];
    const file = source?.getSourceFile().fileName ?? '';
    const category = isModule
      ? REFERENCE
      : (CATEGORIES.find(([pattern]) => pattern.test(file))?.[1] ?? 'More');
    // A function's own comment belongs to its signature. Other names without a comment are an error.
    if (isModule || reflection.kindOf(ReflectionKind.Function)) reflection.comment ??= new Comment();
    reflection.comment?.blockTags.push(new CommentTag('@category', [{ kind: 'text', text: category }]));
  });
}
