import { expect, test } from 'vitest';
import { blogsOf, highestOverlap, newBatch } from '../../support/batches.ts';
import { signedInUser } from '../../support/users.ts';

process.env.FREE_BLOG_LIMIT = '1000';

test.each(['small', 'medium', 'large'])(
  'twenty %s blogs of a batch share little',
  async (length) => {
    const { headers } = await signedInUser();
    const batch = newBatch({ topic: 'Container gardening', batchSize: 20, length });
    const ids: string[] = [];
    for (let index = 0; index < 20; index += 1) {
      ids.push((await (await batch.item(index, headers)).json()).id);
    }
    const blogs = await blogsOf(ids);
    expect(blogs).toHaveLength(20);
    expect(new Set(blogs.map(({ content }) => content.title)).size).toBe(20);
    expect(highestOverlap(blogs)).toBeLessThanOrEqual(0.1);
  },
);
