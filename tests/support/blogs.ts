import type { Blog } from '@/lib/blogs/schema.ts';
import type { Prisma } from '@/lib/generated/prisma/client.ts';

/** A blog as the API returns it, with a test's overrides. */
export function blogWith(given: Partial<Omit<Blog, 'content'>> & { content?: Partial<Blog['content']> } = {}): Blog {
  const { content, ...rest } = given;
  return {
    id: 'abc123',
    topic: 'Tea',
    language: 'english',
    length: 'small',
    sources: [],
    writer: 'model',
    style: 'minimal',
    colorTheme: 'default',
    visibility: 'public',
    createdAt: '2026-03-01T12:00:00.000Z',
    updatedAt: '2026-03-01T12:00:00.000Z',
    shareUrl: 'https://quillcast.test/share/abc123',
    ...rest,
    content: {
      title: 'A Title',
      intro: 'An intro.',
      sections: [{ heading: 'A heading', content: 'Some content.', images: [] }],
      conclusion: 'The end.',
      ...content,
    },
  };
}

/** A picture of an article, with a test's overrides. */
export const imageWith = <Given extends object>(given: Given) => {
  return { title: 'A', source: '', sourceUrl: '', width: 10, height: 10, ...given };
};

/** A row of the blogs table, with a test's overrides. */
export function blogRow(given: Partial<Prisma.BlogUncheckedCreateInput> & { id: string }) {
  return {
    ...({ language: 'english', length: 'small', writer: 'model', style: 'minimal' } as const),
    topic: 'Tea',
    title: 'A Title',
    intro: 'An intro.',
    conclusion: 'The end.',
    sections: [{ heading: 'A heading', content: 'Some content.', images: [] }],
    ...given,
  };
}

/** Titles and texts that try to break out of their markup. */
export const HOSTILE_TEXTS = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '\u202Egnp.exe\u202C and \u2066more',
  '=HYPERLINK("http://evil.example","click")',
  '[click](javascript:alert(1)) ![x](http://evil.example/x.png)',
  '../../x"\r\n.html',
  ']]><b>x</b>',
  '&lt;b&gt; &amp; \u2028 \u0008',
  '{{constructor.constructor("alert(1)")()}}',
] as const;
