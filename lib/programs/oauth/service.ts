import OAuth2Server from '@node-oauth/oauth2-server';
import type { z } from 'zod';
import type { UserActor } from '@/lib/auth/actor.ts';
import { hashToken } from '@/lib/auth/mutations.ts';
import { SCOPES, type Scope } from '@/lib/constants/scopes.ts';
import { siteUrl } from '@/lib/env.ts';
import type { AccessToken } from '@/lib/generated/prisma/client.ts';
import { AppError } from '@/lib/http/errors.ts';
import { inputSentence } from '@/lib/http/input.ts';
import { newId } from '@/lib/ids.ts';
import { inEnglish, sentence } from '@/lib/messages/catalogue.ts';
import { AUTHORIZE_PATH } from '@/lib/routes.ts';
import * as rows from '../mutations.ts';
import { findRedirect, isRedirectAddress } from './rules.ts';
import * as schema from './schema.ts';

const GRANTS = ['authorization_code', 'refresh_token'];

const refusal = (error: string, message: string) => new AppError('invalid-input', message, { error });

/** RFC 9728. */
export const resourceMetadata = () => ({
  resource: schema.resourceUrl(),
  authorization_servers: [siteUrl()],
  scopes_supported: SCOPES,
  bearer_methods_supported: ['header'],
});

/** RFC 8414. */
export const serverMetadata = () => ({
  issuer: siteUrl(),
  authorization_endpoint: `${siteUrl()}${AUTHORIZE_PATH}`,
  token_endpoint: `${siteUrl()}/api/oauth/token`,
  registration_endpoint: `${siteUrl()}/api/oauth/register`,
  revocation_endpoint: `${siteUrl()}/api/oauth/revoke`,
  ...{ response_types_supported: ['code'], grant_types_supported: GRANTS, scopes_supported: SCOPES },
  ...{ code_challenge_methods_supported: ['S256'], token_endpoint_auth_methods_supported: ['none'] },
  authorization_response_iss_parameter_supported: true,
});

/** Registers a program, without a secret (RFC 7591). @throws AppError invalid-input */
export async function registerClient({ redirect_uris, client_name }: z.infer<typeof schema.registrationSchema>) {
  const wrong = redirect_uris.find((address) => !isRedirectAddress(address));
  if (wrong) throw refusal('invalid_redirect_uri', `${wrong} must be https, this computer, or a program’s own scheme.`);
  const name = client_name || new URL(redirect_uris[0] ?? '').host || inEnglish('authorization.unnamed');
  const { id, createdAt } = await rows.createClient({ name, redirectUris: redirect_uris });
  const given = { client_id: id, client_id_issued_at: Math.floor(createdAt.getTime() / 1000), client_name: name };
  return { ...given, redirect_uris, token_endpoint_auth_method: 'none', grant_types: GRANTS, response_types: ['code'] };
}

const FAULTS: Readonly<Record<PropertyKey, string>> = {
  ...{ response_type: 'unsupported_response_type', resource: 'invalid_target', scope: 'invalid_scope' },
};

/** Reads the query of the consent page. A problem has an `address` that tells the client, where one can be trusted. */
export async function readAuthorization(query: string) {
  const given = Object.fromEntries(new URLSearchParams(query));
  const client = await rows.findClient(given.client_id ?? '');
  if (!client) return { problem: sentence('authorization.unknown') };
  const redirectUri = findRedirect(client.redirectUris, given.redirect_uri);
  const { name } = client;
  if (!redirectUri) return { problem: sentence('authorization.unregistered', { name }) };
  const addressFor = (answer: Record<string, string>) => {
    const url = new URL(redirectUri);
    const parameters = { ...answer, ...(given.state && { state: given.state }), iss: siteUrl() };
    for (const [parameter, value] of Object.entries(parameters)) url.searchParams.set(parameter, value);
    return url.href;
  };
  const { data: asked, error } = schema.authorizationSchema.safeParse(given, { error: inputSentence });
  if (asked) return { client, redirectUri, asked, addressFor };
  const { path: [field = ''] = [], message = '' } = error.issues[0] ?? {};
  const fault = { error: FAULTS[field] ?? 'invalid_request', error_description: message };
  return { problem: sentence('authorization.mistaken', { name, mistake: message }), address: addressFor(fault) };
}

/** Takes a user's answer; returns the address that takes it to the client. @throws AppError invalid-input */
export async function answerAuthorization(actor: UserActor, { query, allowed }: z.infer<typeof schema.consentSchema>) {
  const { problem, client, redirectUri, asked, addressFor } = await readAuthorization(query);
  if (problem !== undefined) throw new AppError('invalid-input', problem);
  const scopes = asked.scope.filter((scope) => allowed.includes(scope));
  if (scopes.length === 0) return { address: addressFor({ error: 'access_denied' }) };
  const code = rows.newSecret('code', newId());
  const consent = { clientId: client.id, userId: actor.user.id, scopes, redirectUri };
  const expiresAt = new Date(Date.now() + 60_000);
  await rows.createCode({ hash: hashToken(code), codeChallenge: asked.code_challenge, expiresAt, ...consent });
  return { address: addressFor({ code }) };
}

type TokenRequest = z.infer<typeof schema.tokenSchema>;

const partiesOf = ({ clientId, userId }: { clientId: string | null; userId: string }) => ({
  client: { id: clientId ?? '', grants: GRANTS },
  user: { id: userId },
});

/** Our tables as the library asks for them, for one request. */
function modelFor(request: TokenRequest): OAuth2Server.AuthorizationCodeModel & OAuth2Server.RefreshTokenModel {
  const secret = (request.grant_type === 'refresh_token' ? request.refresh_token : request.code) ?? '';
  const [used, id] = [hashToken(secret), secret.slice(4, 26)];
  let connection: AccessToken | null = null;
  /** A secret that is shown again was stolen: its connection ends. */
  const refuse = () => rows.disconnect({ id, clientId: request.client_id }).then(() => null);
  return {
    getClient: async (id) => {
      const client = await rows.findClient(id);
      return client && { ...client, grants: GRANTS };
    },
    getAccessToken: async () => null,
    saveAuthorizationCode: async () => null,
    generateAccessToken: async () => rows.newSecret('access'),
    generateRefreshToken: async () => rows.newSecret('refresh', id),
    getAuthorizationCode: async (authorizationCode) => {
      const found = await rows.findCode(used);
      if (!found) return refuse();
      // OAuth 2.1 clients need not repeat the redirect address.
      const redirectUri = request.redirect_uri ? found.redirectUri : '';
      return { ...found, ...partiesOf(found), authorizationCode, redirectUri, scope: found.scopes };
    },
    revokeAuthorizationCode: () => rows.spendCode(used),
    getRefreshToken: async (refreshToken) => {
      connection = await rows.findConnection(used);
      if (!connection) return refuse();
      const refreshTokenExpiresAt = connection.refreshExpiresAt ?? new Date(0);
      return { ...partiesOf(connection), refreshToken, refreshTokenExpiresAt, scope: connection.scopes };
    },
    // saveToken replaces it, at once or not at all.
    revokeToken: async () => true,
    saveToken: async (token, client, user) => {
      const { accessToken, accessTokenExpiresAt = null, refreshToken = '', refreshTokenExpiresAt = null } = token;
      const scopes = connection?.scopes ?? (token.scope as Scope[]);
      const hashes = { hash: hashToken(accessToken), refreshHash: hashToken(refreshToken) };
      const data = { ...hashes, expiresAt: accessTokenExpiresAt, refreshExpiresAt: refreshTokenExpiresAt, scopes };
      if (!connection)
        await rows.createAccess({ ...data, id, clientId: client.id, userId: user.id, name: client.name });
      else if (!(await rows.renewConnection(used, data)))
        throw new OAuth2Server.InvalidGrantError('It was used meanwhile.');
      return { ...token, scope: scopes, client, user };
    },
  };
}

const LIFETIMES = { accessTokenLifetime: 60 * 60, refreshTokenLifetime: 60 * 24 * 60 * 60 };
const PUBLIC_CLIENTS = { requireClientAuthentication: { authorization_code: false, refresh_token: false } };
const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '1' };

/** Exchanges a code or a refresh token for tokens (RFC 6749 §5). @throws AppError invalid-input */
export async function issueTokens(body: TokenRequest): Promise<unknown> {
  const isKnown = GRANTS.includes(body.grant_type ?? '');
  if (!isKnown) throw refusal('unsupported_grant_type', `grant_type must be ${GRANTS.join(' or ')}.`);
  const server = new OAuth2Server({ model: modelFor(body), ...LIFETIMES, ...PUBLIC_CLIENTS });
  const request = new OAuth2Server.Request({ method: 'POST', headers: FORM, query: {}, body });
  const answer = new OAuth2Server.Response();
  try {
    await server.token(request, answer);
  } catch (error) {
    if (error instanceof OAuth2Server.OAuthError && error.code < 500) throw refusal(error.name, error.message);
    // The library wraps errors of ours.
    throw (error as { inner?: unknown }).inner ?? error;
  }
  return answer.body;
}

/** Ends the connection of a client's token; an unknown token has none (RFC 7009). */
export async function revokeToken({ client_id: clientId, token }: z.infer<typeof schema.revocationSchema>) {
  await rows.disconnect({ clientId, OR: [{ hash: hashToken(token) }, { refreshHash: hashToken(token) }] });
}
