import { expect, test } from 'vitest';
import { POST } from '@/app/api/blogs/generate/route.ts';
import { db } from '@/lib/database/db.ts';
import { startFakeMediaWiki } from '../../fakes/mediawiki.ts';
import { post } from '../../support/requests.ts';
import { knownVisitor } from '../../support/visitors.ts';

test('with RESEARCH=off nobody outside is asked, and the library answers', async () => {
  const wiki = await startFakeMediaWiki([]);
  process.env.RESEARCH = 'off';
  process.env.WIKIPEDIA_API_BASE = wiki.apiBase;
  const { headers } = await knownVisitor();
  const body = { topic: 'How to start a vegetable garden', length: 'small', findSources: true };
  const answer = await (await POST(post('/api/blogs/generate', body, headers))).json();
  const blog = await (await db()).blog.findUniqueOrThrow({ where: { id: answer.id } });
  expect(blog.writer).toBe('library');
  expect(answer).not.toHaveProperty('note');
  expect(wiki.calls).toEqual([]);
  await wiki.close();
});
