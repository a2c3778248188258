import { expect, test } from 'vitest';
import { api } from '../../support/api.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import { changeOwnSection } from '../../support/section-change.ts';
import { changeSettings } from '../../support/settings.ts';
import { knownVisitor } from '../../support/visitors.ts';

const model = await connectFakeModel();
changeSettings({ MAX_RUN_TOKENS: '1000' });

const OVER_BUDGET =
  'This blog would exceed the model budget for one blog. Nothing was counted. Try a shorter length or fewer sources.';

test('an outline takes no more tokens than a blog may', async () => {
  const { headers } = await knownVisitor();
  const body = { topic: 'Urban beekeeping', length: 'small', findSources: false };
  const response = await api.post('/api/blogs/outline', body, headers);
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({ message: OVER_BUDGET });
  expect(model.requests).toEqual([]);
});

test('a rewritten section takes no more tokens than a blog may', async () => {
  const { response } = await changeOwnSection();
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({ message: OVER_BUDGET });
  expect(model.requests).toEqual([]);
});
