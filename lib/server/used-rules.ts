import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { PurgeCSS } from 'purgecss';
import { codePointsOf, within } from '../blog-design/fonts/ranges.ts';

/** What the page's script and readers change: a rule that selects it is used. */
const STATES = {
  classes: ['dark'],
  attributes: ['aria-busy', 'aria-pressed', 'data-copied', 'data-failed', 'data-framed', 'data-member', 'open'],
  values: ['true'],
};

const TAG = /<([a-z][a-z\d]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /\s([^\s=>]+)(?:="([^"]*)")?/g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const unescaped = (text: string) =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

/** Ids and values that selectors may have. */
const words = new LRUCache<string, ReadonlySet<string>>({
  max: 100,
  memoMethod: (css) => new Set(Array.from(css.matchAll(/[#=]["']?([\w-]+)/g), ([, word = '']) => word)),
});

/** What selectors can select in a page that React wrote. Ids and values that no selector has are left out. */
function selectable(html: string, css: string) {
  const [tags, classes, ids] = [new Set<string>(), new Set(STATES.classes), new Set<string>()];
  const [names, values] = [new Set(STATES.attributes), new Set(STATES.values)];
  const inCss = words.memo(css);
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    tags.add(tag.toLowerCase());
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      names.add(name.toLowerCase());
      if (name === 'class') for (const each of unescaped(value).split(/\s+/)) classes.add(each);
      else if (inCss.has(value)) (name === 'id' ? ids : values).add(value);
    }
  }
  const sorted = (all: Set<string>) => [...all].sort();
  return {
    ...{ tags: sorted(tags), classes: sorted(classes), ids: sorted(ids), undetermined: [] },
    variables: sorted(new Set(Array.from(html.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name))),
    attributes: { names: sorted(names), values: sorted(values) },
  };
}

/** Rules by what was selectable: pages with the same parts have the same ones. */
const known = new LRUCache<string, string>({ max: 500 });

/** Drops the registrations of custom properties that no rule reads. */
const withoutUnusedProperties = (css: string) =>
  css.replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) => (css.includes(`var(${name}`) ? rule : ''));

/** The rules of stylesheets that a page uses, or may use once its reader has changed it. */
export async function usedRules(html: string, css: string): Promise<string> {
  const { variables, ...found } = selectable(html, css);
  const key = createHash('sha256')
    .update(css)
    .update(JSON.stringify([found, variables]))
    .digest('base64url');
  const same = known.get(key);
  if (same !== undefined) return same;
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: ' ', extension: 'html' }],
    css: [{ raw: css }],
    extractors: [{ extensions: ['html'], extractor: () => found }],
    variables: true,
    // Those that attributes read.
    safelist: { variables },
    keyframes: true,
  });
  const rules = withoutUnusedProperties(purged?.css ?? css);
  known.set(key, rules);
  return rules;
}

/** Drops the rules of fonts for characters that the page does not show: of other scripts. */
export function withoutOtherScripts(css: string, html: string): string {
  const points = codePointsOf(html);
  return css.replace(/@font-face\{[^}]*unicode-range:([^;}]+)[^}]*\}/g, (rule, range: string) =>
    within(points, range).length > 0 ? rule : '',
  );
}
