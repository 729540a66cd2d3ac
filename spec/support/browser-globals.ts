/** Finds the browser globals that a source file uses. */
import ts from 'typescript';

/** Browser globals that Node lacks, at least in some versions. Globals such as `setTimeout` exist everywhere. */
const OF_PAGES = new Set(
  (
    'document window self location history navigator screen matchMedia localStorage sessionStorage indexedDB caches ' +
    'customElements alert confirm prompt getComputedStyle requestAnimationFrame cancelAnimationFrame innerWidth ' +
    'innerHeight devicePixelRatio visualViewport addEventListener removeEventListener dispatchEvent frames parent top ' +
    'Document DocumentFragment ShadowRoot Node Element Window Image Audio DOMParser DOMMatrix DOMMatrixReadOnly DOMRect ' +
    'CSSStyleSheet CSS ResizeObserver MutationObserver IntersectionObserver KeyframeEffect Animation Range Selection ' +
    'DataTransfer File FileReader Worker ServiceWorker Storage'
  ).split(' '),
);

const isOfPages = (name: string): boolean =>
  OF_PAGES.has(name) || /^(HTML|SVG)\w*Element$|^\w+Event$/.test(name);

/** Matches every text that has one of these names, and some texts that do not. */
const MAY_HAVE_NAMES = new RegExp(`\\b(?:${[...OF_PAGES].join('|')})\\b|(?:Element|Event)\\b`);

/** The browser globals that a file uses. Property names and names that the file declares don't count. */
export const browserGlobalsIn = (text: string): string[] =>
  // Most files contain none of these words, so they do not have to be parsed.
  MAY_HAVE_NAMES.test(text) ? [...usedNames(text)].filter(isOfPages) : [];

function usedNames(text: string): Set<string> {
  const options = {
    languageVersion: ts.ScriptTarget.ES2022,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  };
  const taken = new Set<string>();
  const made = new Set<string>();
  const visit = (node: ts.Node, parent: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      if (isMadeBy(parent, node)) made.add(node.text);
      else if (!isProperty(parent, node)) taken.add(node.text);
    }
    ts.forEachChild(node, (child) => visit(child, node));
  };
  const source = ts.createSourceFile('file.ts', text, options);
  visit(source, source);
  return new Set([...taken].filter((name) => !made.has(name)));
}

/** Is this the name in a declaration, an import or an export? */
const isMadeBy = (parent: ts.Node, name: ts.Identifier): boolean =>
  (ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isBindingElement(parent) ||
    ts.isFunctionDeclaration(parent) ||
    ts.isClassDeclaration(parent) ||
    ts.isInterfaceDeclaration(parent) ||
    ts.isTypeAliasDeclaration(parent) ||
    ts.isImportSpecifier(parent) ||
    ts.isExportSpecifier(parent) ||
    ts.isImportClause(parent) ||
    ts.isNamespaceImport(parent)) &&
  parent.name === name;

const isProperty = (parent: ts.Node, name: ts.Identifier): boolean =>
  (ts.isPropertyAccessExpression(parent) && parent.name === name) ||
  (ts.isQualifiedName(parent) && parent.right === name) ||
  ((ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isGetAccessorDeclaration(parent) ||
    ts.isNamedTupleMember(parent)) &&
    parent.name === name) ||
  (ts.isBindingElement(parent) && parent.propertyName === name);
