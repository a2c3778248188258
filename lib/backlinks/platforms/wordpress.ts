import 'server-only';
import anyAscii from 'any-ascii';
import { z } from 'zod';
import { html } from '@/lib/blog-design/html';
import { isHttpUrl } from '@/lib/blogs/rules';
import { postDescription } from '../post-markdown.ts';
import type { Credentials } from '../schema.ts';
import { type CallAnswer, callPlatform } from './call.ts';
import {
  type Platform,
  type PlatformContext,
  PlatformError,
  type Post,
  type Published,
} from './platform.ts';
import { postHtml } from './post-html.ts';
import { carryPictures } from './post-pictures.ts';
import { findRestRoot, restUrl, wordpressSite } from './wordpress-discovery.ts';
import { type Capability, capabilityError, wordpressError } from './wordpress-errors.ts';
import { type RestCall, uploadMedia } from './wordpress-media.ts';

const MAX_SLUG_CHARACTERS = 80;

const userSchema = z.object({ capabilities: z.record(z.string(), z.unknown()) });

const postSchema = z.object({ id: z.number(), link: z.string().refine(isHttpUrl) });

const storedSchema = postSchema.extend({ content: z.object({ raw: z.string() }) });

/** Calls one site as one user; the answer may have any status. */
async function connect(
  { url, username, password }: Credentials<'wordpress'>,
  context: PlatformContext,
): Promise<RestCall> {
  const root = await findRestRoot(url, context);
  // WordPress shows an application password in groups of four.
  const secret = Buffer.from(`${username}:${password.replace(/\s+/g, '')}`).toString('base64');
  return (route, { query, body, headers } = {}) =>
    callPlatform('WordPress', restUrl(root, route, query), {
      method: body === undefined ? 'GET' : 'POST',
      headers: { accept: 'application/json', authorization: `Basic ${secret}`, ...headers },
      signal: context.signal,
      ...(body !== undefined && { body }),
    });
}

function accepted(answer: CallAnswer): CallAnswer {
  const error = wordpressError(answer);
  if (error) throw error;
  return answer;
}

/** Whether WordPress takes the credentials, and their user may do what is wanted. */
async function requireCapability(call: RestCall, needed: Capability): Promise<void> {
  const { json } = accepted(await call('wp/v2/users/me', { query: { context: 'edit' } }));
  const user = userSchema.safeParse(json);
  const error = user.success && capabilityError(user.data.capabilities, needed);
  if (error) throw error;
}

/** A title in an address: 'Чай по утрам' → 'chay-po-utram'. */
function slugOf(title: string): string {
  return anyAscii(title.normalize('NFC'))
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_CHARACTERS)
    .replace(/^-+|-+$/g, '');
}

/** WordPress would run what looks like one of its shortcodes. */
const withoutShortcodes = (markup: string) =>
  markup.replaceAll('[', '&#91;').replaceAll(']', '&#93;');

/** WordPress takes titles and excerpts as markup too. */
const escaped = (text: string) => withoutShortcodes(html`${text}`.text);

function asPublished(answer: CallAnswer): Published {
  const made = postSchema.safeParse(answer.json);
  if (answer.status === 201 && made.success) {
    return { id: String(made.data.id), url: made.data.link };
  }
  throw new PlatformError(
    'unknown',
    'WordPress took the post and did not say where it is. Look at your site.',
  );
}

async function publish(
  post: Post,
  credentials: Credentials<'wordpress'>,
  context: PlatformContext,
): Promise<Published> {
  const { blog, visibility } = post;
  const call = await connect(credentials, context);
  await requireCapability(call, visibility === 'public' ? 'publish_posts' : 'edit_posts');
  const { pictureUrl, warning } = await carryPictures(post, (each) => uploadMedia(call, each));
  const body = JSON.stringify({
    title: escaped(blog.content.title),
    content: withoutShortcodes(postHtml(post, { pictureUrl })),
    excerpt: escaped(postDescription(blog)),
    slug: slugOf(blog.content.title),
    status: visibility === 'public' ? 'publish' : 'draft',
  });
  const headers = { 'content-type': 'application/json' };
  const published = asPublished(accepted(await call('wp/v2/posts', { body, headers })));
  return { ...published, ...(warning && { warning }) };
}

/** Posts in any state but the bin, as their author sees them. */
async function findPosts(call: RestCall, query: Record<string, string>) {
  const answer = await call('wp/v2/posts', {
    query: { ...query, status: 'publish,draft,pending,future', context: 'edit' },
  });
  const { json } = accepted(answer);
  if (!Array.isArray(json)) {
    throw new PlatformError('unknown', 'WordPress did not say which posts it has.');
  }
  return json.flatMap((each: unknown) => storedSchema.safeParse(each).data ?? []);
}

async function findEarlier(
  { blog, canonicalUrl }: Post,
  credentials: Credentials<'wordpress'>,
  context: PlatformContext,
): Promise<Published | null> {
  const call = await connect(credentials, context);
  const link = html`href="${canonicalUrl}"`.text;
  const slug = slugOf(blog.content.title);
  const queries: Record<string, string>[] = [{ slug }, { search: canonicalUrl }];
  for (const query of queries.slice(slug ? 0 : 1)) {
    const posts = await findPosts(call, query);
    const copy = posts.find(({ content }) => content.raw.includes(link));
    if (copy) return { id: String(copy.id), url: copy.link };
  }
  return null;
}

/** WordPress from 5.6 on, through its REST API and an application password. It knows no canonical address. */
export const wordpress: Platform<'wordpress'> = {
  name: 'wordpress',
  pace: { posts: 10, seconds: 60 },
  target: ({ url }) => wordpressSite(url),
  check: async (credentials, context) =>
    requireCapability(await connect(credentials, context), 'edit_posts'),
  findEarlier,
  publish,
};
