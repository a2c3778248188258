import { bareAddress, type KnownPost, PlatformError, type Post, type Published, refused } from '../shared/platform.ts';
import {
  carryPictures,
  type NamedPicture,
  type PlacedPicture,
  postDescription,
  type Upload,
  uploadRefusal,
} from '../shared/post.ts';
import 'server-only';
import { z } from 'zod';
import { withPlainText } from '@/lib/blog-design/article/article-data.ts';
import { staticMarkup } from '@/lib/blog-design/article/static-markup.ts';
import { postHtml } from '@/lib/blog-exports/post-html.tsx';
import { withoutShortcodes } from '@/lib/blog-exports/xml.ts';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import { note } from '@/lib/messages/catalogue.ts';
import type { KeyIn } from '@/lib/messages/types.ts';
import { makeSlug } from '@/lib/users/rules.ts';
import { ApiClient, type CallAnswer, type PlatformRequest } from '../shared/api-client.ts';
import type { Credentials } from '../shared/credential-forms.ts';
import { findRestRoot, restUrl, wordpressSite } from './discovery.ts';

const MAX_SLUG_CHARACTERS = 80;

const GONE = new Set(['rest_post_invalid_id', 'rest_already_trashed']);

const postSchema = z.object({ id: z.number(), link: z.string().refine(isHttpUrl), status: z.string() });

const storedSchema = postSchema.extend({ content: z.object({ raw: z.string() }) });

const errorSchema = z.object({
  code: z.string(),
  data: z
    .object({ details: z.record(z.string(), z.object({ code: z.string() })).optional() })
    .nullish()
    .catch(undefined),
});

type Refusal = KeyIn<'platforms.wordpress.refusals'>;

const BY_CODE: Readonly<Record<string, Refusal>> = {
  rest_cannot_publish: 'mayNotPublish',
  application_passwords_disabled: 'passwordsOff',
  application_passwords_disabled_for_user: 'passwordsOffForUser',
  // The answer to signed-out users and to users who may not write.
  rest_forbidden_status: 'notAcceptedOrAuthor',
  rest_forbidden_context: 'mayNotWrite',
  rest_cannot_delete: 'mayNotDelete',
  empty_content: 'isEmpty',
};

const BY_STATUS: Readonly<Record<number, Refusal>> = { 401: 'notAccepted', 404: 'apiOff', 413: 'tooLarge' };

const describeRefusal = (refusal: Refusal) => note(`platforms.wordpress.refusals.${refusal}`);

/** Error codes of an answer, the most specific first, as far as they look like codes. */
function errorCodes({ json }: CallAnswer): string[] {
  const { data: error } = errorSchema.safeParse(json);
  const details = Object.values(error?.data?.details ?? {});
  return [...details, ...(error ? [error] : [])].map(({ code }) => code).filter((code) => /^\w{1,60}$/.test(code));
}

type RestCall = (route: string, options?: PlatformRequest & { query?: Record<string, string> }) => Promise<CallAnswer>;

const mediaSchema = z
  .object({ id: z.number(), source_url: z.string().refine(isHttpUrl) })
  .transform(({ id, source_url: url }) => ({ id, url }));

/** Uploads a picture to the media library, once. @throws PlatformError for wrong credentials or a busy site */
async function uploadMedia(
  call: RestCall,
  picture: NamedPicture,
  problem: (answer: CallAnswer) => PlatformError | undefined,
): Promise<Upload> {
  const { status, json } = await call('wp/v2/media', { query: { slug: picture.name } });
  const [earlier] = z.array(mediaSchema).safeParse(json).data ?? [];
  if (status === 200 && earlier) return earlier;
  const answer = await call('wp/v2/media', {
    body: picture.bytes,
    headers: {
      'content-type': picture.contentType,
      'content-disposition': `attachment; filename="${picture.name}.${picture.extension}"`,
    },
  });
  const media = mediaSchema.safeParse(answer.json);
  if (answer.status === 201 && media.success) return media.data;
  return uploadRefusal('WordPress', answer.status, problem(answer), { 403: 'mayNotUpload' });
}

/** Gives pictures their alt texts and their post. @returns a warning for the owner when that failed */
async function describeMedia(call: RestCall, pictures: readonly (PlacedPicture & { alt: string })[], postId: number) {
  let isWhole = true;
  for (const { id, alt } of pictures) {
    const answer = await call(`wp/v2/media/${id}`, { json: { alt_text: alt, post: postId } }).catch(
      (error: unknown) => {
        if (!(error instanceof PlatformError)) throw error;
      },
    );
    if (answer?.status !== 200) isWhole = false;
  }
  return isWhole ? undefined : note('platforms.wordpress.noAltTexts');
}

/** WordPress reads titles and excerpts as markup, too. */
const escaped = (text: string) => withoutShortcodes(staticMarkup(withPlainText(text)));

const asPublished = ({ id, link, status }: z.infer<typeof postSchema>): Published => ({
  id: String(id),
  url: link,
  visibility: status === 'publish' ? 'public' : 'draft',
});

/** WordPress 5.6 and later, by its REST API and an application password. It has no canonical address. */
export class WordPressClient extends ApiClient<'wordpress'> {
  protected readonly label = 'WordPress';
  static readonly target = ({ url }: Credentials<'wordpress'>) => bareAddress(wordpressSite(url));
  #root: Promise<string> | undefined;

  check(): Promise<void> {
    return this.#requireCapability('edit_posts');
  }

  async findEarlier({ blog, canonicalUrl }: Post, known: KnownPost = {}): Promise<Published | null> {
    const earlier = known.id ? await this.#findById(known.id) : null;
    if (earlier) return earlier;
    const link = `href="${staticMarkup(canonicalUrl)}"`;
    const slug = makeSlug(blog.content.title, MAX_SLUG_CHARACTERS);
    const queries: Record<string, string>[] = [...(slug ? [{ slug }] : []), { search: canonicalUrl }];
    for (const query of queries) {
      const copy = (await this.#findPosts(query)).find(({ content }) => content.raw.includes(link));
      if (copy) return asPublished(copy);
    }
    return null;
  }

  async publish(post: Post): Promise<Published> {
    await this.#requireCapabilityFor(post);
    const status = post.visibility === 'public' ? 'publish' : 'draft';
    return this.#store('wp/v2/posts', post, { slug: makeSlug(post.blog.content.title, MAX_SLUG_CHARACTERS), status });
  }

  /** The slug stays, as others may link to it. */
  override async update({ id }: Published, post: Post): Promise<Published> {
    await this.#requireCapabilityFor(post);
    return this.#store(`wp/v2/posts/${id}`, post, post.visibility === 'public' ? { status: 'publish' } : {});
  }

  /** Into WordPress's own trash, from which its author can restore it; so its pictures stay. */
  override async remove(id: string): Promise<void> {
    const answer = await this.#call(`wp/v2/posts/${id}`, { method: 'DELETE' });
    if (!errorCodes(answer).some((code) => GONE.has(code))) this.accepted(answer);
  }

  protected refusal(answer: CallAnswer): string {
    const { status } = answer;
    const codes = errorCodes(answer);
    const known = codes.map((code) => BY_CODE[code]).find(Boolean) ?? BY_STATUS[status];
    if (known) return describeRefusal(known);
    if (status < 400) return describeRefusal('redirects');
    const code = codes.at(-1);
    if (status === 403) return describeRefusal(code?.startsWith('rest_') ? 'mayNotWrite' : 'blocked');
    const reason = code ? `${status}, ${code}` : `${status}`;
    return note('platforms.wordpress.rejected', { reason });
  }

  readonly #call: RestCall = async (route, { query, headers, ...options } = {}) => {
    const { url, username, password } = this.credentials;
    this.#root ??= findRestRoot(url, this.signal);
    // WordPress shows an application password in groups of four characters.
    const secret = Buffer.from(`${username}:${password.replace(/\s+/g, '')}`).toString('base64');
    return this.fetch(restUrl(await this.#root, route, query), {
      ...options,
      headers: { accept: 'application/json', authorization: `Basic ${secret}`, ...headers },
    });
  };

  async #requireCapability(needed: 'edit_posts' | 'publish_posts'): Promise<void> {
    const { json } = this.accepted(await this.#call('wp/v2/users/me', { query: { context: 'edit' } }));
    const { success, data: user } = z.object({ capabilities: z.record(z.string(), z.unknown()) }).safeParse(json);
    if (success && !user.capabilities.edit_posts) throw refused(describeRefusal('mayNotWrite'));
    if (success && !user.capabilities[needed]) throw refused(describeRefusal('mayNotPublish'));
  }

  #requireCapabilityFor({ visibility }: Post): Promise<void> {
    return this.#requireCapability(visibility === 'public' ? 'publish_posts' : 'edit_posts');
  }

  async #store(route: string, post: Post, more: Record<string, string>): Promise<Published> {
    const { pictureUrl, placed, warning } = await carryPictures(post, (picture) =>
      uploadMedia(this.#call, picture, (answer) => this.problem(answer)),
    );
    const ids = new Map(placed.map(({ ourUrl, id }) => [ourUrl, id]));
    // By this class WordPress finds smaller copies of the picture.
    const pictureClass = (url: string) => (ids.has(url) ? `wp-image-${ids.get(url)}` : undefined);
    const json = {
      title: escaped(post.blog.content.title),
      content: withoutShortcodes(postHtml(post, { pictureUrl, pictureClass })),
      excerpt: escaped(postDescription(post.blog)),
      featured_media: placed[0]?.id ?? 0,
      ...more,
    };
    const stored = this.read(await this.#call(route, { json }), postSchema);
    const undescribed = await describeMedia(this.#call, placed, stored.id);
    const both = warning && undescribed && note('platforms.wordpress.bothWarnings', { warning, undescribed });
    const told = both || warning || undescribed;
    return { ...asPublished(stored), ...(told && { warning: told }) };
  }

  async #findById(id: string): Promise<Published | null> {
    const answer = await this.#call(`wp/v2/posts/${id}`, { query: { context: 'edit' } });
    if (answer.status === 404 || answer.status === 410) return null;
    const stored = this.read(answer, postSchema);
    return stored.status === 'trash' ? null : asPublished(stored);
  }

  async #findPosts(query: Record<string, string>) {
    const status = 'publish,draft,pending,future';
    const answer = await this.#call('wp/v2/posts', { query: { ...query, status, context: 'edit' } });
    const posts = this.read(answer, z.array(z.unknown()));
    return posts.flatMap((each) => storedSchema.safeParse(each).data ?? []);
  }
}
