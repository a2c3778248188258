import { type AsyncZippable, strToU8, type Zippable, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { api } from '../../support/api.ts';
import { archive, bringIn, type File, importer, item, leafPicture, look, wxr } from '../../support/imports.ts';
import { makeRefusal } from '../../support/requests.ts';

const leaf = await leafPicture();

const text = (markdown: string) => strToU8(markdown);

async function picturesIn(files: Zippable) {
  const { done, rows } = await bringIn([archive(files)]);
  const images = await (await db()).image.findMany({ where: { blogId: rows[0]?.id ?? '' } });
  return { notes: done[0].notes, sizes: images.map(({ width, height }) => [width, height]) };
}

test('a ZIP of texts and pictures becomes a preview of each post, in the order of the ZIP', async () => {
  const preview = await look(
    archive({
      'b.md': text('# B\n\nText.'),
      'notes/a.markdown': text('---\ntitle: [\n---\nText'),
      'site.xml': text(wxr(item('One.', 'One') + item('Two.', 'Two'))),
      'readme.pdf': text('%PDF'),
      '__MACOSX/._b.md': text('resource fork'),
      '.hidden.md': text('# Hidden'),
    }),
  );
  expect(preview.posts).toMatchObject([
    { title: 'B', notes: [] },
    { title: 'a', problem: 'Its front matter (between the --- lines) is not valid YAML.' },
    { title: 'One' },
    { title: 'Two' },
  ]);
});

const FOUND: [string, string, string][] = [
  ['beside the text', 'tea.md', 'leaf.png'],
  ['in a folder below it', 'tea.md', './pictures/leaf.png'],
  ['in a folder beside its own', 'posts/tea.md', '../pictures/leaf.png'],
  ['with an encoded name', 'tea.md', 'pictures/a%20leaf.png'],
];

test.each(FOUND)('imports a picture that lies %s', async (_, name, address) => {
  const markdown = text(`# Tea\n\nHot.\n\n## Leaf\n\n![A leaf](${address})\n\nGreen.`);
  const { notes, sizes } = await picturesIn({
    [name]: markdown,
    'leaf.png': leaf,
    'pictures/leaf.png': leaf,
    'pictures/a leaf.png': leaf,
  });
  expect({ notes, sizes }).toEqual({ notes: [], sizes: [[64, 48]] });
});

test('imports the cover of the front matter with alt text and credit', async () => {
  const front = '---\ntitle: Tea\ncover: pictures/leaf.png\ncoverAlt: A leaf\ncoverCredit: Ann\n---\n';
  const { rows } = await bringIn([archive({ 'tea.md': text(`${front}\nHot.`), 'pictures/leaf.png': leaf })]);
  expect(rows[0]?.cover).toMatchObject({ alt: 'A leaf', source: 'Ann', width: 64, height: 48 });
});

const OUTSIDE = ['../../../etc/passwd', '/etc/passwd', 'file:///etc/passwd', '..\\..\\leaf.png'];

test.each(OUTSIDE)('a picture at %s is left out', async (address) => {
  const markdown = text(`# Tea\n\nHot.\n\n## Leaf\n\n![x](<${address}>)\n\nGreen.`);
  const { notes, sizes } = await picturesIn({
    'tea.md': markdown,
    '../../../etc/passwd': leaf,
    '/etc/passwd': leaf,
    '..\\..\\leaf.png': leaf,
  });
  expect({ notes, sizes }).toEqual({ notes: ['1 image left out'], sizes: [] });
});

test('ignores entries outside the archive’s folder', async () => {
  const { posts } = await look(
    archive({
      '../evil.md': text('# Evil'),
      '/abs.md': text('# Abs'),
      'C:\\x.md': text('# C'),
      'a.md': text('# A\n\nB'),
    }),
  );
  expect(posts.map(({ title }: { title: string }) => title)).toEqual(['A']);
});

test('a symbolic link is never followed', async () => {
  const link = [strToU8('/proc/self/environ'), { os: 3, attrs: (0o120777 << 16) >>> 0 }] as const;
  const markdown = text('# Tea\n\nHot.\n\n## Leaf\n\n![x](link.png)\n\nGreen.');
  const files: AsyncZippable = { 'tea.md': markdown, 'link.png': link as never, 'env.md': link as never };
  const { notes, sizes } = await picturesIn(files as Zippable);
  expect({ notes, sizes }).toEqual({ notes: ['1 image could not be downloaded'], sizes: [] });
  const { posts } = await look(archive(files as Zippable));
  expect(JSON.stringify(posts)).not.toMatch(/PATH=|HOME=/);
});

test('counts invalid and too large pictures as lost', async () => {
  const markdown = '# Tea\n\nHot.\n\n## Leaf\n\n![x](a.png) ![y](b.png) ![z](leaf.png)\n\nGreen.';
  const { notes, sizes } = await picturesIn({
    'tea.md': text(markdown),
    'a.png': text('no picture'),
    'leaf.png': leaf,
    'b.png': [new Uint8Array(6 * 1024 * 1024), { level: 0 }],
  });
  expect({ notes, sizes }).toEqual({ notes: ['2 images could not be downloaded'], sizes: [[64, 48]] });
});

/** A ZIP that declares a wrong size for an entry. */
function withStatedSize(files: Zippable, size: number) {
  const bytes = Buffer.from(zipSync(files));
  const entry = bytes.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
  bytes.writeUInt32LE(size, entry + 24);
  return { name: 'export.zip', data: bytes.toString('base64') };
}

const many = (count: number, ending: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}.${ending}`, text('# A')]));

const REFUSED: [string, () => File, string][] = [
  [
    'what is no ZIP',
    () => ({ name: 'x.zip', data: Buffer.from('no zip').toString('base64') }),
    'It is damaged or not a ZIP file. Please export it again.',
  ],
  [
    'half a ZIP',
    () => {
      const bytes = Buffer.from(zipSync({ 'a.md': text('# A') }));
      return { name: 'x.zip', data: bytes.subarray(0, bytes.length - 30).toString('base64') };
    },
    'It is damaged or not a ZIP file. Please export it again.',
  ],
  [
    'a ZIP without texts',
    () => archive({ 'a.png': leaf }),
    'It contains neither Markdown nor a WordPress export (WXR).',
  ],
  [
    'a bomb: a megabyte of one letter in a kilobyte',
    () => archive({ 'a.md': text('a'.repeat(5_000_000)) }),
    'Its compression ratio is too high for texts and images.',
  ],
  [
    'more than 10 MB of text',
    () => archive({ 'a.md': [new Uint8Array(11 * 1024 * 1024), { level: 0 }] }),
    'It contains more than 500 texts or 10 MB of text. Export fewer blogs at a time.',
  ],
  [
    'more than 500 texts',
    () => archive(many(501, 'md')),
    'It contains more than 500 texts or 10 MB of text. Export fewer blogs at a time.',
  ],
  [
    'more than 5000 files',
    () => archive(many(5001, 'png')),
    'It contains more than 5000 files. Export fewer blogs at a time.',
  ],
  [
    'a text that states a size of 4 GB',
    () => withStatedSize({ 'a.md': text('# A') }, 0xff_ff_ff_fe),
    'It contains more than 500 texts or 10 MB of text. Export fewer blogs at a time.',
  ],
];

test.each(REFUSED)('refuses %s with a reason', async (_, file, problem) => {
  const given = file();
  expect(await look(given)).toEqual({ name: given.name, posts: [], problem });
});

test('reads no more of a text than its declared size', async () => {
  const { posts } = await look(withStatedSize({ 'a.md': text(`# A\n\n${'word '.repeat(2000)}`) }, 40));
  expect(posts).toMatchObject([{ title: 'A', sections: 0 }]);
});

test.each([
  ['30 MB of ZIPs', Buffer.alloc(31 * 1024 * 1024).toString('base64'), /ZIPs are larger than 30 MB/],
  ['what is no base64', '!!!', /damaged or not a ZIP/],
])('refuses %s', async (_, data, message) => {
  const { headers } = await importer();
  const body = { files: [{ name: 'x.zip', data }], posts: [{ file: 0, post: 0 }] };
  expect(await makeRefusal(api.post('/api/imports', body, headers))).toEqual([400, expect.stringMatching(message)]);
});
