/** Lists the public names of the entry points with their declarations, and the public names that have no comment. */
import ts from 'typescript';

interface EntryPoints {
  /** The public names of an entry point, with their symbols. */
  readonly named: (entry: string) => readonly (readonly [string, ts.Symbol])[];
  readonly checker: ts.TypeChecker;
}

/** The compiler's own types are left out, because no public name depends on them. */
function exportsOf(entries: readonly string[]): EntryPoints {
  const program = ts.createProgram(entries, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    noLib: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const named: EntryPoints['named'] = (entry) => {
    const file = program.getSourceFile(entry);
    const module = file && checker.getSymbolAtLocation(file);
    if (module === undefined) throw new Error(`${entry} is no module: npm run build`);
    return checker.getExportsOfModule(module).map((symbol) => [symbol.name, resolved(checker, symbol)]);
  };
  return { named, checker };
}

const resolved = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/**
 * The declarations, sorted by name, without private members and comments. The last ones are types that public names
 * only extend or rename. Users get the members of these types but can't import the types.
 */
export function apiReports(entries: readonly string[]): (entry: string) => string {
  const { named, checker } = exportsOf(entries);
  return (entry) => {
    const exported = new Map(named(entry));
    const symbols = new Set(exported.values());
    const bases = new Map(
      [...symbols]
        .flatMap((symbol) => basesOf(checker, symbol))
        .filter((base) => !symbols.has(base))
        .map((base) => [base.name, base]),
    );
    return [...sorted(exported), ...sorted(bases)]
      .map(([name, symbol]) => declarationsOf(symbol, name))
      .join('\n');
  };
}

const sorted = (named: ReadonlyMap<string, ts.Symbol>): readonly (readonly [string, ts.Symbol])[] =>
  [...named].sort(([one], [other]) => (one < other ? -1 : 1));

/** The symbols of our types that a class or interface extends, or that an alias renames. */
function basesOf(checker: ts.TypeChecker, { declarations = [] }: ts.Symbol): ts.Symbol[] {
  return declarations
    .flatMap(namesOfBases)
    .flatMap((node) => checker.getSymbolAtLocation(node) ?? [])
    .map((symbol) => resolved(checker, symbol))
    .filter((symbol) => symbol.declarations?.every((one) => !isOfPackage(one)));
}

function namesOfBases(declaration: ts.Declaration): ts.Node[] {
  if (ts.isTypeAliasDeclaration(declaration))
    return ts.isTypeReferenceNode(declaration.type) ? [declaration.type.typeName] : [];
  const isExtending = ts.isClassDeclaration(declaration) || ts.isInterfaceDeclaration(declaration);
  const clauses = isExtending ? (declaration.heritageClauses ?? []) : [];
  return clauses.flatMap(({ types }) => types.map(({ expression }) => expression));
}

const isOfPackage = (node: ts.Node): boolean => node.getSourceFile().fileName.includes('node_modules');

const declarationsOf = ({ declarations = [] }: ts.Symbol, name: string): string =>
  declarations.map((declaration) => `${name}: ${textOf(declaration)}`).join('\n');

const printer = ts.createPrinter({ removeComments: true });

function textOf(declaration: ts.Declaration): string {
  const text = printer.printNode(ts.EmitHint.Unspecified, declaration, declaration.getSourceFile());
  return text.replaceAll(/^ *private .*;\n/gm, '').replace(/^(export )?(declare )?/, '');
}

/** Lists public names that have no comment in the sources: `index: play`. */
export function undocumentedNames(entries: readonly string[]): string[] {
  const { named } = exportsOf(entries);
  return entries.flatMap((entry) =>
    named(entry)
      .filter(([, { declarations = [] }]) => !declarations.every(isDocumented))
      .map(([name]) => `${/(\w[\w-]*)\.ts$/.exec(entry)?.[1] ?? entry}: ${name}`),
  );
}

/**
 * Does a comment end on the line above this declaration? A comment followed by an empty line belongs to the file or to
 * several names.
 */
function isDocumented(declaration: ts.Declaration): boolean {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const { text } = statement.getSourceFile();
  const own = ts
    .getLeadingCommentRanges(text, statement.getFullStart())
    ?.findLast(({ pos }) => text.startsWith('/**', pos));
  return own !== undefined && !/\n\s*\n/.test(text.slice(own.end, statement.getStart()));
}
