import { buildSchema, type GraphQLScalarType } from 'graphql';

/** The part of Hashnode's published schema that publishing needs. */
export const SCHEMA = buildSchema(`
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
