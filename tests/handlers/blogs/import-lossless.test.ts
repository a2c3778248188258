import sharp from 'sharp';
import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import type { Prisma } from '@/lib/generated/prisma/client.ts';
import { newId } from '@/lib/ids.ts';
import { coverSizes, encodePicture } from '@/lib/images/service.ts';
import { api } from '../../support/api.ts';
import { importer, importFiles, lookAt } from '../../support/imports.ts';
import { readRow } from '../../support/owned-blog.ts';

/** Export and import keep every field except those in docs/decisions/0091. */

type Account = Awaited<ReturnType<typeof importer>>;

/** A picture that changes with every encoding. */
async function noisyPicture(width: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width, height: 90, channels: 3, background: '#000', noise } as const;
  return encodePicture(await sharp({ create }).png().toBuffer(), 'test');
}

const SOURCES = [
  {
    number: 1,
    url: 'https://water.example/soft',
    title: 'Soft [water]',
    quote: 'Soft water\n lets the leaf “speak” [sic].',
    license: { name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' },
  },
  { number: 2, url: 'https://heat.example/?a=1&b=2', title: 'Heat & *leaf*', quote: 'At 80 °C.' },
  { number: 3, url: 'https://uncited.example/', title: 'Read, never cited', quote: 'A passage.' },
  { number: 4, url: '', title: 'The Book of Tea, 1906' },
  { number: 5, url: 'author:2026-11-29', title: 'The author, November 29, 2026', quote: 'I let “mine” burn # twice.' },
  { number: 6, url: 'author:2026-11-30', title: 'The author, November 30, 2026', quote: 'Never cited.' },
];

const OF_LIBRARY = [
  SOURCES[4] as (typeof SOURCES)[number],
  { number: 6, url: 'http://quillcast.test/library/english/tea', title: 'Brewing tea' },
];

const TEXT = {
  title: 'Tom &amp; Jerry: “hot” & *strong* <b> [caption]',
  description: 'Why 5 < 6 &amp; more.',
  intro: 'Soft water [1] matters_a_lot & costs <nothing>.\n\nSecond paragraph.',
  keyPoints: ['Soft **water** first [1].', 'Then heat.'],
  conclusion: 'Drink it. Mine burned [5].\n\n> Slowly.',
  questions: [{ question: 'With milk?', answer: 'As you like [2].\n\n### Or not\n\nNo.' }],
};

const LONG_SECTION =
  'A # sign, 2 * 3 and `code | x`, **so *very* [1] bold**, *a [link](https://a.example/b_%28c%29?d=1&e=2)*.\n\n### A **sub**-heading [1]\n\n```js\nlet a = [1];\n\n  // **b**\n```\n\n- One [2] **a**\n- Two\n\n1. First\n2. Second\n\n| Tea | Heat |\n| Green | 80 °C [1] |\n| Black \\| `a` | **98** °C |\n\n> Watch the leaf.\n\nWordPress would run [gallery] and [caption]this[/caption].';

/** A blog with every field set. @returns its row and picture files */
async function fullBlog(account: Account, given: Partial<Prisma.BlogUncheckedCreateInput>) {
  const stored = await Promise.all([900, 120, 130, 140].map(noisyPicture));
  const [cover, leaf, pot, drawn] = stored.map(({ id, width, height }) => ({
    url: `/api/images/${id}`,
    width,
    height,
  }));
  const id = newId();
  const prisma = await db();
  await prisma.blog.create({
    data: {
      id,
      userId: account.user.id,
      topic: 'How tea is made',
      language: 'german',
      length: 'large',
      style: 'retro',
      colorTheme: 'teal',
      writer: 'model',
      advice: 'money',
      aiOptOuts: ['training'],
      ...TEXT,
      cover: {
        ...cover,
        title: 'A cup',
        alt: 'A cup of “tea”',
        source: 'Photo: Ann & Co',
        sourceUrl: 'https://photos.example/1',
      },
      sections: [
        {
          heading: 'How *hot* & <why>?',
          content: LONG_SECTION,
          images: [
            {
              ...leaf,
              title: 'Leaf by Bo',
              alt: 'A leaf with ] and [ brackets',
              source: 'Bo',
              sourceUrl: 'https://photos.example/2',
            },
            // Without alt text and credit.
            { ...pot, title: 'A pot', source: '', sourceUrl: 'https://photos.example/3' },
          ],
        },
        {
          heading: 'How long?',
          content: 'Three minutes.',
          images: [{ ...drawn, title: '', alt: '', source: '', sourceUrl: '', drawing: 2 }],
        },
      ],
      sources: SOURCES,
      visibility: 'unlisted',
      slug: 'my-tea',
      createdAt: new Date('2025-03-01T12:13:14.156Z'),
      publishedAt: new Date('2025-04-01T08:00:00.789Z'),
      editedAt: new Date('2025-05-02T09:00:00.123Z'),
      ...given,
    },
  });
  const all = [...stored, ...(await coverSizes(stored[0] as (typeof stored)[number]))];
  await prisma.image.createMany({ data: all.map((picture) => ({ ...picture, blogId: id })), skipDuplicates: true });
  return id;
}

/** All fields of a blog, with picture files instead of URLs. */
async function readEverything(id: string) {
  const prisma = await db();
  const found = await prisma.blog.findUniqueOrThrow({ where: { id } });
  const { id: _, userId: __, importKey: ___, updatedAt: ____, ...row } = found;
  const images = await prisma.image.findMany({ where: { blogId: id } });
  const bytes = new Map(images.map((image) => [image.id, Buffer.from(image.bytes ?? []).toString('base64')]));
  const text = JSON.stringify(row).replace(
    /\/api\/images\/([\w-]+)/g,
    (_, image: string) => `picture ${bytes.get(image)}`,
  );
  expect(text).not.toContain('picture undefined');
  return { ...JSON.parse(text), pictures: [...bytes.values()].toSorted() };
}

async function exportAccount({ headers }: Account, format: string): Promise<string> {
  const response = await api.get(`/api/exports?format=${format}`, headers);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer()).toString('base64');
}

const FORMATS = ['markdown', 'wordpress-zip'];
const VARIANTS: [string, Partial<Prisma.BlogUncheckedCreateInput>][] = [
  ['of a model', {}],
  ['with unchecked sentences', { review: { claims: { unchecked: 1 } } }],
  ['of a person', { writer: 'person', visibility: 'public' }],
  ['of a person with a part by a model', { writer: 'person', modelEditedAt: new Date('2025-05-01') }],
  ['that is scheduled', { visibility: 'draft', publishedAt: null, publishAt: new Date('2099-01-01') }],
  ['with a heading of its own above the conclusion', { conclusionHeading: 'Back to *the* “cup” & <saucer>' }],
  ['in British English', { language: 'english', locale: 'en-GB' }],
  ['that is a digest', { writer: 'digest', language: 'chinese' }],
  ['of the library with an answer', { writer: 'library', sources: OF_LIBRARY, keyPoints: [], questions: [] }],
  ['that is a page of close notes', { writer: 'close', language: 'french', intro: '' }],
];

for (const format of FORMATS) {
  test.each(VARIANTS)(`a blog %s comes back from ${format} as it was`, async (_, given) => {
    const account = await importer();
    const id = await fullBlog(account, given);
    const data = await exportAccount(account, format);
    const other = await importer();
    const done = await importFiles(other, [{ name: 'export.zip', data }], { restoresVisibility: true });
    expect(done).toEqual([{ file: 0, post: 0, title: TEXT.title, id: expect.any(String), notes: [] }]);
    expect(await readEverything(done[0].id)).toEqual(await readEverything(id));
  });

  test(`two exports of ${format} in a row say the same`, async () => {
    const account = await importer();
    await fullBlog(account, {});
    const other = await importer();
    const [first] = await importFiles(other, [{ name: 'export.zip', data: await exportAccount(account, format) }], {
      restoresVisibility: true,
    });
    const third = await importer();
    const [second] = await importFiles(third, [{ name: 'export.zip', data: await exportAccount(other, format) }], {
      restoresVisibility: true,
    });
    expect(await readEverything(second.id)).toEqual(await readEverything(first.id));
  });
}

test('an import brings no statement to have examined the text', async () => {
  const account = await importer();
  const examination = { passages: 1, confirmed: 2, changed: 0, cut: 0 };
  await fullBlog(account, { reviewedAt: new Date(), examination });
  const file = { name: 'export.zip', data: await exportAccount(account, 'markdown') };
  const [{ id }] = await importFiles(await importer(), [file], { restoresVisibility: true });
  expect(await readRow(id)).toMatchObject({ reviewedAt: null, examination: null });
});

test('imports drafts unless visibility is restored, and previews it', async () => {
  const account = await importer();
  await fullBlog(account, { visibility: 'public' });
  const file = { name: 'export.zip', data: await exportAccount(account, 'markdown') };
  const other = await importer();
  const [{ posts }] = await lookAt(other, [file]);
  expect(posts).toMatchObject([{ title: TEXT.title, visibility: 'public', pictures: 4 }]);
  const [{ id }] = await importFiles(other, [file]);
  expect((await readRow(id)).visibility).toBe('draft');
});

test.each(['markdown', 'wordpress-zip'] as const)(
  'the preview of an export as %s knows the blogs that are there',
  async (format) => {
    const account = await importer();
    await fullBlog(account, {});
    const file = { name: 'export.zip', data: await exportAccount(account, format) };
    const notes = async (reader: Account) => (await lookAt(reader, [file]))[0].posts[0].notes;
    const isCopy = 'You already have this blog. Importing it adds a copy';
    expect(await notes(account)).toContain(isCopy);
    expect(await notes(await importer())).not.toContain(isCopy);
  },
);

test('the account’s default visibility limits imports', async () => {
  const account = await importer();
  await fullBlog(account, { visibility: 'public' });
  const file = { name: 'export.zip', data: await exportAccount(account, 'markdown') };
  const other = await importer();
  const prisma = await db();
  const defaultVisibility = 'draft';
  await prisma.user.update({ where: { id: other.user.id }, data: { defaultVisibility } });
  const [{ id }] = await importFiles(other, [file], { restoresVisibility: true });
  expect((await prisma.blog.findUniqueOrThrow({ where: { id } })).visibility).toBe('draft');
});

test('an imported draft that was never public has no publication date', async () => {
  const account = await importer();
  await fullBlog(account, { visibility: 'draft', publishedAt: null });
  const file = { name: 'export.zip', data: await exportAccount(account, 'wordpress-zip') };
  const [{ id }] = await importFiles(await importer(), [file]);
  const row = await readRow(id);
  expect(row.publishedAt).toBeNull();
  expect(row.createdAt).toEqual(new Date('2025-03-01T12:13:14.156Z'));
});
