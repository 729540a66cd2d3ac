/** The public names of entry points with their declarations, as users' compilers see them, and how they are described. */
import ts from 'typescript';

/** Of each entry point its public names, with the symbols they stand for. No name hangs on the compiler's own types. */
function exportsOf(entries: readonly string[]): (entry: string) => readonly (readonly [string, ts.Symbol])[] {
  const program = ts.createProgram(entries, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    noLib: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  return (entry) => {
    const file = program.getSourceFile(entry);
    const module = file && checker.getSymbolAtLocation(file);
    if (module === undefined) throw new Error(`${entry} is no module: npm run build`);
    return checker.getExportsOfModule(module).map((symbol) => [symbol.name, resolved(checker, symbol)]);
  };
}

const resolved = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** One line break between declarations, in the order of the names; private members and comments are left out. */
export function apiReports(entries: readonly string[]): (entry: string) => string {
  const named = exportsOf(entries);
  return (entry) =>
    [...named(entry)]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, symbol]) => declarationsOf(symbol, name))
      .join('\n');
}

const declarationsOf = ({ declarations = [] }: ts.Symbol, name: string): string =>
  declarations.map((declaration) => `${name}: ${textOf(declaration)}`).join('\n');

const printer = ts.createPrinter({ removeComments: true });

function textOf(declaration: ts.Declaration): string {
  const text = printer.printNode(ts.EmitHint.Unspecified, declaration, declaration.getSourceFile());
  return text.replaceAll(/^ *private .*;\n/gm, '').replace(/^export (declare )?/, '');
}

/** The public names, in sources, that no comment of their own describes: `index: play`. */
export function undescribed(entries: readonly string[]): string[] {
  const named = exportsOf(entries);
  return entries.flatMap((entry) =>
    named(entry)
      .filter(([, { declarations = [] }]) => !declarations.every(isDescribed))
      .map(([name]) => `${/(\w[\w-]*)\.ts$/.exec(entry)?.[1] ?? entry}: ${name}`),
  );
}

/** Does a comment end on the line above? One with an empty line below it is its file's, or that of several names. */
function isDescribed(declaration: ts.Declaration): boolean {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const { text } = statement.getSourceFile();
  const own = ts
    .getLeadingCommentRanges(text, statement.getFullStart())
    ?.findLast(({ pos }) => text.startsWith('/**', pos));
  return own !== undefined && !/\n\s*\n/.test(text.slice(own.end, statement.getStart()));
}
