import { z } from 'zod';
import { env } from '@/lib/env.ts';
import { note } from '@/lib/messages/catalogue.ts';
import { ApiClient, type CallAnswer, quotedReason, secretHeader } from './shared/api-client.ts';
import type { Credentials } from './shared/credential-forms.ts';
import {
  bareAddress,
  isSameAddress,
  type KnownPost,
  PlatformError,
  type Post,
  type Published,
  refused,
  unknown,
} from './shared/platform.ts';
import { coverAddress, postDescription, postMarkdown } from './shared/post.ts';

const ACCOUNT = `query Account($host: String!) {
  me { username publications(first: 50) { edges { node { id } } pageInfo { hasNextPage } } }
  publication(host: $host) { id }
}`;

const PUBLICATION = `query Publication($host: String!) { publication(host: $host) { id } }`;

const listQuery = (kind: string, fields: string) => `query List($host: String!, $first: Int!, $after: String) {
  publication(host: $host) {
    found: ${kind}(first: $first, after: $after) { edges { node { ${fields} } } pageInfo { hasNextPage endCursor } }
  }
}`;

const POSTS = listQuery('posts', 'id url canonicalUrl');
const DRAFTS = listQuery('drafts', 'id canonicalUrl');

const idSchema = z.object({ id: z.string() });
const publicationSchema = z.object({ publication: idSchema.nullable() });

const listSchema = <Node extends z.ZodType>(node: Node) =>
  z.object({
    edges: z.array(z.object({ node })),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() }),
  });

const accountSchema = publicationSchema.extend({
  me: z.object({ username: z.string(), publications: listSchema(idSchema) }),
});

const nodeSchema = idSchema.extend({ url: z.string().optional(), canonicalUrl: z.string().nullish() });

const pageSchema = z.object({ publication: z.object({ found: listSchema(nodeSchema) }).nullable() });

const postedSchema = z.object({ done: z.object({ post: idSchema.extend({ url: z.url() }) }) });
const draftedSchema = z.object({ done: z.object({ draft: idSchema }) });
const removedSchema = z.object({ done: z.object({ post: idSchema }) });

const answerSchema = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }).partial().nullish() }))
    .nullish(),
});

/** Hashnode's error codes for HTTP statuses that mean the same. */
const CODES: Readonly<Record<number, string>> = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 404: 'NOT_FOUND' };

const PROBLEMS: Readonly<Record<string, 'wrongToken' | 'mayNotPublish' | 'unknownPublication'>> = {
  UNAUTHENTICATED: 'wrongToken',
  FORBIDDEN: 'mayNotPublish',
  NOT_FOUND: 'unknownPublication',
};

/** The error for one of Hashnode's own; its cause is Hashnode's code. */
function describeProblem(code: string, reason: string | undefined, token: string): PlatformError {
  if (code === 'FORBIDDEN' && /\bpro plan\b/i.test(reason ?? '')) return refused(note('platforms.hashnode.needsPro'));
  if (code === 'INTERNAL_SERVER_ERROR') return unknown(note('platforms.hashnode.internalError'));
  const known = PROBLEMS[code];
  if (known) return refused(note(`platforms.hashnode.${known}`), { cause: code });
  return refused(note('platforms.hashnode.rejected', quotedReason(reason, token)), { cause: code });
}

function publicationHost({ host }: Credentials<'hashnode'>): string {
  const entered = host.trim().toLowerCase();
  return URL.parse(/^https?:\/\//.test(entered) ? entered : `https://${entered}`)?.host ?? entered;
}

const unknownPublication = (host: string) => refused(note('platforms.hashnode.noPublication', { host }));

const textInput = (post: Post) => ({
  title: post.blog.content.title,
  contentMarkdown: postMarkdown(post),
  originalArticleURL: post.canonicalUrl,
});

function metaInput(post: Post) {
  const coverImageURL = coverAddress(post);
  return {
    metaTags: { description: postDescription(post.blog) },
    ...(coverImageURL && { coverImageOptions: { coverImageURL } }),
  };
}

/** Hashnode, by its GraphQL API; only for publications on its Pro plan. */
export class HashnodeClient extends ApiClient<'hashnode'> {
  protected readonly label = 'Hashnode';
  static readonly target = (credentials: Credentials<'hashnode'>) => bareAddress(publicationHost(credentials));

  async check(): Promise<void> {
    const host = publicationHost(this.credentials);
    const { me, publication } = await this.#ask(ACCOUNT, { host }, accountSchema);
    if (!publication) throw unknownPublication(host);
    const { edges, pageInfo } = me.publications;
    if (pageInfo.hasNextPage || edges.some(({ node }) => node.id === publication.id)) return;
    throw refused(note('platforms.hashnode.notAnAuthor', { user: me.username, host }));
  }

  async findEarlier(post: Post, known: KnownPost = {}): Promise<Published | null> {
    return (await this.#findIn(POSTS, post, known)) ?? (await this.#findIn(DRAFTS, post, known));
  }

  async publish(post: Post): Promise<Published> {
    const host = publicationHost(this.credentials);
    const { publication } = await this.#ask(PUBLICATION, { host }, publicationSchema);
    if (!publication) throw unknownPublication(host);
    // No tags: Hashnode creates a tag for every unknown word.
    const common = { publicationId: publication.id, tags: [], ...textInput(post) };
    if (post.visibility === 'draft') {
      const input = { ...common, ...metaInput(post), settings: { activateNewsletter: false } };
      const { done } = await this.#mutate('createDraft', 'draft { id }', input, draftedSchema);
      return this.draft(done.draft.id);
    }
    const input = { ...common, metaDescription: postDescription(post.blog), coverImage: coverAddress(post) };
    return this.#send('publishPost', input);
  }

  /** The API cannot change a draft, so it is published first. */
  override async update({ id = '', visibility }: Published, post: Post): Promise<Published> {
    const isDraft = visibility === 'draft';
    if (isDraft && post.visibility === 'draft') {
      throw refused(note('platforms.hashnode.draftStays'));
    }
    const current = isDraft ? await this.#send('publishDraft', { draftId: id }) : { id };
    return this.#send('updatePost', { id: current.id, ...textInput(post), ...metaInput(post) });
  }

  override async remove(id: string): Promise<void> {
    await this.#mutate('removePost', 'post { id }', { id }, removedSchema).catch((error: unknown) => {
      const isGone = error instanceof PlatformError && error.cause === 'NOT_FOUND';
      if (!isGone) throw error;
    });
  }

  /** The first post or draft that is the known one or has this canonical address. */
  async #findIn(query: string, { canonicalUrl }: Post, known: KnownPost): Promise<Published | null> {
    const host = publicationHost(this.credentials);
    let after: string | undefined;
    for (let page = 1; page <= 10; page += 1) {
      const variables: object = { host, first: 50, after };
      const { publication } = await this.#ask(query, variables, pageSchema);
      if (!publication) throw unknownPublication(host);
      const { edges, pageInfo } = publication.found;
      const copy = edges.find(({ node }) => node.id === known.id || isSameAddress(node.canonicalUrl, canonicalUrl));
      if (copy) return copy.node.url ? this.live(copy.node.id, copy.node.url) : this.draft(copy.node.id);
      if (!pageInfo.hasNextPage || !pageInfo.endCursor) return null;
      after = pageInfo.endCursor;
    }
    return null;
  }

  async #send(name: string, input: object): Promise<Published> {
    const { done } = await this.#mutate(name, 'post { id url }', input, postedSchema);
    return this.live(done.post.id, done.post.url);
  }

  #mutate<Shape extends z.ZodType>(name: string, payload: string, input: object, shape: Shape) {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const query = `mutation Run($input: ${type}!) { done: ${name}(input: $input) { ${payload} } }`;
    return this.#ask(query, { input }, shape);
  }

  /** GraphQL errors come with status 200. */
  protected override problem(answer: CallAnswer): PlatformError | undefined {
    const error = answerSchema.safeParse(answer.json).data?.errors?.[0];
    const code = error?.extensions?.code ?? CODES[answer.status];
    const isCommon = answer.status === 429 || answer.status >= 500;
    if (isCommon || (!error && !code)) return super.problem(answer);
    return describeProblem(code ?? '', error?.message, this.credentials.token);
  }

  protected refusal({ status }: CallAnswer): string {
    return note('platforms.hashnode.unexpected', { status });
  }

  async #ask<Shape extends z.ZodType>(query: string, variables: object, shape: Shape): Promise<z.output<Shape>> {
    const { token } = this.credentials;
    const body = JSON.stringify({ query, variables });
    if (Buffer.byteLength(body) > 100_000) {
      throw refused(note('platforms.hashnode.tooLong'));
    }
    const headers = { authorization: `Bearer ${secretHeader(token, 'Token')}`, 'content-type': 'application/json' };
    const answer = await this.fetchFrom(env().HASHNODE_API_BASE, '/', { headers, body });
    return this.parse(this.read(answer, answerSchema).data, shape);
  }
}
