import { z } from 'zod';
import { escapeMarkdown } from '@/lib/blog-exports/inline-markdown.ts';
import { env } from '@/lib/env.ts';
import { type CallAnswer, callPlatform, commonError } from './shared/call.ts';
import type { Credentials } from './shared/credentials-schema.ts';
import { type Platform, type PlatformContext, PlatformError, type Post } from './shared/platform.ts';
import { postMarkdown } from './shared/post-markdown.ts';
import { quotedReason, secretHeader } from './shared/secret-header.ts';
import { shortened } from './shared/shortened.ts';
import { topicTags } from './shared/topic-tags.ts';

const MOST_TITLE_CHARACTERS = 100;
const MOST_TAGS = 3;
const MOST_TAG_CHARACTERS = 25;

/** Seconds until Medium is asked again when it did not say who the token belongs to. */
const RETRY_SECONDS = 60;

const IMPORT = 'import the blog at medium.com/p/import and paste the address of your story here';

const meSchema = z.object({ data: z.object({ id: z.string() }) });

const createdSchema = z.object({ data: z.object({ id: z.string(), url: z.url(), publishStatus: z.string() }) });

const errorSchema = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

async function call(
  token: string,
  { signal }: PlatformContext,
  path: string,
  story?: Record<string, unknown>,
): Promise<CallAnswer> {
  const base = env().MEDIUM_API_BASE;
  const answer = await callPlatform('Medium', `${base.replace(/\/+$/, '')}/v1${path}`, {
    method: story ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${secretHeader(token, 'token')}`,
      accept: 'application/json',
      'accept-charset': 'utf-8',
      'content-type': 'application/json',
    },
    ...(story && { body: JSON.stringify(story) }),
    signal,
    trustedBase: base,
  });
  const problem = problemOf(answer, token);
  if (problem) throw problem;
  return answer;
}

/** What an answer that is no success means to the owner; undefined for a success. */
function problemOf(answer: CallAnswer, token: string): PlatformError | undefined {
  const { status } = answer;
  const common = commonError('Medium', answer);
  if (common || status < 300) return common;
  const words = errorSchema.safeParse(answer.json).data?.errors[0]?.message;
  const reason = quotedReason(words, token);
  const sentence =
    {
      401: `Medium does not accept this token. It issues no new ones, so ${IMPORT}.`,
      403: `Medium does not let this account publish with its token. Instead, ${IMPORT}.`,
    }[status] ?? `Medium did not take the story${reason} Change that, or ${IMPORT}.`;
  return new PlatformError('refused', sentence);
}

async function authorId(token: string, context: PlatformContext): Promise<string> {
  const answer = await call(token, context, '/me');
  const me = meSchema.safeParse(answer.json).data;
  if (!me) throw new PlatformError('unknown', 'Medium did not say whose token this is.');
  return me.data.id;
}

/** The author's id on the way to a post. Nothing has been sent yet, so that a failure leaves nothing uncertain. */
async function authorIdBeforePost(token: string, context: PlatformContext): Promise<string> {
  try {
    return await authorId(token, context);
  } catch (error) {
    if (!(error instanceof PlatformError) || error.kind !== 'unknown') throw error;
    throw new PlatformError('busy', `${error.message} Nothing was sent yet. We try again by ourselves.`, {
      cause: error,
      retryAfter: RETRY_SECONDS,
    });
  }
}

/** The title goes in twice: Medium shows only what is in the content. */
function storyOf(post: Post): Record<string, unknown> {
  const { title } = post.blog.content;
  return {
    title: shortened(title, MOST_TITLE_CHARACTERS),
    contentFormat: 'markdown',
    content: `# ${escapeMarkdown(title)}\n\n${postMarkdown(post, { hasNoTables: true })}`,
    canonicalUrl: post.canonicalUrl,
    tags: topicTags(post.blog.topic, MOST_TAGS, MOST_TAG_CHARACTERS),
    publishStatus: post.visibility,
  };
}

/** The token of credentials without a story. */
function tokenOf({ token }: Credentials<'medium'>): string {
  if (token) return token;
  throw new PlatformError('refused', 'Please enter your Medium token, or the address of the story you imported.');
}

/** Refuses a story that is not there. Medium shows programs a wall (403), which says nothing about the story. */
async function checkStory(storyUrl: string, { signal }: PlatformContext): Promise<void> {
  const { status } = await callPlatform('Medium', storyUrl, { signal });
  if (status !== 404 && status !== 410) return;
  throw new PlatformError(
    'refused',
    `There is no story at this address (${status}). Publish the imported story, then copy its address from the browser.`,
  );
}

/** Medium, by its API for whoever still has a token, or by a story that was imported there. */
export const medium: Platform<'medium'> = {
  name: 'medium',
  postLimit: { posts: 2, seconds: 60 },
  target: () => 'medium.com',
  check: async (credentials, context) => {
    if (credentials.storyUrl) await checkStory(credentials.storyUrl, context);
    else await authorId(tokenOf(credentials), context);
  },
  /** Medium's API lists no stories, so only the owner can see whether one arrived. */
  findEarlier: async (_post, { storyUrl }, _context, { id, url, isUncertain } = {}) => {
    if (storyUrl) return { url: storyUrl };
    if (url) return { url, ...(id && { id }) };
    if (!isUncertain) return null;
    throw new PlatformError(
      'refused',
      'Medium cannot tell us whether the story is there already. Look under your stories at medium.com/me/stories: if it is there, paste its address here as an imported story; if not, submit again.',
      { asksOwner: true },
    );
  },
  publish: async (post, credentials, context) => {
    if (credentials.storyUrl) return { url: credentials.storyUrl };
    const token = tokenOf(credentials);
    const author = await authorIdBeforePost(token, context);
    const path = `/users/${encodeURIComponent(author)}/posts`;
    const answer = await call(token, context, path, storyOf(post));
    const created = createdSchema.safeParse(answer.json).data?.data;
    if (!created) throw new PlatformError('unknown', 'Medium did not say where the story is.');
    const isHeldBack = post.visibility === 'public' && created.publishStatus === 'draft';
    const note = 'Medium kept it as a draft: publish it under your stories.';
    const heldBack = isHeldBack && ({ note, visibility: 'draft' } as const);
    return { id: created.id, url: created.url, ...heldBack };
  },
  update: null,
  remove: null,
};
