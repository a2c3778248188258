import { blogWith } from '../../support/blogs.ts';

/** A short blog of two sections, the first with a picture. */
export const SAMPLE_BLOG = blogWith({
  id: 'b1',
  updatedAt: '2026-11-20T10:00:00.000Z',
  content: {
    title: 'Tea at Home',
    intro: 'Boil water.\n\nWait.',
    sections: [
      {
        heading: 'Leaves',
        content: 'Choose them.',
        images: [
          { url: '/api/images/i1', title: 'Leaves', alt: 'Leaves', source: '', sourceUrl: '', width: 600, height: 400 },
        ],
      },
      { heading: 'Water', content: 'Fresh and soft.', images: [] },
    ],
    conclusion: 'Drink.',
  },
});
