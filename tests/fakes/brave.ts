import { type Answer, jsonAnswer } from './faults.ts';
import { type LocalServer, startLocalServer } from './local-server.ts';

/** A result of Brave's web search. */
export type BraveResult = { url: string; title: string; description?: string };

const LANGUAGES = new Set(
  'ar eu bn bg ca zh-hans zh-hant hr cs da nl en en-gb et fi fr gl de el gu he hi hu is it jp kn ko lv lt ms ml mr nb pl pt-br pt-pt pa ro ru sr sk sl es sv ta te th tr uk vi'.split(
    ' ',
  ),
);
const MOST_CHARACTERS = 400;
const MOST_WORDS = 50;
const MOST_RESULTS = 20;

const refusal = (status: number, code: string, detail: string, meta: object = {}): Answer =>
  jsonAnswer(status, {
    type: 'ErrorResponse',
    time: 0,
    id: 'a-request',
    error: { id: 'an-error', status, code, detail, meta },
  });

function findFault(query: URLSearchParams): string | undefined {
  const q = query.get('q') ?? '';
  const count = Number(query.get('count') ?? MOST_RESULTS);
  if (q === '' || q.length > MOST_CHARACTERS || q.split(/\s+/).length > MOST_WORDS) return 'q';
  if (!Number.isInteger(count) || count < 1 || count > MOST_RESULTS) return 'count';
  return LANGUAGES.has(query.get('search_lang') ?? 'en') ? undefined : 'search_lang';
}

/** Starts Brave's web search, which knows one key. */
export async function startFakeBrave(
  apiKey: string,
  results: readonly BraveResult[],
): Promise<LocalServer & { refuseNext: () => void }> {
  let refusals = 0;
  const server = await startLocalServer(({ path, query, headers }) => {
    if (path !== '/res/v1/web/search') return refusal(404, 'NOT_FOUND', 'Not found');
    const token = headers['x-subscription-token'];
    if (!token) return refusal(422, 'VALIDATION', 'Unable to validate request parameter(s)');
    if (token !== apiKey) {
      const detail = 'The provided subscription token is invalid.';
      return refusal(401, 'SUBSCRIPTION_TOKEN_INVALID', detail);
    }
    if (refusals > 0) {
      refusals -= 1;
      return refusal(429, 'RATE_LIMITED', 'Request rate limit exceeded for plan.');
    }
    const fault = findFault(query);
    if (fault) {
      const meta = { errors: [{ type: 'value_error', loc: ['query', fault], msg: 'invalid' }] };
      return refusal(422, 'VALIDATION', 'Unable to validate request parameter(s)', meta);
    }
    const isDecorated = query.get('text_decorations') !== 'false';
    const decorate = (text: string) => (isDecorated ? `<strong>${text}</strong>` : text);
    const found = results.map(({ url, title, description }) => ({
      type: 'search_result',
      subtype: 'generic',
      url,
      title,
      language: 'en',
      ...(description && { description: decorate(description) }),
    }));
    return jsonAnswer(200, {
      type: 'search',
      query: { original: query.get('q'), more_results_available: false },
      ...(found.length > 0 && { web: { type: 'search', results: found, family_friendly: true } }),
    });
  });
  return {
    ...server,
    refuseNext: () => {
      refusals += 1;
    },
  };
}
