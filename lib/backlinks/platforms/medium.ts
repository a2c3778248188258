import { z } from 'zod';
import { escapeMarkdown } from '@/lib/blog-exports/markdown.ts';
import { env } from '@/lib/env.ts';
import { note } from '@/lib/messages/catalogue.ts';
import { ApiClient, type CallAnswer, quotedReason, secretHeader } from './shared/api-client.ts';
import { type KnownPost, PlatformError, type Post, type Published, refused, shortened } from './shared/platform.ts';
import { plainTags, postMarkdown } from './shared/post.ts';

const MAX_TAGS = 3;
const MAX_TAG_CHARACTERS = 25;

const createdSchema = z.object({ data: z.object({ id: z.string(), url: z.url(), publishStatus: z.string() }) });

const errorSchema = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

/** Medium shows only the content, so the title is repeated there. */
function postStory(post: Post): Record<string, unknown> {
  const { title } = post.blog.content;
  return {
    title: shortened(title, 100),
    contentFormat: 'markdown',
    content: `# ${escapeMarkdown(title)}\n\n${postMarkdown(post, { hasNoTables: true })}`,
    canonicalUrl: post.canonicalUrl,
    tags: plainTags(post.blog, MAX_TAGS, MAX_TAG_CHARACTERS),
    publishStatus: post.visibility,
  };
}

/** Medium, by its API for owners of an old token, or by the address of a story imported there. */
export class MediumClient extends ApiClient<'medium'> {
  protected readonly label = 'Medium';
  static readonly target = () => 'medium.com';

  async check(): Promise<void> {
    const { storyUrl } = this.credentials;
    if (storyUrl) await this.#checkStory(storyUrl);
    else await this.#authorId();
  }

  /** Medium's API lists no stories, so only the owner can see whether one arrived. */
  async findEarlier(_post: Post, { id, url, isUncertain }: KnownPost = {}): Promise<Published | null> {
    const { storyUrl } = this.credentials;
    if (storyUrl) return { url: storyUrl };
    if (url) return { url, ...(id && { id }) };
    if (!isUncertain) return null;
    throw refused(note('platforms.medium.unknownOutcome'), { asksOwner: true });
  }

  async publish(post: Post): Promise<Published> {
    const { storyUrl } = this.credentials;
    if (storyUrl) return { url: storyUrl };
    const path = `/users/${encodeURIComponent(await this.#authorIdBeforePost())}/posts`;
    const { id, url, publishStatus } = this.read(await this.#call(path, postStory(post)), createdSchema).data;
    if (post.visibility !== 'public' || publishStatus !== 'draft') return { id, url };
    return { id, url, visibility: 'draft', note: note('platforms.medium.keptAsDraft') };
  }

  /** Medium blocks programs with a 403, which says nothing about the story. */
  async #checkStory(storyUrl: string): Promise<void> {
    const { status } = await this.fetch(storyUrl);
    if (status !== 404 && status !== 410) return;
    throw refused(note('platforms.medium.noStory', { status }));
  }

  async #authorId(): Promise<string> {
    return this.read(await this.#call('/me'), z.object({ data: z.object({ id: z.string() }) })).data.id;
  }

  /** Nothing has been sent yet, so a failure here leaves nothing uncertain. */
  async #authorIdBeforePost(): Promise<string> {
    try {
      return await this.#authorId();
    } catch (error) {
      if (!(error instanceof PlatformError) || error.kind !== 'unknown') throw error;
      const reason = note('platforms.medium.nothingSent', { problem: error.reason });
      throw new PlatformError('busy', reason, { cause: error, retryAfter: 60 });
    }
  }

  protected refusal({ status, json }: CallAnswer): string {
    if (status === 401) return note('platforms.medium.wrongToken');
    if (status === 403) return note('platforms.medium.mayNotPublish');
    const reason = errorSchema.safeParse(json).data?.errors[0]?.message;
    return note('platforms.medium.rejected', quotedReason(reason, this.credentials.token ?? ''));
  }

  async #call(path: string, story?: Record<string, unknown>): Promise<CallAnswer> {
    const { token } = this.credentials;
    if (!token) throw refused(note('platforms.medium.tokenNeeded'));
    const headers = { authorization: `Bearer ${secretHeader(token, 'Token')}`, 'accept-charset': 'utf-8' };
    return this.fetchFrom(env().MEDIUM_API_BASE, `/v1${path}`, { headers, json: story });
  }
}
