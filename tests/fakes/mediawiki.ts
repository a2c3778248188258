import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, jsonAnswer } from './faults.ts';
import { type Call, type LocalServer, startLocalServer } from './local-server.ts';

/** A page of the wiki: its title, and its text as HTML. */
export type WikiPage = { title: string; html: string };

const LICENSE = {
  url: 'https://creativecommons.org/licenses/by-sa/4.0/',
  title: 'Creative Commons Attribution-Share Alike 4.0',
};
const SEARCH_MOST = 100;

function refusal(httpCode: number, httpReason: string, key: string, message: string): Answer {
  const messageTranslations = { en: message };
  return jsonAnswer(httpCode, { errorKey: key, messageTranslations, httpCode, httpReason });
}

const titleKey = (title: string) => title.replaceAll(' ', '_');

const pageMeta = ({ title }: WikiPage, id: number) => ({
  id,
  key: titleKey(title),
  title,
  latest: { id: 100 + id, timestamp: '2026-01-05T10:00:00Z' },
  content_model: 'wikitext',
  license: LICENSE,
});

function search(query: URLSearchParams, pages: readonly WikiPage[]): Answer {
  const q = query.get('q');
  if (!q) {
    const message = 'The "q" parameter must be set.';
    return refusal(400, 'Bad Request', 'paramvalidator-missingparam', message);
  }
  const limit = Number(query.get('limit') ?? 50);
  if (!(limit >= 1 && limit <= SEARCH_MOST)) {
    const message = `Cannot search for ${limit} pages. Must be between 1 and ${SEARCH_MOST}.`;
    return refusal(400, 'Bad Request', 'paramvalidator-outofrange', message);
  }
  const words = q.toLowerCase().split(/\s+/);
  const found = pages.flatMap((page, id) => {
    const text = `${page.title} ${page.html}`.toLowerCase();
    const isFound = words.some((word) => text.includes(word));
    const excerpt = `<span class="searchmatch">${words[0]}</span> &amp; more`;
    const rest = { matched_title: null, description: null, thumbnail: null };
    return isFound ? [{ ...pageMeta(page, id), excerpt, ...rest }] : [];
  });
  return jsonAnswer(200, { pages: found.slice(0, limit) });
}

function read(title: string, pages: readonly WikiPage[]): Answer {
  const id = pages.findIndex((page) => titleKey(page.title) === titleKey(title));
  const page = pages[id];
  if (!page) {
    const message = `The specified title (${title}) does not exist`;
    return refusal(404, 'Not Found', 'rest-nonexistent-title', message);
  }
  const html = `<!DOCTYPE html><html lang="en"><head><title>${page.title}</title></head><body>${page.html}</body></html>`;
  return jsonAnswer(200, { ...pageMeta(page, id), html });
}

/** A wiki, and how it has been used. */
export type FakeMediaWiki = LocalServer & {
  /** Address of its REST interface. */
  apiBase: string;
  /** Most requests that were under way at once. */
  mostAtOnce: () => number;
  /** The next request is refused for being one too many. */
  refuseNext: (retryAfter: string) => void;
};

/** Starts a wiki that keeps the contract of MediaWiki's REST interface for searching and reading pages, and Wikimedia's rule that a client names itself. */
export async function startFakeMediaWiki(pages: readonly WikiPage[]): Promise<FakeMediaWiki> {
  const refusals: string[] = [];
  let underWay = 0;
  let most = 0;
  const answer = ({ method, path, query, headers }: Call): Answer => {
    const agent = headers['user-agent'] ?? '';
    if (!/\(.*(?:https?:|@).*\)/.test(agent)) {
      const body = 'Please set a user-agent and respect our robot policy';
      return { status: 403, headers: { 'content-type': 'text/plain' }, body };
    }
    const retryAfter = refusals.shift();
    if (retryAfter !== undefined) {
      return { status: 429, headers: { 'retry-after': retryAfter }, body: 'Too many requests' };
    }
    const route = path.replace(/^\/w\/rest\.php/, '');
    if (method !== 'GET' || route === path) {
      return refusal(404, 'Not Found', 'rest-no-match', 'The requested path was not found');
    }
    if (route === '/v1/search/page') return search(query, pages);
    const title = /^\/v1\/page\/([^/]+)\/with_html$/.exec(route)?.[1];
    if (title) return read(decodeURIComponent(title), pages);
    return refusal(404, 'Not Found', 'rest-no-match', `The requested path was not found: ${route}`);
  };
  const server = await startLocalServer(async (call) => {
    underWay += 1;
    most = Math.max(most, underWay);
    // Long enough for another request to arrive while this one is under way.
    await sleep(20);
    underWay -= 1;
    return answer(call);
  });
  return {
    ...server,
    apiBase: `${server.url}/w/rest.php`,
    mostAtOnce: () => most,
    refuseNext: (retryAfter) => refusals.push(retryAfter),
  };
}
