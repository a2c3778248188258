import { z } from 'zod';
import type { Credentials } from '../shared/credentials-schema.ts';
import {
  type KnownPost,
  type Platform,
  type PlatformContext,
  PlatformError,
  type Post,
  type Published,
} from '../shared/platform.ts';
import { coverAddress, postDescription, postMarkdown } from '../shared/post-markdown.ts';
import { isSameAddress } from '../shared/same-address.ts';
import { siteName } from '../shared/site-address.ts';
import {
  ACCOUNT,
  askHashnode,
  CREATE_DRAFT,
  DRAFTS,
  POSTS,
  PUBLICATION,
  PUBLISH_DRAFT,
  PUBLISH_POST,
  REMOVE_POST,
  UPDATE_POST,
} from './query.ts';

/** Hashnode lists no more drafts than this at once. */
const PAGE_SIZE = 50;
const MOST_PAGES = 10;

const idSchema = z.object({ id: z.string() });
const publicationSchema = z.object({ publication: idSchema.nullable() });

const accountSchema = publicationSchema.extend({
  me: z.object({
    username: z.string(),
    publications: z.object({
      edges: z.array(z.object({ node: idSchema })),
      pageInfo: z.object({ hasNextPage: z.boolean() }),
    }),
  }),
});

const pageSchema = z.object({
  publication: z
    .object({
      found: z.object({
        edges: z.array(
          z.object({ node: idSchema.extend({ url: z.string().optional(), canonicalUrl: z.string().nullish() }) }),
        ),
        pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() }),
      }),
    })
    .nullable(),
});

const postedSchema = z.object({ post: idSchema.extend({ url: z.url() }) });
const publishedSchema = z.object({ publishPost: postedSchema });
const updatedSchema = z.object({ updatePost: postedSchema });
const removedSchema = z.object({ removePost: z.object({ post: idSchema }) });
const draftPublishedSchema = z.object({ publishDraft: postedSchema });

const draftedSchema = z.object({ createDraft: z.object({ draft: idSchema }) });

/** The host of a publication's address, however it was entered. */
function hostOf({ host }: Pick<Credentials<'hashnode'>, 'host'>): string {
  const entered = host.trim().toLowerCase();
  return URL.parse(/^https?:\/\//.test(entered) ? entered : `https://${entered}`)?.host ?? entered;
}

const unknownPublication = (host: string) =>
  new PlatformError(
    'refused',
    `Hashnode knows no publication at ${host}. Enter its address as your browser shows it, such as name.hashnode.dev.`,
  );

/** The first of a publication's posts or drafts that is the known one or has this canonical address. */
async function findCopy(
  post: Post,
  credentials: Credentials<'hashnode'>,
  context: PlatformContext,
  query: typeof POSTS | typeof DRAFTS,
  known: KnownPost,
): Promise<Published | null> {
  const host = hostOf(credentials);
  let after: string | null = null;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const variables = { host, first: PAGE_SIZE, after };
    const data: z.output<typeof pageSchema> = await askHashnode(credentials, context, query, variables, pageSchema);
    if (!data.publication) throw unknownPublication(host);
    const { edges, pageInfo } = data.publication.found;
    const copy = edges.find(({ node }) => node.id === known.id || isSameAddress(node.canonicalUrl, post.canonicalUrl));
    if (copy) return copy.node.url ? live(copy.node.id, copy.node.url) : draft(copy.node.id);
    if (!pageInfo.hasNextPage || !pageInfo.endCursor) return null;
    after = pageInfo.endCursor;
  }
  return null;
}

/** A draft has no address of its own. */
const draft = (id: string): Published => ({
  id,
  visibility: 'draft',
  note: 'It is a draft in your Hashnode dashboard: look it over and publish it there.',
});

const live = (id: string, url: string): Published => ({ id, url, visibility: 'public' });

async function publishPost(
  post: Post,
  publicationId: string,
  credentials: Credentials<'hashnode'>,
  context: PlatformContext,
): Promise<Published> {
  const input = {
    ...commonInput(post, publicationId),
    metaDescription: postDescription(post.blog),
    coverImage: coverAddress(post),
  };
  const data = await askHashnode(credentials, context, PUBLISH_POST, { input }, publishedSchema);
  const { id, url } = data.publishPost.post;
  return live(id, url);
}

async function createDraft(
  post: Post,
  publicationId: string,
  credentials: Credentials<'hashnode'>,
  context: PlatformContext,
): Promise<Published> {
  const input = { ...commonInput(post, publicationId), ...nestedInput(post), settings: { activateNewsletter: false } };
  const data = await askHashnode(credentials, context, CREATE_DRAFT, { input }, draftedSchema);
  return draft(data.createDraft.draft.id);
}

/** Description and cover as drafts and updates have them. */
function nestedInput(post: Post) {
  const coverImageURL = coverAddress(post);
  return {
    metaTags: { description: postDescription(post.blog) },
    ...(coverImageURL && { coverImageOptions: { coverImageURL } }),
  };
}

/** A draft can only be published as it is; the text is put into the post that comes of it. */
const update: Platform<'hashnode'>['update'] = async (copy, post, credentials, context) => {
  let { id = '' } = copy;
  if (copy.visibility === 'draft') {
    if (post.visibility === 'draft') {
      throw new PlatformError(
        'refused',
        'Hashnode lets no other program change a draft: edit it in your Hashnode dashboard, or publish it.',
      );
    }
    const input = { draftId: id };
    const done = await askHashnode(credentials, context, PUBLISH_DRAFT, { input }, draftPublishedSchema);
    id = done.publishDraft.post.id;
  }
  const { title } = post.blog.content;
  const input = {
    id,
    title,
    contentMarkdown: postMarkdown(post),
    originalArticleURL: post.canonicalUrl,
    ...nestedInput(post),
  };
  const { updatePost } = await askHashnode(credentials, context, UPDATE_POST, { input }, updatedSchema);
  return live(updatePost.post.id, updatePost.post.url);
};

/** Tags are left to the author: Hashnode makes a new one of every word it does not know. */
const commonInput = (post: Post, publicationId: string) => ({
  publicationId,
  title: post.blog.content.title,
  contentMarkdown: postMarkdown(post),
  originalArticleURL: post.canonicalUrl,
  tags: [],
});

const remove: Platform<'hashnode'>['remove'] = async (id, credentials, context) => {
  const removed = askHashnode(credentials, context, REMOVE_POST, { input: { id } }, removedSchema);
  await removed.catch((error: unknown) => {
    const isGone = error instanceof PlatformError && error.cause === 'NOT_FOUND';
    if (!isGone) throw error;
  });
};

/** Hashnode, by its GraphQL API; only for publications on its Pro plan. */
export const hashnode: Platform<'hashnode'> = {
  name: 'hashnode',
  postLimit: { posts: 10, seconds: 60 },
  target: (credentials) => siteName(hostOf(credentials)),
  check: async (credentials, context) => {
    const host = hostOf(credentials);
    const { me, publication } = await askHashnode(credentials, context, ACCOUNT, { host }, accountSchema);
    if (!publication) throw unknownPublication(host);
    const { edges, pageInfo } = me.publications;
    if (pageInfo.hasNextPage || edges.some(({ node }) => node.id === publication.id)) return;
    throw new PlatformError(
      'refused',
      `${me.username} does not write for ${host}. Use a token of somebody who does, or the address of your own publication.`,
    );
  },
  findEarlier: async (post, credentials, context, known = {}) =>
    (await findCopy(post, credentials, context, POSTS, known)) ??
    (await findCopy(post, credentials, context, DRAFTS, known)),
  publish: async (post, credentials, context) => {
    const host = hostOf(credentials);
    const { publication } = await askHashnode(credentials, context, PUBLICATION, { host }, publicationSchema);
    if (!publication) throw unknownPublication(host);
    const send = post.visibility === 'draft' ? createDraft : publishPost;
    return send(post, publication.id, credentials, context);
  },
  update,
  remove,
};
