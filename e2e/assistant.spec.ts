import {
  Client,
  type OAuthClientInformation,
  type OAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client';
import type { Page } from 'playwright';
import { registerNewUser } from './support/accounts.ts';
import { test } from './support/model-test.ts';
import { expect } from './support/test.ts';

const CALLBACK = 'https://desk.example/callback';

/** An assistant without a key: it remembers what OAuth gives it, and sends its user to an address. */
function rememberingProvider() {
  const held: { client?: OAuthClientInformation; tokens?: OAuthTokens; verifier?: string; consent?: URL } = {};
  return {
    held,
    redirectUrl: CALLBACK,
    clientMetadata: { client_name: 'Writing desk', redirect_uris: [CALLBACK], scope: 'read write publish check' },
    clientInformation: () => held.client,
    saveClientInformation: (client: OAuthClientInformation) => void Object.assign(held, { client }),
    tokens: () => held.tokens,
    saveTokens: (tokens: OAuthTokens) => void Object.assign(held, { tokens }),
    redirectToAuthorization: (address: URL) => void Object.assign(held, { consent: address }),
    saveCodeVerifier: (verifier: string) => void Object.assign(held, { verifier }),
    codeVerifier: () => held.verifier ?? '',
  };
}

/** Allows what the program asks for, and gives what the browser brings it back. */
async function allow(page: Page, address: URL): Promise<URLSearchParams> {
  await page.route(`${CALLBACK}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Connected' }));
  await page.goto(address.href);
  const arrived = page.waitForRequest((request) => request.url().startsWith(CALLBACK));
  await page.getByRole('button', { name: 'Allow' }).click();
  return new URL((await arrived).url()).searchParams;
}

const newClient = () => new Client({ name: 'desk', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });

/** Researches, writes a draft, checks a sentence of it and publishes it. @returns the address of the blog */
async function writeAndPublish(client: Client, sourceUrl: string): Promise<string> {
  const call = async (name: string, args: object) => {
    const { structuredContent, isError, content } = await client.callTool({ name, arguments: { ...args } });
    expect(isError, JSON.stringify(content)).toBeFalsy();
    // biome-ignore lint/suspicious/noExplicitAny: each tool has its own answer
    return structuredContent as any;
  };
  const asked = { topic: 'Lighthouses', sourceUrls: [sourceUrl] };
  const { sources } = await call('research_topic', asked);
  expect(sources[0]).toMatchObject({ url: sourceUrl, title: 'Lighthouses of the coast' });
  const { blog } = await call('write_blog', { ...asked, length: 'small' });
  const blogId = blog.id;
  const { visibility, markdown } = await call('read_blog', { blogId });
  expect([visibility, markdown]).toEqual(['draft', expect.stringMatching(/^# /m)]);
  const [passage] = sources[0].passages;
  const text = passage.split(/(?<=\.)\s/)[0];
  const { sentences } = await call('check_claims', { text, sources: [{ title: 'Coast', text: passage }] });
  expect(sentences[0].sentence).toBe(text);
  const { shareUrl } = await call('publish_blog', { blogId, visibility: 'public' });
  return shareUrl;
}

test('an assistant connects without a key, writes a blog from research and publishes it', async ({
  page,
  app,
  press,
}) => {
  await registerNewUser(page);
  const provider = rememberingProvider();
  const transport = () => new StreamableHTTPClientTransport(new URL('/api/mcp', app.url), { authProvider: provider });
  const refused = transport();
  await expect(newClient().connect(refused)).rejects.toThrow(UnauthorizedError);
  await refused.finishAuth(await allow(page, provider.held.consent as URL));
  const client = newClient();
  await client.connect(transport());
  const address = await writeAndPublish(client, press.sourceUrl);
  await client.close();
  await page.context().clearCookies();
  await page.goto(address);
  await expect(page.getByRole('article')).toBeVisible();
});

test('a key made in the settings does the same, until it is revoked', async ({ page, app, press }) => {
  await registerNewUser(page);
  await page.goto('/settings/programs');
  const form = page.getByRole('form', { name: 'New key' });
  await form.getByLabel('Name').fill('My script');
  for (const scope of ['Read', 'Write', 'Publish', 'Check']) await form.getByLabel(scope).check();
  await form.getByRole('button', { name: 'Create key' }).click();
  const secret = await page.getByLabel('Key', { exact: true }).inputValue();
  const requestInit = { headers: { authorization: `Bearer ${secret}` } };
  const transport = () => new StreamableHTTPClientTransport(new URL('/api/mcp', app.url), { requestInit });
  const client = newClient();
  await client.connect(transport());
  const address = await writeAndPublish(client, press.sourceUrl);
  await client.close();
  expect((await page.request.get(address)).status()).toBe(200);
  await page.getByRole('button', { name: 'Revoke My script' }).click();
  const revoked = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Revoke key' }).click();
  expect((await revoked).status()).toBe(200);
  await expect(page.getByRole('listitem').filter({ hasText: 'My script' })).toBeHidden();
  await expect(newClient().connect(transport())).rejects.toThrow();
});
