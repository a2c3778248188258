import { HtmlValidate } from 'html-validate';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { postHtml } from '@/lib/blog-exports/post-html.tsx';
import { blogWith, HOSTILE_TEXTS } from '../../support/blogs.ts';

const IMAGE = {
  url: '/api/images/one',
  title: 'Steep',
  alt: 'A cup of tea',
  source: 'Ann',
  sourceUrl: 'https://photos.example/1?a=1&b=2',
  width: 800,
  height: 600,
};

const SOURCES = [
  { number: 1, url: 'https://tea.example/steeping?a=1&b=2', title: 'Steeping' },
  { number: 2, url: 'not an address', title: 'A book' },
];

function makeMarkup(
  given: Parameters<typeof blogWith>[0],
  pictureUrl = (url: string) => `https://ours.example${url}`,
  pictureClass?: () => string,
): string {
  const canonicalUrl = 'https://ours.example/share/abc123';
  return postHtml({ blog: blogWith(given), canonicalUrl }, { pictureUrl, pictureClass });
}

/** Tags and attributes of a page's elements, in order. */
function readTags(markup: string) {
  const names: string[] = [];
  const attributes: string[] = [];
  const parser = new Parser({
    onopentag: (name, given) => {
      names.push(name);
      attributes.push(...Object.entries(given).map(([key, value]) => `${key}=${value}`));
    },
  });
  parser.end(markup);
  return { names, attributes };
}

describe('an article as HTML for another site', () => {
  it('has headings, paragraphs, lists, pictures and the conclusion in order', () => {
    const markup = makeMarkup({
      content: {
        intro: 'Welcome.',
        sections: [{ heading: 'Steep', content: '- one\n- two\n\n1. first', images: [IMAGE] }],
        conclusion: 'Enjoy.',
      },
    });
    expect(readTags(markup).names).toEqual('p h2 figure img figcaption a ul li li ol li h2 p p em p a'.split(' '));
    expect(markup).toContain('<p>Welcome.</p><h2>Steep</h2><figure>');
    expect(markup).toContain('<h2>Conclusion</h2><p>Enjoy.</p>');
  });

  it('shows a picture at its address there, with title, size, credit and the site’s class', () => {
    const sections = [{ heading: 'Steep', content: 'Text.', images: [IMAGE] }];
    const markup = makeMarkup(
      { content: { sections } },
      () => 'https://theirs.example/1.png',
      () => 'wp-image-7',
    );
    expect(markup).toContain(
      '<figure><img src="https://theirs.example/1.png" alt="A cup of tea" width="800" height="600" class="wp-image-7" loading="lazy"/><figcaption><a href="https://photos.example/1?a=1&amp;b=2">Ann</a></figcaption></figure>',
    );
  });

  it.each(['', '/api/images/one', 'data:image/png;base64,AAAA', 'javascript:alert(1)'])(
    'leaves out a picture with the address %j',
    (address) => {
      const sections = [{ heading: 'Steep', content: 'Text.', images: [IMAGE] }];
      expect(readTags(makeMarkup({ content: { sections } }, () => address)).names).not.toContain('img');
    },
  );

  it('links a citation to its source', () => {
    const markup = makeMarkup({
      sources: SOURCES,
      content: { intro: 'Steep it [1], says a book [2], and nobody else [3].' },
    });
    expect(markup).toContain('Steep it<sup><a href="https://tea.example/steeping?a=1&amp;b=2">[1]</a></sup>');
    expect(markup).toContain('says a book [2], and nobody else [3].');
  });

  it('lists the sources by their numbers', () => {
    expect(makeMarkup({ sources: SOURCES })).toContain(
      '<h2>Sources</h2><ol><li value="1"><a href="https://tea.example/steeping?a=1&amp;b=2">Steeping</a></li><li value="2">A book</li></ol>',
    );
  });

  it('notes in its language that AI wrote it, unless a person did', () => {
    const german = makeMarkup({ language: 'german', sources: SOURCES });
    expect(german).toContain('<em>Mit KI geschrieben.');
    expect(german).toContain('<h2>Quellen</h2>');
    expect(makeMarkup({ writer: 'person' })).not.toContain('<em>');
  });

  it('ends with a visible link to the original, without nofollow', () => {
    expect(makeMarkup({})).toMatch(
      /<p>Originally published at <a href="https:\/\/ours\.example\/share\/abc123">ours\.example<\/a><\/p>$/,
    );
  });

  it.each(HOSTILE_TEXTS)('lets no text become markup: %j', (text) => {
    const hostile = { ...IMAGE, title: text, source: text, sourceUrl: text };
    const markup = makeMarkup({
      sources: [
        { number: 1, url: text, title: text },
        { number: 2, url: 'https://tea.example', title: text },
      ],
      content: {
        intro: `${text} [1]`,
        sections: [{ heading: text, content: `- ${text}\n- ${text}`, images: [hostile] }],
        conclusion: text,
      },
    });
    const { names, attributes } = readTags(markup);
    const allowed = 'p h2 figure img figcaption ul li ol a em'.split(' ');
    expect(names.filter((name) => !allowed.includes(name))).toEqual([]);
    expect(names.filter((name) => name === 'img')).toHaveLength(1);
    expect(attributes.filter((each) => /^(on|style|class|id)/.test(each))).toEqual([]);
    expect(attributes.filter((each) => /^(href|src)=(?!https:\/\/)/.test(each))).toEqual([]);
  });

  it('is valid HTML', async () => {
    const sections = [{ heading: 'A & B', content: '- one [1]\n- two', images: [IMAGE] }];
    const markup = makeMarkup({ sources: SOURCES, content: { sections } });
    const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
    const report = await validator.validateString(markup);
    expect(report.results.flatMap(({ messages }) => messages)).toEqual([]);
  });
});
