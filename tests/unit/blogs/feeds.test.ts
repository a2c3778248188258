import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { jsonFeed, rssFeed } from '@/lib/blog-exports/feeds.tsx';
import type { Blog, PublicProfile } from '@/lib/blogs/schema.ts';
import { blogWith, HOSTILE_TEXTS } from '../../support/blogs.ts';

const ORIGIN = 'https://quillcast.test';

const NO_FILES = new Map();

const ADA = { displayName: 'Ada', slug: 'ada', photoURL: null, biography: '', links: [] };

const blogFeed = (blogs: Blog[], given: Partial<PublicProfile> = {}) => ({
  profile: { ...ADA, ...given },
  blogs,
  origin: ORIGIN,
});

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

test('a JSON feed is one of version 1.1, with authors and languages', () => {
  const blogs = [blogWith({ language: 'german' }), blogWith({ id: 'b', language: 'german' })];
  const avatar = { photoURL: '/api/images/x' };
  expect(JSON.parse(jsonFeed(blogFeed(blogs, avatar)))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Ada on Quillcast',
    home_page_url: 'https://quillcast.test/user/ada',
    feed_url: 'https://quillcast.test/user/ada/feed.json',
    language: 'de',
    authors: [{ name: 'Ada', url: 'https://quillcast.test/user/ada', avatar: 'https://quillcast.test/api/images/x' }],
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
  expect(item).toMatchObject({ language: 'en-GB', content_html: expect.stringContaining('<p lang="en-GB">') });
});

test('an own domain changes the addresses of items, and not their ids', () => {
  const shareUrl = 'https://blog.ada.test/share/abc123';
  const [at, own] = [
    blogFeed([blogWith()]),
    { ...blogFeed([blogWith({ shareUrl })]), origin: 'https://blog.ada.test' },
  ];
  const rss = [at, own].map((source) => parseRssFeed(rssFeed(source, NO_FILES)).items?.[0]);
  const json = [at, own].map((source) => JSON.parse(jsonFeed(source)).items[0]);
  const id = 'http://localhost:3000/share/abc123';
  expect(rss.map((item) => item?.guid)).toEqual([1, 2].map(() => ({ value: id, isPermaLink: false })));
  expect(json.map((item) => item.id)).toEqual([id, id]);
  expect([rss[1]?.link, json[1].url]).toEqual([shareUrl, shareUrl]);
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
    content_html: '<p lang="de">Tee &amp; &lt;b&gt;Kuchen&lt;/b&gt;</p>',
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
