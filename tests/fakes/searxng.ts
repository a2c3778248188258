import { jsonAnswer } from './faults.ts';
import { type LocalServer, startLocalServer } from './local-server.ts';

/** A result as SearXNG's engines give it. */
export type SearxngResult = { url: string; title: string; content: string };

const ENGINES = { engine: 'mojeek', engines: ['mojeek'], category: 'general', score: 1 };
const HTML = { 'content-type': 'text/html; charset=utf-8' };

/**
 * Starts a SearXNG server, which answers in JSON only where its settings name the format.
 * @param formats as in `search.formats` of its settings
 */
export function startFakeSearxng(
  results: readonly SearxngResult[],
  formats: readonly string[] = ['html', 'json'],
): Promise<LocalServer> {
  return startLocalServer(({ method, path, query }) => {
    if (path !== '/search' || !['GET', 'POST'].includes(method)) {
      return { status: 404, headers: HTML, body: '<h1>Page not found</h1>' };
    }
    const format = query.get('format') ?? 'html';
    if (!formats.includes(format)) {
      const body = '<!doctype html><title>403 Forbidden</title><h1>Forbidden</h1>';
      return { status: 403, headers: HTML, body };
    }
    const q = query.get('q')?.trim();
    if (!q) return jsonAnswer(400, { error: 'No query' });
    const lists = { answers: [], corrections: [], infoboxes: [], suggestions: [] };
    return jsonAnswer(200, {
      query: q,
      number_of_results: 0,
      ...lists,
      unresponsive_engines: [],
      results: results.map((result) => ({ ...result, ...ENGINES })),
    });
  });
}
