import { z } from 'zod';
import type { Blog } from '@/lib/blogs/schema.ts';
import { env } from '@/lib/env.ts';
import { type CallAnswer, callPlatform, commonError, retryAfterOf } from './shared/call.ts';
import type { Credentials } from './shared/credentials-schema.ts';
import { type Platform, type PlatformContext, PlatformError, type Post, type Published } from './shared/platform.ts';
import { coverAddress, postDescription, postMarkdown } from './shared/post-markdown.ts';
import { isPublicUrl } from './shared/public-url.ts';
import { isSameAddress } from './shared/same-address.ts';
import { quotedReason, secretHeader } from './shared/secret-header.ts';
import { shortened } from './shared/shortened.ts';
import { topicTags } from './shared/topic-tags.ts';

const MOST_TITLE_CHARACTERS = 128;
const MOST_TAGS = 4;
const MOST_TAG_CHARACTERS = 30;
const PAGE_SIZE = 100;
const MOST_PAGES = 10;

/** DEV allows ten posts in this many seconds and does not say when to come back. */
const WINDOW_SECONDS = 30;

const storedSchema = z.object({ id: z.number(), url: z.url() });

const ownArticlesSchema = z.array(
  z.object({ id: z.number(), url: z.string(), published: z.boolean(), canonical_url: z.string().nullish() }),
);

const errorSchema = z.object({ error: z.string() });

const reasonIn = ({ json }: CallAnswer) => errorSchema.safeParse(json).data?.error;

async function call(
  { apiKey }: Credentials<'devto'>,
  { signal }: PlatformContext,
  path: string,
  article?: Record<string, unknown>,
  method: 'POST' | 'PUT' = 'POST',
): Promise<CallAnswer> {
  const base = env().DEVTO_API_BASE;
  return callPlatform('DEV', `${base.replace(/\/+$/, '')}/api${path}`, {
    method: article ? method : 'GET',
    headers: {
      'api-key': secretHeader(apiKey, 'API key'),
      accept: 'application/vnd.forem.api-v1+json, application/json;q=0.9',
      ...(article && { 'content-type': 'application/json' }),
    },
    ...(article && { body: JSON.stringify({ article }) }),
    signal,
    trustedBase: base,
  });
}

/** What an answer that is no success means to the owner; undefined for a success. */
function problemOf(answer: CallAnswer, apiKey: string): PlatformError | undefined {
  const { status } = answer;
  if (status === 429) {
    return new PlatformError('busy', 'DEV asks us to slow down. We try again by ourselves.', {
      retryAfter: retryAfterOf(answer) ?? WINDOW_SECONDS,
    });
  }
  const common = commonError('DEV', answer);
  if (common || status < 300) return common;
  const reason = quotedReason(reasonIn(answer), apiKey);
  const sentence =
    {
      401: 'DEV does not accept this API key. Make a new one under Settings → Extensions and paste it here.',
      403: 'DEV does not let this account publish. Sign in at dev.to to see whether it is confirmed and not suspended.',
      422: `DEV did not take the article${reason} Change that and submit it again.`,
    }[status] ?? `DEV answered in a way we do not know (${status})${reason} Try again later.`;
  return new PlatformError('refused', sentence);
}

/** How much of the text is by AI, in DEV's terms; only a model is that. */
function aiDisclosure({ writer, editedAt }: Blog): string {
  if (writer !== 'model') return 'no_ai';
  return editedAt ? 'some_ai' : 'fully_autonomous';
}

/** Liquid looks for its tags before Markdown looks for escapes, so that only an entity hides one. */
const withoutLiquid = (markdown: string) => markdown.replaceAll('{%', '{&#37;');

function articleOf(post: Post): Record<string, unknown> {
  const { blog, canonicalUrl } = post;
  return {
    title: shortened(blog.content.title, MOST_TITLE_CHARACTERS),
    body_markdown: withoutLiquid(postMarkdown(post)),
    canonical_url: canonicalUrl,
    description: postDescription(blog),
    main_image: coverAddress(post),
    tags: topicTags(blog.topic, MOST_TAGS, MOST_TAG_CHARACTERS),
    ai_disclosure_level: aiDisclosure(blog),
  };
}

const findEarlier: Platform<'devto'>['findEarlier'] = async (post, credentials, context, known = {}) => {
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const path = `/articles/me/all?page=${page}&per_page=${PAGE_SIZE}`;
    const answer = await call(credentials, context, path);
    const problem = problemOf(answer, credentials.apiKey);
    if (problem) throw problem;
    const articles = ownArticlesSchema.safeParse(answer.json).data;
    if (!articles) throw new PlatformError('unknown', 'DEV listed your articles unreadably.');
    const found = articles.find(
      ({ id, canonical_url }) => String(id) === known.id || isSameAddress(canonical_url, post.canonicalUrl),
    );
    if (found) return found.published ? live(found) : draft(found.id);
    if (articles.length === 0) return null;
  }
  return null;
};

/** A draft's address at DEV changes when it is published, so it has none yet. */
const draft = (id: number): Published => ({
  id: String(id),
  visibility: 'draft',
  note: 'It is a draft in your DEV dashboard: look it over and publish it there.',
});

const live = ({ id, url }: { id: number; url: string }): Published => ({ id: String(id), url, visibility: 'public' });

function requirePublicAddress(canonicalUrl: string): void {
  if (isPublicUrl(canonicalUrl)) return;
  throw new PlatformError(
    'refused',
    `DEV takes no link to an address that only this computer or network can open (${new URL(canonicalUrl).host}). Publish from a public SITE_URL.`,
  );
}

/** The article that DEV says it has stored. */
function storedIn(answer: CallAnswer, { apiKey }: Credentials<'devto'>) {
  const problem = problemOf(answer, apiKey);
  if (problem) throw problem;
  const stored = storedSchema.safeParse(answer.json).data;
  if (!stored) throw new PlatformError('unknown', 'DEV did not say where the article is.');
  return stored;
}

const publish: Platform<'devto'>['publish'] = async (post, credentials, context) => {
  requirePublicAddress(post.canonicalUrl);
  const published = post.visibility === 'public';
  const article = { ...articleOf(post), published };
  const answer = await call(credentials, context, '/articles', article);
  if (answer.status === 422 && /canonical url has already been taken/i.test(answer.text)) {
    const earlier = await findEarlier(post, credentials, context);
    if (earlier) return earlier;
    throw new PlatformError(
      'refused',
      'Another DEV account has this blog already: its canonical address may be used only once. Remove it there, then submit again.',
    );
  }
  const stored = storedIn(answer, credentials);
  return published ? live(stored) : draft(stored.id);
};

const update: Platform<'devto'>['update'] = async (copy, post, credentials, context) => {
  requirePublicAddress(post.canonicalUrl);
  const isPublic = post.visibility === 'public' || copy.visibility === 'public';
  const article = { ...articleOf(post), ...(isPublic && { published: true }) };
  const answer = await call(credentials, context, `/articles/${copy.id}`, article, 'PUT');
  const stored = storedIn(answer, credentials);
  return isPublic ? live(stored) : draft(stored.id);
};

/** The API deletes no article: it becomes a draft, which nobody but its author sees. */
const remove: Platform<'devto'>['remove'] = async (id, credentials, context) => {
  const answer = await call(credentials, context, `/articles/${id}`, { published: false }, 'PUT');
  if (answer.status === 404) return;
  const problem = problemOf(answer, credentials.apiKey);
  if (problem) throw problem;
};

/** DEV (dev.to), by the Forem API v1. */
export const devto: Platform<'devto'> = {
  name: 'devto',
  postLimit: { posts: 8, seconds: WINDOW_SECONDS },
  target: () => 'dev.to',
  check: async (credentials, context) => {
    const problem = problemOf(await call(credentials, context, '/users/me'), credentials.apiKey);
    if (problem) throw problem;
  },
  findEarlier,
  publish,
  update,
  remove,
};
