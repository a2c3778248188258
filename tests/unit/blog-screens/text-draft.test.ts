import { expect, test } from 'vitest';
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

test.each([
  ['spaces around it', { title: '  Tea at Home ' }, true],
  ['another kind of line ends', { intro: 'Boil water.\r\n\r\nWait.' }, true],
  ['other keys', { sections: draft.sections.map((each) => ({ ...each, key: each.key + 9 })) }, true],
  ['another title', { title: 'Tea' }, false],
  ['another introduction', { intro: 'Boil water. Wait.' }, false],
  ['another conclusion', { conclusion: '' }, false],
  ['a key point', { keyPoints: 'Fresh leaves.' }, false],
  ['a description', { description: 'Tea.' }, false],
  ['a question', { questions: [{ key: 9, question: 'Hot?', answer: 'Yes.' }] }, false],
  ['another alternative text', { alternativeTexts: { '/api/images/i1': '' } }, false],
  ['a caption', { captions: { '/api/images/i1': 'Our tea' } }, false],
  ['its sections the other way round', { sections: draft.sections.toReversed() }, false],
  ['one section less', { sections: draft.sections.slice(1) }, false],
  ['no picture', { sections: draft.sections.map((each) => ({ ...each, images: [] })) }, false],
])('a text with %s is the same or not', (_, changes, isSame) => {
  expect(isSameText(draft, { ...draft, ...changes })).toBe(isSame);
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
