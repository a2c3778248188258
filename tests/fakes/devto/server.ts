import { type Answer, createFaultPlayer, jsonAnswer } from '../faults.ts';
import { type Call, jsonOf, startLocalServer } from '../local-server.ts';
import { markdownHtml, NO_PAGE, postPage } from '../post-page.ts';
import { type DevArticle, readArticle } from './articles.ts';

const API_KEY = 'devKeyOfTheTestServer1';
const OWNER = 'ada';
const WINDOW_MS = 30_000;
const MOST_IN_WINDOW = 10;
const MEDIA_TYPE = 'application/vnd.forem.api-v1+json';

const WORDS: Readonly<Record<number, string>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not found',
  422: 'Title has already been used in the last five minutes',
  429: 'Rate limit reached, try again in 30 seconds',
};

const refusal = (status: number, error = WORDS[status] ?? 'internal server error') =>
  jsonAnswer(status, { error, status });

/** An article in the API's JSON. */
function articleJson(article: DevArticle, origin: string) {
  const url = `${origin}/${article.author}/${article.slug}`;
  return {
    type_of: 'article',
    id: article.id,
    title: article.title,
    description: article.description ?? '',
    slug: article.slug,
    path: `/${article.author}/${article.slug}`,
    url,
    canonical_url: article.canonical_url ?? url,
    cover_image: article.main_image ?? null,
    tag_list: article.tags,
    body_markdown: article.body_markdown,
    user: { name: 'Ada', username: article.author },
  };
}

/** A draft's slug opens only its author's preview. */
const slugOf = (title: string, id: number, published: boolean) =>
  `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${published ? id : `temp-slug-${id}`}`;

function pageOf(articles: readonly DevArticle[], query: URLSearchParams): DevArticle[] {
  const size = Math.min(Number(query.get('per_page') ?? 30), 1000);
  const start = (Number(query.get('page') ?? 1) - 1) * size;
  return articles.toReversed().slice(start, start + size);
}

/** Starts a DEV without articles: the parts of the Forem API v1 that publishing needs, and the articles' pages. */
export async function startFakeDev() {
  const faults = createFaultPlayer(refusal);
  const articles: DevArticle[] = [];
  let creations: number[] = [];

  function create(call: Call): Answer {
    creations = creations.filter((at) => at > Date.now() - WINDOW_MS);
    if (creations.length >= MOST_IN_WINDOW) return refusal(429);
    creations.push(Date.now());
    const taken = articles.map(({ canonical_url }) => canonical_url);
    const given = readArticle(jsonOf(call.body), taken);
    if ('fault' in given) return refusal(422, given.fault);
    const id = 2_000_000 + articles.length;
    const slug = slugOf(given.title, id, given.published);
    const article = { ...given, id, slug, author: OWNER };
    articles.push(article);
    return jsonAnswer(201, articleJson(article, server.url));
  }

  /** PUT /api/articles/{id}: changes the given fields of the owner's article. */
  function update(id: string, call: Call): Answer {
    const article = articles.find((each) => String(each.id) === id && each.author === OWNER);
    if (!article) return refusal(404);
    const others = articles.filter((each) => each !== article);
    const { article: changes } = (jsonOf(call.body) ?? {}) as { article?: object };
    const given = readArticle(
      { article: changes && { ...article, ...changes } },
      others.map(({ canonical_url }) => canonical_url),
    );
    if ('fault' in given) return refusal(422, given.fault);
    const isNowPublic = given.published && !article.published;
    const slug = isNowPublic ? slugOf(given.title, article.id, true) : article.slug;
    Object.assign(article, given, { slug });
    return jsonAnswer(200, articleJson(article, server.url));
  }

  function api(call: Call): Answer {
    if (!call.headers['user-agent']) return refusal(403, 'Forbidden Bots');
    if (!call.headers.accept?.includes(MEDIA_TYPE)) return refusal(404);
    if (call.headers['api-key'] !== API_KEY) return refusal(401);
    const isJson = call.headers['content-type']?.startsWith('application/json');
    const own = articles.filter(({ author }) => author === OWNER);
    const [, id] = /^\/api\/articles\/(\d+)$/.exec(call.path) ?? [];
    if (id && call.method === 'PUT') {
      return isJson ? update(id, call) : refusal(422, 'param is missing: article');
    }
    switch (`${call.method} ${call.path}`) {
      case 'GET /api/users/me':
        return jsonAnswer(200, { type_of: 'user', id: 1, username: OWNER, name: 'Ada' });
      case 'GET /api/articles/me/all': {
        const page = pageOf(own, call.query);
        const list = page.map((each) => ({ ...articleJson(each, server.url), published: each.published }));
        return jsonAnswer(200, list);
      }
      case 'POST /api/articles':
        return isJson ? create(call) : refusal(422, 'param is missing: article');
      default:
        return refusal(404);
    }
  }

  function page(path: string): Answer {
    const article = articles.find(({ author, slug }) => path === `/${author}/${slug}`);
    if (!article?.published) return NO_PAGE;
    const { title, body_markdown, canonical_url } = article;
    const html = markdownHtml(body_markdown, 'noopener noreferrer');
    return postPage({ title, html, ...(canonical_url && { canonicalUrl: canonical_url }) });
  }

  function publishByHand(author: string, canonical_url: string): void {
    const id = 1_000_000 + articles.length;
    articles.push({
      id,
      author,
      title: 'By hand',
      slug: `by-hand-${id}`,
      canonical_url,
      body_markdown: 'Text.',
      published: true,
      tags: [],
      ai_disclosure_level: 'no_ai',
    });
  }

  const server = await startLocalServer((call) =>
    call.path.startsWith('/api/')
      ? faults.play(call.method === 'GET' ? 'read' : 'write', () => api(call))
      : page(call.path),
  );

  return {
    ...server,
    apiKey: API_KEY,
    faults,
    createdPosts: () => articles.filter(({ author }) => author === OWNER),
    publishOwn: (canonicalUrl: string) => publishByHand(OWNER, canonicalUrl),
    /** By another account. */
    publishElsewhere: (canonicalUrl: string) => publishByHand('bob', canonicalUrl),
    reset: () => {
      articles.length = 0;
      server.calls.length = 0;
      creations = [];
      faults.clear();
    },
  };
}
