import { expect, test } from 'vitest';
import { metaDescription, socialDescription } from '@/lib/blogs/page/metadata.ts';
import { blogWith } from '../../support/blogs.ts';

const long = blogWith({ content: { intro: 'a'.repeat(155) + 'b'.repeat(45) + 'c'.repeat(50) } });

test('describes a blog by the first 155 characters of its intro and three dots', () => {
  expect(metaDescription(long)).toBe(`${'a'.repeat(155)}...`);
});

test('describes it to social networks by the first 200 characters', () => {
  expect(socialDescription(long)).toBe('a'.repeat(155) + 'b'.repeat(45));
});

test('describes a blog by its own description where it has one', () => {
  const blog = { ...long, description: 'How hot the water should be.' };
  expect(metaDescription(blog)).toBe('How hot the water should be.');
  expect(socialDescription(blog)).toBe('How hot the water should be.');
});

test('counts a character outside the basic plane as one and never cuts it', () => {
  const blog = blogWith({ content: { intro: '😀'.repeat(300) } });
  expect(metaDescription(blog)).toBe(`${'😀'.repeat(155)}...`);
  expect(socialDescription(blog)).toBe('😀'.repeat(200));
});
