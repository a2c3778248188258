import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { replaceProcessWide } from '@/lib/process-wide.ts';
import { withinBounds } from '@/lib/writing/bounds.ts';
import { modelWriter } from '@/lib/writing/generation/choose-writer.ts';
import { writeBlog } from '@/lib/writing/generation/write-blog.ts';
import { createRunner } from '@/lib/writing/queue/runner.ts';
import { openRunLog } from '@/lib/writing/runs/event-mutations.ts';
import type { Article, Writer } from '@/lib/writing/types.ts';
import { api } from '../../support/api.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import { serveLicensedPages } from '../../support/licensed-pages.ts';
import { readRow } from '../../support/owned-blog.ts';
import { changeSettings } from '../../support/settings.ts';
import { signedInUser } from '../../support/users.ts';

const model = await connectFakeModel('sk-test-another-draft');
const site = await serveLicensedPages(['guide']);
changeSettings({ OPENAI_MODERATION: 'on' });

const OTHER: Article['alternative'] = {
  title: 'Seventeen paper bags',
  intro: 'My cupboard had seventeen bags of flour.',
  sections: [
    { heading: 'The first bag', content: 'It was rye [1].' },
    { heading: 'The last bag', content: 'It was spelt.' },
  ],
  conclusion: 'Sixteen are gone.',
  conclusionHeading: 'One bag left',
  keyPoints: ['Buy less flour.'],
  description: 'What a cupboard taught me.',
  evidence: [{ number: 1, source: 1, quote: 'Rye keeps longer.' }],
};

// The connected model, which adds a draft to its article.
replaceProcessWide(
  'runner',
  createRunner(async (run, stop) => {
    const writer = modelWriter() as Writer;
    const write: typeof writer.write = async (request) => ({ ...(await writer.write(request)), alternative: OTHER });
    const terms = { runLog: openRunLog(run), model: { ...writer, write } };
    await withinBounds(stop.signal, writer, (bounds) => writeBlog(run, { ...bounds, ...terms }));
  }, 1),
);

/** A user's blog with drawings, and the path of its history. */
async function writtenBlog() {
  const { headers } = await signedInUser();
  const wishes = { length: 'small', includeImages: true, sourceUrls: site.urls, findSources: false };
  const response = await api.post('/api/blogs/generate', { topic: 'Baking bread', ...wishes }, headers);
  const { id } = await response.json();
  return { id: String(id), headers, history: `/api/blogs/${id}/revisions` };
}

type Listed = { id: string; title: string; name?: string };

const readHistory = async (path: string, headers: Record<string, string>): Promise<Listed[]> =>
  (await api.get(path, headers)).json();

test('the draft that lost is in the history under a name, with its sources and the pictures of the blog', async () => {
  const { id, headers, history } = await writtenBlog();
  const { title, sections } = await readRow(id);
  const images = (sections as { images: { url: string }[] }[]).flatMap((section) => section.images);
  expect(images.length).toBeGreaterThan(0);
  const [draft, ...others] = await readHistory(history, headers);
  expect(draft).toMatchObject({ name: 'Another draft', title: 'Seventeen paper bags' });
  expect(others).toEqual([]);
  expect(await readHistory(history, { ...headers, 'accept-language': 'de' })).toMatchObject([
    { name: 'Weiterer Entwurf' },
  ]);
  const read = await (await api.get(`${history}/${draft?.id}`, headers)).json();
  expect(read.content).toMatchObject({
    intro: 'My cupboard had seventeen bags of flour.',
    conclusion: 'Sixteen are gone.',
  });

  const used = await (await api.post(`${history}/${draft?.id}/restore`, {}, headers)).json();
  expect(used).toMatchObject({
    description: 'What a cupboard taught me.',
    content: { title: 'Seventeen paper bags', conclusionHeading: 'One bag left', keyPoints: ['Buy less flour.'] },
    sources: [{ number: 1, url: site.urls[0], quote: 'Rye keeps longer.' }],
    isUnchecked: true,
  });
  const shown = (used.content.sections as { images: { url: string }[] }[]).flatMap((section) => section.images);
  expect(shown.map(({ url }) => url)).toEqual(images.map(({ url }) => url));
  expect((await readHistory(history, headers)).map(({ name, title }) => [name, title])).toEqual([
    [undefined, title],
    ['Another draft', 'Seventeen paper bags'],
  ]);
});

test('a harmful one is not kept, and the article is', async () => {
  model.setMode({ flagged: [{ contains: 'seventeen bags of flour', category: 'hate' }] });
  const { id, headers, history } = await writtenBlog();
  expect(await readHistory(history, headers)).toEqual([]);
  expect((await readRow(id)).writer).toBe('model');
});

test('it outlasts the oldest of fifty earlier versions', async () => {
  const { id, headers, history } = await writtenBlog();
  const { title, intro, sections, conclusion, updatedAt } = await readRow(id);
  const text = { title, intro, sections: sections as object[], conclusion };
  const earlier = Array.from({ length: 50 }, () => ({ ...text, id: newId(), blogId: id }));
  await (await db()).blogRevision.createMany({ data: earlier });
  const edit = { title: 'Bread', intro, sections: [{ heading: 'One', content: 'Two.' }], conclusion };
  const saved = await api.put(`/api/blogs/${id}`, { ...edit, basedOn: updatedAt.toISOString() }, headers);
  expect(saved.status).toBe(200);
  const listed = await readHistory(history, headers);
  expect(listed).toHaveLength(51);
  expect(listed.filter(({ name }) => name === 'Another draft')).toHaveLength(1);
});
