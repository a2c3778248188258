import 'server-only';
import anyAscii from 'any-ascii';
import { z } from 'zod';
import { withPlainText } from '@/lib/blog-design/article/plain-text.ts';
import { staticMarkup } from '@/lib/blog-design/article/static-markup.ts';
import { postHtml } from '@/lib/blog-exports/post-html.tsx';
import { withoutShortcodes } from '@/lib/blog-exports/xml.ts';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import type { Visibility } from '@/lib/constants/platforms.ts';
import { type CallAnswer, callPlatform } from '../shared/call.ts';
import type { Credentials } from '../shared/credentials-schema.ts';
import {
  type KnownPost,
  type Platform,
  type PlatformContext,
  PlatformError,
  type Post,
  type Published,
} from '../shared/platform.ts';
import { postDescription } from '../shared/post-markdown.ts';
import { carryPictures } from '../shared/post-pictures.ts';
import { siteName } from '../shared/site-address.ts';
import { findRestRoot, restUrl, wordpressSite } from './discovery.ts';
import { type Capability, capabilityError, codesOf, wordpressError } from './errors.ts';
import { deleteMedia, describeMedia, type RestCall, uploadMedia } from './media.ts';

const MAX_SLUG_CHARACTERS = 80;

/** What WordPress says of a post that is not there any more. */
const GONE = new Set(['rest_post_invalid_id', 'rest_already_trashed']);

const userSchema = z.object({ capabilities: z.record(z.string(), z.unknown()) });

const postSchema = z.object({ id: z.number(), link: z.string().refine(isHttpUrl), status: z.string() });

type StoredPost = z.infer<typeof postSchema>;

const storedSchema = postSchema.extend({ content: z.object({ raw: z.string() }) });

/** Calls one site as one user; the answer may have any status. */
async function connect(
  { url, username, password }: Credentials<'wordpress'>,
  context: PlatformContext,
): Promise<RestCall> {
  const root = await findRestRoot(url, context);
  // WordPress shows an application password in groups of four.
  const secret = Buffer.from(`${username}:${password.replace(/\s+/g, '')}`).toString('base64');
  return (route, { query, body, headers, method } = {}) =>
    callPlatform('WordPress', restUrl(root, route, query), {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
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

/** WordPress takes titles and excerpts as markup too. */
const escaped = (text: string) => withoutShortcodes(staticMarkup(withPlainText(text)));

const asPublished = ({ id, link, status }: StoredPost): Published => ({
  id: String(id),
  url: link,
  visibility: status === 'publish' ? 'public' : 'draft',
});

/** The post that WordPress says it has stored. */
function storedIn(answer: CallAnswer): StoredPost {
  const { success, data } = postSchema.safeParse(accepted(answer).json);
  if (success) return data;
  throw new PlatformError('unknown', 'WordPress took the post and did not say where it is. Look at your site.');
}

/** Stores a post with its pictures: a new one, or the present text of the one at `route`. */
async function store(
  call: RestCall,
  route: string,
  post: Post,
  more: Record<string, string>,
  { rememberUpload }: PlatformContext,
): Promise<Published> {
  const { content } = post.blog;
  const { pictureUrl, placed, warning } = await carryPictures(post, async (each) => {
    const upload = await uploadMedia(call, each);
    if ('id' in upload && upload.id !== undefined) await rememberUpload(upload.id);
    return upload;
  });
  const ids = new Map(placed.map(({ ourUrl, id }) => [ourUrl, id]));
  // By this class WordPress finds its smaller copies of the picture.
  const pictureClass = (url: string) => (ids.has(url) ? `wp-image-${ids.get(url)}` : undefined);
  const body = JSON.stringify({
    title: escaped(content.title),
    content: withoutShortcodes(postHtml(post, { pictureUrl, pictureClass })),
    excerpt: escaped(postDescription(post.blog)),
    featured_media: placed[0]?.id ?? 0,
    ...more,
  });
  const headers = { 'content-type': 'application/json' };
  const stored = storedIn(await call(route, { body, headers }));
  const undescribed = await describeMedia(call, placed, stored.id);
  const warnings = [warning, undescribed].filter(Boolean).join(' ');
  return { ...asPublished(stored), ...(warnings && { warning: warnings }) };
}

const capabilityFor = (visibility: Visibility): Capability =>
  visibility === 'public' ? 'publish_posts' : 'edit_posts';

async function publish(
  post: Post,
  credentials: Credentials<'wordpress'>,
  context: PlatformContext,
): Promise<Published> {
  const { blog, visibility } = post;
  const call = await connect(credentials, context);
  await requireCapability(call, capabilityFor(visibility));
  const status = visibility === 'public' ? 'publish' : 'draft';
  return store(call, 'wp/v2/posts', post, { slug: slugOf(blog.content.title), status }, context);
}

/** Its address stays as it is, as others may link to it. */
async function update(
  copy: Published,
  post: Post,
  credentials: Credentials<'wordpress'>,
  context: PlatformContext,
): Promise<Published> {
  const call = await connect(credentials, context);
  await requireCapability(call, capabilityFor(post.visibility));
  const more: Record<string, string> = post.visibility === 'public' ? { status: 'publish' } : {};
  return store(call, `wp/v2/posts/${copy.id}`, post, more, context);
}

/** A post by its number; null for one that is gone or in the bin. */
async function findById(call: RestCall, id: string): Promise<Published | null> {
  const answer = await call(`wp/v2/posts/${id}`, { query: { context: 'edit' } });
  if (answer.status === 404 || answer.status === 410) return null;
  const { success, data } = postSchema.safeParse(accepted(answer).json);
  if (!success) throw new PlatformError('unknown', 'WordPress did not say which posts it has.');
  return data.status === 'trash' ? null : asPublished(data);
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
  known: KnownPost = {},
): Promise<Published | null> {
  const call = await connect(credentials, context);
  const earlier = known.id ? await findById(call, known.id) : null;
  if (earlier) return earlier;
  const link = `href="${staticMarkup(canonicalUrl)}"`;
  const slug = slugOf(blog.content.title);
  const queries: Record<string, string>[] = [{ slug }, { search: canonicalUrl }];
  for (const query of queries.slice(slug ? 0 : 1)) {
    const posts = await findPosts(call, query);
    const copy = posts.find(({ content }) => content.raw.includes(link));
    if (copy) return asPublished(copy);
  }
  return null;
}

/** Into WordPress's own bin, from which its author can have it back there. */
async function remove(id: string, credentials: Credentials<'wordpress'>, context: PlatformContext): Promise<void> {
  const call = await connect(credentials, context);
  const answer = await call(`wp/v2/posts/${id}`, { method: 'DELETE' });
  if (codesOf(answer).some((code) => GONE.has(code))) return;
  accepted(answer);
}

/** WordPress from 5.6 on, through its REST API and an application password. It knows no canonical address. */
export const wordpress: Platform<'wordpress'> = {
  name: 'wordpress',
  postLimit: { posts: 10, seconds: 60 },
  target: ({ url }) => siteName(wordpressSite(url)),
  check: async (credentials, context) => requireCapability(await connect(credentials, context), 'edit_posts'),
  findEarlier,
  publish,
  update,
  remove,
  removeUploads: async (mediaIds, credentials, context) => deleteMedia(await connect(credentials, context), mediaIds),
};
