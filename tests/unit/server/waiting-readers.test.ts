import { expect, test } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { serve } from '../../support/serve-cached.ts';

const from = (number: number) => ({ 'x-client-address': `198.51.100.${number}` });

test('a page is made as soon as one of those who wait for it has a turn', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { get, reached } = await serve(async (_, response) => {
    await released;
    response.end('Tea');
  });
  const many = Array.from({ length: 200 }, (_, number) => get(`/api/x/${number}`, from(1)));
  await eventually(() => expect(reached).toHaveLength(8));
  const first = get('/share/page', from(1));
  const second = get('/share/page', from(2));
  await eventually(() => expect(reached.map(({ url }) => url)).toContain('/share/page'));
  expect(reached.length).toBeLessThan(200);
  release();
  const answers = await Promise.all([first, second, ...many]);
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['Tea']));
  expect(reached.filter(({ url }) => url === '/share/page')).toHaveLength(1);
});
