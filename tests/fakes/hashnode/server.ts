import {
  buildSchema,
  type DocumentNode,
  execute,
  GraphQLError,
  type GraphQLScalarType,
  getOperationAST,
  parse,
  validate,
} from 'graphql';
import { z } from 'zod';
import { type Answer, createFaultPlayer, jsonAnswer } from '../faults.ts';
import { type Call, parseJson, startLocalServer } from '../local-server.ts';
import { markdownHtml, NO_PAGE, postPage } from '../post-page.ts';

/** The part of Hashnode's published schema that publishing needs. */
const SCHEMA = buildSchema(`
  scalar ObjectId
  type Query {
    me: MyUser!
    publication(host: String, id: ObjectId): Publication
  }
  type Mutation {
    publishPost(input: PublishPostInput!): PostPayload!
    updatePost(input: UpdatePostInput!): PostPayload!
    createDraft(input: CreateDraftInput!): CreateDraftPayload!
    publishDraft(input: PublishDraftInput!): PostPayload!
    removePost(input: RemovePostInput!): PostPayload!
  }
  type PostPayload { post: Post }
  type CreateDraftPayload { draft: Draft }

  type MyUser { id: ID!, username: String!, name: String!, publications(first: Int!, after: String): PublicationConnection! }
  type Publication {
    id: ID!, title: String!, url: String
    posts(first: Int!, after: String): PostConnection!
    drafts(first: Int!, after: String): DraftConnection!
  }
  type Post { id: ID!, title: String!, slug: String!, url: String!, canonicalUrl: String, publishedAt: String! }
  type Draft { id: ID!, title: String, slug: String, canonicalUrl: String, updatedAt: String }
  type PublicationConnection { edges: [PublicationEdge!]!, pageInfo: PageInfo! }
  type PublicationEdge { node: Publication!, cursor: String! }
  type PostConnection { edges: [PostEdge!]!, pageInfo: PageInfo!, totalDocuments: Int! }
  type PostEdge { node: Post!, cursor: String! }
  type DraftConnection { edges: [DraftEdge!]!, pageInfo: PageInfo!, totalDocuments: Int! }
  type DraftEdge { node: Draft!, cursor: String! }
  type PageInfo { endCursor: String, hasNextPage: Boolean }

  input Tag { slug: String!, name: String }
  input MetaTags { title: String, description: String, image: String }
  input CoverImageOptions {
    coverImageURL: String, coverImageAttribution: String, coverImagePhotographer: String
    isCoverAttributionHidden: Boolean, stickCoverToBottom: Boolean
  }
  input DraftSettings { enableTableOfContent: Boolean, delist: Boolean, activateNewsletter: Boolean, slugOverridden: Boolean }
  input PublishPostInput {
    publicationId: ObjectId!, title: String!, contentMarkdown: String!, subtitle: String, slug: String, tags: [Tag!]
    originalArticleURL: String, disableComments: Boolean, publishAs: ObjectId, seriesId: ObjectId, coAuthors: [ObjectId!]
    publishedAt: String, coverImage: String, metaTitle: String, metaDescription: String, ogImage: String
    isDelisted: Boolean, enableToc: Boolean
  }
  input CreateDraftInput {
    publicationId: ObjectId!, title: String, contentMarkdown: String, subtitle: String, slug: String, tags: [Tag!]
    originalArticleURL: String, disableComments: Boolean, publishAs: ObjectId, seriesId: ObjectId, coAuthors: [ObjectId!]
    publishedAt: String, settings: DraftSettings, metaTags: MetaTags, coverImageOptions: CoverImageOptions
  }
  input UpdatePostInput {
    id: ObjectId!, title: String, subtitle: String, slug: String, contentMarkdown: String, tags: [Tag!]
    originalArticleURL: String, publishedAt: String, metaTags: MetaTags, coverImageOptions: CoverImageOptions
    publicationId: ObjectId, publishAs: ObjectId
  }
  input PublishDraftInput { draftId: ObjectId! }
  input RemovePostInput { id: ObjectId! }
`);

(SCHEMA.getType('ObjectId') as GraphQLScalarType).parseValue = (value) => {
  if (/^[0-9a-f]{24}$/.test(String(value))) return value;
  throw new TypeError('ObjectId must be 24 hexadecimal digits');
};

type HashnodePost = {
  id: string;
  kind: 'post' | 'draft';
  input: Readonly<Record<string, unknown>> & { title: string; contentMarkdown: string };
};

const TOKEN = '0b1d5a5c-2f0e-4c57-9a53-7d1c0a4b9e21';
/** Publications: of the token's owner, on the Pro plan; without Pro; of another author. */
const HOSTS = { host: 'ada.hashnode.dev', freeHost: 'free.hashnode.dev', foreignHost: 'bob.hashnode.dev' };
const PUBLICATION_IDS: Readonly<Record<string, string>> = {
  [HOSTS.host]: '5f1f1f1f1f1f1f1f1f1f1f01',
  [HOSTS.freeHost]: '5f1f1f1f1f1f1f1f1f1f1f02',
  [HOSTS.foreignHost]: '5f1f1f1f1f1f1f1f1f1f1f03',
};
const FREE_ID = PUBLICATION_IDS[HOSTS.freeHost];
const FOREIGN_ID = PUBLICATION_IDS[HOSTS.foreignHost];
const MOST_BYTES = 100 * 1024;

const NO_PRO = 'Publication does not have an active Pro plan. Upgrade in your dashboard to access this via the API.';

/** A field's error, beside the data of the others. */
const fieldFault = (code: string, message: string) => new GraphQLError(message, { extensions: { code } });

const errorsAnswer = (status: number, code: string, message: string) =>
  jsonAnswer(status, { errors: [{ message, extensions: { code } }] });

const STATUS_CODES: Readonly<Record<number, { code: string; message: string }>> = {
  401: { code: 'UNAUTHENTICATED', message: 'You must be authenticated.' },
  403: { code: 'FORBIDDEN', message: 'You are not allowed to publish to this publication.' },
  422: { code: 'BAD_USER_INPUT', message: 'Title must have at least 6 characters.' },
  429: { code: 'TOO_MANY_REQUESTS', message: 'Too many requests.' },
};

/** GraphQL refuses with status 200; 429 and 5xx come from a proxy. */
function refusal(status: number): Answer {
  const known = STATUS_CODES[status];
  if (known && status !== 429) return errorsAnswer(200, known.code, known.message);
  return errorsAnswer(status, known?.code ?? 'INTERNAL_SERVER_ERROR', known?.message ?? 'Internal server error');
}

const requestSchema = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()).default({}) });

const postSlug = ({ input, id }: HashnodePost) =>
  `${input.title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${id.slice(-4)}`;

type Input = Readonly<Record<string, unknown>>;
type Resolver = (given: Input) => unknown;

/** A page of a connection: newest first, never more than the cap. */
const connection =
  (items: readonly { id: string }[], cap: number): Resolver =>
  ({ first, after }) => {
    const newest = items.toReversed();
    const start = after ? newest.findIndex(({ id }) => id === after) + 1 : 0;
    const page = newest.slice(start, start + Math.min(Number(first), cap));
    return {
      edges: page.map((node) => ({ node, cursor: node.id })),
      pageInfo: { endCursor: page.at(-1)?.id ?? null, hasNextPage: start + page.length < newest.length },
    };
  };

/** Starts a Hashnode without posts: the parts of its GraphQL API that publishing needs, and the posts' pages. */
export async function startFakeHashnode() {
  const faults = createFaultPlayer(refusal);
  const posts: HashnodePost[] = [];

  function shown(post: HashnodePost) {
    const { title, originalArticleURL } = post.input;
    const slug = postSlug(post);
    const url = `${server.url}/${slug}`;
    const publishedAt = '2026-11-20T10:00:00.000Z';
    const canonicalUrl = originalArticleURL ?? (post.kind === 'post' ? url : null);
    return { id: post.id, title, slug, canonicalUrl, ...(post.kind === 'post' && { url, publishedAt }) };
  }

  function findPublication(id: string | undefined) {
    if (!id) return null;
    if (id === FREE_ID) throw fieldFault('FORBIDDEN', NO_PRO);
    const there = (kind: HashnodePost['kind']) =>
      id === FOREIGN_ID ? [] : posts.filter((post) => post.kind === kind).map(shown);
    const posted = connection(there('post'), 100);
    return { id, title: 'A publication', posts: posted, drafts: connection(there('draft'), 50) };
  }

  function findPost(kind: HashnodePost['kind'], id: unknown): HashnodePost {
    const post = posts.find((each) => each.kind === kind && each.id === id);
    if (post) return post;
    throw fieldFault('NOT_FOUND', kind === 'post' ? 'Post not found' : 'Draft not found');
  }

  function update({ id, ...changes }: Input) {
    const post = findPost('post', id);
    post.input = { ...post.input, ...changes };
    return shown(post);
  }

  /** The post gets a new id. */
  function publishDraft({ draftId }: Input) {
    const draft = findPost('draft', draftId);
    Object.assign(draft, { kind: 'post', id: `6a7${draft.id.slice(3)}` });
    return shown(draft);
  }

  function remove({ id }: Input) {
    const post = findPost('post', id);
    posts.splice(posts.indexOf(post), 1);
    return shown(post);
  }

  function make(kind: HashnodePost['kind'], { publicationId, tags, coAuthors, ...input }: Input) {
    const [tagCount, authorCount] = [tags, coAuthors].map((list) => (Array.isArray(list) ? list.length : 0));
    if (Number(tagCount) > 15 || Number(authorCount) > 4) throw fieldFault('BAD_USER_INPUT', 'Too many entries.');
    if (!Object.values(PUBLICATION_IDS).includes(String(publicationId))) {
      throw fieldFault('NOT_FOUND', 'Publication not found');
    }
    if (publicationId === FREE_ID) throw fieldFault('FORBIDDEN', NO_PRO);
    if (publicationId === FOREIGN_ID) throw fieldFault('FORBIDDEN', 'You are not a member of this publication.');
    const id = `6a6${String(posts.length).padStart(21, '0')}`;
    const post = { id, kind, input: { title: '', contentMarkdown: '', tags, ...input } };
    posts.push(post);
    return shown(post);
  }

  function rootFor(isKnown: boolean): Record<string, Resolver> {
    const forUser =
      (resolve: Resolver): Resolver =>
      (given) => {
        if (!isKnown) throw fieldFault('UNAUTHENTICATED', 'You must be authenticated.');
        return resolve(given);
      };
    const change = (name: 'post' | 'draft', run: (input: Input) => unknown) =>
      forUser(({ input }) => ({ [name]: run(input as Input) }));
    const own = [HOSTS.host, HOSTS.freeHost].map((host) => ({ id: PUBLICATION_IDS[host] ?? '' }));
    return {
      me: forUser(() => ({ id: '5f1', username: 'ada', name: 'Ada', publications: connection(own, 100) })),
      publication: ({ host, id }) => findPublication(typeof id === 'string' ? id : PUBLICATION_IDS[String(host)]),
      publishPost: change('post', (input) => make('post', input)),
      updatePost: change('post', update),
      publishDraft: change('post', publishDraft),
      removePost: change('post', remove),
      createDraft: change('draft', (input) => make('draft', input)),
    };
  }

  async function run(document: DocumentNode, variableValues: Input, isKnown: boolean): Promise<Answer> {
    const [fault] = validate(SCHEMA, document);
    if (fault) return errorsAnswer(400, 'GRAPHQL_VALIDATION_FAILED', fault.message);
    const result = await execute({ schema: SCHEMA, document, variableValues, rootValue: rootFor(isKnown) });
    if (result.data !== undefined) return jsonAnswer(200, result);
    return errorsAnswer(400, 'BAD_USER_INPUT', result.errors?.[0]?.message ?? '');
  }

  async function api(call: Call) {
    if (Buffer.byteLength(call.body) > MOST_BYTES) return { status: 413, body: 'Too large' };
    const request = requestSchema.safeParse(parseJson(call.body)).data;
    const isJson = call.headers['content-type']?.startsWith('application/json');
    if (!request || !isJson) return errorsAnswer(400, 'BAD_REQUEST', 'This is no GraphQL request.');
    const token = call.headers.authorization?.replace(/^bearer /i, '');
    try {
      const document = parse(request.query);
      const kind = getOperationAST(document)?.operation === 'query' ? 'read' : 'write';
      return await faults.play(kind, () => run(document, request.variables, token === TOKEN));
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return errorsAnswer(400, 'GRAPHQL_PARSE_FAILED', error.message);
    }
  }

  function page(path: string): Answer {
    const post = posts.find((each) => each.kind === 'post' && path === `/${postSlug(each)}`);
    if (!post) return NO_PAGE;
    const { title, contentMarkdown, originalArticleURL } = post.input;
    return postPage({
      title,
      html: markdownHtml(contentMarkdown, 'noopener'),
      ...(typeof originalArticleURL === 'string' && { canonicalUrl: originalArticleURL }),
    });
  }

  const server = await startLocalServer((call) =>
    call.method === 'POST' && call.path === '/' ? api(call) : page(call.path),
  );

  return {
    ...server,
    ...HOSTS,
    token: TOKEN,
    faults,
    createdPosts: () => [...posts],
    reset: () => {
      posts.length = 0;
      server.calls.length = 0;
      faults.clear();
    },
  };
}
