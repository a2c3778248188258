import { expect, test } from 'vitest';
import { usedQuota } from '@/lib/access/queries.ts';
import { db } from '@/lib/database/db.ts';
import { createRunner, performRun, recoverDeadRuns } from '@/lib/writing/queue/runner.ts';
import type { BatchState } from '@/lib/writing/runs/schema.ts';
import { api } from '../../support/api.ts';
import { readBlogs } from '../../support/batches.ts';
import { eventually } from '../../support/eventually.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import {
  continueBatch,
  readBatches,
  readRuns,
  startBatch,
  stopBatch,
  untilBatch,
} from '../../support/server-batches.ts';
import { changeSettings } from '../../support/settings.ts';
import { signedInUser } from '../../support/users.ts';

const model = await connectFakeModel();

const FORM = { batchSize: 2, titles: ['Hives', 'Water'], overview: true, overviewTitle: 'Bees, from the start' };

type Headers = Record<string, string>;

/** The batch once its overview is written. */
const untilOverview = (headers: Headers): Promise<BatchState> =>
  eventually(async () => {
    const [batch] = await readBatches(headers);
    expect(batch).toMatchObject({ status: 'finished', overview: { id: expect.stringMatching(/./) } });
    return batch as BatchState;
  });

const readSeries = async (userId: string) =>
  (await db()).blog.findMany({
    where: { userId },
    select: { title: true, series: true, seriesPart: true, visibility: true },
    orderBy: { seriesPart: 'asc' },
  });

const shareLink = ({ id, title }: { id: string; title: string }) => `[${title}](http://quillcast.test/share/${id})`;

async function readSections(id = ''): Promise<{ heading: string; content: string }[]> {
  const [overview] = await readBlogs([id]);
  return overview?.content.sections ?? [];
}

test('writes one more blog that links to all, as a series, without quota', async () => {
  const { user, headers } = await signedInUser();
  const { id, response } = await startBatch(headers, { ...FORM, visibility: 'unlisted' });
  expect(await response.json()).toMatchObject({
    size: 2,
    blogs: [],
    overview: { id: '', title: 'Bees, from the start' },
  });
  const { size, blogs, overview } = await untilOverview(headers);
  expect(size).toBe(2);
  expect(blogs.map(({ title }) => title)).toEqual(['Hives', 'Water']);
  expect(overview?.title).toBe('Bees, from the start');
  const series = { series: 'Bees, from the start', visibility: 'unlisted' };
  expect(await readSeries(user.id)).toEqual([
    { title: 'Bees, from the start', seriesPart: 0, ...series },
    { title: 'Hives', seriesPart: 1, ...series },
    { title: 'Water', seriesPart: 2, ...series },
  ]);
  const sections = await readSections(overview?.id);
  expect(sections.map(({ heading }) => heading)).toEqual(['Hives', 'Water']);
  expect(sections.map(({ content }) => content.split('\n\n').at(-1))).toEqual(blogs.map(shareLink));
  expect(await usedQuota(`user:${user.id}`)).toBe(2);
  expect(model.requests.filter(({ task }) => task === 'overview')).toHaveLength(1);
  expect((await readRuns(id)).map(({ quotaKeys }) => quotaKeys.length)).toEqual([1, 1, 0]);
});

test('names the series after the topic where the title is left to the writer', async () => {
  const { user, headers } = await signedInUser();
  await startBatch(headers, { ...FORM, topic: `Keeping ${'very '.repeat(40)}old bees`, overviewTitle: '' });
  const { overview } = await untilOverview(headers);
  expect(overview?.title).toMatch(/./);
  const [first, ...others] = await readSeries(user.id);
  expect(first?.series).toMatch(/^Keeping (very ){35,}very$/);
  expect(others.map(({ series }) => series)).toEqual([first?.series, first?.series]);
});

test('a client of the specification gets its blogs and no series', async () => {
  const { user, headers } = await signedInUser();
  await startBatch(headers, { batchSize: 2 });
  expect(await untilBatch(headers, 'finished', 2)).not.toHaveProperty('overview');
  const rows = await readSeries(user.id);
  expect(rows.map(({ series, seriesPart }) => [series, seriesPart])).toEqual([
    [null, null],
    [null, null],
  ]);
});

test('a failed overview leaves the batch finished with the reason, and is continued', async () => {
  const { user, headers } = await signedInUser();
  model.setMode({ task: 'overview', fault: 'refusal' });
  const { id } = await startBatch(headers, FORM);
  const failed = await eventually(async () => {
    const [batch] = await readBatches(headers);
    expect(batch?.status).toBe('finished');
    return batch;
  });
  expect(failed).toMatchObject({
    blogs: [{}, {}],
    overview: { id: '', title: FORM.overviewTitle },
    failure: { status: 422 },
  });
  model.setMode({});
  expect(await (await continueBatch(id, headers)).json()).toMatchObject({ status: 'running', blogs: [{}, {}] });
  expect(await untilOverview(headers)).not.toHaveProperty('failure');
  await continueBatch(id, headers);
  expect(await (await db()).blog.count({ where: { userId: user.id } })).toBe(3);
});

test('a failed blog takes the overview with it, which follows when the batch is continued', async () => {
  const { headers } = await signedInUser();
  model.setMode({ task: 'plan', requests: [2], fault: 'refusal' });
  const { id } = await startBatch(headers, FORM);
  await untilBatch(headers, 'stopped', 1);
  expect(await readRuns(id)).toHaveLength(2);
  model.setMode({});
  await continueBatch(id, headers);
  const { blogs, overview } = await untilOverview(headers);
  expect(await readSections(overview?.id)).toHaveLength(blogs.length);
});

test('leaves out deleted blogs', async () => {
  const { headers } = await signedInUser();
  model.setMode({ task: 'overview', fault: 'hang' });
  const { id } = await startBatch(headers, FORM);
  const { blogs } = await untilBatch(headers, 'running', 2);
  await eventually(() => expect(model.stats.inFlight).toBe(1));
  await stopBatch(id, headers);
  await api.delete(`/api/blogs/${blogs[0]?.id}`, {}, headers);
  model.setMode({});
  await continueBatch(id, headers);
  const { overview } = await untilOverview(headers);
  expect((await readSections(overview?.id)).map(({ heading }) => heading)).toEqual(['Water']);
  await api.delete(`/api/blogs/${overview?.id}`, {}, headers);
  expect((await readBatches(headers))[0]).not.toHaveProperty('overview');
});

test('survives the death of its process', async () => {
  const { user, headers } = await signedInUser();
  model.setMode({ task: 'overview', fault: 'hang' });
  const { id } = await startBatch(headers, FORM);
  await untilBatch(headers, 'running', 2);
  await eventually(() => expect(model.stats.inFlight).toBe(1));
  await (await db()).generation.updateMany({
    where: { batchId: id, status: 'running' },
    data: { leaseExpiresAt: new Date(0) },
  });
  model.setMode({});
  expect((await recoverDeadRuns()).requeued).toBeGreaterThanOrEqual(1);
  createRunner(performRun, 1).notify();
  await untilOverview(headers);
  expect(await (await db()).blog.count({ where: { userId: user.id } })).toBe(3);
});

test('without a model, quotes each blog as it stands', async () => {
  changeSettings({ OPENAI_BASE_URL: '' });
  const { user, headers } = await signedInUser();
  const form = { topic: 'Sourdough bread', batchSize: 2, overview: true };
  await startBatch(headers, form);
  const { blogs, overview } = await untilOverview(headers);
  expect(overview?.title).toBe('Sourdough bread');
  const written = await readBlogs(blogs.map(({ id }) => id));
  const sections = await readSections(overview?.id);
  for (const [at, { content }] of sections.entries()) {
    const [quoted, link] = content.split('\n\n');
    const intro = written[at]?.content.intro.replace(/ \[\d+\]/g, '').replace(/\s+/g, ' ');
    expect(intro).toContain(quoted?.replace(/^> /, ''));
    expect(link).toBe(blogs.map(shareLink)[at]);
  }
  expect(sections).toHaveLength(2);
  expect(await usedQuota(`user:${user.id}`)).toBe(2);
});
