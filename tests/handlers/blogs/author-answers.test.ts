import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { api } from '../../support/api.ts';
import { responseAllEvents } from '../../support/event-stream.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import { serveLicensedPages } from '../../support/licensed-pages.ts';
import { readRow } from '../../support/owned-blog.ts';
import { makeArticle, translated } from '../../support/translations.ts';
import { signedInUser } from '../../support/users.ts';
import { knownVisitor } from '../../support/visitors.ts';
import { generateLive } from '../runs/live-generation.ts';

const model = await connectFakeModel();
const site = await serveLicensedPages(['guide', 'comparison']);

const authorAnswers = [
  { question: 'What surprised you?', answer: 'The **third** loaf [1] was flat.' },
  { question: 'Who should not?', answer: 'Nobody.' },
];
const PASSAGES = authorAnswers.map(({ answer }) => answer);
const SECTION = {
  heading: 'In the author’s own words',
  content: expect.stringMatching(
    /^### What surprised you\?\n\nThe \\\*\\\*third\\\*\\\* loaf \\\[1\\\] was flat\. \[\d+\]\n\n### Who should not\?\n\nNobody\. \[\d+\]$/,
  ),
};
const AUTHOR = {
  url: expect.stringMatching(/^author:\d{4}-\d\d-\d\d$/),
  title: expect.stringMatching(/^The author, \w+ \d+, \d{4}$/),
};

type Sources = { number: number; url: string; quote?: string }[];

test.each([
  ['digest', { topic: 'Sourdough bread', sourceUrls: site.urls }, 2],
  ['library', { topic: 'How to start a vegetable garden' }, 1],
  ['close', { topic: 'Is it cheaper to lease or buy a car' }, 0],
] as const)(
  'a %s has the answers as its last section and their source behind its pages',
  async (writer, body, pages) => {
    const { headers } = await knownVisitor();
    const request = { ...body, withoutModel: true, findSources: false, authorAnswers };
    const events = await responseAllEvents(await generateLive(headers, request));
    const blog = await readRow(String(events.at(-1)?.data.id));
    expect(blog.writer).toBe(writer);
    const sections = blog.sections as { heading: string }[];
    expect(sections.at(-1)).toMatchObject(SECTION);
    const part = { type: 'part', part: 'section', index: sections.length - 1, ...SECTION };
    expect(events.map(({ data }) => data)).toContainEqual(expect.objectContaining(part));
    const sources = blog.sources as Sources;
    const byAuthor = sources.filter(({ url }) => url.startsWith('author:'));
    expect(byAuthor).toEqual(PASSAGES.map((quote) => ({ number: expect.any(Number), ...AUTHOR, quote })));
    expect(sources.map(({ number }) => number)).toEqual(sources.map((_, at) => at + 1));
    const snapshots = await (await db()).sourceSnapshot.findMany({
      where: { blogId: blog.id },
      orderBy: { number: 'asc' },
    });
    expect(snapshots).toHaveLength(pages + 1);
    const text = '## What surprised you?\n\nThe **third** loaf [1] was flat.\n\n## Who should not?\n\nNobody.';
    expect(snapshots.at(-1)).toMatchObject({ number: pages + 1, ...AUTHOR, text });
    const markdown = await (await api.get(`/api/blogs/${blog.id}/markdown`, headers)).text();
    expect(markdown).toMatch(/\nThe author, \w+ \d+, \d{4} \[\^\d+\] \[\^\d+\]\n/);
    expect(markdown).toContain(']: “The \\*\\*third\\*\\* loaf \\[1\\] was flat.”');
  },
);

test('a blog of a model cites the author beside its pages, and stores the answers behind them', async () => {
  const weeks = Array.from({ length: 40 }, (_, at) => `In week ${at} the dough rests in the bowl by the stove.`);
  const told = 'I lost four loaves in the first winter [1].';
  const parts = ['# Bread at home', weeks.slice(0, 5), '## Flour', [told, ...weeks.slice(5, 20)], '## Heat'];
  const draft = [...parts, weeks.slice(20, 35), '***', weeks.slice(35)].map((each) => [each].flat().join(' '));
  model.setMode({ drafts: { '': draft.join('\n\n') } });
  const answer = 'I lost four loaves in the first winter.';
  const body = { topic: 'Sourdough bread', length: 'small', findSources: false };
  const asked = { ...body, authorAnswers: [{ question: 'What went wrong?', answer }] };
  const { id } = await (await api.post('/api/blogs/generate', asked, (await knownVisitor()).headers)).json();
  const blog = await readRow(id);
  expect(blog.writer).toBe('model');
  expect(JSON.stringify(blog.sections)).toContain('I lost four loaves in the first winter [1].');
  expect(blog.sources).toEqual([{ number: 1, ...AUTHOR, quote: answer }]);
  expect(await (await db()).sourceSnapshot.findMany({ where: { blogId: id } })).toMatchObject([
    { number: 1, ...AUTHOR },
  ]);
});

test('a translation names the author’s source in its language and keeps the passage as it was said', async () => {
  const { user, headers } = await signedInUser();
  const author = { url: 'author:2026-11-29', title: 'The author, November 29, 2026' };
  const [quote, text] = ['Bees need water and shade.', '## Why?\n\nBees need water and shade.'];
  const id = await makeArticle({ userId: user.id }, { sources: [{ number: 1, ...author, quote }] });
  await (await db()).sourceSnapshot.updateMany({ where: { blogId: id }, data: { ...author, text } });
  const german = await translated(id, 'german', headers);
  const row = await readRow(german);
  const sources = row.sources as Sources;
  expect(sources.length).toBeGreaterThan(0);
  const title = 'Eigene Angaben, 29. November 2026';
  expect(sources).toEqual(sources.map(({ number }) => ({ number, url: author.url, title, quote })));
  expect(await (await db()).sourceSnapshot.findMany({ where: { blogId: german } })).toMatchObject([
    { ...author, text },
  ]);
});
