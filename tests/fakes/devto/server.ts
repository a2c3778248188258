import { z } from 'zod';
import { type Answer, createFaultPlayer, jsonAnswer } from '../faults.ts';
import { type Call, parseJson, startLocalServer } from '../local-server.ts';
import { markdownHtml, NO_PAGE, postPage } from '../post-page.ts';

const articleSchema = z.object({
  title: z.string().default(''),
  body_markdown: z.string().default(''),
  published: z.boolean().default(false),
  canonical_url: z.string().nullish(),
  description: z.string().nullish(),
  main_image: z.string().nullish(),
  tags: z.array(z.string()).default([]),
  ai_disclosure_level: z.string().default('not_disclosed'),
});

const bodySchema = z.object({ article: articleSchema });

type Fields = z.output<typeof articleSchema>;

type DevArticle = Fields & { id: number; author: string; slug: string };

/** Whether Forem accepts an address: http(s), without white space, and with a dot in its host. */
function isUrl(text: string, mayBeLocal: boolean): boolean {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || /\s/.test(text)) return false;
  return mayBeLocal || (url.hostname.includes('.') && !/^127\./.test(url.hostname));
}

function tagFaults(tags: readonly string[]): string[] {
  if (tags.length > 4) return ['Tag list exceed the maximum of 4 tags'];
  return tags.flatMap((tag) => [
    ...(tag.length > 30 ? [`Tag "${tag}" is too long (maximum is 30 characters)`] : []),
    ...(/^[a-z0-9]+$/i.test(tag) ? [] : [`Tag "${tag}" contains non-alphanumeric characters`]),
  ]);
}

/** Liquid runs before Markdown, but not in code: variables are refused, and tags must be known. */
function liquidFaults(given: string): string[] {
  const markdown = given.replace(/~{3}.*?~{3}|`{3}.*?`{3}|`{2}.+?`{2}|`.+?`/gs, '');
  if (/\{\{/.test(markdown)) return ['Liquid variables are disabled'];
  const [, tag] = /\{%-?\s*(\S*)/.exec(markdown) ?? [];
  return tag === undefined ? [] : [`Liquid syntax error: Unknown tag '${tag}'`];
}

/**
 * Reads the body of POST /api/articles.
 * @param taken canonical addresses of all articles
 * @returns the article, or Forem's error message
 */
function readArticle(body: unknown, taken: readonly (string | null | undefined)[]): Fields | { fault: string } {
  const article = bodySchema.safeParse(body).data?.article;
  if (!article) return { fault: 'article param must be a JSON object. You provided article as a nil' };
  const { title, body_markdown, canonical_url, main_image, tags, ai_disclosure_level: level } = article;
  const faults = [
    title.trim() === '' && "Title can't be blank",
    Array.from(title).length > 128 && 'Title is too long (maximum is 128 characters)',
    body_markdown.startsWith('---\n') && 'Front matter is not what this test is about',
    canonical_url && !isUrl(canonical_url, false) && 'Canonical url is not a valid URL',
    canonical_url && taken.includes(canonical_url) && 'Canonical url has already been taken',
    main_image && !isUrl(main_image, true) && 'Main image is not a valid URL',
    !['no_ai', 'some_ai', 'fully_autonomous', 'not_disclosed'].includes(level) &&
      'Ai disclosure level is not included in the list',
    ...tagFaults(tags),
    ...liquidFaults(body_markdown),
  ].filter((fault) => typeof fault === 'string' && fault !== '');
  return faults.length > 0 ? { fault: faults.join(', ') } : article;
}

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
const postSlug = (title: string, id: number, published: boolean) =>
  `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${published ? id : `temp-slug-${id}`}`;

function articlesPage(articles: readonly DevArticle[], query: URLSearchParams): DevArticle[] {
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
    const given = readArticle(parseJson(call.body), taken);
    if ('fault' in given) return refusal(422, given.fault);
    const id = 2_000_000 + articles.length;
    const slug = postSlug(given.title, id, given.published);
    const article = { ...given, id, slug, author: OWNER };
    articles.push(article);
    return jsonAnswer(201, articleJson(article, server.url));
  }

  /** PUT /api/articles/{id}: changes the given fields of the owner's article. */
  function update(id: string, call: Call): Answer {
    const article = articles.find((each) => String(each.id) === id && each.author === OWNER);
    if (!article) return refusal(404);
    const others = articles.filter((each) => each !== article);
    const { article: changes } = (parseJson(call.body) ?? {}) as { article?: object };
    const given = readArticle(
      { article: changes && { ...article, ...changes } },
      others.map(({ canonical_url }) => canonical_url),
    );
    if ('fault' in given) return refusal(422, given.fault);
    const isNowPublic = given.published && !article.published;
    const slug = isNowPublic ? postSlug(given.title, article.id, true) : article.slug;
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
        const page = articlesPage(own, call.query);
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
