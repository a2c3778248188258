import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { embedCode } from '@/lib/blogs/embed-code';
import { creatorFeed } from '@/lib/blogs/feeds';
import { downloadFileName } from '@/lib/blogs/file-name';
import { blogPosting, jsonForScript } from '@/lib/blogs/json-ld';
import { blogMarkdown } from '@/lib/blogs/markdown';
import { blogIdOfAddress, oEmbed } from '@/lib/blogs/oembed';
import { sitemap } from '@/lib/blogs/sitemap';
import { blogWith, HOSTILE_TEXTS } from '../../support/blogs.ts';

const ORIGIN = 'https://quillcast.test';

test('embeds a blog by a frame of full width, 800 high, without border, and a credit link', () => {
  expect(embedCode({ id: 'abc', title: 'Tea & "Cake"' }, ORIGIN)).toBe(
    '<iframe src="https://quillcast.test/embed/abc" width="100%" height="800" frameborder="0" style="max-width: 800px;" title="Tea &amp; &quot;Cake&quot;"></iframe>\n' +
      '<p><a href="https://quillcast.test">Created with Quillcast - AI-powered blog generator</a></p>',
  );
});

test.each([
  ['lowercases and hyphenates', 'How to Brew Coffee', 'blog-how-to-brew-coffee.html'],
  ['keeps other scripts', 'Как заварить чай', 'blog-как-заварить-чай.html'],
  ['drops what a path or header could trip over', '../../x"\r\n.html', 'blog-x-html.html'],
  ['never ends up without a name', '???', 'blog-untitled.html'],
])('names the downloaded file: %s', (_, title, name) => {
  expect(downloadFileName(title)).toBe(name);
});

test.each(HOSTILE_TEXTS)('a feed stays readable with %j in it', (text) => {
  const blog = blogWith({ content: { title: text, intro: text } });
  const profile = { displayName: text, slug: 'ada', photoURL: null };
  const rss = parseRssFeed(creatorFeed(profile, [blog], ORIGIN, 'rss'));
  const json = parseJsonFeed(creatorFeed(profile, [blog], ORIGIN, 'json'));
  expect(rss.items).toMatchObject([{ link: 'https://quillcast.test/share/abc123' }]);
  expect(json.items).toMatchObject([{ url: 'https://quillcast.test/share/abc123' }]);
});

test.each(HOSTILE_TEXTS)('a script element cannot be left by %j in its JSON', (text) => {
  const json = jsonForScript(blogPosting(blogWith({ content: { title: text } }), ORIGIN));
  expect(json).not.toMatch(/[<>\u2028\u2029]/);
  expect(JSON.parse(json).headline).toBe(text);
});

test('says in JSON-LD what wrote the text', () => {
  const typeOf = (writer: 'model' | 'built-in') =>
    (blogPosting(blogWith({ writer }), ORIGIN) as { digitalSourceType?: string }).digitalSourceType;
  expect(typeOf('model')).toBe('https://schema.org/TrainedAlgorithmicMediaDigitalSource');
  expect(typeOf('built-in')).toBe('https://schema.org/AlgorithmicMediaDigitalSource');
});

test('writes Markdown in which nothing of a text is markup', () => {
  const link = '[click](javascript:alert(1)) <b>x</b> *y*';
  const markdown = blogMarkdown(blogWith({ content: { title: link } }), 'A note.');
  expect(markdown).toContain('# \\[click\\](javascript:alert(1)) \\<b\\>x\\</b\\> \\*y\\*');
  expect(markdown).toContain('_A note._');
  expect(markdown).toContain('Canonical: <https://quillcast.test/share/abc123>');
});

test('keeps lists and turns citations into footnotes', () => {
  const source = { number: 1, url: 'https://example.com/a (b)', title: 'Page' };
  const markdown = blogMarkdown(
    blogWith({ sources: [source], content: { intro: '- one [1]\n- two [2]' } }),
    '',
  );
  expect(markdown).toContain('- one [^1]\n- two \\[2\\]');
  expect(markdown).toContain('[^1]: [Page](https://example.com/a%20%28b%29)');
});

test.each([
  ['/share/abc', 'abc'],
  ['/s/abc/', 'abc'],
  ['/view/a-b_c', 'a-b_c'],
  ['/profile/abc', undefined],
  ['/share/a/b', undefined],
])('finds the blog of the address %s: %s', (path, id) => {
  expect(blogIdOfAddress(`${ORIGIN}${path}`, ORIGIN)).toBe(id);
});

test.each(['https://evil.example/share/abc', 'javascript:alert(1)', 'nothing'])(
  'finds no blog at %s',
  (address) => {
    expect(blogIdOfAddress(address, ORIGIN)).toBeUndefined();
  },
);

test('keeps an oEmbed frame within the size asked for', () => {
  expect(oEmbed(blogWith(), ORIGIN, { maxwidth: 400, maxheight: 300 })).toMatchObject({
    ...{ version: '1.0', type: 'rich', width: 400, height: 300 },
    html: expect.stringContaining(
      'src="https://quillcast.test/embed/abc123" width="400" height="300"',
    ),
  });
});

test('escapes addresses in a sitemap', () => {
  expect(sitemap([{ url: 'https://quillcast.test/a?b&c' }])).toContain(
    '<loc>https://quillcast.test/a?b&amp;c</loc>',
  );
});
