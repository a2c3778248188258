import { describe, expect, test } from 'vitest';
import { draftOf, editOf, isSameText, plainTextOf } from '@/components/blog/editing/draft/text-state.ts';
import { blogEditSchema } from '@/lib/blogs/editing/schema.ts';
import { SAMPLE_BLOG } from './sample-blog.ts';

const draft = draftOf(SAMPLE_BLOG);

test('an unchanged form is an edit that changes nothing', () => {
  expect(editOf(draft)).toEqual({
    title: 'Tea at Home',
    description: '',
    intro: 'Boil water.\n\nWait.',
    sections: [
      { heading: 'Leaves', content: 'Choose them.', images: ['/api/images/i1'] },
      { heading: 'Water', content: 'Fresh and soft.', images: [] },
    ],
    conclusion: 'Drink.',
    keyPoints: [],
    questions: [],
    alternativeTexts: { '/api/images/i1': 'Leaves' },
    captions: { '/api/images/i1': '' },
  });
});

test('key points are one per line, without empty ones', () => {
  const { content } = SAMPLE_BLOG;
  const points = draftOf({ content: { ...content, keyPoints: ['Soft water.', 'Fresh leaves.'] } });
  expect(points.keyPoints).toBe('Soft water.\nFresh leaves.');
  expect(editOf({ ...points, keyPoints: ' Soft water. \n\n' }).keyPoints).toEqual(['Soft water.']);
});

test('the server takes an edit as the form makes it', () => {
  const edit = { ...editOf(draft), basedOn: SAMPLE_BLOG.updatedAt };
  expect(blogEditSchema.parse(edit)).toEqual(edit);
});

describe('a text is the same', () => {
  test.each([
    ['with spaces around it', { ...draft, title: '  Tea at Home ' }],
    ['with another kind of line ends', { ...draft, intro: 'Boil water.\r\n\r\nWait.' }],
    ['with other keys', { ...draft, sections: draft.sections.map((s) => ({ ...s, key: s.key + 9 })) }],
  ])('%s', (_name, other) => {
    expect(isSameText(draft, other)).toBe(true);
  });
});

describe('a text is different', () => {
  test.each([
    ['with a changed title', { ...draft, title: 'Tea' }],
    ['with a changed introduction', { ...draft, intro: 'Boil water. Wait.' }],
    ['with a changed conclusion', { ...draft, conclusion: '' }],
    ['with a key point', { ...draft, keyPoints: 'Fresh leaves.' }],
    ['with a description', { ...draft, description: 'Tea.' }],
    ['with a question', { ...draft, questions: [{ key: 9, question: 'Hot?', answer: 'Yes.' }] }],
    ['with another alternative text', { ...draft, alternativeTexts: { '/api/images/i1': '' } }],
    ['with a caption', { ...draft, captions: { '/api/images/i1': 'Our tea' } }],
    ['with its sections the other way round', { ...draft, sections: draft.sections.toReversed() }],
    ['without a section', { ...draft, sections: draft.sections.slice(1) }],
    ['without a picture', { ...draft, sections: draft.sections.map((s) => ({ ...s, images: [] })) }],
  ])('%s', (_name, other) => {
    expect(isSameText(draft, other)).toBe(false);
  });
});

test('a form is copied with its key points, questions and description', () => {
  const more = {
    ...draft,
    description: 'How to.',
    keyPoints: 'Fresh leaves.',
    questions: [{ key: 1, question: 'How hot?', answer: 'Very.' }],
  };
  expect(plainTextOf(more)).toBe(
    'Tea at Home\n\nHow to.\n\nBoil water.\n\nWait.\n\nFresh leaves.\n\nLeaves\n\nChoose them.\n\nWater\n\nFresh and soft.\n\nDrink.\n\nHow hot?\n\nVery.',
  );
});

test('a form is copied as plain text', () => {
  expect(plainTextOf(draft)).toBe(
    'Tea at Home\n\nBoil water.\n\nWait.\n\nLeaves\n\nChoose them.\n\nWater\n\nFresh and soft.\n\nDrink.',
  );
});
