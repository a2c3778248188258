import { z } from 'zod';
import { isByModel, textSourceType } from '@/lib/blogs/authorship/source-type.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { env } from '@/lib/env.ts';
import { note } from '@/lib/messages/catalogue.ts';
import { ApiClient, busy, type CallAnswer, quotedReason, readRetryAfter, secretHeader } from './shared/api-client.ts';
import {
  isPublicUrl,
  isSameAddress,
  type KnownPost,
  type PlatformError,
  type Post,
  type Published,
  refused,
  shortened,
} from './shared/platform.ts';
import { coverAddress, plainTags, postDescription, postMarkdown } from './shared/post.ts';

const MAX_TAGS = 4;
const MAX_TAG_CHARACTERS = 30;
const PAGE_SIZE = 100;
const MAX_PAGES = 10;

/** DEV allows ten posts within this time, and sends no Retry-After. */
const WINDOW_SECONDS = 30;

const idSchema = z.number().transform(String);

const storedSchema = z.object({ id: idSchema, url: z.url() });

const ownArticlesSchema = z.array(
  z.object({ id: idSchema, url: z.string(), published: z.boolean(), canonical_url: z.string().nullish() }),
);

function aiDisclosure(blog: Blog): string {
  if (!isByModel(blog)) return 'no_ai';
  return textSourceType(blog) === 'trainedAlgorithmicMedia' ? 'fully_autonomous' : 'some_ai';
}

/** What Forem takes for code, which it hides from Liquid. */
const CODE = /~{3}.*?~{3}|`{3}.*?`{3}|`{2}.+?`{2}|`.+?`/gs;

/** Liquid runs before Markdown, so only an entity hides a tag from it. */
const withoutLiquid = (markdown: string) => {
  const code = [...(markdown.match(CODE) ?? []), ''];
  return markdown
    .split(CODE)
    .map((text, at) => text.replaceAll('{%', '{&#37;') + code[at])
    .join('');
};

function postArticle(post: Post): Record<string, unknown> {
  const { blog, canonicalUrl } = post;
  if (!isPublicUrl(canonicalUrl)) {
    throw refused(note('platforms.dev.privateAddress', { host: new URL(canonicalUrl).host }));
  }
  return {
    title: shortened(blog.content.title, 128),
    body_markdown: withoutLiquid(postMarkdown(post)),
    canonical_url: canonicalUrl,
    description: postDescription(blog),
    main_image: coverAddress(post),
    tags: plainTags(blog, MAX_TAGS, MAX_TAG_CHARACTERS),
    ai_disclosure_level: aiDisclosure(blog),
  };
}

/** DEV (dev.to), by the Forem API v1. */
export class DevClient extends ApiClient<'devto'> {
  protected readonly label = 'DEV';
  static readonly target = () => 'dev.to';

  async check(): Promise<void> {
    this.accepted(await this.#call('/users/me'));
  }

  async findEarlier(post: Post, known: KnownPost = {}): Promise<Published | null> {
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const path = `/articles/me/all?page=${page}&per_page=${PAGE_SIZE}`;
      const articles = this.read(await this.#call(path), ownArticlesSchema);
      const found = articles.find(
        ({ id, canonical_url }) => id === known.id || isSameAddress(canonical_url, post.canonicalUrl),
      );
      if (found) return this.#published(found.published, found);
      if (articles.length === 0) return null;
    }
    return null;
  }

  async publish(post: Post): Promise<Published> {
    const published = post.visibility === 'public';
    const answer = await this.#call('/articles', { ...postArticle(post), published });
    if (answer.status === 422 && /canonical url has already been taken/i.test(answer.text)) {
      const earlier = await this.findEarlier(post);
      if (earlier) return earlier;
      throw refused(note('platforms.dev.taken'));
    }
    return this.#published(published, this.read(answer, storedSchema));
  }

  override async update(copy: Published, post: Post): Promise<Published> {
    const isPublic = post.visibility === 'public' || copy.visibility === 'public';
    const article = { ...postArticle(post), ...(isPublic && { published: true }) };
    const answer = await this.#call(`/articles/${copy.id}`, article, 'PUT');
    return this.#published(isPublic, this.read(answer, storedSchema));
  }

  /** The API cannot delete an article: it becomes a draft. */
  override async remove(id: string): Promise<void> {
    const answer = await this.#call(`/articles/${id}`, { published: false }, 'PUT');
    if (answer.status !== 404) this.accepted(answer);
  }

  protected override problem(answer: CallAnswer): PlatformError | undefined {
    return answer.status === 429 ? busy('DEV', readRetryAfter(answer) ?? WINDOW_SECONDS) : super.problem(answer);
  }

  protected refusal({ status, json }: CallAnswer): string {
    const reason = quotedReason(z.object({ error: z.string() }).safeParse(json).data?.error, this.credentials.apiKey);
    if (status === 401) return note('platforms.dev.wrongKey');
    if (status === 403) return note('platforms.dev.mayNotPublish');
    if (status === 422) return note('platforms.dev.rejected', reason);
    return note('platforms.dev.unexpected', { status, ...reason });
  }

  /** The address of a draft changes when it is published. */
  #published(isPublic: boolean, { id, url }: z.output<typeof storedSchema>): Published {
    return isPublic ? this.live(id, url) : this.draft(id);
  }

  #call(path: string, article?: Record<string, unknown>, method?: 'PUT'): Promise<CallAnswer> {
    return this.fetchFrom(env().DEVTO_API_BASE, `/api${path}`, {
      method,
      headers: {
        'api-key': secretHeader(this.credentials.apiKey, 'Key'),
        accept: 'application/vnd.forem.api-v1+json, application/json;q=0.9',
      },
      json: article && { article },
    });
  }
}
