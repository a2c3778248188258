import 'server-only';
import { SignJWT } from 'jose';
import { z } from 'zod';
import { postHtml } from '@/lib/blog-exports/post-html.tsx';
import { alternativeText, isHttpUrl } from '@/lib/blogs/rules.ts';
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
import { absolutePictureUrl, carryPictures, type NamedPicture, type Upload } from '../shared/post-pictures.ts';
import { shortened } from '../shared/shortened.ts';
import { requireHttps, siteAddress, siteName } from '../shared/site-address.ts';
import { ghostError } from './errors.ts';

/** Ghost takes no token that is valid for longer. */
const VALID_FOR = '5m';

/**
 * A short-lived token for Ghost's Admin API (HS256).
 * @param adminApiKey `id:secret`, the secret in hexadecimal
 */
function ghostToken(adminApiKey: string): Promise<string> {
  const [id = '', secret = ''] = adminApiKey.split(':');
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: id })
    .setIssuedAt()
    .setExpirationTime(VALID_FOR)
    .setAudience('/admin/')
    .sign(Buffer.from(secret, 'hex'));
}

/** Ghost's own limits, in characters. */
const MAX_TITLE = 255;
const MAX_ALTERNATIVE_TEXT = 191;

const ghostSite = (url: string) => siteAddress(url, ['/ghost']);

const siteSchema = z.object({ site: z.object({ title: z.string() }) });

const postSchema = z.object({
  id: z.string(),
  url: z.string().refine(isHttpUrl),
  canonical_url: z.string().nullish(),
  status: z.string(),
  updated_at: z.string(),
});

type StoredPost = z.infer<typeof postSchema>;

const postsSchema = z.object({ posts: z.array(postSchema) });

const imagesSchema = z.object({ images: z.tuple([z.object({ url: z.string().refine(isHttpUrl) })], z.unknown()) });

type Body = { bytes: string | Uint8Array<ArrayBuffer>; contentType: string };

/** Calls a route of one site's Admin API with one key. */
type AdminCall = (route: string, body?: Body, method?: 'GET' | 'POST' | 'PUT' | 'DELETE') => Promise<CallAnswer>;

function accepted(answer: CallAnswer): CallAnswer {
  const error = ghostError(answer);
  if (error) throw error;
  return answer;
}

/** Where a site's Admin API really is: its host may be another one, to which Ghost sends on. */
async function findAdminApi(url: string, { signal }: PlatformContext): Promise<string> {
  const route = '/ghost/api/admin/';
  const answer = await callPlatform('Ghost', `${ghostSite(url)}${route}site/`, { signal });
  accepted(answer);
  if (!siteSchema.safeParse(answer.json).success || !answer.url.includes(route)) {
    throw new PlatformError(
      'refused',
      'No Ghost answers at this address. Enter the address of your site as Ghost shows it beside the Admin API key.',
    );
  }
  return answer.url.slice(0, answer.url.indexOf(route) + route.length);
}

async function connect({ url, adminApiKey }: Credentials<'ghost'>, context: PlatformContext): Promise<AdminCall> {
  const api = await findAdminApi(url, context);
  requireHttps('Ghost', api);
  return async (route, body, method = body ? 'POST' : 'GET') =>
    callPlatform('Ghost', `${api}${route}`, {
      method,
      headers: {
        accept: 'application/json',
        'accept-version': 'v5.0',
        authorization: `Ghost ${await ghostToken(adminApiKey)}`,
        ...(body && { 'content-type': body.contentType }),
      },
      signal: context.signal,
      ...(body && { body: body.bytes }),
    });
}

async function multipart({ bytes, contentType, name, extension }: NamedPicture): Promise<Body> {
  const form = new FormData();
  form.set('file', new Blob([bytes], { type: contentType }), `${name}.${extension}`);
  form.set('purpose', 'image');
  const encoded = new Response(form);
  return { contentType: encoded.headers.get('content-type') ?? '', bytes: new Uint8Array(await encoded.arrayBuffer()) };
}

/** A picture that Ghost does not take stays where it is; a wrong key or a busy site ends the attempt. */
async function uploadImage(call: AdminCall, picture: NamedPicture): Promise<Upload> {
  const answer = await call('images/upload/', await multipart(picture));
  const stored = imagesSchema.safeParse(answer.json);
  if (answer.status === 201 && stored.success) return { url: stored.data.images[0].url };
  const error = ghostError(answer);
  if (error && (error.kind === 'busy' || answer.status === 401)) throw error;
  const reason = answer.status === 413 ? 'it is larger than your web server takes' : undefined;
  return { refused: reason ?? `Ghost did not take it (${answer.status})` };
}

const asPublished = ({ id, url, status }: StoredPost): Published => ({
  id,
  url,
  visibility: status === 'published' ? 'public' : 'draft',
});

/** Stores a post with its pictures: a new one, or the present text of the one at `route`. */
/** The blog's cover, from ours where the site has no copy of it, else the first of its pictures. */
function featureImage(
  post: Post,
  placed: Awaited<ReturnType<typeof carryPictures>>['placed'],
): { url: string; alt: string } | undefined {
  const { cover } = post.blog;
  if (!cover || placed[0]?.ourUrl === cover.url) return placed[0];
  return { url: absolutePictureUrl(post)(cover.url), alt: alternativeText(cover) };
}

async function store(
  call: AdminCall,
  { route, method }: { route: string; method: 'POST' | 'PUT' },
  post: Post,
  more: Record<string, string>,
): Promise<Published> {
  const { blog, canonicalUrl } = post;
  const { pictureUrl, placed, warning } = await carryPictures(post, (each) => uploadImage(call, each));
  const feature = featureImage(post, placed);
  const given = {
    title: shortened(blog.content.title, MAX_TITLE),
    html: postHtml(post, { pictureUrl }),
    custom_excerpt: postDescription(blog),
    canonical_url: canonicalUrl,
    feature_image: feature?.url ?? null,
    feature_image_alt: feature ? shortened(feature.alt, MAX_ALTERNATIVE_TEXT) : null,
    ...more,
  };
  const body = { contentType: 'application/json', bytes: JSON.stringify({ posts: [given] }) };
  const answer = accepted(await call(`${route}?source=html`, body, method));
  const [stored] = postsSchema.safeParse(answer.json).data?.posts ?? [];
  if (stored) return { ...asPublished(stored), ...(warning && { warning }) };
  throw new PlatformError('unknown', 'Ghost took the post and did not say where it is. Look at your site.');
}

async function publish(post: Post, credentials: Credentials<'ghost'>, context: PlatformContext): Promise<Published> {
  const call = await connect(credentials, context);
  const status = post.visibility === 'public' ? 'published' : 'draft';
  return store(call, { route: 'posts/', method: 'POST' }, post, { status });
}

/** A post by its id; null for one that is gone. */
async function findById(call: AdminCall, id: string): Promise<StoredPost | null> {
  const answer = await call(`posts/${encodeURIComponent(id)}/`);
  if (answer.status === 404) return null;
  const [stored] = postsSchema.safeParse(accepted(answer).json).data?.posts ?? [];
  if (!stored) throw new PlatformError('unknown', 'Ghost did not say which posts it has.');
  return stored;
}

async function update(
  copy: Published,
  post: Post,
  credentials: Credentials<'ghost'>,
  context: PlatformContext,
): Promise<Published> {
  const call = await connect(credentials, context);
  const stored = await findById(call, copy.id ?? '');
  if (!stored) throw new PlatformError('unknown', 'The post went away in Ghost at this moment.');
  const route = `posts/${stored.id}/`;
  // Ghost takes a change only from who has seen the last one.
  const seen = { updated_at: stored.updated_at };
  const more = post.visibility === 'public' ? { ...seen, status: 'published' } : seen;
  return store(call, { route, method: 'PUT' }, post, more);
}

async function findEarlier(
  { canonicalUrl }: Post,
  credentials: Credentials<'ghost'>,
  context: PlatformContext,
  known: KnownPost = {},
): Promise<Published | null> {
  const call = await connect(credentials, context);
  const earlier = known.id ? await findById(call, known.id) : null;
  if (earlier) return asPublished(earlier);
  const filter = encodeURIComponent(`canonical_url:'${canonicalUrl.replaceAll("'", "\\'")}'`);
  const { json } = accepted(await call(`posts/?filter=${filter}`));
  const found = postsSchema.safeParse(json);
  if (!found.success) throw new PlatformError('unknown', 'Ghost did not say which posts it has.');
  const copy = found.data.posts.find((each) => each.canonical_url === canonicalUrl);
  return copy ? asPublished(copy) : null;
}

async function remove(id: string, credentials: Credentials<'ghost'>, context: PlatformContext): Promise<void> {
  const call = await connect(credentials, context);
  const answer = await call(`posts/${id}/`, undefined, 'DELETE');
  // It answers nothing with 204; 404 is of a post that is gone, as the API has just been found.
  if (answer.status !== 204 && answer.status !== 404) accepted(answer);
}

/** Ghost from version 5 on, through its Admin API. */
export const ghost: Platform<'ghost'> = {
  name: 'ghost',
  postLimit: { posts: 10, seconds: 60 },
  target: ({ url }) => siteName(ghostSite(url)),
  check: async (credentials, context) => {
    const call = await connect(credentials, context);
    accepted(await call('posts/?limit=1'));
  },
  findEarlier,
  publish,
  update,
  remove,
};
