import path from 'node:path';
import { givenNamespaces } from './said-keys.ts';
import { childrenOf, type Node, nameOf, nodesIn, textsOf, treeOf } from './syntax.ts';

/** What a module imports: the file, and the name there (`*` for all of it). */
type Import = { file: string; name: string };

/** A statement of a module: the names it gives and uses, and the parts of messages that it says and lists. */
type Statement = { names: string[]; uses: ReadonlySet<string>; said: string[]; listed: string[] };

type Module = { isClient: boolean; imports: ReadonlyMap<string, Import>; stars: string[]; statements: Statement[] };

/** The file that a module imports; undefined for a package, and for what has a side for each of browser and server. */
function fileOf(importer: string, source: unknown): string | undefined {
  const specifier = String((source as Node).value);
  if (!/^(?:@|\.{1,2})\/.*\.tsx?$/.test(specifier)) return undefined;
  return specifier.startsWith('@/') ? specifier.slice(2) : path.join(path.dirname(importer), specifier);
}

/** Names that a pattern, a declaration or an export gives. */
function namesIn({ type, id, declarations, declaration, specifiers }: Node): string[] {
  if (type === 'ExportDefaultDeclaration') return ['default'];
  if (Array.isArray(specifiers) && !declaration) return specifiers.map(({ exported }) => nameOf(exported));
  if (declaration) return namesIn(declaration as Node);
  const bound = Array.isArray(declarations) ? declarations.map((each: Node) => each.id) : [id];
  return bound.flatMap((pattern) => (pattern ? nodesIn(pattern as Node).map(nameOf) : []));
}

/** Values, not types, by the names that a module gives them. */
function importsIn(node: Node): [string, string][] {
  const specifiers = (node.specifiers ?? []) as Node[];
  return specifiers
    .filter(({ importKind, exportKind }) => importKind !== 'type' && exportKind !== 'type')
    .map(({ type, local, imported, exported }) => {
      if (exported) return [nameOf(exported), nameOf(local)];
      if (type === 'ImportNamespaceSpecifier') return [nameOf(local), '*'];
      return [nameOf(local), type === 'ImportDefaultSpecifier' ? 'default' : nameOf(imported)];
    });
}

const FOR_PAGES: ReadonlySet<string> = new Set(['useTranslations', 'pageTranslations']);

function partsSaid(node: Node): string[] {
  return FOR_PAGES.has(nameOf(node.callee)) ? givenNamespaces(node).map((name) => name.replace(/\..*/, '')) : [];
}

const literalsIn = (within: Node): string[] =>
  nodesIn(within).flatMap((node) => (node.type === 'Literal' ? textsOf(node) : []));

/** The parts in `<Messages parts={…}>`, and in tables of pages: `parts: […]`. */
function partsListed({ type, name, attributes, key, value }: Node): string[] {
  if (type === 'Property' && nameOf(key) === 'parts') return literalsIn(value as Node);
  if (type !== 'JSXOpeningElement' || nameOf(name) !== 'Messages') return [];
  const list = (attributes as Node[]).filter((attribute) => nameOf(attribute.name) === 'parts');
  return list.flatMap(literalsIn);
}

function readStatement(statement: Node): Statement {
  const nodes = nodesIn(statement);
  return {
    names: namesIn(statement),
    uses: new Set(nodes.map(nameOf)),
    said: nodes.flatMap(partsSaid),
    listed: nodes.flatMap(partsListed),
  };
}

function readModule(file: string): Module {
  const imports = new Map<string, Import>();
  const stars: string[] = [];
  const statements: Statement[] = [];
  const tree = treeOf(file);
  for (const node of childrenOf(tree)) {
    const target = node.source ? fileOf(file, node.source) : undefined;
    if (target && node.type === 'ExportAllDeclaration') stars.push(target);
    else if (target && node.importKind !== 'type' && node.exportKind !== 'type') {
      for (const [local, name] of importsIn(node)) imports.set(local, { file: target, name });
    }
    if (!node.source) statements.push(readStatement(node));
  }
  return { isClient: childrenOf(tree)[0]?.directive === 'use client', imports, stars, statements };
}

const modules = new Map<string, Module>();

function moduleOf(file: string): Module {
  const known = modules.get(file) ?? readModule(file);
  modules.set(file, known);
  return known;
}

/** A statement that a page loads, and where it runs. */
type Reached = { statement: Statement; file: string; isClient: boolean };

/** What a page loads of a module's name, without what is imported later (`lazy`). */
function reach(file: string, name: string, onClient: boolean, seen: Set<unknown>): Reached[] {
  const { isClient: begins, imports, stars, statements } = moduleOf(file);
  const isClient = onClient || begins;
  const visit = `${isClient} ${file} ${name}`;
  if (seen.has(visit)) return [];
  seen.add(visit);
  const follow = (target: string, wanted: string) => reach(target, wanted, isClient, seen);
  const imported = imports.get(name);
  if (imported) return follow(imported.file, imported.name);
  const own = statements.filter(({ names }) => name === '*' || names.includes(name));
  if (own.length === 0) return stars.flatMap((star) => follow(star, name));
  return own.flatMap((statement) => [
    { statement, file, isClient },
    ...[...statement.uses].flatMap((each) => follow(file, each)),
  ]);
}

const partsOf = (reached: readonly Reached[]) => reached.flatMap(({ statement }) => statement.said);

/** The modules that a file loads later (`withMessages`), with the parts of messages that it names and that they say. */
export const laterMessages = (file: string): { module: string; listed: string[]; said: Set<string> }[] =>
  nodesIn(treeOf(file))
    .filter(({ type, callee }) => type === 'CallExpression' && nameOf(callee) === 'withMessages')
    .map(({ arguments: given }) => {
      const [loaded, ...parts] = given as Node[];
      const module = fileOf(file, loaded?.source) ?? '';
      return { module, listed: parts.flatMap(textsOf), said: new Set(partsOf(reach(module, '*', true, new Set()))) };
    });

/** Parts of messages, with the file that says or lists each. */
export type Parts = ReadonlyMap<string, string>;

/** The parts that a page's client components say when it shows, and those that its server components list. */
export function pageMessages(file: string): { said: Parts; listed: Parts } {
  const reached = reach(file, '*', false, new Set());
  const by = (kind: 'said' | 'listed', onClient: boolean): Parts =>
    new Map(
      reached
        .filter(({ isClient }) => isClient === onClient)
        .flatMap(({ statement, file: place }) => statement[kind].map((part) => [part, place] as const)),
    );
  return { said: by('said', true), listed: by('listed', false) };
}
