import { childrenOf, type Node, nameOf, textsOf } from './syntax.ts';

/** Finds the words in code that somebody may read: by their place, and by their form. Styles, addresses and names are none. */

/** Two words or more that begin with a capital, or one that ends like a sentence. */
const isShown = (text: string) => /^[\p{Lu}“…‘(][^:/{}=]*\s\S/u.test(text) || /^\p{Lu}[\p{L}’'-]+[.!?…]?$/u.test(text);

/** Names in code, headers, SQL, styles, drawings, patterns and other forms that no one reads. */
const FORMS: readonly RegExp[] = [
  /^[A-Z]+ \/api\//,
  /^[A-Z]\w*(?:-[A-Z]\w*)+$|^[A-Z_ -]+$|^(?:[A-Z][a-z]+){2,}$/,
  /^(?:Bearer|Basic) |^(?:SELECT|UPDATE|LISTEN) | UTC$/,
  /[\w-]+:[\w-]+\s[\w-]+:|; ?[a-z-]+: |, serif$|^[CM][\d.…]+ |<\w+|\(\?/,
  /^[^\p{L}]*$/u,
];
const isForm = (text: string) => FORMS.some((form) => form.test(text));

/** Whether a template consists of values and class names. */
function isClassList(text: string): boolean {
  if (!text.startsWith('…')) return false;
  const words = text.split(' ').filter((word) => word !== '…');
  return words.filter((word) => /^[a-z]+(?:[-:][a-z\d.[\]/]+)+$/.test(word)).length * 2 >= words.length;
}

const looksShown = (text: string) => isShown(text) && !isForm(text) && !isClassList(text);

/** Attributes that are read out or shown. */
const READ =
  /^(?:aria-(?:label|description|valuetext|placeholder|roledescription)|title|alt|label|hint|placeholder|heading|description)$/;

/** Words, and no key of a message or address. */
const isWords = (text: string) => /\p{L}/u.test(text) && !/^[a-z][\w.…]*$|^\w+:\/\/\S+$/.test(text);

const wordsOf = (expression: unknown): string[] =>
  textsOf(expression).map((text) => text.replaceAll('*', '…').replace(/\s+/g, ' ').trim());

/** Comparisons, types and queries. */
const UNSEEN = /^(?:BinaryExpression|Import\w+|ExportAllDeclaration|TaggedTemplateExpression|TS\w*Type)$/;

const UNREAD = /^(?:className|href|aria-keyshortcuts)$/;

/** Values that are no words: why a job may run twice, and types of schema.org. */
const UNSEEN_KEY = /^(?:repeat|@type|operatingSystem)$/;

/** What a program compares, or only whoever runs the server sees. */
function isUnseen({ type, callee, key, name }: Node): boolean {
  if (UNSEEN.test(type) || (type === 'JSXAttribute' && UNREAD.test(nameOf(name)))) return true;
  if (type === 'Property') return UNSEEN_KEY.test(nameOf(key) || String((key as Node).value));
  return type === 'NewExpression' && /^(?:Error|TypeError|RangeError|RegExp)$/.test(nameOf(callee));
}

/** Calls with what a program compares, writes into its log, or says of the API. */
function hasUnseenArguments({ type, callee }: Node): boolean {
  if (type !== 'CallExpression') return false;
  const { object, property } = callee as Node;
  return (
    /^(?:describe|meta|includes|startsWith|endsWith)$/.test(nameOf(property)) ||
    nameOf((object as Node | undefined)?.callee) === 'log'
  );
}

/** The words of one node, if it has any. */
function wordsIn({ type, name, value, ...node }: Node): string[] {
  if (type === 'JSXText') return wordsOf({ type, value }).filter((text) => /\p{L}/u.test(text));
  if (type === 'JSXAttribute' && READ.test(nameOf(name))) return wordsOf(value).filter(isWords);
  if (type === 'TemplateLiteral' || typeof value === 'string')
    return wordsOf({ type, value, ...node }).filter(looksShown);
  return [];
}

/** All words of a syntax tree that somebody may read, in their order. */
export function shownTexts(node: Node, found = new Set<string>()): ReadonlySet<string> {
  if (isUnseen(node)) return found;
  for (const words of wordsIn(node)) found.add(words);
  const children = hasUnseenArguments(node) ? [node.callee as Node] : childrenOf(node);
  for (const child of children) shownTexts(child, found);
  return found;
}
