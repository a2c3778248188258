import 'server-only';
import { z } from 'zod';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import { env } from '@/lib/env.ts';
import { callPlatform, commonError } from '../shared/call.ts';
import type { Credentials } from '../shared/credentials-schema.ts';
import {
  type KnownPost,
  type Platform,
  type PlatformContext,
  PlatformError,
  type Post,
  type Published,
} from '../shared/platform.ts';
import { shortened } from '../shared/shortened.ts';
import { plainText, telegraphNodes } from './nodes.ts';

const TELEGRAPH = 'Telegraph';

/** Sizes of a page's content in bytes that are tried in turn: the limit is 64 KB, however it is counted there. */
const CONTENT_BYTES = [64_000, 40_000, 20_000];

/** Telegraph's own limits, in characters. */
const MAX_TITLE = 256;
const MAX_AUTHOR_NAME = 128;
const MAX_SHORT_NAME = 32;

/** Pages of a list that are asked for at once; Telegraph gives 200 at most. */
const LIST_SIZE = 200;

const answerSchema = z.union([
  z.object({ ok: z.literal(true), result: z.unknown() }),
  z.object({ ok: z.literal(false), error: z.string() }),
]);

const accountSchema = z.object({ access_token: z.string().min(1) });

const pageSchema = z.object({ path: z.string().min(1), url: z.string().refine(isHttpUrl), title: z.string() });

const listSchema = z.object({ total_count: z.number(), pages: z.array(pageSchema) });

/** Why Telegraph refused, in its own word. */
class Refusal extends Error {
  readonly word: string;
  constructor(word: string) {
    super(word);
    this.word = word;
  }
}

const OTHER_ACCOUNT =
  'Telegraph lets only the account that made a page change it. Enter the access token of that account.';

const SENTENCES: Readonly<Record<string, string>> = {
  ACCESS_TOKEN_INVALID:
    'Telegraph does not know this access token. Enter another, or leave the field empty to have a new account made.',
  PAGE_ACCESS_DENIED: OTHER_ACCOUNT,
  CONTENT_TOO_BIG: 'The article is larger than Telegraph takes, even shortened. Use fewer sources and pictures.',
};

function asPlatformError(error: unknown): unknown {
  if (!(error instanceof Refusal)) return error;
  const { word } = error;
  const seconds = /^FLOOD_WAIT_(\d+)$/.exec(word)?.[1];
  if (seconds) {
    const message = 'Telegraph asks us to slow down. We try again by ourselves.';
    return new PlatformError('busy', message, { retryAfter: Math.max(1, Number(seconds)) });
  }
  const why = /^\w{1,60}$/.test(word) ? ` (${word})` : '';
  const known = SENTENCES[word] ?? `Telegraph refused the article${why}. Change it, then try again.`;
  return new PlatformError('refused', known);
}

/**
 * Calls a method. The token goes in the body, so that no log of addresses holds it.
 * @throws Refusal, PlatformError
 */
async function call(method: string, fields: Record<string, string>, { signal }: PlatformContext): Promise<unknown> {
  const base = env().TELEGRAPH_API_BASE.replace(/\/+$/, '');
  const answer = await callPlatform(TELEGRAPH, `${base}/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: new URLSearchParams(fields).toString(),
    signal,
    trustedBase: base,
  });
  const { data } = answerSchema.safeParse(answer.json);
  const common = commonError(TELEGRAPH, answer);
  if (common) throw common;
  if (data?.ok === false) throw new Refusal(data.error);
  if (data) return data.result;
  const isRefused = answer.status >= 300;
  throw new PlatformError(
    isRefused ? 'refused' : 'unknown',
    `Telegraph gave an answer that means nothing to us (${answer.status}). ${isRefused ? 'It may not be reachable from this server.' : 'Look whether the page is there.'}`,
  );
}

/** Gives what Telegraph made, or an error which says that the outcome is unknown. */
function made<Result>(schema: z.ZodType<Result>, result: unknown): Result {
  const { success, data } = schema.safeParse(result);
  if (success) return data;
  throw new PlatformError('unknown', 'Telegraph did not say where the page is.');
}

/** Makes an account where there is none, and keeps its token before anything is published with it. */
async function tokenOf(credentials: Credentials<'telegraph'>, context: PlatformContext): Promise<string> {
  if (credentials.accessToken) return credentials.accessToken;
  const { authorName } = credentials;
  const account = await call(
    'createAccount',
    { short_name: shortened(authorName, MAX_SHORT_NAME), author_name: shortened(authorName, MAX_AUTHOR_NAME) },
    context,
  );
  const accessToken = made(accountSchema, account).access_token;
  await context.saveCredentials({ ...credentials, accessToken });
  return accessToken;
}

/** One line of plain text, as Telegraph keeps a title. */
const titleOf = ({ blog }: Post) => shortened(plainText(blog.content.title).replace(/\s+/g, ' ').trim(), MAX_TITLE);

/** Sends a page to a method that stores it, shortened as far as needed. */
async function storePage(
  method: { name: 'createPage' } | { name: 'editPage'; path: string },
  post: Post,
  { authorName, accessToken }: Required<Credentials<'telegraph'>>,
  context: PlatformContext,
): Promise<Published> {
  for (const [at, mostBytes] of CONTENT_BYTES.entries()) {
    const { nodes, isShortened } = telegraphNodes(post, mostBytes);
    const fields = {
      access_token: accessToken,
      title: titleOf(post),
      author_name: shortened(authorName, MAX_AUTHOR_NAME),
      content: JSON.stringify(nodes),
      ...(method.name === 'editPage' && { path: method.path }),
    };
    try {
      const page = made(pageSchema, await call(method.name, fields, context));
      const warning = 'The article is longer than Telegraph takes: it ends early there, with a link to the whole.';
      return { id: page.path, url: page.url, ...(isShortened && { warning }) };
    } catch (error) {
      const isTooBig = error instanceof Refusal && error.word === 'CONTENT_TOO_BIG';
      if (!isTooBig || at === CONTENT_BYTES.length - 1) throw error;
    }
  }
  throw new Refusal('CONTENT_TOO_BIG');
}

/** A page that is known to be there by its path; null for one that is gone. */
async function findByPath(path: string, context: PlatformContext): Promise<Published | null> {
  try {
    const page = made(pageSchema, await call('getPage', { path }, context));
    return { id: page.path, url: page.url };
  } catch (error) {
    if (error instanceof Refusal && error.word === 'PAGE_NOT_FOUND') return null;
    throw error;
  }
}

async function findPage(
  post: Post,
  { accessToken }: Credentials<'telegraph'>,
  context: PlatformContext,
  known: KnownPost,
): Promise<Published | null> {
  const earlier = known.id ? await findByPath(known.id, context) : null;
  if (earlier) return earlier;
  // Without an account nothing can have been published.
  if (!accessToken) return null;
  for (let offset = 0, total = 1; offset < total; offset += LIST_SIZE) {
    const fields = { access_token: accessToken, offset: `${offset}`, limit: `${LIST_SIZE}` };
    const list = made(listSchema, await call('getPageList', fields, context));
    total = list.pages.length > 0 ? list.total_count : 0;
    for (const { path, url } of list.pages.filter(({ title }) => title === titleOf(post))) {
      const page = await call('getPage', { path, return_content: 'true' }, context);
      if (JSON.stringify(page).includes(JSON.stringify(post.canonicalUrl))) return { id: path, url };
    }
  }
  return null;
}

async function explained<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw asPlatformError(error);
  }
}

/** Telegraph, under an account of the author's or one made for them. */
export const telegraph: Platform<'telegraph'> = {
  name: 'telegraph',
  postLimit: { posts: 2, seconds: 60 },
  target: () => 'telegra.ph',
  check: async ({ accessToken }, context) => {
    if (!accessToken) return;
    await explained(call('getAccountInfo', { access_token: accessToken }, context));
  },
  findEarlier: (post, credentials, context, known = {}) => explained(findPage(post, credentials, context, known)),
  publish: async (post, credentials, context) => {
    if (post.visibility === 'draft') {
      throw new PlatformError(
        'refused',
        'Telegraph has no drafts: a page there is public at once. Choose public to publish it there.',
      );
    }
    const accessToken = await explained(tokenOf(credentials, context));
    const method = { name: 'createPage' } as const;
    return explained(storePage(method, post, { ...credentials, accessToken }, context));
  },
  remove: null,
  update: async ({ id = '' }, post, { authorName, accessToken }, context) => {
    if (!accessToken) throw new PlatformError('refused', OTHER_ACCOUNT);
    const method = { name: 'editPage', path: id } as const;
    return explained(storePage(method, post, { authorName, accessToken }, context));
  },
};
