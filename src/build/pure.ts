/**
 * Lets other bundlers drop the constants and classes that a program doesn't use. They drop a whole module of a package without
 * side effects, but of a chunk with many modules they drop only what they know to be pure.
 */
import type { Plugin } from 'rolldown';
import type { ESTree } from 'rolldown/utils';
import { parseAst } from 'rolldown/parseAst';
import type { SyntaxNode } from './syntax.js';
import { partsOf, replaceNodes } from './syntax.js';

/** Expressions that call a function, or that a bundler can't tell from one that does. */
const COMPUTING = new Set([
  ...['CallExpression', 'NewExpression', 'TaggedTemplateExpression', 'MemberExpression', 'SpreadElement'],
  ...['TemplateLiteral', 'BinaryExpression', 'StaticBlock'],
]);

/** The parts of an expression that run when the module is loaded. */
function partsRunAtOnce(node: SyntaxNode): readonly SyntaxNode[] {
  if (node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression') return [];
  if (node.type === 'MethodDefinition' || node.type === 'PropertyDefinition')
    return [...(node.computed ? [node.key] : []), ...(node.static && node.value ? [node.value] : [])];
  return partsOf(node);
}

const isComputed = (node: SyntaxNode): boolean =>
  COMPUTING.has(node.type) ||
  (node.type === 'ClassExpression' && node.superClass !== null) ||
  partsRunAtOnce(node).some(isComputed);

/** The values of a module's constants and classes that are computed when it is loaded, with the names of the constants. */
function computedValues(code: string): ReadonlyMap<ESTree.Expression, string> {
  const values = new Map<ESTree.Expression, string>();
  for (const statement of parseAst(code).body) {
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declarations)
      if (id.type === 'Identifier' && init && isComputed(init)) values.set(init, id.name);
  }
  return values;
}

/** A class without a name gets the name of its constant. */
const withName = (value: ESTree.Expression, text: string, name: string): string =>
  value.type === 'ClassExpression' && value.id === null ? text.replace('class', `class ${name}`) : text;

export const pureConstants: Plugin = {
  name: 'pure-constants',
  renderChunk(code) {
    const names = computedValues(code);
    return replaceNodes(code, names.keys(), (value, text) => {
      const pure = withName(value, text, names.get(value) ?? '');
      return `/* @__PURE__ */ (() => (${pure}))()`;
    });
  },
};
