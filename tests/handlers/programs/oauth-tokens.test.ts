import { expect, test } from 'vitest';
import { sweep } from '@/lib/access/mutations.ts';
import { db } from '@/lib/database/db.ts';
import { findActivities } from '@/lib/users/queries.ts';
import { api } from '../../support/api.ts';
import {
  consent,
  consentQuery,
  exchange,
  newClient,
  newCode,
  newConnection,
  readWith,
  refresh,
  sendForm,
} from '../../support/connections.ts';
import { freshAddress } from '../../support/requests.ts';

const findConnections = async (userId: string) => (await db()).accessToken.findMany({ where: { userId } });

const MINUTE = 60_000;

test('a code becomes tokens once: one hour to use, 60 days to refresh', async () => {
  const { user, clientId, code } = await newCode();
  expect(code).toMatch(/^qcc_/);
  const [status, tokens] = await exchange(clientId, code);
  expect([status, tokens]).toEqual([
    200,
    {
      access_token: expect.stringMatching(/^qca_[\w-]{43}$/),
      refresh_token: expect.stringMatching(/^qcr_[\w-]{65}$/),
      token_type: 'Bearer',
      expires_in: expect.any(Number),
      scope: 'read write check',
    },
  ]);
  expect(Math.round(tokens.expires_in / 60)).toBe(60);
  const [connection] = await findConnections(user.id);
  expect(connection).toMatchObject({ clientId, name: 'Desk', scopes: ['read', 'write', 'check'] });
  const days = ((connection?.refreshExpiresAt?.getTime() ?? 0) - Date.now()) / (24 * 60 * MINUTE);
  expect(Math.round(days)).toBe(60);
  expect(JSON.stringify(connection)).not.toContain(tokens.access_token);
  expect(await readWith(tokens.access_token)).toBe(200);
});

test('tells the owner, and no cache', async () => {
  const { user, clientId, code } = await newCode();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-client-address': freshAddress() };
  const answer = await api.post(
    '/api/oauth/token',
    `grant_type=authorization_code&client_id=${clientId}&code=x`,
    headers,
  );
  expect(answer.headers.get('cache-control')).toContain('no-store');
  await exchange(clientId, code);
  expect(await findActivities(user.id)).toMatchObject([{ kind: 'connection', text: 'Connected “Desk”.' }]);
});

test('a code used twice is refused, and ends its connection', async () => {
  const { user, clientId, code } = await newCode();
  const [, { access_token }] = await exchange(clientId, code);
  expect(await exchange(clientId, code)).toMatchObject([400, { error: 'invalid_grant' }]);
  expect(await readWith(access_token)).toBe(401);
  expect(await findConnections(user.id)).toEqual([]);
});

test('a used secret ends its connection however old it is', async () => {
  const { clientId, code } = await newCode();
  const [, first] = await exchange(clientId, code);
  const [, second] = await refresh(clientId, first.refresh_token);
  const [, third] = await refresh(clientId, second.refresh_token);
  expect(await readWith(third.access_token)).toBe(200);
  expect(await refresh(clientId, first.refresh_token)).toMatchObject([400, { error: 'invalid_grant' }]);
  expect(await readWith(third.access_token)).toBe(401);
});

test('of two uses of a code at once, one is refused', async () => {
  const { clientId, code } = await newCode();
  const answers = await Promise.all([exchange(clientId, code), exchange(clientId, code)]);
  expect(answers.map(([status]) => status).sort()).toEqual([200, 400]);
});

test.each<[string, Record<string, string>, string]>([
  ['another verifier', { code_verifier: 'x'.repeat(43) }, 'invalid_grant'],
  ['no verifier', { code_verifier: '' }, 'invalid_grant'],
  ['another redirect address', { redirect_uri: 'https://evil.example/' }, 'invalid_request'],
])('a code with %s is refused, and used up', async (_, fields, error) => {
  const { clientId, code } = await newCode();
  expect(await exchange(clientId, code, fields)).toMatchObject([400, { error, error_description: expect.any(String) }]);
  expect(await exchange(clientId, code)).toMatchObject([400, { error: 'invalid_grant' }]);
});

test('a code lives for a minute', async () => {
  const { clientId, code } = await newCode();
  const { authorizationCode } = await db();
  const { expiresAt } = await authorizationCode.findFirstOrThrow({ where: { clientId } });
  expect(Math.abs(expiresAt.getTime() - Date.now())).toBeLessThanOrEqual(MINUTE);
  await authorizationCode.updateMany({ where: { clientId }, data: { expiresAt: new Date(Date.now() - 1) } });
  expect(await exchange(clientId, code)).toMatchObject([400, { error: 'invalid_grant' }]);
});

test('another client cannot use a code or a refresh token', async () => {
  const [other, { clientId, code }] = [await newClient(), await newCode()];
  expect(await exchange(other, code)).toMatchObject([400, { error: 'invalid_grant' }]);
  const [, { refresh_token }] = await exchange(clientId, code);
  expect(await refresh(other, refresh_token)).toMatchObject([400, { error: 'invalid_grant' }]);
  expect(await refresh(clientId, refresh_token)).toMatchObject([200, { token_type: 'Bearer' }]);
});

test('a client of OAuth 2.1 need not repeat the redirect address', async () => {
  const { clientId, code } = await newCode();
  const fields = { grant_type: 'authorization_code', client_id: clientId, code };
  const verifier = { code_verifier: 'a-verifier-of-at-least-forty-three-characters' };
  expect(await sendForm('token', { ...fields, ...verifier })).toMatchObject([200, { token_type: 'Bearer' }]);
});

test('a refresh changes a connection’s tokens in place', async () => {
  const { user, clientId, tokens } = await newConnection();
  const [before] = await findConnections(user.id);
  const [status, renewed] = await refresh(clientId, tokens.refresh_token, { scope: 'read' });
  expect([status, renewed.scope]).toEqual([200, 'read write check']);
  expect(await readWith(tokens.access_token)).toBe(401);
  expect(await readWith(renewed.access_token)).toBe(200);
  expect((await findConnections(user.id)).map(({ id }) => id)).toEqual([before?.id]);
});

test('a used refresh token shown again ends the connection', async () => {
  const { user, clientId, tokens } = await newConnection();
  const [, renewed] = await refresh(clientId, tokens.refresh_token);
  expect(await refresh(clientId, tokens.refresh_token)).toMatchObject([400, { error: 'invalid_grant' }]);
  expect(await readWith(renewed.access_token)).toBe(401);
  expect(await refresh(clientId, renewed.refresh_token)).toMatchObject([400, { error: 'invalid_grant' }]);
  expect(await findConnections(user.id)).toEqual([]);
});

test('a refresh cannot add scopes, and leaves the token usable', async () => {
  const { clientId, tokens } = await newConnection();
  const wider = { scope: 'read publish' };
  expect(await refresh(clientId, tokens.refresh_token, wider)).toMatchObject([400, { error: 'invalid_scope' }]);
  expect(await refresh(clientId, tokens.refresh_token)).toMatchObject([200, {}]);
});

test('expired tokens are refused, and their connection is deleted', async () => {
  const { user, clientId, tokens } = await newConnection();
  const { accessToken } = await db();
  const past = new Date(Date.now() - 1);
  await accessToken.updateMany({ where: { userId: user.id }, data: { expiresAt: past } });
  expect(await readWith(tokens.access_token)).toBe(401);
  await sweep();
  expect(await findConnections(user.id)).toHaveLength(1);
  await accessToken.updateMany({ where: { userId: user.id }, data: { refreshExpiresAt: past } });
  expect(await refresh(clientId, tokens.refresh_token)).toMatchObject([400, { error: 'invalid_grant' }]);
  await sweep();
  expect(await findConnections(user.id)).toEqual([]);
});

test.each(['access_token', 'refresh_token'])('revoking the %s ends the connection', async (name) => {
  const { clientId, tokens } = await newConnection();
  const other = { client_id: await newClient(), token: tokens[name] };
  expect(await sendForm('revoke', other)).toMatchObject([200, {}]);
  expect(await readWith(tokens.access_token)).toBe(200);
  expect(await sendForm('revoke', { client_id: clientId, token: tokens[name] })).toMatchObject([200, {}]);
  expect(await readWith(tokens.access_token)).toBe(401);
  expect(await sendForm('revoke', { client_id: clientId, token: 'unknown' })).toMatchObject([200, {}]);
});

test.each<[string, Record<string, string>, string]>([
  ['an unknown client', { client_id: 'x', grant_type: 'refresh_token', refresh_token: 'x' }, 'invalid_client'],
  ['no client', { grant_type: 'refresh_token', refresh_token: 'x' }, 'invalid_request'],
  ['another grant', { client_id: 'x', grant_type: 'password', username: 'ada' }, 'unsupported_grant_type'],
  ['no grant', { client_id: 'x' }, 'unsupported_grant_type'],
])('refuses %s in the form of OAuth', async (_, fields, error) => {
  expect(await sendForm('token', fields)).toMatchObject([400, { error, error_description: expect.any(String) }]);
});

test('refuses a missing code or refresh token', async () => {
  const clientId = await newClient();
  expect(await exchange(clientId, '')).toMatchObject([400, { error: 'invalid_request' }]);
  expect(await refresh(clientId, '')).toMatchObject([400, { error: 'invalid_request' }]);
});

test('two connections of one client are two rows', async () => {
  const { user, headers, clientId } = await newConnection();
  const code = (await consent(headers, consentQuery(clientId))).get('code') ?? '';
  await exchange(clientId, code);
  expect(await findConnections(user.id)).toHaveLength(2);
});
