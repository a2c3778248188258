import { expect, test } from 'vitest';
import { type BatchOptions, planFault, plannedBatch } from '@/components/batch/use-plan.ts';
import { translatorFor } from '@/lib/messages/catalogue.ts';
import { batchFormSchema } from '@/lib/writing/schema.ts';

const t = translatorFor('en', 'batch');

const OPTIONS: BatchOptions = { form: batchFormSchema.parse({ topic: 'Tea', batchSize: 3 }), images: [] };

test('a plan has a line for each blog, proposed or empty, and an overview where the model proposed it', () => {
  const angles = ['Costs', 'Rules', 'Cups', 'Pots'];
  expect(plannedBatch(OPTIONS, { writer: 'model', angles, titles: ['Tea costs'] })).toEqual({
    options: OPTIONS,
    kind: 'proposed',
    blogs: [
      { title: 'Tea costs', angle: 'Costs' },
      { title: '', angle: 'Rules' },
      { title: '', angle: 'Cups' },
    ],
    overview: '',
  });
});

test.each([
  ['left to its user where the model proposes nothing', 'model', 'own'],
  ['made of the titles of digests without a model', 'digest', 'digest'],
] as const)('a plan is %s', (_, writer, expected) => {
  const { blogs, kind, overview } = plannedBatch(OPTIONS, { writer, titles: ['Tea'] });
  expect(kind).toBe(expected);
  expect(overview).toBeNull();
  expect(blogs).toHaveLength(3);
});

test('names the first line that is too long', () => {
  const blogs = [
    { title: '', angle: ` ${'a'.repeat(200)} ` },
    { title: 'a'.repeat(201), angle: 'a'.repeat(201) },
  ];
  expect(planFault(t, blogs)).toEqual({ path: 'titles.1', message: 'A title can have up to 200 characters' });
  expect(planFault(t, [{ title: '', angle: 'a'.repeat(201) }])).toEqual({
    path: 'angles.0',
    message: 'An angle can have up to 200 characters',
  });
  expect(planFault(t, blogs.slice(0, 1))).toBeNull();
});
