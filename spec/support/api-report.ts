/** The public names of an entry point with their declarations, as users' compilers see them. */
import ts from 'typescript';

/** One line break between declarations, in the order of the names; private members and comments are left out. */
export function apiReport(entry: string): string {
  const program = ts.createProgram([entry], {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(entry);
  const module = file && checker.getSymbolAtLocation(file);
  if (module === undefined) throw new Error(`${entry} is no module: npm run build`);
  return checker
    .getExportsOfModule(module)
    .map((symbol) => [symbol.name, resolved(checker, symbol)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, symbol]) => declarationsOf(symbol, name))
    .join('\n');
}

const resolved = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

const declarationsOf = ({ declarations = [] }: ts.Symbol, name: string): string =>
  declarations.map((declaration) => `${name}: ${textOf(declaration)}`).join('\n');

const printer = ts.createPrinter({ removeComments: true });

function textOf(declaration: ts.Declaration): string {
  const text = printer.printNode(ts.EmitHint.Unspecified, declaration, declaration.getSourceFile());
  return text.replaceAll(/^ *private .*;\n/gm, '').replace(/^export (declare )?/, '');
}
