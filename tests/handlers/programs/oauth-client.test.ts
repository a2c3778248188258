import {
  discoverOAuthServerInfo,
  exchangeAuthorization,
  refreshAuthorization,
  registerClient,
  startAuthorization,
} from '@modelcontextprotocol/client';
import { expect, test } from 'vitest';
import { api } from '../../support/api.ts';
import { readWith } from '../../support/connections.ts';
import { serveRoutes } from '../../support/serve-routes.ts';
import { signedInUser } from '../../support/users.ts';

const CALLBACK = 'http://localhost:33418/callback';

test('the official MCP client discovers, registers, connects and refreshes', async () => {
  const site = await serveRoutes();
  const info = await discoverOAuthServerInfo(`${site}/api/mcp`);
  const { authorizationServerUrl, authorizationServerMetadata: metadata, resourceMetadata } = info;
  expect(resourceMetadata).toMatchObject({ resource: `${site}/api/mcp` });
  const clientMetadata = { client_name: 'MCP client', redirect_uris: [CALLBACK] };
  const clientInformation = await registerClient(authorizationServerUrl, { metadata, clientMetadata });
  const client = { metadata, clientInformation, resource: resourceMetadata?.resource ?? '' };

  const started = await startAuthorization(authorizationServerUrl, {
    ...{ ...client, redirectUrl: CALLBACK, state: 'a state', scope: 'read publish' },
  });
  expect(started.authorizationUrl.pathname).toBe('/authorize');
  const { headers } = await signedInUser();
  const consent = { query: started.authorizationUrl.search.slice(1), allowed: ['read', 'publish'] };
  const answered = await api.post('/api/oauth/authorize', consent, { ...headers, origin: site });
  const { searchParams: answer } = new URL((await answered.json()).address);

  const tokens = await exchangeAuthorization(authorizationServerUrl, {
    ...{ ...client, codeVerifier: started.codeVerifier, redirectUri: CALLBACK },
    ...{ authorizationCode: answer.get('code') ?? '', iss: answer.get('iss') ?? '' },
  });
  expect(tokens.scope).toBe('read publish');
  expect(await readWith(tokens.access_token)).toBe(200);
  const refreshToken = tokens.refresh_token ?? '';
  const renewed = await refreshAuthorization(authorizationServerUrl, { ...client, refreshToken });
  expect(await readWith(renewed.access_token)).toBe(200);
  const again = refreshAuthorization(authorizationServerUrl, { ...client, refreshToken });
  await expect(again).rejects.toMatchObject({ code: 'invalid_grant' });
});
