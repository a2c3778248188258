import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { api } from '../support/api.ts';
import { madeKey, serveMcp } from '../support/mcp.ts';
import { call, mcpClient } from '../support/mcp-client.ts';
import { ownedBlog, readRow, savedBlog } from '../support/owned-blog.ts';
import { freshAddress } from '../support/requests.ts';
import { signedInUser } from '../support/users.ts';

const url = await serveMcp();

const ALL = ['read', 'write', 'publish', 'check'] as const;

async function connected(scopes: Parameters<typeof madeKey>[0] = ALL) {
  const { user, secret } = await madeKey(scopes);
  return { user, secret, client: await mcpClient(url, secret) };
}

const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
const LOOKS = { readOnlyHint: true, destructiveHint: false, idempotentHint: false, openWorldHint: true };
const CHANGES = { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false };

const HINTS = {
  research_topic: LOOKS,
  plan_blog: LOOKS,
  write_blog: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  get_run: READS,
  read_blog: READS,
  list_blogs: READS,
  search_blogs: READS,
  edit_section: { ...CHANGES, idempotentHint: false },
  restyle_blog: CHANGES,
  publish_blog: { ...CHANGES, openWorldHint: true },
  delete_blog: CHANGES,
  check_claims: LOOKS,
};

test('discovers the server and lists its tools with all four hints and schemas', async () => {
  const { client } = await connected();
  expect(client.getServerVersion()?.name).toBe('quillcast');
  expect(client.getServerCapabilities()?.extensions).toEqual({ 'io.modelcontextprotocol/tasks': {} });
  const { tools } = await client.listTools();
  expect(Object.fromEntries(tools.map(({ name, annotations }) => [name, annotations]))).toEqual(HINTS);
  for (const { title, description, inputSchema, outputSchema } of tools) {
    expect([title, description]).toEqual([expect.stringMatching(/^[A-Z]/), expect.stringMatching(/\.$/)]);
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(outputSchema).toMatchObject({ type: 'object' });
  }
  const write = tools.find(({ name }) => name === 'write_blog')?.inputSchema.properties;
  expect(write).toMatchObject({
    topic: { type: 'string', description: 'What to write about.' },
    visibility: { enum: ['draft', 'unlisted', 'public'] },
  });
  expect(write).not.toHaveProperty('userImages');
});

test.each([
  ['no token', {}],
  ['an unknown key', { authorization: `Bearer qck_${'a'.repeat(21)}` }],
])('answers 401 and says where to get a token to %s', async (_, headers) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{}',
  });
  expect(answer.status).toBe(401);
  expect(answer.headers.get('www-authenticate')).toContain(
    'resource_metadata="http://quillcast.test/.well-known/oauth-protected-resource/api/mcp"',
  );
});

test('a browser’s session does not count', async () => {
  const { headers } = await signedInUser();
  expect((await api.post('/api/mcp', {}, headers)).status).toBe(401);
});

test('broken JSON is a JSON-RPC error', async () => {
  const { secret } = await madeKey(ALL);
  const headers = {
    authorization: `Bearer ${secret}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  };
  const answer = await fetch(url, { method: 'POST', headers, body: '{' });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ jsonrpc: '2.0', error: { code: -32700 } });
});

test('the limit of a key counts', async () => {
  const { secret } = await madeKey(ALL);
  const ask = () => api.post('/api/mcp', {}, { authorization: `Bearer ${secret}`, 'x-client-address': freshAddress() });
  expect((await ask()).status).toBe(400);
  // The 601st within a minute, on however slow a machine.
  const data = { points: 599, expire: new Date(Date.now() + 3_600_000) };
  await (await db()).rateLimit.updateMany({ where: { key: { startsWith: 'program:' } }, data });
  expect([(await ask()).status, (await ask()).status]).toEqual([400, 429]);
  await (await db()).rateLimit.deleteMany();
});

test.each([
  ['list_blogs', {}, 'read', ['write', 'publish', 'check']],
  ['plan_blog', { topic: 'Tea' }, 'write', ['read', 'publish', 'check']],
  ['write_blog', { topic: 'Tea' }, 'write', ['read', 'publish', 'check']],
  ['delete_blog', { blogId: 'x' }, 'publish', ['read', 'write', 'check']],
  ['publish_blog', { blogId: 'x', visibility: 'public' }, 'publish', ['read', 'write', 'check']],
  ['write_blog', { topic: 'Tea', visibility: 'public' }, 'publish', ['read', 'write', 'check']],
  ['check_claims', { text: 'Tea.', sources: [] }, 'check', ['read', 'write', 'publish']],
] as const)('%s with %o needs the scope %s', async (name, args, scope, scopes) => {
  const { client } = await connected(scopes);
  const { text, isError } = await call(client, name, args);
  expect(isError).toBe(true);
  expect(text).toContain(`This needs the scope “${scope}”`);
  expect(text).toContain('Code: forbidden.');
});

test.each([
  ['write_blog', {}, 'Please enter a blog topic'],
  ['get_run', {}, 'runId is missing'],
  ['write_blog', { topic: 'Tea', lenght: 'small' }, 'lenght'],
  ['list_blogs', { state: 'secret' }, 'state must be draft, unlisted, or public'],
  ['edit_section', { blogId: 'x', section: -1 }, 'section must be at least 0'],
])('%s with %o says what to change', async (name, args, sentence) => {
  const { client } = await connected();
  const { text, isError } = await call(client, name, args);
  expect([isError, text]).toEqual([true, expect.stringContaining(sentence)]);
});

test('null leaves an argument out', async () => {
  const { client } = await connected();
  expect(await call(client, 'list_blogs', { state: null })).toMatchObject({ isError: false, data: { total: 0 } });
});

test('reads, lists and searches the own blogs, drafts too', async () => {
  const { user, client } = await connected();
  const tea = await savedBlog({ userId: user.id, title: 'Growing tea', visibility: 'draft', tags: ['Garden'] });
  await savedBlog({ userId: user.id, title: 'Roof bees', visibility: 'public' });
  const listed = await call(client, 'list_blogs', { order: 'title' });
  expect(listed.data).toMatchObject({ found: 2, total: 2, blogs: [{ title: 'Growing tea' }, { title: 'Roof bees' }] });
  expect(listed.text).toContain(`${tea.id}: “Growing tea” (draft)`);
  expect((await call(client, 'list_blogs', { state: 'draft', tag: 'Garden' })).data).toMatchObject({ found: 1 });
  expect((await call(client, 'search_blogs', { q: 'bees' })).data).toMatchObject({ blogs: [{ title: 'Roof bees' }] });
  const { text, data } = await call(client, 'read_blog', { blogId: tea.id });
  expect(text).toContain('# Growing tea');
  const shareUrl = `http://quillcast.test/share/${tea.id}`;
  expect(data).toMatchObject({ id: tea.id, visibility: 'draft', shareUrl, markdown: text, sources: expect.any(Array) });
});

test('another account’s blogs do not exist, public ones neither', async () => {
  const { client } = await connected();
  const { id } = await ownedBlog({ visibility: 'public' });
  const calls = [
    ['read_blog', {}],
    ['edit_section', { section: 0, heading: 'Taken' }],
    ['restyle_blog', { style: 'retro' }],
    ['publish_blog', { visibility: 'draft' }],
    ['delete_blog', {}],
  ] as const;
  const before = await readRow(id);
  for (const [name, args] of calls) {
    for (const blogId of [id, newId(), 'a\0b']) {
      const { text, isError } = await call(client, name, { blogId, ...args });
      expect([isError, text]).toEqual([true, expect.stringContaining('Code: not-found.')]);
    }
  }
  expect(await readRow(id)).toEqual(before);
  await expect(client.readResource({ uri: `quillcast://blogs/${id}` })).rejects.toMatchObject({ code: -32602 });
});

test('replaces a section’s heading and text, and keeps everything else', async () => {
  const { user, client } = await connected();
  const sections = ['One', 'Two'].map((heading) => ({ heading, content: `${heading} text.`, images: [] }));
  const { id } = await savedBlog({ userId: user.id, sections });
  const read = await call(client, 'read_blog', { blogId: id });
  const args = { blogId: id, section: 1, heading: 'Second', text: 'All **new**.' };
  const { data } = await call(client, 'edit_section', { ...args, basedOn: read.data.updatedAt });
  expect(data.sections).toEqual([
    { index: 0, heading: 'One' },
    { index: 1, heading: 'Second' },
  ]);
  expect((await readRow(id)).sections).toMatchObject([sections[0], { heading: 'Second', content: 'All **new**.' }]);
  const late = await call(client, 'edit_section', { ...args, basedOn: read.data.updatedAt });
  expect([late.isError, late.text]).toEqual([true, expect.stringContaining('Read the blog again')]);
  for (const wrong of [{ section: 0 }, { section: 0, text: 'A', change: 'expand' }]) {
    expect((await call(client, 'edit_section', { blogId: id, ...wrong })).text).toContain('Send heading or text');
  }
  expect((await call(client, 'edit_section', { ...args, section: 2 })).text).toContain('has 2 sections');
});

test('restyles, publishes, takes back and deletes a blog', async () => {
  const { user, client } = await connected();
  const { id } = await savedBlog({ userId: user.id, visibility: 'draft', colorTheme: 'teal' });
  await call(client, 'restyle_blog', { blogId: id, style: 'retro' });
  expect(await readRow(id)).toMatchObject({ style: 'retro', colorTheme: 'teal' });
  const shown = await call(client, 'publish_blog', { blogId: id, visibility: 'public' });
  expect(shown.text).toContain(`http://quillcast.test/share/${id}`);
  expect(await readRow(id)).toMatchObject({ visibility: 'public' });
  const past = { blogId: id, visibility: 'draft', publishAt: '2020-01-01T00:00:00Z' };
  expect((await call(client, 'publish_blog', past)).text).toContain('Please choose a time in the future');
  expect((await call(client, 'delete_blog', { blogId: id })).text).toContain('30 days');
  expect((await readRow(id)).deletedAt).toBeInstanceOf(Date);
  expect((await call(client, 'read_blog', { blogId: id })).isError).toBe(true);
});

test('own blogs are resources in Markdown, newest first', async () => {
  const { user, client } = await connected();
  const dates = ['2026-01-01', '2026-02-01'].map((day) => new Date(day));
  const blogs = await Promise.all(
    dates.map((createdAt, at) => savedBlog({ userId: user.id, title: `Blog ${at}`, createdAt })),
  );
  const { resources } = await client.listResources();
  expect(resources).toMatchObject([
    { uri: `quillcast://blogs/${blogs[1]?.id}`, title: 'Blog 1', mimeType: 'text/markdown' },
    { uri: `quillcast://blogs/${blogs[0]?.id}`, title: 'Blog 0', mimeType: 'text/markdown' },
  ]);
  const { resourceTemplates } = await client.listResourceTemplates();
  expect(resourceTemplates).toMatchObject([{ uriTemplate: 'quillcast://blogs/{id}', mimeType: 'text/markdown' }]);
  const { contents } = await client.readResource({ uri: resources[0]?.uri ?? '' });
  expect(contents).toMatchObject([{ mimeType: 'text/markdown', text: expect.stringContaining('# Blog 1') }]);
  const blind = await connected(['write']);
  await expect(blind.client.listResources()).rejects.toThrow('This needs the scope “read”');
});

test('a client of an earlier revision is served without a session', async () => {
  const { secret, user } = await madeKey(ALL);
  const { id } = await savedBlog({ userId: user.id, title: 'Growing tea' });
  const client = await mcpClient(url, secret, { mode: 'legacy' });
  expect((await client.listTools()).tools).toHaveLength(12);
  expect((await call(client, 'read_blog', { blogId: id })).text).toContain('# Growing tea');
  expect((await client.listResources()).resources).toHaveLength(1);
});

test('a revoked key is refused at once', async () => {
  const { client, user } = await connected();
  await (await db()).accessToken.deleteMany({ where: { userId: user.id } });
  await expect(call(client, 'list_blogs')).rejects.toThrow();
});
