import { expect, test } from 'vitest';
import { POST } from '@/app/api/blogs/generate/route.ts';
import { highestOverlap, readBlogs } from '../../support/batches.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import { angleIn } from '../../support/prompt-angle.ts';
import { post } from '../../support/requests.ts';
import { changeSettings } from '../../support/settings.ts';
import { signedInUser } from '../../support/users.ts';

changeSettings({ FREE_BLOG_LIMIT: '1000' });

const model = await connectFakeModel();

test('five blogs without a batchId, as in the specification, share little', async () => {
  const { headers } = await signedInUser();
  const ids: string[] = [];
  for (let batchIndex = 0; batchIndex < 5; batchIndex += 1) {
    const body = { topic: 'Urban beekeeping', batchIndex, batchSize: 5, diversifyNiches: true };
    ids.push((await (await POST(post('/api/blogs/generate', body, headers))).json()).id);
  }
  const blogs = await readBlogs(ids);
  expect(blogs).toHaveLength(5);
  expect(new Set(blogs.map(({ content }) => content.title)).size).toBe(5);
  expect(highestOverlap(blogs)).toBeLessThanOrEqual(0.1);
  const plans = model.requests.filter(({ task }) => task === 'plan');
  const angles = plans.map(({ prompt }) => angleIn(prompt));
  expect(new Set(angles.slice(-5)).size).toBe(5);
  const last = JSON.stringify(plans.at(-1)?.body);
  for (const { content } of blogs.slice(0, 4)) expect(last).toContain(content.title);
});
