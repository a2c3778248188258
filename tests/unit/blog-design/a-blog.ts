import type { Blog, BlogImage, BlogSection } from '@/lib/blogs/schema.ts';

/** A picture of 1200 × 800 with a source. */
export function anImage(given: Partial<BlogImage>): BlogImage {
  return {
    url: '/api/images/1',
    title: 'A loaf on a board',
    alt: 'A brown loaf',
    source: 'Flour & Field',
    sourceUrl: 'https://example.org/loaf',
    width: 1200,
    height: 800,
    ...given,
  };
}

/** A section with one paragraph. */
export function aSection(given: Partial<BlogSection>): BlogSection {
  return { heading: 'Why altitude matters', content: 'Air is thinner.', images: [], ...given };
}

/** A short English blog that nobody owns. */
export function aBlog(given: Partial<Blog>): Blog {
  return {
    id: 'abc',
    topic: 'sourdough',
    language: 'english',
    length: 'small',
    content: {
      title: 'Sourdough at Sea Level and Above',
      intro: 'Bread rises.',
      sections: [aSection({})],
      conclusion: 'Write it down.',
    },
    sources: [],
    writer: 'model',
    style: 'retro',
    colorTheme: 'amber',
    visibility: 'public',
    createdAt: '2026-03-04T10:00:00.000Z',
    updatedAt: '2026-03-04T10:00:00.000Z',
    shareUrl: 'https://quillcast.example/share/abc',
    ...given,
  };
}
