import { randomUUID } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { z } from 'zod';
import { type Answer, createFaultPlayer, jsonAnswer, type Outcome } from '../faults.ts';
import { type Call, htmlAnswer, parseJson, startLocalServer } from '../local-server.ts';
import { checkToken, errorAnswer, GhostError, refusal } from './api.ts';

const text = z.string().nullable().default(null);

/** A post of a request, validated as by Ghost. */
const postSchema = z.object({
  title: z.string().min(1).max(255),
  html: z.string().default(''),
  status: z.enum(['published', 'draft']).default('draft'),
  canonical_url: text,
  custom_excerpt: z.string().max(300).nullable().default(null),
  feature_image: text,
  feature_image_alt: z.string().max(191).nullable().default(null),
});

const postsSchema = z.object({ posts: z.tuple([postSchema], z.unknown()) });

type GhostPost = z.output<typeof postSchema> & {
  id: string;
  slug: string;
  uuid: string;
  updated_at: string;
  url: string;
};

type GhostImage = { path: string; contentType: string; bytes: Buffer };

export type FakeGhost = Awaited<ReturnType<typeof startFakeGhost>>;

const API = '/ghost/api/admin/';
const KEY = { id: '6489f0a1b2c3d4e5f6071829', secret: 'ab12'.repeat(16) };
const IMAGE_TYPES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

function invalid(message: string): GhostError {
  return new GhostError(422, 'ValidationError', message);
}

function checkedPost(given: unknown) {
  const { success, data, error } = postsSchema.safeParse(given);
  if (success) return data.posts[0];
  throw invalid(`Validation failed for ${error.issues[0]?.path.join('.')}`);
}

/** Parses `canonical_url:'…'`, the only filter in use. */
function canonicalIn(filter: string): string {
  const [, value] = /^canonical_url:'((?:[^'\\]|\\.)*)'$/.exec(filter) ?? [];
  if (value === undefined) {
    throw new GhostError(400, 'BadRequestError', 'Error parsing filter');
  }
  return value.replaceAll("\\'", "'");
}

async function uploadedImage({ headers, bytes: sent }: Call): Promise<{ file: File; bytes: Buffer }> {
  const type = headers['content-type'] ?? '';
  const form = await new Response(new Uint8Array(sent), { headers: { 'content-type': type } }).formData();
  const file = form.get('file');
  if (!(file instanceof File)) throw invalid('Please select an image.');
  const bytes = Buffer.from(await file.arrayBuffer());
  const known = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  if (!IMAGE_TYPES.has(known) || !/\.(png|jpe?g|gif|webp)$/.test(file.name)) {
    throw new GhostError(415, 'UnsupportedMediaTypeError', 'Please select a valid image.');
  }
  return { file, bytes };
}

/** Starts a Ghost with one custom integration: its Admin API and its pages. */
export async function startFakeGhost() {
  const posts: GhostPost[] = [];
  const images: GhostImage[] = [];
  const calls: string[] = [];
  /** The address of the admin if it is on another host, and whether an open editor saves the posts all the time. */
  const setup = { adminUrl: '', isBeingEdited: false };
  const faults = createFaultPlayer(refusal);
  const server = await startLocalServer(answer);
  const { url } = server;
  let changes = 0;

  /** A different time for each change. */
  function changedNow(): string {
    changes += 1;
    return new Date(Date.UTC(2026, 10, 20) + changes * 1000).toISOString();
  }

  const postAddress = ({ status, slug, uuid }: Pick<GhostPost, 'status' | 'slug' | 'uuid'>) =>
    status === 'published' ? `${url}/${slug}/` : `${url}/p/${uuid}/`;

  function findPost(id: string): GhostPost {
    const post = posts.find((each) => each.id === id);
    if (post) return post;
    throw new GhostError(404, 'NotFoundError', 'Resource not found error, cannot read post.');
  }

  function readPost(id: string): Answer {
    const post = findPost(id);
    const answer = jsonAnswer(200, { posts: [post] });
    if (setup.isBeingEdited) post.updated_at = changedNow();
    return answer;
  }

  /** DELETE posts/{id}/: permanent. */
  function deletePost(id: string): Answer {
    posts.splice(posts.indexOf(findPost(id)), 1);
    return { status: 204, body: '' };
  }

  /** PUT posts/{id}/: changes the given fields, if the request names the time of the last change. */
  function updatePost(id: string, { body, query }: Call): Answer {
    const post = findPost(id);
    const { posts: [changes] = [] } = parseJson(body) as { posts?: object[] };
    const { html, ...fields } = checkedPost({ posts: [{ ...post, ...changes }] });
    const seen = (changes as { updated_at?: string } | undefined)?.updated_at;
    if (!seen) throw invalid('Validation failed for posts[0]: required property updated_at.');
    if (seen !== post.updated_at) {
      const message = 'Saving failed! Someone else is editing this post.';
      throw new GhostError(409, 'UpdateCollisionError', message);
    }
    Object.assign(post, fields, { updated_at: changedNow() });
    if (query.get('source') === 'html') post.html = html;
    post.url = postAddress(post);
    return jsonAnswer(200, { posts: [post] });
  }

  function createPost({ body, query }: Call): Answer {
    const given = checkedPost(parseJson(body));
    const number = posts.length + 1;
    const base = given.title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
    const slug = posts.some((post) => post.slug === base) ? `${base}-${number}` : base;
    const uuid = randomUUID();
    const post: GhostPost = {
      ...given,
      // Ghost ignores HTML without source=html.
      html: query.get('source') === 'html' ? given.html : '',
      uuid,
      updated_at: changedNow(),
      id: number.toString(16).padStart(24, '6'),
      slug,
      url: postAddress({ status: given.status, slug, uuid }),
    };
    posts.push(post);
    return jsonAnswer(201, { posts: [post] });
  }

  function findPosts(query: URLSearchParams): Answer {
    const filter = query.get('filter');
    const canonical = filter === null ? null : canonicalIn(filter);
    const found = posts.filter((post) => canonical === null || post.canonical_url === canonical);
    const shown = found.slice(0, Number(query.get('limit') ?? 15));
    return jsonAnswer(200, { posts: shown, meta: { pagination: { total: found.length } } });
  }

  async function storeImage(call: Call): Promise<Answer> {
    const { file, bytes } = await uploadedImage(call);
    const path = `/content/images/2026/11/${images.length}-${file.name}`;
    images.push({ path, contentType: file.type, bytes });
    return jsonAnswer(201, { images: [{ url: `${url}${path}`, ref: null }] });
  }

  async function answerRoute(route: string, call: Call): Promise<Answer> {
    if (route === 'site/') return jsonAnswer(200, { site: { title: 'Test site', url, version: '5.120' } });
    await checkToken(call.headers.authorization, KEY);
    const [, id] = /^posts\/([0-9a-f]{24})\/$/.exec(route) ?? [];
    if (id && call.method === 'PUT') return updatePost(id, call);
    if (id && call.method === 'GET') return readPost(id);
    if (id && call.method === 'DELETE') return deletePost(id);
    switch (`${call.method} ${route}`) {
      case 'GET posts/':
        return findPosts(call.query);
      case 'POST posts/':
        return createPost(call);
      case 'POST images/upload/':
        return storeImage(call);
      default:
        throw new GhostError(404, 'NotFoundError', 'Resource not found');
    }
  }

  function page(path: string): Answer {
    const image = images.find((each) => each.path === path);
    if (image) return { status: 200, headers: { 'content-type': image.contentType }, body: image.bytes };
    const post = posts.find(
      ({ slug, status, uuid }) => path === `/p/${uuid}/` || (status === 'published' && path === `/${slug}/`),
    );
    // A draft's preview, which redirects once the draft is published.
    const isPreview = path.startsWith('/p/');
    if (post?.status === 'published' && isPreview) {
      return { status: 302, headers: { location: post.url }, body: '' };
    }
    if (!post) return htmlAnswer(404, '<!doctype html><title>404</title>');
    const canonical = post.canonical_url ?? post.url;
    const robots = isPreview ? '<meta name="robots" content="noindex,nofollow">' : '';
    const head = `<!doctype html>${robots}<link rel="canonical" href="${canonical}">`;
    return htmlAnswer(200, `${head}<article>${post.html}</article>`);
  }

  async function answer(call: Call): Promise<Outcome> {
    if (!call.path.startsWith(API)) return page(call.path);
    const route = call.path.slice(API.length);
    if (setup.adminUrl) {
      return { status: 301, headers: { location: `${setup.adminUrl}${call.path}` }, body: '' };
    }
    calls.push(`${call.method} ${route}`);
    return faults.play(call.method === 'GET' ? 'read' : 'write', () => answerRoute(route, call).catch(errorAnswer));
  }

  const adminApiKey = `${KEY.id}:${KEY.secret}`;
  function reset(): void {
    for (const list of [posts, images, calls]) list.length = 0;
    Object.assign(setup, { adminUrl: '', isBeingEdited: false });
    faults.clear();
  }

  return { ...server, adminApiKey, calls, posts, images, setup, faults, reset };
}
