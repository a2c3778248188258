import 'server-only';
import { z } from 'zod';
import { withPlainText } from '@/lib/blog-design/article/article-data.ts';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import { env } from '@/lib/env.ts';
import { ApiClient, busy, type CallAnswer } from '../shared/api-client.ts';
import { type KnownPost, PlatformError, type Post, type Published, refused } from '../shared/platform.ts';
import { shortened } from '../shared/post-text.ts';
import { telegraphNodes } from './nodes.ts';

/** Sizes of the content, tried in turn: the limit is 64 KB, but how Telegraph counts is not documented. */
const CONTENT_BYTES = [64_000, 40_000, 20_000];

const MAX_TITLE_CHARACTERS = 256;
const MAX_AUTHOR_NAME_CHARACTERS = 128;
const MAX_SHORT_NAME_CHARACTERS = 32;

const LIST_SIZE = 200;

const resultSchema = z.object({ ok: z.literal(true), result: z.unknown() });
const errorSchema = z.object({ ok: z.literal(false), error: z.string() });

const accountSchema = z.object({ access_token: z.string().min(1) });

const pageSchema = z.object({ path: z.string().min(1), url: z.string().refine(isHttpUrl), title: z.string() });

const listSchema = z.object({ total_count: z.number(), pages: z.array(pageSchema) });

const OTHER_ACCOUNT =
  'Telegraph lets only the account that created a page change it. Enter the access token of that account.';

const SENTENCES: Readonly<Record<string, string>> = {
  ACCESS_TOKEN_INVALID:
    'Telegraph does not know this access token. Enter another one, or leave the field empty to create an account.',
  PAGE_ACCESS_DENIED: OTHER_ACCOUNT,
  CONTENT_TOO_BIG: 'The article is larger than Telegraph accepts, even shortened. Use fewer sources and images.',
};

/** The error for one of Telegraph's own codes; its cause is the code. */
function problemOf(code: string): PlatformError {
  const seconds = /^FLOOD_WAIT_(\d+)$/.exec(code)?.[1];
  if (seconds) return busy('Telegraph', Math.max(1, Number(seconds)));
  const why = /^\w{1,60}$/.test(code) ? ` (${code})` : '';
  const fallback = `Telegraph rejected the article${why}. Change it, then try again.`;
  return refused(SENTENCES[code] ?? fallback, { cause: code });
}

const isProblem = (error: unknown, code: string) => error instanceof PlatformError && error.cause === code;

const titleOf = ({ blog }: Post) =>
  shortened(withPlainText(blog.content.title).replace(/\s+/g, ' ').trim(), MAX_TITLE_CHARACTERS);

/** Telegraph, with the author's account or a new one. */
export class TelegraphClient extends ApiClient<'telegraph'> {
  protected readonly label = 'Telegraph';
  static readonly postLimit = { posts: 2, seconds: 60 };
  static readonly target = () => 'telegra.ph';

  async check(): Promise<void> {
    const { accessToken } = this.credentials;
    if (accessToken) await this.#call('getAccountInfo', { access_token: accessToken });
  }

  async findEarlier(post: Post, known: KnownPost = {}): Promise<Published | null> {
    const earlier = known.id ? await this.#findByPath(known.id) : null;
    const { accessToken } = this.credentials;
    // Without an account nothing can have been published.
    if (earlier || !accessToken) return earlier;
    for (let offset = 0, total = 1; offset < total; offset += LIST_SIZE) {
      const fields = { access_token: accessToken, offset: `${offset}`, limit: `${LIST_SIZE}` };
      const list = this.parse(await this.#call('getPageList', fields), listSchema);
      total = list.pages.length > 0 ? list.total_count : 0;
      for (const { path, url } of list.pages.filter(({ title }) => title === titleOf(post))) {
        const page = await this.#call('getPage', { path, return_content: 'true' });
        if (JSON.stringify(page).includes(JSON.stringify(post.canonicalUrl))) return { id: path, url };
      }
    }
    return null;
  }

  async publish(post: Post): Promise<Published> {
    if (post.visibility === 'draft') {
      throw refused('Telegraph has no drafts: every page is public at once. Choose Public to publish it there.');
    }
    return this.#store('createPage', post, { access_token: await this.#token() });
  }

  override async update({ id = '' }: Published, post: Post): Promise<Published> {
    const { accessToken } = this.credentials;
    if (!accessToken) throw refused(OTHER_ACCOUNT);
    return this.#store('editPage', post, { access_token: accessToken, path: id });
  }

  async #findByPath(path: string): Promise<Published | null> {
    try {
      const page = this.parse(await this.#call('getPage', { path }), pageSchema);
      return { id: page.path, url: page.url };
    } catch (error) {
      if (isProblem(error, 'PAGE_NOT_FOUND')) return null;
      throw error;
    }
  }

  /** Creates an account if there is none, and stores its token before anything is published with it. */
  async #token(): Promise<string> {
    const { accessToken, authorName } = this.credentials;
    if (accessToken) return accessToken;
    const account = await this.#call('createAccount', {
      short_name: shortened(authorName, MAX_SHORT_NAME_CHARACTERS),
      author_name: shortened(authorName, MAX_AUTHOR_NAME_CHARACTERS),
    });
    const created = this.parse(account, accountSchema).access_token;
    await this.context.saveCredentials({ ...this.credentials, accessToken: created });
    return created;
  }

  /** Sends a page to a method that stores it, shortened as far as needed. */
  async #store(method: 'createPage' | 'editPage', post: Post, fields: Record<string, string>): Promise<Published> {
    for (const maxBytes of CONTENT_BYTES) {
      const { nodes, isShortened } = telegraphNodes(post, maxBytes);
      const content = {
        ...fields,
        title: titleOf(post),
        author_name: shortened(this.credentials.authorName, MAX_AUTHOR_NAME_CHARACTERS),
        content: JSON.stringify(nodes),
      };
      try {
        const page = this.parse(await this.#call(method, content), pageSchema);
        const warning =
          'The article is longer than Telegraph accepts. The page ends early and links to the whole article.';
        return { id: page.path, url: page.url, ...(isShortened && { warning }) };
      } catch (error) {
        if (!isProblem(error, 'CONTENT_TOO_BIG')) throw error;
      }
    }
    throw problemOf('CONTENT_TOO_BIG');
  }

  /** Calls a method. The token goes in the body, so that no log of addresses holds it. */
  async #call(method: string, fields: Record<string, string>): Promise<unknown> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams(fields).toString();
    const answer = await this.fetchFrom(env().TELEGRAPH_API_BASE, `/${method}`, { headers, body });
    return this.read(answer, resultSchema).result;
  }

  /** Errors may come with status 200. */
  protected override problem(answer: CallAnswer): PlatformError | undefined {
    const isCommon = answer.status === 429 || answer.status >= 500;
    const code = isCommon ? undefined : errorSchema.safeParse(answer.json).data?.error;
    return code === undefined ? super.problem(answer) : problemOf(code);
  }

  protected refusal({ status }: CallAnswer): string {
    return `Telegraph sent an unexpected answer (${status}). It may not be reachable from this server.`;
  }
}
