import {
  discoverOAuthServerInfo,
  exchangeAuthorization,
  registerClient,
  startAuthorization,
} from '@modelcontextprotocol/client';
import type { Page } from 'playwright';
import { expectAccessible } from './support/accessibility.ts';
import { registerNewUser, sendRegistration } from './support/accounts.ts';
import type { AppServer } from './support/app-server.ts';
import { expect, test } from './support/test.ts';

const CALLBACK = 'https://desk.example/callback';

/** Registers a client as MCP clients do, and starts its authorization. */
async function startClient(app: AppServer) {
  const { authorizationServerUrl, authorizationServerMetadata: metadata } = await discoverOAuthServerInfo(
    `${app.url}/api/mcp`,
  );
  const clientMetadata = { client_name: 'Writing desk', redirect_uris: [CALLBACK] };
  const clientInformation = await registerClient(authorizationServerUrl, { metadata, clientMetadata });
  const client = { metadata, clientInformation };
  const scope = 'read write publish check';
  const asked = { ...client, redirectUrl: CALLBACK, scope, state: 'a state', resource: `${app.url}/api/mcp` };
  const { authorizationUrl, codeVerifier } = await startAuthorization(authorizationServerUrl, asked);
  const exchange = (answer: URLSearchParams) =>
    exchangeAuthorization(authorizationServerUrl, {
      ...{ ...client, codeVerifier, redirectUri: CALLBACK },
      ...{ authorizationCode: answer.get('code') ?? '', iss: answer.get('iss') ?? '' },
    });
  return { address: authorizationUrl.href, exchange };
}

/** The answer that the browser takes to the client. */
async function clientAnswer(page: Page, answer: () => Promise<void>): Promise<URLSearchParams> {
  const arrived = page.waitForRequest((request) => request.url().startsWith(CALLBACK));
  await page.route(`${CALLBACK}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Connected' }));
  await answer();
  return new URL((await arrived).url()).searchParams;
}

test('a user lets a program read their blogs, but not publish', async ({ page, app }) => {
  const email = await registerNewUser(page);
  const { address, exchange } = await startClient(app);
  const response = await page.goto(address);
  expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  await expect(page.getByRole('heading', { name: 'Connect Writing desk?' })).toBeVisible();
  await expect(page.getByText('desk.example', { exact: true })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Publish' }).uncheck();
  const answer = await clientAnswer(page, () => page.getByRole('button', { name: 'Allow' }).click());
  expect(answer.get('state')).toBe('a state');
  const { access_token, scope } = await exchange(answer);
  expect(scope).toBe('read write check');
  const listed = await fetch(`${app.url}/api/generations`, { headers: { authorization: `Bearer ${access_token}` } });
  expect(listed.status).toBe(200);
});

test('a signed-out user signs up on the way, and refuses', async ({ page, app }) => {
  const { address } = await startClient(app);
  await page.goto(address);
  await sendRegistration(page);
  await expect(page.getByRole('heading', { name: 'Connect Writing desk?' })).toBeVisible();
  const answer = await clientAnswer(page, () => page.getByRole('button', { name: 'Cancel' }).click());
  expect(Object.fromEntries(answer)).toEqual({ error: 'access_denied', state: 'a state', iss: app.url });
});

test('a request that no program may send leads nowhere by itself', async ({ page, app }) => {
  const { address } = await startClient(app);
  const foreign = new URL(address);
  foreign.searchParams.set('redirect_uri', 'https://evil.example/');
  await page.goto(foreign.href);
  await expect(page.getByText('Writing desk wants its answer at an address that it has not registered.')).toBeVisible();
  const unproven = new URL(address);
  unproven.searchParams.delete('code_challenge');
  await page.goto(unproven.href);
  const back = page.getByRole('link', { name: 'Return to the program' });
  await expect(back).toHaveAttribute('href', /^https:\/\/desk\.example\/callback\?error=invalid_request/);
  await expectAccessible(page);
});

test('clients in pages of other sites can register, and get tokens', async ({ request }) => {
  const headers = { origin: 'https://inspector.example', 'access-control-request-method': 'POST' };
  for (const path of ['register', 'token', 'revoke']) {
    const asked = await request.fetch(`/api/oauth/${path}`, { method: 'OPTIONS', headers });
    expect(asked.headers()).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'Content-Type, MCP-Protocol-Version',
    });
  }
  const read = await request.get('/.well-known/oauth-authorization-server', { headers });
  expect(read.headers()['access-control-allow-origin']).toBe('*');
  const asked = await request.fetch('/api/oauth/authorize', { method: 'OPTIONS', headers });
  expect(asked.headers()['access-control-allow-origin']).toBeUndefined();
});
