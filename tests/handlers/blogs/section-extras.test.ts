import { expect, test } from 'vitest';
import type { Blog } from '@/lib/blogs/schema.ts';
import { api } from '../../support/api.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import { ownedBlog } from '../../support/owned-blog.ts';

await connectFakeModel();

const SECTIONS = [
  {
    heading: 'Water first',
    content: 'Bees need a drink close by [1]. A bowl with stones will do, and so will a wet sponge.',
    images: [],
  },
  { heading: 'Weight', content: 'Ask what your roof can carry [2]. Then ask again.', images: [] },
];

const SOURCES = [
  { number: 1, url: 'https://one.example/bees', title: 'Bees', quote: 'Bees need water and shade.' },
  { number: 2, url: 'https://two.example/roofs', title: 'Roofs', quote: 'Roofs carry some weight.' },
];

test('numbers the citations of key points and answers with those of the rewritten section', async () => {
  const keyPoints = ['Roofs carry weight [2].'];
  const questions = [{ question: 'Do bees drink?', answer: 'Yes [1].' }];
  const extras = { keyPoints, questions, description: 'Bees up there.' };
  const { id, headers, basedOn } = await ownedBlog({ ...extras, sections: SECTIONS, sources: SOURCES });
  const body = { change: 'regenerate', basedOn };
  const response = await api.post(`/api/blogs/${id}/sections/0`, body, headers);
  const { content, sources, description }: Blog = await response.json();
  const quoteNumber = (quote: string) => sources.find((source) => source.quote === quote)?.number;
  expect(quoteNumber('Roofs carry some weight.')).toBe(1);
  expect(content.keyPoints).toEqual(['Roofs carry weight [1].']);
  expect(content.questions).toEqual([
    { question: 'Do bees drink?', answer: `Yes [${quoteNumber('Bees need water and shade.')}].` },
  ]);
  expect(content.sections[0]?.content).not.toBe(SECTIONS[0]?.content);
  expect(description).toBe('Bees up there.');
});
