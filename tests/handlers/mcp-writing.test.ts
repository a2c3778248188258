import type { Client } from '@modelcontextprotocol/client';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { db } from '@/lib/database/db.ts';
import { eventually } from '../support/eventually.ts';
import { connectFakeModel } from '../support/fake-model.ts';
import { serveLicensedPages } from '../support/licensed-pages.ts';
import { madeKey, serveMcp } from '../support/mcp.ts';
import { call, mcpClient, rpc, TASKS } from '../support/mcp-client.ts';
import { readRow, savedBlog } from '../support/owned-blog.ts';

const model = await connectFakeModel();
const site = await serveLicensedPages(['guide'], { '/forbidden': { status: 403 } });
const url = await serveMcp();

const BEES = { topic: 'Urban beekeeping', length: 'small', findSources: false };
const QUESTIONS = ['Which roof did you choose?', 'What did the first winter cost you?', 'Who should not start?'];

const connected = async (options: Parameters<typeof mcpClient>[2] = {}) => {
  const { user, secret } = await madeKey(['read', 'write', 'publish']);
  return { user, secret, client: await mcpClient(url, secret, options) };
};

const guide = () => site.urls[0] ?? '';
const forbidden = () => new URL('/forbidden', guide()).href;
const usedOf = async (userId: string) =>
  (await (await db()).quota.findUnique({ where: { key: `user:${userId}` } }))?.used ?? 0;

test('researches a topic without quota and says what it could not read', async () => {
  const { client, user } = await connected();
  const args = { topic: 'Baking bread', sourceUrls: [guide(), forbidden()], findSources: false };
  const { data, text } = await call(client, 'research_topic', args);
  expect(data.sources).toMatchObject([{ url: guide(), title: expect.any(String), passages: expect.any(Array) }]);
  expect((data.sources as { passages: string[] }[])[0]?.passages.length).toBeGreaterThan(3);
  expect(data.notes).toContain(`${forbidden()}: The page answered 403.`);
  expect(text).toContain('The page answered 403.');
  expect(await usedOf(user.id)).toBe(0);
});

test('names every page where none can be read', async () => {
  const { client } = await connected();
  const { isError, text } = await call(client, 'plan_blog', { ...BEES, sourceUrls: [forbidden()] });
  expect([isError, text]).toEqual([true, expect.stringContaining(`${forbidden()}: The page answered 403.`)]);
  expect(text).toContain('Code: unprocessable-input.');
});

test('publishes at once where that is asked', async () => {
  const { client } = await connected();
  const { data } = await call(client, 'write_blog', { ...BEES, visibility: 'unlisted' });
  expect(data.blog).toMatchObject({ visibility: 'unlisted' });
});

test('plans a blog', async () => {
  const { client } = await connected();
  const { data, text } = await call(client, 'plan_blog', BEES);
  expect(data).toMatchObject({ title: expect.any(String), sections: expect.any(Array), foundSources: [] });
  expect(text).toContain(`Planned “${data.title}”`);
});

test('writes a blog, tells of its progress and names what it could not read', async () => {
  const { client, user } = await connected();
  const messages: string[] = [];
  const answer = await client.callTool(
    { name: 'write_blog', arguments: { ...BEES, style: 'retro', sourceUrls: [guide(), forbidden()] } },
    { onprogress: ({ message = '' }) => messages.push(message), timeout: 120_000 },
  );
  const data = answer.structuredContent as { runId: string; blog: { id: string; shareUrl: string }; notes: string[] };
  expect(data).toMatchObject({
    status: 'succeeded',
    blog: { shareUrl: `http://quillcast.test/share/${data.blog.id}` },
  });
  expect(data.notes).toContain(`${forbidden()}: The page answered 403.`);
  expect(await readRow(data.blog.id)).toMatchObject({ userId: user.id, style: 'retro', topic: 'Urban beekeeping' });
  expect(messages).toContain('Now: reading.');
  expect(messages.length).toBeGreaterThan(2);
  expect(await usedOf(user.id)).toBe(1);
  expect((await call(client, 'get_run', { runId: data.runId })).data).toEqual(data);
});

test('answers with a run where the time is over, which get_run follows to its end', async () => {
  const { client } = await connected();
  model.setMode({ gate: 2 });
  const { data, text } = await call(client, 'write_blog', { ...BEES, waitSeconds: 0 });
  expect(['queued', 'running']).toContain(data.status);
  expect(text).toContain(`follow it by get_run with ${data.runId}`);
  model.setMode({});
  const end = await eventually(async () => {
    const run = await call(client, 'get_run', { runId: data.runId });
    expect(run.data.status).toBe('succeeded');
    return run;
  });
  expect(end.data.blog).toMatchObject({ id: expect.any(String), title: expect.any(String) });
  const stranger = await connected();
  expect((await call(stranger.client, 'get_run', { runId: data.runId })).text).toContain('Code: not-found.');
});

test('a failed blog is a tool error that says why, and returns the quota', async () => {
  const { client, user } = await connected();
  model.setMode({ fault: 'out-of-quota' });
  const { data, isError, text } = await call(client, 'write_blog', BEES);
  expect([isError, data.status, await usedOf(user.id)]).toEqual([true, 'failed', 0]);
  expect(text).toContain('Code: writer-failed.');
  expect((await call(client, 'get_run', { runId: data.runId })).isError).toBe(false);
});

test('refuses a fifth free blog with what to do', async () => {
  const { client, user } = await connected();
  await (await db()).quota.create({ data: { key: `user:${user.id}`, used: 4 } });
  const { isError, text } = await call(client, 'write_blog', BEES);
  expect([isError, text]).toEqual([true, expect.stringContaining('Code: subscription-required.')]);
  expect(text).toContain('can subscribe');
});

function answering(client: Client, action: 'accept' | 'decline' | 'cancel') {
  const asked: object[] = [];
  client.setRequestHandler('elicitation/create', ({ params }) => {
    asked.push(params);
    return { action, ...(action === 'accept' && { content: { answer1: 'The bakery’s.', answer2: '' } }) };
  });
  return asked;
}

test('asks the author and writes with what they told', async () => {
  const { client } = await connected({ capabilities: { elicitation: { form: {} } } });
  const asked = answering(client, 'accept');
  model.setMode({ questions: QUESTIONS });
  const { data } = await call(client, 'write_blog', { ...BEES, interview: true });
  expect(asked).toMatchObject([
    {
      requestedSchema: {
        properties: {
          answer1: { title: QUESTIONS[0] },
          answer2: { title: QUESTIONS[1] },
          answer3: { title: QUESTIONS[2] },
        },
      },
    },
  ]);
  expect(data).toMatchObject({ status: 'succeeded', notes: [] });
  expect(model.requests.some(({ prompt }) => prompt.includes('The bakery’s.'))).toBe(true);
});

test.each(['decline', 'cancel'] as const)('writes without an interview after %s, and says so', async (action) => {
  const { client } = await connected({ capabilities: { elicitation: {} } });
  answering(client, action);
  const { data, text } = await call(client, 'write_blog', { ...BEES, interview: true });
  expect(data).toMatchObject({
    status: 'succeeded',
    notes: ['Written without an interview: the author did not answer.'],
  });
  expect(text).toContain('the author did not answer');
});

test.each([
  ['without elicitation', {}],
  ['that asks by address only', { capabilities: { elicitation: { url: {} } } }],
  ['of an earlier revision', { mode: 'legacy', capabilities: { elicitation: { form: {} } } }],
] as const)('writes without an interview for a client %s, and says so', async (_, options) => {
  const { client } = await connected(options);
  const { data } = await call(client, 'write_blog', { ...BEES, interview: true });
  expect(data.notes).toEqual([expect.stringContaining('this client cannot ask questions')]);
  expect(data.status).toBe('succeeded');
});

const taskResult = z.looseObject({ status: z.string() });

async function startTask(secret: string, args: object = BEES) {
  const { result } = await rpc(url, secret, 'tools/call', { name: 'write_blog', arguments: args });
  expect(result).toMatchObject({ resultType: 'task', status: 'working', ttlMs: 604_800_000, pollIntervalMs: 3000 });
  return result.taskId as string;
}

test('a client with tasks gets one and follows it to its end', async () => {
  const { client, secret, user } = await connected({ capabilities: TASKS });
  const taskId = await startTask(secret);
  const task = await eventually(async () => {
    const read = await client.request({ method: 'tasks/get', params: { taskId } }, taskResult);
    expect(read.status).toBe('completed');
    return read;
  });
  expect(task.result).toMatchObject({ isError: false, structuredContent: { runId: taskId, status: 'succeeded' } });
  expect(await (await db()).blog.count({ where: { userId: user.id } })).toBe(1);
  expect(await rpc(url, secret, 'tasks/update', { taskId, inputResponses: {} })).toMatchObject({
    result: { resultType: 'complete' },
  });
});

test('a task is canceled, and a failed one is completed with a tool error', async () => {
  const { client, secret, user } = await connected({ capabilities: TASKS });
  model.setMode({ fault: 'hang' });
  const taskId = await startTask(secret);
  await client.request({ method: 'tasks/cancel', params: { taskId } }, z.looseObject({}));
  const read = (id: string) => client.request({ method: 'tasks/get', params: { taskId: id } }, taskResult);
  expect(await read(taskId)).toMatchObject({ status: 'cancelled' });
  expect(await usedOf(user.id)).toBe(0);
  model.setMode({ fault: 'out-of-quota' });
  const failing = await startTask(secret);
  const failed = await eventually(async () => {
    const task = await read(failing);
    expect(task.status).toBe('completed');
    return task;
  });
  expect(failed.result).toMatchObject({ isError: true });
});

test('tasks need the extension, the scope and an own run', async () => {
  const { secret } = await connected();
  const taskId = await startTask(secret);
  const get = { method: 'tasks/get', params: { taskId } };
  const without = await connected();
  await expect(without.client.request(get, taskResult)).rejects.toMatchObject({ code: -32_021 });
  const stranger = await connected({ capabilities: TASKS });
  await expect(stranger.client.request(get, taskResult)).rejects.toMatchObject({ code: -32_602 });
  const reader = await mcpClient(url, (await madeKey(['read'])).secret, { capabilities: TASKS });
  await expect(reader.request(get, taskResult)).rejects.toThrow('This needs the scope “write”');
});

test('has the model write a section again', async () => {
  const { client, user } = await connected();
  const text =
    'A hive stands well on a flat roof. It wants its back to the wind and its front to the morning sun. Whoever carries the boxes up the stairs soon learns to keep them small.';
  const { id } = await savedBlog({ userId: user.id, sections: [{ heading: 'Water', content: text, images: [] }] });
  const { data, isError } = await call(client, 'edit_section', { blogId: id, section: 0, change: 'regenerate' });
  expect([isError, data.sections]).toEqual([false, [{ index: 0, heading: 'Water' }]]);
  expect((await readRow(id)).sections).not.toMatchObject([{ content: text }]);
});
