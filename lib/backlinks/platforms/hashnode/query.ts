import { z } from 'zod';
import { env } from '@/lib/env.ts';
import { type CallAnswer, callPlatform, commonError } from '../shared/call.ts';
import type { Credentials } from '../shared/credentials-schema.ts';
import { type PlatformContext, PlatformError } from '../shared/platform.ts';
import { quotedReason, secretHeader } from '../shared/secret-header.ts';

/** Hashnode takes no larger request. */
const MOST_BYTES = 100_000;

/** Who the token belongs to, where they write, and the publication that is asked for. */
export const ACCOUNT = `query Account($host: String!) {
  me { username publications(first: 50) { edges { node { id } } pageInfo { hasNextPage } } }
  publication(host: $host) { id }
}`;

/** A publication's id. */
export const PUBLICATION = `query Publication($host: String!) { publication(host: $host) { id } }`;

/** A page of a publication's posts. */
export const POSTS = `query Posts($host: String!, $first: Int!, $after: String) {
  publication(host: $host) {
    found: posts(first: $first, after: $after) {
      edges { node { id url canonicalUrl } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;

/** A page of the token owner's drafts in a publication. */
export const DRAFTS = `query Drafts($host: String!, $first: Int!, $after: String) {
  publication(host: $host) {
    found: drafts(first: $first, after: $after) {
      edges { node { id canonicalUrl } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;

/** Publishes a post. */
export const PUBLISH_POST = `mutation PublishPost($input: PublishPostInput!) {
  publishPost(input: $input) { post { id url } }
}`;

/** Makes a draft. */
export const CREATE_DRAFT = `mutation CreateDraft($input: CreateDraftInput!) {
  createDraft(input: $input) { draft { id } }
}`;

/** Puts another text into a post. */
export const UPDATE_POST = `mutation UpdatePost($input: UpdatePostInput!) {
  updatePost(input: $input) { post { id url } }
}`;

/** Removes a post. */
export const REMOVE_POST = `mutation RemovePost($input: RemovePostInput!) {
  removePost(input: $input) { post { id } }
}`;

/** Makes a post of a draft. */
export const PUBLISH_DRAFT = `mutation PublishDraft($input: PublishDraftInput!) {
  publishDraft(input: $input) { post { id url } }
}`;

const answerSchema = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }).partial().nullish() }))
    .nullish(),
});

/** Codes of Hashnode's errors under the HTTP statuses that stand for the same. */
const CODES: Readonly<Record<number, string>> = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 404: 'NOT_FOUND' };

const SENTENCES: Readonly<Record<string, string>> = {
  UNAUTHENTICATED:
    'Hashnode does not accept this token. Make a new one under Account settings → Developer and paste it here.',
  FORBIDDEN:
    'Hashnode does not let this account publish there. Ask the owner of the publication to make you an editor, or use a token of theirs.',
  NOT_FOUND:
    'Hashnode does not know this publication. Enter its address as your browser shows it, such as name.hashnode.dev.',
};

const NEEDS_PRO =
  'This publication is not on Hashnode’s Pro plan, which Hashnode asks for before anything is published by its API. Upgrade it in your Hashnode dashboard, then submit again.';

/** What an error means to the owner; its cause is Hashnode's code. */
function problemOf(code: string, words: string | undefined, token: string): PlatformError {
  if (code === 'FORBIDDEN' && /\bpro plan\b/i.test(words ?? '')) {
    return new PlatformError('refused', NEEDS_PRO);
  }
  if (code === 'INTERNAL_SERVER_ERROR') {
    return new PlatformError('unknown', 'Hashnode has a fault of its own.');
  }
  const sentence =
    SENTENCES[code] ??
    `Hashnode did not take the article${quotedReason(words, token)} Change that and submit it again.`;
  return new PlatformError('refused', sentence, { cause: code });
}

function dataOf(answer: CallAnswer, token: string): unknown {
  const common = commonError('Hashnode', answer);
  if (common) throw common;
  const { data, errors } = answerSchema.safeParse(answer.json).data ?? {};
  const error = errors?.[0];
  const code = error?.extensions?.code ?? CODES[answer.status];
  if (error || code) throw problemOf(code ?? '', error?.message, token);
  if (answer.status < 300) return data;
  throw new PlatformError('refused', `Hashnode answered in a way we do not know (${answer.status}). Try again later.`);
}

/**
 * Asks Hashnode's GraphQL API.
 * @param shape what is expected under `data`
 * @throws PlatformError
 */
export async function askHashnode<Shape extends z.ZodType>(
  { token }: Credentials<'hashnode'>,
  { signal }: PlatformContext,
  query: string,
  variables: Record<string, unknown>,
  shape: Shape,
): Promise<z.output<Shape>> {
  const body = JSON.stringify({ query, variables });
  if (Buffer.byteLength(body) > MOST_BYTES) {
    throw new PlatformError(
      'refused',
      'This blog is too long for Hashnode, which takes 100 KB at most. Shorten it and submit it again.',
    );
  }
  const base = env().HASHNODE_API_BASE;
  const answer = await callPlatform('Hashnode', `${base.replace(/\/+$/, '')}/`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${secretHeader(token, 'token')}`,
      accept: 'application/json',
      'content-type': 'application/json',
    },
    body,
    signal,
    trustedBase: base,
  });
  const data = shape.safeParse(dataOf(answer, token));
  if (data.success) return data.data;
  throw new PlatformError('unknown', 'Hashnode answered something that we cannot read.');
}
