import { expect, test } from 'vitest';
import { sentencesOf } from '../../support/catalogues.ts';
import { saidKeys } from '../../support/said-keys.ts';
import { MODULES, nodesIn, textsOf, treeOf } from '../../support/syntax.ts';

const KEYS = [...sentencesOf('en').keys()];
const SAID = MODULES.flatMap((file) => saidKeys(file).map((said) => ({ file, ...said })));

/** Whether a key is one that is said; of titled ones, the title or the description. */
const isOneOf = (key: string, { key: said, isTitled = false }: { key: string; isTitled?: boolean }) => {
  const pattern = said.replaceAll('.', '\\.').replaceAll('*', '.+');
  return new RegExp(`^${pattern}${isTitled ? '\\.(?:title|description)' : ''}$`).test(key);
};

/** Where code gives a key as a value, it is written somewhere: as a whole, or after a namespace. */
const openNamespaces = [...new Set(SAID.flatMap(({ key, isOpen }) => (isOpen ? [key.slice(0, -1)] : [])))];
const written = new Set(
  MODULES.flatMap((file) => nodesIn(treeOf(file)).flatMap((node) => (node.type === 'Literal' ? textsOf(node) : []))),
);
const rests = (key: string) =>
  ['', ...openNamespaces]
    .filter((start) => key.startsWith(start))
    .flatMap((start) => [key.slice(start.length), key.slice(start.length).replace(/\.(?:title|description)$/, '')]);

test('every message is said somewhere', () => {
  const known = SAID.filter(({ isOpen }) => !isOpen);
  const unsaid = KEYS.filter(
    (key) => !known.some((said) => isOneOf(key, said)) && !rests(key).some((rest) => written.has(rest)),
  );
  expect(unsaid).toEqual([]);
});

test('none is said that does not exist', () => {
  const unknown = SAID.filter((said) => !KEYS.some((key) => isOneOf(key, said)));
  expect(unknown).toEqual([]);
});
