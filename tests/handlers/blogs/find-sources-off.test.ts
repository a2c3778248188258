import { expect, test } from 'vitest';
import { startFakeMediaWiki } from '../../fakes/mediawiki.ts';
import { api } from '../../support/api.ts';
import { rowOf } from '../../support/owned-blog.ts';
import { changeSettings } from '../../support/settings.ts';
import { knownVisitor } from '../../support/visitors.ts';

test('with RESEARCH=off nobody outside is asked, and the library answers', async () => {
  const wiki = await startFakeMediaWiki([]);
  changeSettings({ RESEARCH: 'off', WIKIPEDIA_API_BASE: wiki.apiBase });
  const { headers } = await knownVisitor();
  const body = { topic: 'How to start a vegetable garden', length: 'small', findSources: true };
  const answer = await (await api.post('/api/blogs/generate', body, headers)).json();
  const blog = await rowOf(answer.id);
  expect(blog.writer).toBe('library');
  expect(answer).not.toHaveProperty('note');
  expect(wiki.calls).toEqual([]);
  await wiki.close();
});
