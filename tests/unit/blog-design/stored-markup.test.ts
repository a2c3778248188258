import { expect, test } from 'vitest';
import { storedMarkup } from '@/lib/blog-design/article/static-markup.ts';
import { aBlog } from './a-blog.ts';

test('makes the markup of the same blog once', () => {
  const made: string[] = [];
  const makeMarkup = (topic: string, place: string) =>
    storedMarkup([aBlog({ topic }), place], () => {
      made.push(topic + place);
      return `<p>${topic}${place}</p>`;
    });
  const topics = ['Stored tea', 'Stored tea', 'Stored coffee'];
  expect(topics.map((topic) => makeMarkup(topic, ', hot'))).toEqual([
    '<p>Stored tea, hot</p>',
    '<p>Stored tea, hot</p>',
    '<p>Stored coffee, hot</p>',
  ]);
  makeMarkup('Stored tea', ', cold');
  expect(made).toEqual(['Stored tea, hot', 'Stored coffee, hot', 'Stored tea, cold']);
});
