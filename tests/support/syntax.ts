import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

/** A node of a syntax tree. */
export type Node = { readonly type: string; readonly [name: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** A node and all below it, in their order. */
export function nodesIn(node: Node, found: Node[] = []): Node[] {
  found.push(node);
  for (const child of childrenOf(node)) nodesIn(child, found);
  return found;
}

const trees = new Map<string, Node>();

export function treeOf(file: string): Node {
  const tree = trees.get(file) ?? (parseSync(file, readFileSync(file, 'utf8')).program as unknown as Node);
  trees.set(file, tree);
  return tree;
}

export const nameOf = (node: unknown): string => String((node as Node | null)?.name ?? '');

/** Strings that an expression may be, with `*` for what only running code knows. */
export function textsOf(expression: unknown): string[] {
  const node = expression as Node;
  switch (node?.type) {
    case 'Literal':
    case 'JSXText':
      return [String(node.value)];
    case 'TemplateLiteral':
      return [(node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('*')];
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case 'LogicalExpression':
      return [...textsOf(node.left), ...textsOf(node.right)];
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'JSXExpressionContainer':
      return textsOf(node.expression);
    default:
      return ['*'];
  }
}

/** The modules of the app, without those that are generated. */
export const MODULES: readonly string[] = globSync('{app,components,lib}/**/*.{ts,tsx}', {
  exclude: ['lib/generated/**'],
}).toSorted();
