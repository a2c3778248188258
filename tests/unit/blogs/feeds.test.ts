import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { feedItem, jsonFeed, rssFeed } from '@/lib/blog-exports/feeds.tsx';
import type { Blog, PublicProfile } from '@/lib/blogs/schema.ts';
import { answered } from '../../support/answered.ts';
import { blogWith, HOSTILE_TEXTS } from '../../support/blogs.ts';

const NO_FILES = new Map();

const ADA = { displayName: 'Ada', slug: 'ada', photoURL: null, biography: '', links: [] };

const SITE = 'http://localhost:3000';

function blogFeed(blogs: Blog[], given: Partial<PublicProfile> = {}) {
  const profile = { ...ADA, ...given };
  const page = profile.ownOrigin ?? `${SITE}/user/ada`;
  return { profile, page, group: undefined, hub: undefined, items: blogs.map((blog) => feedItem(blog, profile)) };
}

test.each(HOSTILE_TEXTS)('a feed stays readable with %j in it', (text) => {
  const blog = blogWith({ content: { title: text, intro: text } });
  const source = blogFeed([blog], { displayName: text });
  const rss = parseRssFeed(rssFeed(source, NO_FILES));
  const json = parseJsonFeed(jsonFeed(source));
  expect(rss.items).toMatchObject([{ link: 'https://quillcast.test/share/abc123' }]);
  expect(json.items).toMatchObject([{ url: 'https://quillcast.test/share/abc123' }]);
});

/** The text that a feed reader shows for HTML. */
const shown = (html = '') => parseHTML(`<p>${html}</p>`).document.querySelector('p')?.textContent;

test.each(['Tom & Jerry', '1 < 2 > 0', '<b>Tea</b>', '&lt;b&gt; &amp; tea', ']]><b>x</b>'])(
  'a reader that takes titles for HTML shows %j as it was typed',
  (title) => {
    const source = blogFeed([blogWith({ content: { title, intro: title } })], { displayName: title });
    const rss = parseRssFeed(rssFeed(source, NO_FILES));
    expect(shown(rss.items?.[0]?.title)).toBe(title);
    expect(shown(rss.items?.[0]?.description)).toBe(title);
    expect(shown(rss.title)).toBe(`${title} on Quillcast`);
    expect(shown(rss.description)).toBe(`Blogs by ${title}, made with Quillcast`);
    expect(rss.items?.[0]?.dc?.creators?.map(shown)).toEqual([title]);
    expect(shown(rss.atom?.authors?.[0]?.name)).toBe(title);
    const json = parseJsonFeed(jsonFeed(source));
    expect(json).toMatchObject({ title: `${title} on Quillcast`, items: [{ title }] });
  },
);

test('a feed is described in the language of its blogs', async () => {
  const feed = async () => jsonFeed(blogFeed([blogWith({ language: 'german' })]));
  const { result } = await answered(feed, { language: 'de' });
  expect(JSON.parse(result).description).toBe('Blogs von Ada, erstellt mit Quillcast');
});

test('a JSON feed is one of version 1.1, with authors and languages', () => {
  const blogs = [blogWith({ language: 'german' }), blogWith({ id: 'b', language: 'german' })];
  const avatar = { photoURL: '/api/images/x' };
  expect(JSON.parse(jsonFeed(blogFeed(blogs, avatar)))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Ada on Quillcast',
    home_page_url: 'http://localhost:3000/user/ada',
    feed_url: 'http://localhost:3000/user/ada/feed.json',
    language: 'de',
    authors: [{ name: 'Ada', url: 'http://localhost:3000/user/ada', avatar: 'http://localhost:3000/api/images/x' }],
    items: [{ language: 'de' }, { language: 'de' }],
  });
  const mixed = [...blogs, blogWith({ id: 'c', language: 'french' })];
  const feed = JSON.parse(jsonFeed(blogFeed(mixed)));
  expect(feed).not.toHaveProperty('language');
  expect(feed).not.toHaveProperty('author');
  expect(feed.items[2]).toMatchObject({ language: 'fr' });
});

test('a feed is in the variety of its blogs, else in their language', () => {
  const british = blogWith({ locale: 'en-GB' });
  const read = (blogs: Blog[]) => {
    const rss = parseRssFeed(rssFeed(blogFeed(blogs), NO_FILES));
    return [rss.language, ...(rss.items ?? []).map(({ dc }) => dc?.languages?.[0])];
  };
  expect(read([british, british])).toEqual(['en-GB', 'en-GB', 'en-GB']);
  expect(read([british, blogWith()])).toEqual(['en', 'en-GB', 'en']);
  const [item] = JSON.parse(jsonFeed(blogFeed([british]))).items;
  expect(item).toMatchObject({ language: 'en-GB', content_html: expect.stringMatching(/^<div lang="en-GB">/) });
});

test('an own domain changes the addresses of items, and not their ids', () => {
  const shareUrl = 'https://blog.ada.test/all-about-tea';
  const [at, own] = [
    blogFeed([blogWith()]),
    blogFeed([blogWith({ shareUrl })], { ownOrigin: 'https://blog.ada.test' }),
  ];
  const rss = [at, own].map((source) => parseRssFeed(rssFeed(source, NO_FILES)).items?.[0]);
  const json = [at, own].map((source) => JSON.parse(jsonFeed(source)).items[0]);
  const id = 'http://localhost:3000/share/abc123';
  expect(rss.map((item) => item?.guid)).toEqual([1, 2].map(() => ({ value: id, isPermaLink: false })));
  expect(json.map((item) => item.id)).toEqual([id, id]);
  expect([rss[1]?.link, json[1].url]).toEqual([shareUrl, shareUrl]);
  expect(JSON.parse(jsonFeed(own))).toMatchObject({
    home_page_url: 'https://blog.ada.test/',
    feed_url: 'https://blog.ada.test/feed.json',
  });
  const { link, atom } = parseRssFeed(rssFeed(own, NO_FILES));
  expect([link, atom?.links?.[0]]).toEqual([
    'https://blog.ada.test/',
    { rel: 'self', href: 'https://blog.ada.test/feed.xml', type: 'application/rss+xml' },
  ]);
});

test('the feed of a tag has its name and addresses, and each item its tags', () => {
  const tags = ['R&D', 'Tea'];
  const source = { ...blogFeed([blogWith({ tags })]), page: `${SITE}/user/ada/tags/r-d`, group: 'R&D' };
  const json = JSON.parse(jsonFeed(source));
  expect(json).toMatchObject({
    title: 'R&D – Ada on Quillcast',
    home_page_url: 'http://localhost:3000/user/ada/tags/r-d',
    feed_url: 'http://localhost:3000/user/ada/tags/r-d/feed.json',
    authors: [{ url: 'http://localhost:3000/user/ada' }],
    items: [{ tags }],
  });
  const rss = parseRssFeed(rssFeed(source, NO_FILES));
  expect(rss.items?.[0]?.categories?.map(({ name }) => shown(name))).toEqual(tags);
});

test('a feed names its WebSub hub', () => {
  const source = { ...blogFeed([]), hub: 'https://hub.example/?a&b' };
  expect(JSON.parse(jsonFeed(source)).hubs).toEqual([{ type: 'WebSub', url: 'https://hub.example/?a&b' }]);
  const { atom } = parseRssFeed(rssFeed(source, NO_FILES));
  expect(atom?.links).toContainEqual({ rel: 'hub', href: 'https://hub.example/?a&b' });
});

const PICTURE = { title: 'Leaves', source: 'Eva', sourceUrl: 'https://eva.example/', width: 1200, height: 800 };

test('an item has the whole article: cover, pictures, text, citations as links, sources and the note on its writer', () => {
  const [item] = JSON.parse(
    jsonFeed(
      blogFeed([
        blogWith({
          cover: { ...PICTURE, url: '/api/images/cover', alt: 'A pot' },
          sources: [{ number: 1, url: 'https://tea.example/', title: 'On tea', quote: 'Tea is hot.' }],
          content: {
            intro: 'Tea is hot [1].',
            sections: [
              {
                heading: 'Kinds',
                content: '| Tea | Minutes |\n| --- | --- |\n| Green | 2 |\n\n```js\nbrew("<b>");\n```',
                images: [{ ...PICTURE, url: '/api/images/leaves', alt: 'Leaves' }],
              },
            ],
            questions: [{ question: 'Milk?', answer: 'Never.' }],
          },
        }),
      ]),
    ),
  ).items;
  const { document } = parseHTML(item.content_html);
  const all = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map((found) => found.getAttribute(attribute));
  expect(all('img', 'src')).toEqual([`${SITE}/api/images/cover`, `${SITE}/api/images/leaves`]);
  expect(all('sup a', 'href')).toEqual(['https://tea.example/']);
  expect([...document.querySelectorAll('h2, h3')].map((heading) => heading.textContent)).toEqual([
    ...['Kinds', 'Conclusion', 'Questions and answers', 'Milk?', 'Sources'],
  ]);
  expect(document.querySelector('td')?.textContent).toBe('2');
  expect(document.querySelector('code')?.textContent).toBe('brew("<b>");');
  expect(document.querySelector('div > p:last-child')?.textContent).toContain('AI');
});

test.each(HOSTILE_TEXTS)('the text %j of an item contains no markup of its own', (text) => {
  const content = { intro: text, sections: [{ heading: text, content: text, images: [] }], conclusion: text };
  const [item] = JSON.parse(jsonFeed(blogFeed([blogWith({ content, description: 'Tea' })]))).items;
  const { document } = parseHTML(item.content_html);
  expect(document.querySelectorAll('script, img, b, iframe, style, [onerror], [href^="javascript:"]')).toHaveLength(0);
  const { items } = parseRssFeed(rssFeed(blogFeed([blogWith({ content, description: 'Tea' })]), NO_FILES));
  // XML has no control characters and one kind of line break.
  expect(items?.[0]?.content?.encoded).toBe(item.content_html.replaceAll('\u0008', '').replaceAll(/\r\n?/g, '\n'));
});

test('feeds without blogs are valid', () => {
  expect(JSON.parse(jsonFeed(blogFeed([])))).toMatchObject({ items: [] });
  expect(parseRssFeed(rssFeed(blogFeed([]), NO_FILES)).title).toBe('Ada on Quillcast');
});

test('an enclosure needs the picture’s type and size', () => {
  const picture = { title: '', source: '', sourceUrl: '', width: 1200, height: 800 };
  const source = blogFeed([
    blogWith({ id: 'a', cover: { ...picture, url: '/api/images/known' } }),
    blogWith({ id: 'b', cover: { ...picture, url: '/api/images/unknown' } }),
    blogWith({ id: 'c', cover: { ...picture, url: 'https://pictures.example/x.jpg' } }),
  ]);
  const files = new Map([['known', { contentType: 'image/webp', size: 1234 }]]);
  const { items } = parseRssFeed(rssFeed(source, files));
  expect(items?.map(({ enclosures }) => enclosures)).toEqual([
    [{ url: 'https://quillcast.test/api/images/known', type: 'image/webp', length: 1234 }],
    undefined,
    undefined,
  ]);
});

test('a JSON feed has its texts as escaped markup, and when they were published', () => {
  const blog = blogWith({ language: 'german', content: { intro: 'Tee & <b>Kuchen</b>' } });
  const [item] = JSON.parse(jsonFeed(blogFeed([blog]))).items;
  expect(item).toMatchObject({
    content_html: expect.stringContaining('<p>Tee &amp; &lt;b&gt;Kuchen&lt;/b&gt;</p>'),
    summary: 'Tee & <b>Kuchen</b>',
    date_published: '2026-03-01T12:00:00.000Z',
  });
  const rss = parseRssFeed(rssFeed(blogFeed([blog]), NO_FILES));
  expect(rss.items?.[0]?.description).toBe('Tee &amp; &lt;b&gt;Kuchen&lt;/b&gt;');
});

test('a feed describes a blog by its own description', () => {
  const blog = blogWith({ description: 'All about tea.' });
  const [item] = JSON.parse(jsonFeed(blogFeed([blog]))).items;
  expect(item.summary).toBe('All about tea.');
});

test('a feed excerpt ends between words', () => {
  const blog = blogWith({ content: { intro: 'seven77 '.repeat(40) } });
  const [item] = JSON.parse(jsonFeed(blogFeed([blog]))).items;
  expect(item.summary).toBe(`${'seven77 '.repeat(25).trim()}…`);
});
