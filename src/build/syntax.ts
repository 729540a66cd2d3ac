/** Walks through the syntax of modules. */
import type { ESTree } from 'rolldown/utils';

export type SyntaxNode = ESTree.Node;

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value;

export const partsOf = (node: SyntaxNode): readonly SyntaxNode[] => Object.values(node).flat().filter(isNode);

/** All nodes in a node, itself included, in the order of the text. */
export function* nodesIn(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const part of partsOf(node)) yield* nodesIn(part);
}

/** Replaces parts of a text. The parts are in the order of the text and don't overlap. */
export function replaceNodes<Part extends SyntaxNode>(
  text: string,
  nodes: Iterable<Part>,
  by: (node: Part, text: string) => string,
): string {
  let [replaced, end] = ['', 0];
  for (const node of nodes) {
    replaced += text.slice(end, node.start) + by(node, text.slice(node.start, node.end));
    end = node.end;
  }
  return replaced + text.slice(end);
}
