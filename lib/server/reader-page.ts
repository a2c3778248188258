import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Hydration } from '../http/hydration.ts';
import { log } from '../log.ts';
import type { ApplicationClient, FreshResponse } from './application-client.ts';
import { isPage, isShareable, newNonce } from './finish-response.ts';
import { usedRules } from './used-rules.ts';

const SCRIPT = /<script(?<attributes>[^>]*)>(?<text>.*?)<\/script>/gs;
const SOURCE = / src="(\/_next\/[^"]+)"/;

/** An inline script of the framework: it only adds JSON to a list. */
const PUSH = /^\(?(?:self|globalThis)\b[^(]*?\b(?<list>__next_f|TURBOPACK)\b.*?\.push\((?<entry>.*)\);?$/s;

const SCRIPT_PRELOAD = /<link(?=[^>]* rel="preload")(?=[^>]* as="script")[^>]*>/g;
const STYLESHEET =
  /<link rel="stylesheet" href="(?<href>\/[^"]+)"(?=[^>]* data-precedence="(?<precedence>[^"]+)")[^>]*>/g;

/** Where the rules of a page without React go. */
const STYLE_PLACEHOLDER = '<style data-without-react></style>';

/** Removes React's scripts from a page. @returns the page with a placeholder for its rules, and what hydrates it */
function withoutReact(html: string) {
  const hydration: Omit<Hydration, 'version'> = { styles: [], pushed: [], scripts: [] };
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
      return hydration.styles.length === 1 ? STYLE_PLACEHOLDER : '';
    });
  return { page, hydration };
}

/** Prepares an answer that was asked for with a nonce. */
export type Prepare = (fresh: FreshResponse, nonce: string) => Promise<FreshResponse>;

/** Makes reader pages of an application's pages: without React, and with the rules that they use in place of stylesheets. */
export function readerPages(application: ApplicationClient): Prepare {
  const sheets = new LRUCache<string, string>({
    max: 200,
    // Their names change with their content.
    fetchMethod: async (path) => {
      const { status, body } = await application.ask({ path, headers: {}, nonce: newNonce() });
      if (status !== 200) throw new Error(`The stylesheet ${path} has status ${status}.`);
      return body.toString();
    },
  });
  async function readerPage(fresh: FreshResponse, nonce: string): Promise<FreshResponse> {
    const { page, hydration } = withoutReact(fresh.body.toString());
    if (hydration.scripts.length === 0) return fresh;
    const css = await Promise.all(hydration.styles.map(([href]) => sheets.fetch(href)));
    const rules = usedRules(
      page,
      css.filter((each) => each !== undefined),
    );
    // The same page, the same bytes.
    const unmarked: typeof hydration = JSON.parse(JSON.stringify(hydration).replaceAll(nonce, ''));
    const version = createHash('sha256').update(page.replaceAll(nonce, '')).digest('base64url').slice(0, 8);
    const style = `<style data-without-react="${version}">${rules}</style>`;
    const { link: _, ...headers } = fresh.headers;
    const body = Buffer.from(page.replace(STYLE_PLACEHOLDER, () => style));
    return { ...fresh, headers, body, hydration: { version, ...unmarked } };
  }
  return async (fresh, nonce) => {
    if (!isPage(fresh) || !isShareable(fresh)) return fresh;
    return readerPage(fresh, nonce).catch((err) => {
      log().error({ err }, 'a page keeps its framework');
      return fresh;
    });
  };
}

/** The answer that hydrates a page; undefined if the page has React. */
export function hydrationAnswer({ hydration, headers, tags }: FreshResponse): FreshResponse | undefined {
  if (!hydration) return undefined;
  const { 'content-security-policy': _, ...others } = headers;
  const own = { ...others, 'content-type': 'application/json', 'x-robots-tag': 'noindex' };
  return { status: 200, headers: own, body: Buffer.from(JSON.stringify(hydration)), tags };
}
