import { z } from 'zod';
import { coverAddress, postDescription, postMarkdown } from '../post-markdown.ts';
import type { Credentials } from '../schema.ts';
import {
  ACCOUNT,
  askHashnode,
  CREATE_DRAFT,
  DRAFTS,
  POSTS,
  PUBLICATION,
  PUBLISH_POST,
} from './hashnode-query.ts';
import {
  type Platform,
  type PlatformContext,
  PlatformError,
  type Post,
  type Published,
} from './platform.ts';
import { isSameAddress } from './same-address.ts';

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
          z.object({
            node: idSchema.extend({
              url: z.string().optional(),
              canonicalUrl: z.string().nullish(),
            }),
          }),
        ),
        pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() }),
      }),
    })
    .nullable(),
});

const publishedSchema = z.object({
  publishPost: z.object({ post: idSchema.extend({ url: z.url() }) }),
});

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

/** The first of a publication's posts or drafts with this canonical address. */
async function findCopy(
  post: Post,
  credentials: Credentials<'hashnode'>,
  context: PlatformContext,
  query: typeof POSTS | typeof DRAFTS,
): Promise<Published | null> {
  const host = hostOf(credentials);
  let after: string | null = null;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const variables = { host, first: PAGE_SIZE, after };
    const data: z.output<typeof pageSchema> = await askHashnode(
      credentials,
      context,
      query,
      variables,
      pageSchema,
    );
    if (!data.publication) throw unknownPublication(host);
    const { edges, pageInfo } = data.publication.found;
    const copy = edges.find(({ node }) => isSameAddress(node.canonicalUrl, post.canonicalUrl));
    if (copy) return copy.node.url ? { id: copy.node.id, url: copy.node.url } : draft(copy.node.id);
    if (!pageInfo.hasNextPage || !pageInfo.endCursor) return null;
    after = pageInfo.endCursor;
  }
  return null;
}

/** A draft has no address of its own. */
const draft = (id: string): Published => ({
  id,
  warning: 'It is a draft in your Hashnode dashboard: look it over and publish it there.',
});

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
  return data.publishPost.post;
}

async function createDraft(
  post: Post,
  publicationId: string,
  credentials: Credentials<'hashnode'>,
  context: PlatformContext,
): Promise<Published> {
  const coverImageURL = coverAddress(post);
  const input = {
    ...commonInput(post, publicationId),
    metaTags: { description: postDescription(post.blog) },
    settings: { activateNewsletter: false },
    ...(coverImageURL && { coverImageOptions: { coverImageURL } }),
  };
  const data = await askHashnode(credentials, context, CREATE_DRAFT, { input }, draftedSchema);
  return draft(data.createDraft.draft.id);
}

/** Tags are left to the author: Hashnode makes a new one of every word it does not know. */
const commonInput = (post: Post, publicationId: string) => ({
  publicationId,
  title: post.blog.content.title,
  contentMarkdown: postMarkdown(post),
  originalArticleURL: post.canonicalUrl,
  tags: [],
});

/** Hashnode, by its GraphQL API; only for publications on its Pro plan. */
export const hashnode: Platform<'hashnode'> = {
  name: 'hashnode',
  pace: { posts: 10, seconds: 60 },
  target: hostOf,
  check: async (credentials, context) => {
    const host = hostOf(credentials);
    const { me, publication } = await askHashnode(
      credentials,
      context,
      ACCOUNT,
      { host },
      accountSchema,
    );
    if (!publication) throw unknownPublication(host);
    const { edges, pageInfo } = me.publications;
    if (pageInfo.hasNextPage || edges.some(({ node }) => node.id === publication.id)) return;
    throw new PlatformError(
      'refused',
      `${me.username} does not write for ${host}. Use a token of somebody who does, or the address of your own publication.`,
    );
  },
  findEarlier: async (post, credentials, context) => {
    const copy = await findCopy(post, credentials, context, POSTS);
    if (copy || post.visibility === 'public') return copy;
    return findCopy(post, credentials, context, DRAFTS);
  },
  publish: async (post, credentials, context) => {
    const host = hostOf(credentials);
    const { publication } = await askHashnode(
      credentials,
      context,
      PUBLICATION,
      { host },
      publicationSchema,
    );
    if (!publication) throw unknownPublication(host);
    const send = post.visibility === 'draft' ? createDraft : publishPost;
    return send(post, publication.id, credentials, context);
  },
};
