import { childrenOf, type Node, nameOf, nodesIn, textsOf, treeOf } from './syntax.ts';

/** A key that code says, with `*` for what only running code knows: all after the namespace of one that is open. */
export type SaidKey = { key: string; isOpen?: boolean; isTitled?: boolean };

const GIVE_TRANSLATORS: ReadonlySet<string> = new Set([
  'useTranslations',
  'pageTranslations',
  'translatorFor',
  'askedTranslator',
]);
const NAME_SENTENCES: ReadonlySet<string> = new Set(['sentence', 'note', 'inEnglish', 'unlistedHead']);

/** Namespaces of translators by the names of their variables, of their types, and of functions (`t()`) that give them. */
type Scope = Map<string, string[]>;

/** The namespaces of the translator that an expression gives. */
export function givenNamespaces(expression: unknown, scope: Scope = new Map()): string[] {
  const { type, callee, arguments: given } = (expression ?? {}) as Node;
  if (type !== 'CallExpression') return [];
  return GIVE_TRANSLATORS.has(nameOf(callee))
    ? textsOf((given as Node[]).at(-1))
    : (scope.get(`${nameOf(callee)}()`) ?? []);
}

/** The namespaces in a type: `Translator<'shell'>`. */
function typedNamespaces(type: Node | undefined, scope: Scope): string[] {
  if (type?.type === 'TSTypeAnnotation') return typedNamespaces(type.typeAnnotation as Node, scope);
  if (type?.type !== 'TSTypeReference') return [];
  if (nameOf(type.typeName) !== 'Translator') return scope.get(nameOf(type.typeName)) ?? [];
  return nodesIn(type).flatMap((node) => (node.type === 'TSLiteralType' ? textsOf(node.literal) : []));
}

function add(scope: Scope, name: string, namespaces: string[]): void {
  if (name !== '' && namespaces.length > 0) scope.set(name, namespaces);
}

/** Translators among a module's types and their fields, which are taken apart anywhere. */
function typesIn(tree: Node): Scope {
  const types: Scope = new Map();
  for (const { type, id, key, typeAnnotation } of nodesIn(tree)) {
    const found = typedNamespaces(typeAnnotation as Node | undefined, types);
    if (type === 'TSTypeAliasDeclaration') add(types, nameOf(id), found);
    if (type === 'TSPropertySignature') add(types, nameOf(key), [...(types.get(nameOf(key)) ?? []), ...found]);
  }
  return types;
}

function declare({ type, id, init, name, typeAnnotation }: Node, scope: Scope): void {
  if (type === 'Identifier') add(scope, String(name), typedNamespaces(typeAnnotation as Node | undefined, scope));
  if (type !== 'VariableDeclarator') return;
  add(scope, nameOf(id), givenNamespaces(init, scope));
  const { body } = (init ?? {}) as Node;
  if (body) add(scope, `${nameOf(id)}()`, givenNamespaces(body, scope));
}

const METHODS: ReadonlySet<string> = new Set(['rich', 'titled']);

/** Expressions that a type says to be keys: `… satisfies MessageKey`, and what a function gives. */
function typedKeys({ expression, typeAnnotation, returnType, body }: Node): string[] {
  const isKey = (type: unknown) => nameOf((type as Node | undefined)?.typeName) === 'MessageKey';
  const isGiven = isKey((returnType as Node | undefined)?.typeAnnotation);
  const keys = isKey(typeAnnotation) ? textsOf(expression) : isGiven ? textsOf(body) : [];
  return keys.filter((key) => key !== '*');
}

function saidBy(node: Node, scope: Scope): SaidKey[] {
  const { type, callee, arguments: given } = node;
  if (type !== 'CallExpression') return typedKeys(node).map((key) => ({ key }));
  const keys = textsOf((given as Node[])[0]);
  if (NAME_SENTENCES.has(nameOf(callee))) return keys.map((key) => ({ key, isOpen: key === '*' }));
  const { object, property } = callee as Node;
  const translator = METHODS.has(nameOf(property)) ? object : callee;
  const isCommon = nameOf((translator as Node).property) === 'common';
  const namespaces = isCommon ? ['common'] : (scope.get(nameOf(translator)) ?? givenNamespaces(translator, scope));
  const isTitled = nameOf(property) === 'titled';
  return namespaces.flatMap((namespace) =>
    keys.map((key) => ({ key: `${namespace}.${key}`, isOpen: key === '*', isTitled })),
  );
}

function saidIn(node: Node, outer: Scope): SaidKey[] {
  const scope = /Function/.test(node.type) ? new Map(outer) : outer;
  declare(node, scope);
  return [...saidBy(node, scope), ...childrenOf(node).flatMap((child) => saidIn(child, scope))];
}

/** The keys that a module says. */
export function saidKeys(file: string): SaidKey[] {
  const tree = treeOf(file);
  return saidIn(tree, typesIn(tree));
}
