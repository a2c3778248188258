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

function typeOf(message: string): string {
  const values = [...new Map(argumentsIn(compile(message)))];
  if (values.length === 0) return 'Record<never, never>';
  return `{ ${values.map(([name, type]) => `${isName(name) ? name : JSON.stringify(name)}: ${type}`).join('; ')} }`;
}

function linesFor(catalogue: Catalogue, parents: readonly string[] = []): string[] {
  return Object.entries(catalogue).flatMap(([part, value]) => {
    const parts = [...parents, part];
    return typeof value === 'string'
      ? `  ${JSON.stringify(parts.join('.'))}: ${typeOf(value)};`
      : linesFor(value, parts);
  });
}

const file = path.resolve('lib/generated/message-values.ts');
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(
  file,
  `import type { ReactNode } from 'react';

export type Markup = (words: ReactNode) => ReactNode;

/** Values of the messages by key (lib/messages/declare.ts). */
export interface MessageValues {
${linesFor(readCatalogue(SOURCE_LANGUAGE)).join('\n')}
}
`,
);
