import { z } from 'zod';
import type { Field, Operation } from './graphql.ts';

/** The part of Hashnode's published schema that publishing needs. */

/** Fields of each output type: the type of an object, or '' for a value. */
const TYPES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Query: { me: 'MyUser', publication: 'Publication' },
  Mutation: {
    publishPost: 'PublishPostPayload',
    updatePost: 'UpdatePostPayload',
    createDraft: 'CreateDraftPayload',
    publishDraft: 'PublishDraftPayload',
    removePost: 'RemovePostPayload',
  },
  MyUser: { id: '', username: '', name: '', publications: 'PublicationConnection' },
  PublicationConnection: { edges: 'PublicationEdge', pageInfo: 'PageInfo' },
  PublicationEdge: { node: 'Publication', cursor: '' },
  Publication: { id: '', title: '', url: '', posts: 'PostConnection', drafts: 'DraftConnection' },
  PostConnection: { edges: 'PostEdge', pageInfo: 'PageInfo', totalDocuments: '' },
  PostEdge: { node: 'Post', cursor: '' },
  Post: { id: '', title: '', slug: '', url: '', canonicalUrl: '', publishedAt: '' },
  DraftConnection: { edges: 'DraftEdge', pageInfo: 'PageInfo', totalDocuments: '' },
  DraftEdge: { node: 'Draft', cursor: '' },
  Draft: { id: '', title: '', slug: '', canonicalUrl: '', updatedAt: '' },
  PageInfo: { endCursor: '', hasNextPage: '' },
  PublishPostPayload: { post: 'Post' },
  UpdatePostPayload: { post: 'Post' },
  CreateDraftPayload: { draft: 'Draft' },
  PublishDraftPayload: { post: 'Post' },
  RemovePostPayload: { post: 'Post' },
};

/** Arguments of each field, with the types of their variables. */
const ARGUMENTS: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  publication: { host: /^String!?$/, id: /^ObjectId!?$/ },
  publications: { first: /^Int!$/, after: /^String!?$/ },
  posts: { first: /^Int!$/, after: /^String!?$/ },
  drafts: { first: /^Int!$/, after: /^String!?$/ },
  publishPost: { input: /^PublishPostInput!$/ },
  updatePost: { input: /^UpdatePostInput!$/ },
  createDraft: { input: /^CreateDraftInput!$/ },
  publishDraft: { input: /^PublishDraftInput!$/ },
  removePost: { input: /^RemovePostInput!$/ },
};

const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  publications: ['first'],
  posts: ['first'],
  drafts: ['first'],
  publishPost: ['input'],
  updatePost: ['input'],
  createDraft: ['input'],
  publishDraft: ['input'],
  removePost: ['input'],
};

function argumentFaults(field: Field, operation: Operation): string[] {
  const known = ARGUMENTS[field.name] ?? {};
  const missing = (REQUIRED[field.name] ?? []).filter((name) => !(name in field.arguments));
  const wrong = Object.entries(field.arguments).flatMap(([name, given]) => {
    const type = known[name];
    if (!type) return [`Unknown argument "${name}" on field "${field.name}".`];
    if (!('variable' in given)) return [];
    const declared = operation.variables[given.variable];
    if (declared === undefined) return [`Variable "$${given.variable}" is not defined.`];
    return type.test(declared) ? [] : [`Variable "$${given.variable}" of type "${declared}" misused.`];
  });
  return [...missing.map((name) => `Argument "${name}" is required but not provided.`), ...wrong];
}

/** Validation errors of an operation, in GraphQL's words. */
export function fieldFaults(operation: Operation): string[] {
  const faultsOf = (fields: readonly Field[], type: string): string[] =>
    fields.flatMap((field) => {
      const below = TYPES[type]?.[field.name];
      if (below === undefined) return [`Cannot query field "${field.name}" on type "${type}".`];
      if ((below === '') !== (field.fields.length === 0)) {
        return [`Field "${field.name}" must ${below === '' ? 'not ' : ''}have a selection.`];
      }
      return [...argumentFaults(field, operation), ...faultsOf(field.fields, below)];
    });
  return faultsOf(operation.fields, operation.kind === 'query' ? 'Query' : 'Mutation');
}

const objectId = z.string().regex(/^[0-9a-f]{24}$/, 'ObjectId must be 24 hexadecimal digits');
const text = z.string().nullish();
const flag = z.boolean().nullish();
const tags = z
  .array(z.strictObject({ slug: z.string(), name: text }))
  .max(15)
  .nullish();

const shared = {
  publicationId: objectId,
  subtitle: text,
  slug: text,
  tags,
  originalArticleURL: text,
  disableComments: flag,
  publishAs: objectId.nullish(),
  seriesId: objectId.nullish(),
  coAuthors: z.array(objectId).max(4).nullish(),
  publishedAt: text,
};

const metaTags = z.strictObject({ title: text, description: text, image: text }).nullish();

const coverImageOptions = z
  .strictObject({
    coverImageURL: text,
    coverImageAttribution: text,
    coverImagePhotographer: text,
    isCoverAttributionHidden: flag,
    stickCoverToBottom: flag,
  })
  .nullish();

/** Inputs of the mutations; unknown fields are refused. */
export const INPUTS = {
  publishPost: z.strictObject({
    ...shared,
    title: z.string(),
    contentMarkdown: z.string(),
    coverImage: text,
    metaTitle: text,
    metaDescription: text,
    ogImage: text,
    isDelisted: flag,
    enableToc: flag,
  }),
  createDraft: z.strictObject({
    ...shared,
    title: text,
    contentMarkdown: text,
    settings: z
      .strictObject({ enableTableOfContent: flag, delist: flag, activateNewsletter: flag, slugOverridden: flag })
      .nullish(),
    metaTags,
    coverImageOptions,
  }),
  updatePost: z.strictObject({
    id: objectId,
    title: text,
    subtitle: text,
    slug: text,
    contentMarkdown: text,
    tags,
    originalArticleURL: text,
    publishedAt: text,
    metaTags,
    coverImageOptions,
    publicationId: objectId.nullish(),
    publishAs: objectId.nullish(),
  }),
  publishDraft: z.strictObject({ draftId: objectId }),
  removePost: z.strictObject({ id: objectId }),
} as const;
