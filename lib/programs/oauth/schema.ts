import { z } from 'zod';
import { SCOPES } from '@/lib/constants/scopes.ts';
import { siteUrl } from '@/lib/env.ts';
import { boundedText, idText } from '@/lib/http/bounds.ts';
import { MCP_PATH } from '@/lib/routes.ts';

const text = boundedText(2000);

const oneLine = (name: string) => name.replace(/[\s\p{C}]+/gu, ' ').trim();

/** What a client says about itself (RFC 7591); other metadata is ignored. */
export const registrationSchema = z.object({
  redirect_uris: z.array(text).min(1).max(10),
  client_name: boundedText(1000).overwrite(oneLine).max(100).optional(),
});

export const resourceUrl = () => `${siteUrl()}${MCP_PATH}`;

/** Scopes of other services are ignored. */
const scope = text.transform((names) => SCOPES.filter((known) => names.split(' ').includes(known)));

/** An authorization request, but for where its answer goes (RFC 6749 §4.1.1, RFC 7636, RFC 8707). */
export const authorizationSchema = z.object({
  response_type: z.literal('code'),
  code_challenge: text.regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
  resource: text.refine((given) => given.replace(/\/$/, '') === resourceUrl()).optional(),
  scope: scope.refine((known) => known.length > 0).default(['read', 'write', 'check']),
});

/** The user's answer to the consent page with a query; without scopes they refuse. */
export const consentSchema = z.object({ query: boundedText(10_000), allowed: z.array(z.enum(SCOPES)).max(4) });

/** A form of texts, which the library checks further. */
export const tokenSchema = z.object({
  ...{ client_id: idText(), grant_type: text.optional(), code: text.optional(), refresh_token: text.optional() },
  ...{ redirect_uri: text.optional(), code_verifier: text.optional(), scope: text.optional() },
});

export const revocationSchema = z.object({ client_id: idText(), token: text });
