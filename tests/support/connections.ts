import { createHash } from 'node:crypto';
import { api } from './api.ts';
import { freshAddress } from './requests.ts';
import { signedInUser } from './users.ts';

type Fields = Record<string, string>;

export const CALLBACK = 'https://desk.example/callback';

const VERIFIER = 'a-verifier-of-at-least-forty-three-characters';

const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

/** The status and the body of an answer to an OAuth client, which has no cookies and no origin. */
export async function sendForm(path: string, fields: Fields) {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-client-address': freshAddress(),
    origin: '',
  };
  const response = await api.post(`/api/oauth/${path}`, String(new URLSearchParams(fields)), headers);
  return [response.status, await response.json()] as const;
}

export const register = (metadata: object, address = freshAddress()) =>
  api.post('/api/oauth/register', metadata, { 'x-client-address': address, origin: 'https://elsewhere.example' });

/** Registers a client and returns its id. */
export async function newClient(metadata: object = {}): Promise<string> {
  const response = await register({ client_name: 'Desk', redirect_uris: [CALLBACK], ...metadata });
  return (await response.json()).client_id;
}

/** The query with which a client sends a user to the consent page; a field of '' is left out. */
export function consentQuery(clientId: string, fields: Fields = {}): string {
  const usual = { client_id: clientId, redirect_uri: CALLBACK, response_type: 'code', state: 'a state' };
  const all = { ...usual, code_challenge: CHALLENGE, code_challenge_method: 'S256', ...fields };
  return String(new URLSearchParams(Object.entries(all).filter(([, value]) => value !== '')));
}

/** Sends a user's answer; returns the parameters that reach the client. */
export async function consent(
  headers: Fields,
  query: string,
  allowed: string[] = ['read', 'write', 'publish', 'check'],
) {
  const response = await api.post('/api/oauth/authorize', { query, allowed }, headers);
  return new URL((await response.json()).address).searchParams;
}

/** Exchanges a code, with changed fields. */
export const exchange = (clientId: string, code: string, fields: Fields = {}) =>
  sendForm('token', {
    ...{ grant_type: 'authorization_code', client_id: clientId, code, redirect_uri: CALLBACK, code_verifier: VERIFIER },
    ...fields,
  });

export const refresh = (clientId: string, refreshToken: string, fields: Fields = {}) =>
  sendForm('token', { grant_type: 'refresh_token', client_id: clientId, refresh_token: refreshToken, ...fields });

/** A user, a client of theirs, and a code that was not exchanged yet. */
export async function newCode(fields: Fields = {}, metadata: object = {}) {
  const [{ user, headers }, clientId] = [await signedInUser(), await newClient(metadata)];
  const code = (await consent(headers, consentQuery(clientId, fields))).get('code') ?? '';
  return { user, headers, clientId, code };
}

/** The same, connected. */
export async function newConnection(fields: Fields = {}) {
  const given = await newCode(fields);
  const [, tokens] = await exchange(given.clientId, given.code);
  return { ...given, tokens };
}

/** The status of a read with a token. */
export const readWith = async (token: string): Promise<number> =>
  (await api.get('/api/generations', { authorization: `Bearer ${token}`, 'x-client-address': freshAddress() })).status;
