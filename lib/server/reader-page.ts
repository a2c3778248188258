import { LRUCache } from 'lru-cache';
import type { Hydration } from '../http/hydration.ts';
import { splitLanguage } from '../messages/languages.ts';
import type { ApplicationClient, FreshResponse } from './application-client.ts';
import { isPage, isShareable, newNonce } from './finish-response.ts';
import { usedRules, withoutOtherScripts } from './used-rules.ts';

/** Pages that are read before anything is pressed (docs/decisions/0150). */
const READ_FIRST = /^\/(?:(?:create)?$|(?:share|view|profile|user|library)(?:\/|$))/;

export const isReadFirst = (path: string): boolean => READ_FIRST.test(splitLanguage(path).path);

const SCRIPT = /<script(?<attributes>[^>]*)>(?<text>.*?)<\/script>/gs;
const SOURCE = / src="(\/_next\/[^"]+)"/;

/** An inline script of the framework: it only adds JSON to a list. */
const PUSH = /^\(?(?:self|globalThis)\b[^(]*?\b(?<list>__next_f|TURBOPACK)\b.*?\.push\((?<entry>.*)\);?$/s;

const SCRIPT_PRELOAD = /<link(?=[^>]* rel="preload")(?=[^>]* as="script")[^>]*>/g;
const STYLESHEET =
  /<link rel="stylesheet" href="(?<href>\/[^"]+)"(?=[^>]* data-precedence="(?<precedence>[^"]+)")[^>]*>/g;

/** Where the rules of a page without React go. */
const PLACE = '<style data-without-react></style>';

/** Takes React out of a page. What React needs to take it over later, and the page, with `PLACE` where the first stylesheet was. */
function withoutReact(html: string): { page: string; hydration: Hydration } {
  const hydration: Hydration = { styles: [], pushed: [], scripts: [] };
  const page = html
    .replace(SCRIPT, (script, attributes: string, text: string) => {
      const [, src] = SOURCE.exec(attributes) ?? [];
      const { list, entry } = PUSH.exec(text)?.groups ?? {};
      // Old browsers only.
      if (src && attributes.includes(' noModule')) return '';
      if (src) hydration.scripts.push(src);
      else if (list && entry) hydration.pushed.push([list, JSON.parse(entry)]);
      else return script;
      return '';
    })
    .replace(SCRIPT_PRELOAD, '')
    .replace(STYLESHEET, (_, href: string, precedence: string) => {
      hydration.styles.push([href.replaceAll('&amp;', '&'), precedence]);
      return hydration.styles.length === 1 ? PLACE : '';
    });
  return { page, hydration };
}

/** Makes reader pages of an application's pages: without React, and with the rules that they use in place of stylesheets. */
export function readerPages(application: ApplicationClient): (fresh: FreshResponse) => Promise<FreshResponse> {
  const sheets = new LRUCache<string, string>({
    max: 200,
    // Their names change with their content.
    fetchMethod: async (path) => {
      const { status, body } = await application.ask({ path, headers: {}, nonce: newNonce() });
      if (status !== 200) throw new Error(`The stylesheet ${path} has status ${status}.`);
      return body.toString();
    },
  });
  return async (fresh) => {
    if (!isPage(fresh) || !isShareable(fresh)) return fresh;
    const { page, hydration } = withoutReact(fresh.body.toString());
    if (hydration.scripts.length === 0) return fresh;
    const css = await Promise.all(hydration.styles.map(([href]) => sheets.fetch(href)));
    const rules = withoutOtherScripts(await usedRules(page, css.join('')), page);
    const { link: _, ...headers } = fresh.headers;
    const body = Buffer.from(page.replace(PLACE, () => PLACE.replace('><', `>${rules}<`)));
    return { ...fresh, headers, body, hydration };
  };
}

/** The answer with what React needs to take over a page; undefined if the page has React. */
export function hydrationAnswer({ hydration, headers, tags }: FreshResponse): FreshResponse | undefined {
  if (!hydration) return undefined;
  const { 'content-security-policy': _, ...others } = headers;
  const own = { ...others, 'content-type': 'application/json', 'x-robots-tag': 'noindex' };
  return { status: 200, headers: own, body: Buffer.from(JSON.stringify(hydration)), tags };
}
