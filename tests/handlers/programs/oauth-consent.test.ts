import { expect, test } from 'vitest';
import { sweep } from '@/lib/access/mutations.ts';
import { db } from '@/lib/database/db.ts';
import { say } from '@/lib/messages/catalogue.ts';
import { readAuthorization } from '@/lib/programs/oauth/service.ts';
import { api } from '../../support/api.ts';
import {
  CALLBACK,
  consent,
  consentQuery,
  exchange,
  newClient,
  newCode,
  newConnection,
  register,
} from '../../support/connections.ts';
import { freshAddress, makeRefusal, readAnswer } from '../../support/requests.ts';
import { signedInUser } from '../../support/users.ts';

test('describes the resource and its authorization server', async () => {
  expect(await readAnswer(api.get('/api/oauth/protected-resource'))).toEqual([
    200,
    {
      resource: 'http://quillcast.test/api/mcp',
      authorization_servers: ['http://quillcast.test'],
      scopes_supported: ['read', 'write', 'publish', 'check'],
      bearer_methods_supported: ['header'],
    },
  ]);
  expect(await readAnswer(api.get('/api/oauth/authorization-server'))).toEqual([
    200,
    {
      issuer: 'http://quillcast.test',
      authorization_endpoint: 'http://quillcast.test/authorize',
      token_endpoint: 'http://quillcast.test/api/oauth/token',
      registration_endpoint: 'http://quillcast.test/api/oauth/register',
      revocation_endpoint: 'http://quillcast.test/api/oauth/revoke',
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      scopes_supported: ['read', 'write', 'publish', 'check'],
      authorization_response_iss_parameter_supported: true,
    },
  ]);
});

test('registers a public client', async () => {
  const metadata = {
    client_name: ' A\u202e  desk\n',
    redirect_uris: [CALLBACK],
    token_endpoint_auth_method: 'client_secret_post',
  };
  expect(await readAnswer(register(metadata))).toEqual([
    201,
    {
      client_id: expect.stringMatching(/^[\w-]{22}$/),
      client_id_issued_at: expect.any(Number),
      client_name: 'A desk',
      redirect_uris: [CALLBACK],
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    },
  ]);
});

test.each([
  'https://desk.example/callback?from=us',
  'http://localhost:4321/callback',
  'http://127.0.0.1/callback',
  'http://[::1]:9/',
  'com.example.desk:/callback',
  'cursor://anysphere.cursor-mcp/oauth/callback',
])('takes the redirect address %s', async (address) => {
  expect((await register({ redirect_uris: [address] })).status).toBe(201);
});

test.each([
  'http://desk.example/callback',
  'https://desk.example/callback#part',
  'https://ada:secret@desk.example/',
  'javascript:alert(1)//',
  'JavaScript://%0aalert(1)',
  ' javascript:alert(1)',
  ' https://desk.example/callback',
  'ht\ntps://desk.example/callback',
  'data:text/html,hi',
  'file:///etc/passwd',
  'callback',
])('refuses the redirect address %s', async (address) => {
  expect(await readAnswer(register({ redirect_uris: [CALLBACK, address] }))).toMatchObject([
    400,
    { error: 'invalid_redirect_uri', error_description: expect.any(String) },
  ]);
});

test.each([
  ['a long name', { client_name: 'x'.repeat(101), redirect_uris: [CALLBACK] }],
  ['no address', { client_name: 'Desk', redirect_uris: [] }],
  ['nothing', {}],
])('refuses %s', async (_, metadata) => {
  expect(await readAnswer(register(metadata))).toMatchObject([400, { error: 'invalid_client_metadata' }]);
});

test('limits registrations by address', async () => {
  const address = freshAddress();
  const answers = await Promise.all(Array.from({ length: 61 }, () => register({ redirect_uris: [CALLBACK] }, address)));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.map(({ status }) => status)).toEqual([429]);
  expect(await refused[0]?.json()).toMatchObject({ error: 'temporarily_unavailable' });
});

test('a client that nobody connected is deleted after 90 days', async () => {
  const [unused, fresh, used] = [await newClient(), await newClient(), await newConnection()];
  const { oAuthClient } = await db();
  const old = { createdAt: new Date(Date.now() - 91 * 24 * 60 * 60 * 1000) };
  await oAuthClient.updateMany({ where: { id: { in: [unused, used.clientId] } }, data: old });
  await sweep();
  const left = await oAuthClient.findMany({ where: { id: { in: [unused, fresh, used.clientId] } } });
  expect(left.map(({ id }) => id).sort()).toEqual([fresh, used.clientId].sort());
});

test.each<[string, Record<string, string>]>([
  ['This program is not known here. Connect it again from the program.', { client_id: 'unknown' }],
  ['This program is not known here. Connect it again from the program.', { client_id: '' }],
  ['Desk wants its answer at an address that it has not registered.', { redirect_uri: 'https://evil.example/' }],
  ['Desk wants its answer at an address that it has not registered.', { redirect_uri: `${CALLBACK}/more` }],
  ['Desk wants its answer at an address that it has not registered.', { redirect_uri: 'x' }],
])('says to the user alone: %s', async (problem, fields) => {
  const query = consentQuery(await newClient(), fields);
  const { problem: found, ...others } = await readAuthorization(query);
  expect([found && say('en', found), others]).toEqual([problem, {}]);
  const { headers } = await signedInUser();
  const sent = api.post('/api/oauth/authorize', { query, allowed: ['read'] }, headers);
  expect(await makeRefusal(sent)).toEqual([400, problem]);
});

test.each<[string, Record<string, string>]>([
  ['unsupported_response_type', { response_type: 'token' }],
  ['unsupported_response_type', { response_type: '' }],
  ['invalid_request', { code_challenge: '' }],
  ['invalid_request', { code_challenge: 'short' }],
  ['invalid_request', { code_challenge_method: 'plain' }],
  ['invalid_request', { code_challenge_method: '' }],
  ['invalid_target', { resource: 'https://other.example/api/mcp' }],
  ['invalid_scope', { scope: 'openid profile' }],
])('tells the client of %s for %o, and makes no code', async (error, fields) => {
  const query = consentQuery(await newClient(), fields);
  const { problem, address } = await readAuthorization(query);
  expect(problem && say('en', problem)).toMatch(/^Desk made a mistake: /);
  expect(address).toMatch(/^https:\/\/desk\.example\/callback\?/);
  const told = Object.fromEntries(new URL(address ?? '').searchParams);
  expect(told).toMatchObject({ error, state: 'a state', iss: 'http://quillcast.test' });
  const { headers } = await signedInUser();
  expect((await api.post('/api/oauth/authorize', { query, allowed: ['read'] }, headers)).status).toBe(400);
});

test.each<[string, Record<string, string>, readonly string[]]>([
  ['nothing', {}, ['read', 'write', 'check']],
  ['more', { scope: 'publish read offline_access' }, ['read', 'publish']],
])('a client that asks for %s gets %o', async (_, fields, scopes) => {
  const { asked } = await readAuthorization(consentQuery(await newClient(), fields));
  expect(asked?.scope).toEqual(scopes);
});

test('the resource may be named, with a slash too', async () => {
  const clientId = await newClient();
  for (const resource of ['http://quillcast.test/api/mcp', 'http://quillcast.test/api/mcp/']) {
    expect(await readAuthorization(consentQuery(clientId, { resource }))).toHaveProperty('asked');
  }
});

test('a user allows a part, and never more than was asked for', async () => {
  const [{ headers }, clientId] = [await signedInUser(), await newClient()];
  const answer = await consent(headers, consentQuery(clientId, { scope: 'read write' }), ['publish', 'read']);
  expect(answer.get('iss')).toBe('http://quillcast.test');
  expect(answer.get('state')).toBe('a state');
  expect(await exchange(clientId, answer.get('code') ?? '')).toMatchObject([200, { scope: 'read' }]);
});

test('a user refuses', async () => {
  const { headers } = await signedInUser();
  const answer = await consent(headers, consentQuery(await newClient()), []);
  expect(Object.fromEntries(answer)).toEqual({
    error: 'access_denied',
    state: 'a state',
    iss: 'http://quillcast.test',
  });
});

test.each([
  ['http://127.0.0.1:1/callback', 'http://127.0.0.1:50123/callback'],
  ['http://localhost/callback', 'http://localhost:50123/callback'],
])('a program on the computer that registered %s is answered at %s', async (registered, asked) => {
  const { code, clientId } = await newCode({ redirect_uri: asked }, { redirect_uris: [registered] });
  expect(await exchange(clientId, code, { redirect_uri: asked })).toMatchObject([200, {}]);
});

test('the one registered address need not be named', async () => {
  const { headers } = await signedInUser();
  const query = consentQuery(await newClient(), { redirect_uri: '' });
  const sent = await api.post('/api/oauth/authorize', { query, allowed: [] }, headers);
  expect((await sent.json()).address).toMatch(/^https:\/\/desk\.example\/callback\?/);
  const several = await newClient({ redirect_uris: [CALLBACK, 'https://desk.example/other'] });
  expect(await readAuthorization(consentQuery(several, { redirect_uri: '' }))).toHaveProperty('problem');
});

test('only a browser’s session consents: neither another site’s page nor a token', async () => {
  const { headers, clientId, tokens } = await newConnection();
  const body = { query: consentQuery(clientId), allowed: ['read'] };
  const from = async (more: Record<string, string>) => (await api.post('/api/oauth/authorize', body, more)).status;
  expect(await from({ ...headers, origin: 'https://evil.example' })).toBe(403);
  expect(await from({ authorization: `Bearer ${tokens.access_token}`, origin: '' })).toBe(403);
  expect(await from({})).toBe(401);
});
