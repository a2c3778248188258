import {
  bareAddress,
  type KnownPost,
  PlatformError,
  type Post,
  type Published,
  refused,
  requireHttps,
  shortened,
  siteAddress,
  unknown,
} from './shared/platform.ts';
import {
  absolutePictureUrl,
  type CarriedPictures,
  carryPictures,
  type NamedPicture,
  postDescription,
  type Upload,
  uploadRefusal,
} from './shared/post.ts';
import 'server-only';
import { SignJWT } from 'jose';
import { z } from 'zod';
import { postHtml } from '@/lib/blog-exports/post-html.tsx';
import { alternativeText, isHttpUrl } from '@/lib/blogs/rules.ts';
import { note } from '@/lib/messages/catalogue.ts';
import type { KeyIn } from '@/lib/messages/types.ts';
import { ApiClient, type CallAnswer, type PlatformRequest } from './shared/api-client.ts';
import type { Credentials } from './shared/credential-forms.ts';

const ROUTE = '/ghost/api/admin/';

const postSchema = z.object({
  id: z.string(),
  url: z.string().refine(isHttpUrl),
  canonical_url: z.string().nullish(),
  status: z.string(),
  updated_at: z.string(),
});

const postsSchema = z.object({ posts: z.array(postSchema) });
const oneSchema = z.object({ posts: z.tuple([postSchema], z.unknown()) });
const imagesSchema = z.object({ images: z.tuple([z.object({ url: z.string().refine(isHttpUrl) })], z.unknown()) });

const errorSchema = z.object({
  errors: z.array(z.object({ type: z.string().default(''), code: z.string().nullish() })).nonempty(),
});

type Refusal = KeyIn<'platforms.ghost.refusals'>;

const BY_TYPE: Readonly<Record<string, Refusal>> = { HostLimitError: 'planLimit', ValidationError: 'titleTooLong' };

const BY_STATUS: Readonly<Record<number, Refusal>> = {
  401: 'wrongKey',
  403: 'mayNotWrite',
  404: 'noApi',
  413: 'tooLarge',
};

/** A short-lived token (HS256) from an Admin API key, which is `id:secret` with the secret in hexadecimal. */
function adminToken(adminApiKey: string): Promise<string> {
  const [id = '', secret = ''] = adminApiKey.split(':');
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: id })
    .setIssuedAt()
    .setExpirationTime('5m')
    .setAudience('/admin/')
    .sign(Buffer.from(secret, 'hex'));
}

const normalizeSite = (url: string) => siteAddress(url, ['/ghost']);

const asPublished = ({ id, url, status }: z.output<typeof postSchema>): Published => ({
  id,
  url,
  visibility: status === 'published' ? 'public' : 'draft',
});

async function multipart({ bytes, contentType, name, extension }: NamedPicture) {
  const form = new FormData();
  form.set('file', new Blob([bytes], { type: contentType }), `${name}.${extension}`);
  form.set('purpose', 'image');
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  return { headers, body: new Uint8Array(await encoded.arrayBuffer()) };
}

/** The cover, from our site where Ghost has no copy; without a cover the first picture. */
function featureImage(post: Post, placed: CarriedPictures['placed']): { url: string; alt: string } | undefined {
  const { cover } = post.blog;
  if (!cover || placed[0]?.ourUrl === cover.url) return placed[0];
  return { url: absolutePictureUrl(post)(cover.url), alt: alternativeText(cover) };
}

/** Ghost 5 and later, by its Admin API. */
export class GhostClient extends ApiClient<'ghost'> {
  protected readonly label = 'Ghost';
  static readonly target = ({ url }: Credentials<'ghost'>) => bareAddress(normalizeSite(url));
  #api: Promise<string> | undefined;

  async check(): Promise<void> {
    this.accepted(await this.#call('posts/?limit=1'));
  }

  async findEarlier({ canonicalUrl }: Post, known: KnownPost = {}): Promise<Published | null> {
    const earlier = known.id ? await this.#findById(known.id) : null;
    if (earlier) return asPublished(earlier);
    const filter = encodeURIComponent(`canonical_url:'${canonicalUrl.replaceAll("'", "\\'")}'`);
    const { posts } = this.read(await this.#call(`posts/?filter=${filter}`), postsSchema);
    const copy = posts.find((each) => each.canonical_url === canonicalUrl);
    return copy ? asPublished(copy) : null;
  }

  async publish(post: Post): Promise<Published> {
    const status = post.visibility === 'public' ? 'published' : 'draft';
    return this.#store('posts/', 'POST', post, { status });
  }

  override async update({ id = '' }: Published, post: Post): Promise<Published> {
    const stored = await this.#findById(id);
    if (!stored) throw unknown(note('platforms.ghost.deleted'));
    // Ghost accepts a change only with the time of the last one.
    const seen = { updated_at: stored.updated_at };
    const more = post.visibility === 'public' ? { ...seen, status: 'published' } : seen;
    return this.#store(`posts/${stored.id}/`, 'PUT', post, more);
  }

  override async remove(id: string): Promise<void> {
    const answer = await this.#call(`posts/${id}/`, { method: 'DELETE' });
    // 204 has no body; 404 is the post, as the API itself was just found.
    if (answer.status !== 204 && answer.status !== 404) this.accepted(answer);
  }

  protected override problem(answer: CallAnswer): PlatformError | undefined {
    if (answer.status !== 409) return super.problem(answer);
    return new PlatformError('busy', note('platforms.ghost.isEdited'));
  }

  protected refusal({ status, json }: CallAnswer): string {
    if (status < 400) return note('platforms.ghost.redirects');
    const { type = '', code = '' } = errorSchema.safeParse(json).data?.errors[0] ?? {};
    // Ghost answers a malformed key with 400.
    const isKeyWrong = /JWT|API_KEY|API_KID/.test(code ?? '');
    const known = isKeyWrong ? 'wrongKey' : (BY_TYPE[type] ?? BY_STATUS[status]);
    if (known) return note(`platforms.ghost.refusals.${known}`);
    const reason = /^\w{1,60}$/.test(type) ? `${status}, ${type}` : `${status}`;
    return note('platforms.ghost.rejected', { reason });
  }

  async #store(route: string, method: 'POST' | 'PUT', post: Post, more: Record<string, string>): Promise<Published> {
    const { blog, canonicalUrl } = post;
    const { pictureUrl, placed, warning } = await carryPictures(post, (picture) => this.#upload(picture));
    const feature = featureImage(post, placed);
    const stored = {
      title: shortened(blog.content.title, 255),
      html: postHtml(post, { pictureUrl }),
      custom_excerpt: postDescription(blog),
      canonical_url: canonicalUrl,
      feature_image: feature?.url ?? null,
      feature_image_alt: feature ? shortened(feature.alt, 191) : null,
      ...more,
    };
    const answer = await this.#call(`${route}?source=html`, { method, json: { posts: [stored] } });
    const { posts } = this.read(answer, oneSchema);
    return { ...asPublished(posts[0]), ...(warning && { warning }) };
  }

  /** A wrong key or a busy site ends the attempt; any other refusal leaves the picture on our site. */
  async #upload(picture: NamedPicture): Promise<Upload> {
    const answer = await this.#call('images/upload/', await multipart(picture));
    const stored = imagesSchema.safeParse(answer.json);
    if (answer.status === 201 && stored.success) return { url: stored.data.images[0].url };
    return uploadRefusal('Ghost', answer.status, this.problem(answer));
  }

  async #findById(id: string) {
    const answer = await this.#call(`posts/${encodeURIComponent(id)}/`);
    if (answer.status === 404) return null;
    return this.read(answer, oneSchema).posts[0];
  }

  async #call(route: string, options: PlatformRequest = {}): Promise<CallAnswer> {
    this.#api ??= this.#findApi();
    const url = `${await this.#api}${route}`;
    const authorization = `Ghost ${await adminToken(this.credentials.adminApiKey)}`;
    const headers = { accept: 'application/json', 'accept-version': 'v5.0', authorization, ...options.headers };
    return this.fetch(url, { ...options, headers });
  }

  /** The address of the Admin API, which may be on another host that the site redirects to. */
  async #findApi(): Promise<string> {
    const { json, url } = this.accepted(await this.fetch(`${normalizeSite(this.credentials.url)}${ROUTE}site/`));
    if (!z.object({ site: z.object({ title: z.string() }) }).safeParse(json).success || !url.includes(ROUTE)) {
      throw refused(note('platforms.ghost.notFound'));
    }
    const api = url.slice(0, url.indexOf(ROUTE) + ROUTE.length);
    requireHttps('Ghost', api);
    return api;
  }
}
