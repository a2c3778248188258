import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import compile from 'icu-minify/compile';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { SOURCE_LANGUAGE } from './languages.ts';

/** Writes the types of all keys and their values, from the English messages (`npm install` and `npm run typecheck`). */

/** Kinds of arguments in a compiled message, by the number that icu-minify gives them. */
const TYPES: Readonly<Record<number, string>> = {
  ...{ 2: 'number', 3: 'number', 4: 'number' },
  ...{ 5: 'Date | number', 6: 'Date | number' },
};
const SELECT = 1;
/** Of a select or plural: it has a message for each option. */
const LAST_WITH_OPTIONS = 3;

const alternatives = (options: object) =>
  Object.keys(options)
    .map((each) => (each === 'other' ? '(string & {})' : JSON.stringify(each)))
    .join(' | ');

/** Types of the arguments in a compiled message, by name. */
function argumentsIn(message: unknown): [string, string][] {
  if (!Array.isArray(message)) return [];
  return message.flatMap((node: unknown) => {
    if (!Array.isArray(node)) return [];
    const [name, kind, ...rest] = node;
    if (kind === undefined) return [[name, 'string | number']];
    if (typeof kind !== 'number' || kind === 0) return [[name, 'Markup'], ...argumentsIn([kind, ...rest])];
    const inOptions = kind <= LAST_WITH_OPTIONS ? Object.values<unknown>(rest[0]).flatMap(argumentsIn) : [];
    return [...inOptions, [name, kind === SELECT ? alternatives(rest[0]) : TYPES[kind]]];
  }) as [string, string][];
}

const isName = (name: string) => /^[a-z_$][\w$]*$/i.test(name);

function valuesOf(message: string): string {
  const values = [...new Map(argumentsIn(compile(message)))];
  if (values.length === 0) return 'Record<never, never>';
  return `{ ${values.map(([name, type]) => `${isName(name) ? name : JSON.stringify(name)}: ${type}`).join('; ')} }`;
}

function entriesOf(catalogue: Catalogue, parents: readonly string[] = []): [key: string, message: string][] {
  return Object.entries(catalogue).flatMap(([part, value]) => {
    const parts = [...parents, part];
    return typeof value === 'string' ? [[parts.join('.'), value] as [string, string]] : entriesOf(value, parts);
  });
}

const block = (name: string, lines: Iterable<readonly [string, string]>) =>
  `export interface ${name} {\n${[...lines].map(([key, type]) => `  '${key}': ${type};`).join('\n')}\n}\n`;

const valuesAt = (...keys: string[]) => keys.map((key) => `MessageValues['${key}']`).join(' & ');

const messages = new Map(entriesOf(readCatalogue(SOURCE_LANGUAGE)));
/** Members of each namespace: rests of keys, and stems of messages with a title. */
const rests = new Map<string, string[]>();
const stems = new Map<string, string[]>();
for (const key of messages.keys()) {
  for (let dot = key.indexOf('.'); dot !== -1; dot = key.indexOf('.', dot + 1)) {
    const [namespace, rest] = [key.slice(0, dot), key.slice(dot + 1)];
    const line = (name: string, type: string) => `'${name}': ${type}`;
    rests.set(namespace, [...(rests.get(namespace) ?? []), line(rest, valuesAt(key))]);
    if (!rest.endsWith('.title')) continue;
    const description = key.replace(/title$/, 'description');
    const both = valuesAt(key, ...(messages.has(description) ? [description] : []));
    stems.set(namespace, [...(stems.get(namespace) ?? []), line(rest.slice(0, -'.title'.length), both)]);
  }
}
const members = (of: Map<string, string[]>) =>
  [...rests.keys()].map((namespace) => [namespace, `{ ${(of.get(namespace) ?? []).join('; ')} }`] as const);

const folder = path.resolve('lib/generated');
mkdirSync(folder, { recursive: true });
writeFileSync(
  path.join(folder, 'message-values.ts'),
  [
    "import type { ReactElement, ReactNode } from 'react';\n",
    'export type Markup = ((words: ReactNode) => ReactNode) | ReactElement;\n',
    '/** Values of the messages by key, by namespace and rest, and those of titles with their descriptions (lib/messages/declare.ts). */',
    block(
      'MessageValues',
      [...messages].map(([key, message]) => [key, valuesOf(message)] as const),
    ),
    block('NamespaceValues', members(rests)),
    block('TitledValues', members(stems)),
  ].join('\n'),
);
