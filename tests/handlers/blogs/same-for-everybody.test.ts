import { expect, test } from 'vitest';
import { EMPTY_BATCH_DRAFT } from '@/components/batch/form/use-batch-draft.ts';
import { generationRequest } from '@/components/generation/request.ts';
import { api } from '../../support/api.ts';
import { readRow } from '../../support/owned-blog.ts';
import { startBatch, untilBatch } from '../../support/server-batches.ts';
import { signedInUser } from '../../support/users.ts';

const TOPIC = 'Working from home tips';
const NOTE = 'http://quillcast.test/library/english/working-from-home';

async function makeText(id: string) {
  const blog = await readRow(id);
  const { writer, title, intro, conclusion } = blog;
  const sections = (blog.sections as { heading: string; content: string }[]).map(({ heading, content }) => ({
    heading,
    content,
  }));
  const urls = new Set((blog.sources as { url: string }[]).map(({ url }) => url));
  return { writer, title, intro, sections, conclusion, urls: [...urls] };
}

async function generated(body: object) {
  const { headers } = await signedInUser();
  const response = await api.post('/api/blogs/generate', body, headers);
  expect(response.status).toBe(200);
  return makeText((await response.json()).id);
}

test('the form, the batch and a program get the same blog for the same topic', async () => {
  const program = await generated({ topic: TOPIC, length: 'small' });
  expect(program).toMatchObject({ writer: 'library', title: 'How to work well from home' });
  expect(program.urls).toEqual([NOTE]);

  const form = { topic: TOPIC, length: 'small', language: 'english', findSources: true } as const;
  const sent = generationRequest(form, [], null);
  expect(await generated(sent)).toEqual(program);

  const { headers } = await signedInUser();
  const draft = { ...EMPTY_BATCH_DRAFT, ...form, includeImages: false, batchSize: 2 };
  await startBatch(headers, generationRequest(draft, [], null));
  const { blogs } = await untilBatch(headers, 'finished', 2);
  expect(await makeText(blogs[0]?.id ?? '')).toEqual(program);
});
