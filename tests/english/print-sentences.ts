import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';

/**
 * `npm run sentences`: prints the words that screens and messages show, file by file, so that somebody can read them in one go.
 * It finds text between tags, strings and templates; styles, addresses and names of files are left out by their form.
 */

const FOLDERS = ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'lib/constants/**/*.ts', 'lib/**/*texts.ts'];

/** Two words or more that begin with a capital, or one that ends like a sentence. */
const isShown = (text: string) => /^[\p{Lu}“…‘(][^:/{}=]*\s\S/u.test(text) || /^\p{Lu}[\p{L}’'-]+[.!?…]?$/u.test(text);
const isForm = (text: string) => /^[A-Z]\w*(?:-[A-Z]\w*)+$|^[A-Z_]+$|[\w-]+:[\w-]+\s[\w-]+:/.test(text);

/** The texts of one file in their order. */
function textsOf(file: string): string[] {
  const found: string[] = [];
  const add = (text: string) => {
    const words = text.replace(/\s+/g, ' ').trim();
    if (isShown(words) && !isForm(words)) found.push(words);
  };
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  new Visitor({
    Literal: ({ value }) => add(String(value)),
    JSXText: ({ value }) => add(value),
    TemplateLiteral: ({ quasis }) => add(quasis.map(({ value }) => value.cooked ?? '').join('…')),
  }).visit(program);
  return [...new Set(found)];
}

for (const file of globSync(FOLDERS).toSorted()) {
  const texts = textsOf(file);
  if (texts.length > 0) console.log(`\n${file}\n${texts.map((text) => `  ${text}`).join('\n')}`);
}
