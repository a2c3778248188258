import { type CssNode, generate, ident, parse, type Raw, type SelectorList } from 'css-tree';
import { LRUCache } from 'lru-cache';
import { codePointsOf, within } from '../blog-design/fonts/ranges.ts';

/** What selectors can select in a page: its tags and classes, and the values of each attribute. */
type Page = { tags: Set<string>; classes: Set<string>; attributes: Map<string, Set<string>> };

type Test = (page: Page) => boolean;

/** A rule with its selectors, a group of rules such as `@media`, or another part of a stylesheet. */
type Part =
  | { selectors: { text: string; isUsed: Test }[]; block: string }
  | { head: string; parts: Part[] }
  | { text: string; keyframes?: string; range?: string };

/** What the page's script and readers change: a rule that selects it is used. */
const STATES: readonly (readonly [attribute: string, value: string])[] = [
  ...(['aria-busy', 'aria-pressed', 'data-failed', 'data-copied', 'data-framed', 'data-member', 'open'] as const).map(
    (name) => [name, 'true'] as const,
  ),
  ['class', 'dark'],
];

const MATCHES: Readonly<Record<string, (value: string, text: string) => boolean>> = {
  '=': (value, text) => value === text,
  '|=': (value, text) => value === text || value.startsWith(`${text}-`),
  '^=': (value, text) => value.startsWith(text),
  '$=': (value, text) => value.endsWith(text),
  '*=': (value, text) => value.includes(text),
  '~=': (value, text) => value.split(/\s+/).includes(text),
};

/** Whether a page may have what a part of a selector selects; where it stands in the page is left out. */
function testFor(node: CssNode): Test {
  switch (node.type) {
    case 'SelectorList': {
      const tests = node.children.toArray().map(testFor);
      return (page) => tests.some((test) => test(page));
    }
    case 'Selector': {
      const tests = node.children.toArray().map(testFor);
      return (page) => tests.every((test) => test(page));
    }
    case 'TypeSelector':
      return ({ tags }) => node.name === '*' || tags.has(node.name.toLowerCase());
    case 'ClassSelector':
      return ({ classes }) => classes.has(ident.decode(node.name));
    case 'IdSelector':
      return ({ attributes }) => attributes.get('id')?.has(ident.decode(node.name)) === true;
    case 'AttributeSelector': {
      const { name, matcher, value } = node;
      const text = value?.type === 'String' ? value.value : value?.name;
      const matches = MATCHES[matcher ?? ''];
      return ({ attributes }) => {
        const values = attributes.get(name.name);
        return values !== undefined && (!matches || [...values].some((each) => matches(each, text ?? '')));
      };
    }
    case 'PseudoClassSelector': {
      const [list] = /^(?:is|where)$/.test(node.name) ? (node.children?.toArray() ?? []) : [];
      return list ? testFor(list) : () => true;
    }
    default:
      return () => true;
  }
}

function readPart(node: CssNode): Part {
  if (node.type === 'Rule' && node.prelude.type === 'SelectorList') {
    const selectors = (node.prelude as SelectorList).children.toArray();
    return {
      selectors: selectors.map((each) => ({ text: generate(each), isUsed: testFor(each) })),
      block: generate(node.block),
    };
  }
  if (node.type !== 'Atrule' || !node.block) return { text: generate(node) };
  const head = (node.prelude as Raw | null)?.value.trim() ?? '';
  if (/^(?:media|supports|layer|container)$/.test(node.name)) {
    return { head: `@${node.name} ${head}`, parts: node.block.children.toArray().map(readPart) };
  }
  const text = generate(node);
  if (/keyframes$/.test(node.name)) return { text, keyframes: head };
  const range = /unicode-range:([^;}]+)/.exec(text)?.[1];
  return { text, ...(range && { range }) };
}

const sheets = new LRUCache<string, Part[]>({
  max: 200,
  memoMethod: (css) => {
    const sheet = parse(css, { parseValue: false, parseAtrulePrelude: false });
    return sheet.type === 'StyleSheet' ? sheet.children.toArray().map(readPart) : [];
  },
});

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const unescaped = (text: string) =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

const TAG = /<([a-z][a-z\d]*)((?:\s+[^\s=>"<]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /\s([^\s=>"<]+)(?:="([^"]*)")?/g;

/** Reads a page that React wrote. */
function readPage(html: string): Page {
  const page: Page = { tags: new Set(), classes: new Set(), attributes: new Map() };
  function add(name: string, value: string): void {
    if (name === 'class') for (const each of unescaped(value).split(/\s+/)) page.classes.add(each);
    else page.attributes.set(name, (page.attributes.get(name) ?? new Set()).add(unescaped(value)));
  }
  for (const [name, value] of STATES) add(name, value);
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    page.tags.add(tag.toLowerCase());
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) add(name.toLowerCase(), value);
  }
  return page;
}

/** The rules of parts that a page uses. `others` says which of the parts without selectors are kept. */
const usedText = (
  parts: readonly Part[],
  page: Page,
  others: (part: Extract<Part, { text: string }>) => boolean,
): string =>
  parts
    .map((part) => {
      if ('selectors' in part) {
        const used = part.selectors.filter(({ isUsed }) => isUsed(page));
        return used.length > 0 ? used.map(({ text }) => text).join() + part.block : '';
      }
      if ('text' in part) return others(part) ? part.text : '';
      const inside = usedText(part.parts, page, others);
      return inside && `${part.head}{${inside}}`;
    })
    .join('');

/** Drops custom properties that nothing reads, until all of them are read. */
function withoutUnreadProperties(css: string, html: string): string {
  const read = new Set(Array.from(`${css}${html}`.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name));
  const shorter = css
    .replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) => (read.has(name) ? rule : ''))
    .replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name: string) =>
      read.has(name) ? declaration : '',
    );
  return shorter.length < css.length ? withoutUnreadProperties(shorter, html) : css;
}

/** The rules of stylesheets that a page uses, or may use once its reader has changed it. */
export function usedRules(html: string, stylesheets: readonly string[]): string {
  const parts = stylesheets.flatMap((css) => sheets.memo(css));
  const page = readPage(html);
  const points = codePointsOf(html);
  const rules = withoutUnreadProperties(
    usedText(parts, page, ({ keyframes }) => keyframes === undefined),
    html,
  );
  const isShown = ({ keyframes, range }: { keyframes?: string; range?: string }) =>
    range ? within(points, range).length > 0 : keyframes === undefined || new RegExp(`\\b${keyframes}\\b`).test(rules);
  return withoutUnreadProperties(usedText(parts, page, isShown), html);
}
