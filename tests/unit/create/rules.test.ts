import { describe, expect, it } from 'vitest';
import {
  advancedToolsSummary,
  checkImageLink,
  checkSourceUrl,
  shownTopicProblem,
  topicProblem,
} from '@/components/create/rules.ts';
import { chooseImages } from '@/lib/images/rules.ts';

const MB = 1024 * 1024;
const image = (name: string, size = 1000, type = 'image/png') => ({ name, type, size });

describe('checking a source URL', () => {
  it.each(['https://example.com', 'http://example.com/a?b=c#d', 'https://例え.jp/道'])('accepts %s', (url) => {
    expect(checkSourceUrl(url, [])).toEqual({ ok: true, value: url });
  });

  it('trims it', () => {
    expect(checkSourceUrl('  https://example.com/a ', [])).toEqual({ ok: true, value: 'https://example.com/a' });
  });

  it.each(['', '   '])('asks for one when given "%s"', (typed) => {
    expect(checkSourceUrl(typed, [])).toEqual({
      ok: false,
      problem: { title: 'Invalid URL', description: 'Please enter a valid URL' },
    });
  });

  it.each(['example.com', 'not a url', 'ftp://example.com/a', 'javascript:alert(1)', 'http://'])(
    'refuses %s',
    (typed) => {
      expect(checkSourceUrl(typed, [])).toEqual({
        ok: false,
        problem: { title: 'Invalid URL', description: 'Please enter a valid URL including http:// or https://' },
      });
    },
  );

  it.each(['https://example.com', 'https://example.com/', 'HTTPS://EXAMPLE.com'])(
    'knows %s again in a list that has https://example.com',
    (typed) => {
      expect(checkSourceUrl(typed, ['https://example.com'])).toEqual({
        ok: false,
        problem: { title: 'Duplicate URL', description: 'This URL is already in your sources list' },
      });
    },
  );

  it('accepts a tenth source and refuses an eleventh', () => {
    const listed = Array.from({ length: 10 }, (_, index) => `https://example.com/${index}`);
    expect(checkSourceUrl('https://example.org', listed.slice(1)).ok).toBe(true);
    expect(checkSourceUrl('https://example.org', listed)).toMatchObject({
      ok: false,
      problem: { title: 'Maximum sources reached' },
    });
  });

  it('accepts 2048 characters and refuses 2049', () => {
    const start = 'https://example.com/';
    const longest = start + 'a'.repeat(2048 - start.length);
    expect(checkSourceUrl(longest, []).ok).toBe(true);
    expect(checkSourceUrl(`${longest}a`, [])).toMatchObject({ ok: false, problem: { title: 'Invalid URL' } });
  });
});

describe('checking the source link of an image', () => {
  it.each(['', '  '])('reads "%s" as no link', (typed) => {
    expect(checkImageLink(typed)).toEqual({ ok: true, value: null });
  });

  it('accepts an address without the spaces around it', () => {
    expect(checkImageLink(' https://example.com/photo ')).toEqual({ ok: true, value: 'https://example.com/photo' });
  });

  it.each(['photo.jpg', 'data:text/html,x'])('refuses %s', (typed) => {
    expect(checkImageLink(typed)).toEqual({
      ok: false,
      problem: { title: 'Invalid URL', description: 'Please enter a valid URL including http:// or https://' },
    });
  });
});

describe('choosing images', () => {
  it('takes images of any image type up to 5 MB exactly', () => {
    const files = [image('a.png', 5 * MB), image('b.webp', 1, 'image/webp')];
    expect(chooseImages(files, 0)).toEqual({ chosen: files, problem: null });
  });

  it('refuses a file that is not an image, and names it', () => {
    expect(chooseImages([image('notes.txt', 1, 'text/plain')], 0)).toEqual({
      chosen: [],
      problem: { title: 'Invalid file type', description: 'notes.txt is not an image file' },
    });
  });

  it.each([
    ['photo.heic', 'image/heic'],
    ['photo.HEIC', ''],
    ['drawing.svg', 'image/svg+xml'],
    ['scan.tiff', 'image/tiff'],
    ['old.bmp', 'image/bmp'],
  ])('refuses the kind of %s and names the allowed ones', (name, type) => {
    expect(chooseImages([image(name, 1, type)], 0)).toEqual({
      chosen: [],
      problem: {
        title: 'This kind of image cannot be used',
        description: `${name}: please use PNG, JPEG, GIF, WebP or AVIF`,
      },
    });
  });

  it('refuses a file above 5 MB, and names it', () => {
    expect(chooseImages([image('big.png', 5 * MB + 1)], 0)).toEqual({
      chosen: [],
      problem: { title: 'File too large', description: 'big.png exceeds the 5MB size limit' },
    });
  });

  it('accepts the good files beside a bad one', () => {
    const good = image('good.png');
    const { chosen, problem } = chooseImages([image('bad.pdf', 1, 'application/pdf'), good], 0);
    expect(chosen).toEqual([good]);
    expect(problem?.title).toBe('Invalid file type');
  });

  it('names every refused file of the first kind in one message', () => {
    const files = [image('a.txt', 1, 'text/plain'), image('b.txt', 1, 'text/plain')];
    expect(chooseImages(files, 0).problem).toEqual({
      title: 'Invalid file type',
      description: 'a.txt is not an image file, b.txt is not an image file',
    });
  });

  it('takes only as many as there are free slots, and says so', () => {
    const files = [image('a.png'), image('b.png'), image('c.png')];
    expect(chooseImages(files, 4)).toEqual({
      chosen: files.slice(0, 2),
      problem: { title: 'Maximum images reached', description: 'You can only use up to 6 images for your blog' },
    });
  });

  it('fills the last slot without a message', () => {
    expect(chooseImages([image('a.png')], 5)).toEqual({ chosen: [image('a.png')], problem: null });
  });

  it('takes none when six are there', () => {
    expect(chooseImages([image('a.png')], 6)).toEqual({
      chosen: [],
      problem: { title: 'Maximum images reached', description: 'You can only use up to 6 images for your blog' },
    });
  });
});

describe('checking a topic', () => {
  it.each([
    ['', 'Please enter a blog topic'],
    ['   ', 'Please enter a blog topic'],
    ['a', null],
    [`  ${'a'.repeat(1000)}  `, null],
    ['a'.repeat(1001), 'Topic cannot exceed 1000 characters'],
  ])('judges %j', (typed, problem) => {
    expect(topicProblem(typed)).toBe(problem);
  });

  it('ignores an empty topic while typing, and reports a long one at once', () => {
    expect(shownTopicProblem('')).toBeNull();
    expect(shownTopicProblem('a'.repeat(1001))).toBe('Topic cannot exceed 1000 characters');
  });
});

describe('the badge of Advanced Tools', () => {
  it.each([
    [[], [], {}, ''],
    [['a'], [], {}, '1 URL'],
    [['a', 'b'], ['https://c.org'], {}, '2 URLs, 1 image, 1 link'],
    [[], ['https://c.org', null, null, 'https://d.org', null, null], {}, '6 images, 2 links'],
    [['a'], [], { tone: 'Dry' }, '1 URL, 1 wish'],
    [[], [], { tone: 'Dry', audience: 'All', pointOfView: 'A cook' }, '3 wishes'],
    [[], [], { tone: '  ' }, ''],
  ])('counts URLs %j, images with links %j and wishes %j', (urls, links, wishes, text) => {
    const images = links.map((link, id) => ({ id, name: 'a.png', dataUrl: 'data:', link, alternativeText: '' }));
    expect(advancedToolsSummary(urls, images, { tone: '', audience: '', pointOfView: '', ...wishes })).toBe(text);
  });
});
