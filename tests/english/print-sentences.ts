import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

/**
 * `npm run sentences`: prints the words that screens and messages show, file by file, so that somebody can read them in one go.
 * It finds text between tags, strings and templates; styles, addresses and names of files are left out by their form.
 */

const FOLDERS = ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'lib/constants/**/*.ts', 'lib/**/*texts.ts'];

/** Two words or more that begin with a capital, or one that ends like a sentence. */
const isShown = (text: string) => /^[\p{Lu}“…‘(][^:/{}=]*\s\S/u.test(text) || /^\p{Lu}[\p{L}’'-]+[.!?…]?$/u.test(text);
const isForm = (text: string) => /^[A-Z]\w*(?:-[A-Z]\w*)+$|^[A-Z_]+$|[\w-]+:[\w-]+\s[\w-]+:|^M[\d.]+ /.test(text);

/** Whether a template consists of values and class names. */
function isClassList(text: string): boolean {
  if (!text.startsWith('…')) return false;
  const words = text.split(' ').filter((word) => word !== '…');
  return words.filter((word) => /^[a-z]+(?:[-:][a-z\d.[\]/]+)+$/.test(word)).length * 2 >= words.length;
}

/** The words of one node of a syntax tree, if it has any. */
function nodeWords(node: Record<string, unknown>): string {
  if (node.type === 'Literal' || node.type === 'JSXText') return String(node.value);
  const quasis = node.type === 'TemplateLiteral' ? (node.quasis as { value: { cooked: string } }[]) : [];
  return quasis.map(({ value }) => value.cooked).join('…');
}

/** All texts of a syntax tree in their order. */
function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (typeof node !== 'object' || node === null) return [];
  const words = nodeWords(node as Record<string, unknown>)
    .replace(/\s+/g, ' ')
    .trim();
  return [
    ...(isShown(words) && !isForm(words) && !isClassList(words) ? [words] : []),
    ...Object.values(node).flatMap(textsIn),
  ];
}

for (const file of globSync(FOLDERS).toSorted()) {
  const texts = [...new Set(textsIn(parseSync(file, readFileSync(file, 'utf8')).program))];
  if (texts.length > 0) console.log(`\n${file}\n${texts.map((text) => `  ${text}`).join('\n')}`);
}
