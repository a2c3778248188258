import { expect, test } from 'vitest';
import { measureLength } from '@/lib/writing/score/service.ts';
import { blogWith } from '../../../support/blogs.ts';

const words = (count: number) => `${Array.from({ length: count }, () => 'word').join(' ')}.`;

const section = (heading: string, content: string) => ({ heading, content, images: [] });

test.each([
  [300, 'good', 'Inside the range of a small blog, 300 to 500 words.'],
  [500, 'good', 'Inside the range of a small blog, 300 to 500 words.'],
  [299, 'notable', 'A small blog has 300 to 500 words.'],
  [501, 'notable', 'A small blog has 300 to 500 words.'],
])('a small blog of %i words is %s', (count, verdict, summary) => {
  const content = { intro: words(10), sections: [section('A', words(count - 20))] };
  const blog = blogWith({ content: { ...content, conclusion: words(10) } });
  expect(measureLength(blog)).toMatchObject({ verdict, summary, value: `${count} words` });
});

test.each([
  ['chinese', '茶', 'Inside the range of a small blog, 510 to 850 characters.'],
  ['japanese', '茶', 'A small blog has 660 to 1,100 characters.'],
] as const)('%s is counted in characters', (language, character, summary) => {
  const sections = [section('一', `${character.repeat(600)}。[1]`)];
  const content = { intro: '', sections, conclusion: '' };
  expect(measureLength(blogWith({ language, content }))).toMatchObject({ value: '600 characters', summary });
});
