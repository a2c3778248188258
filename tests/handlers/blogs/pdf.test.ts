import { inflateSync } from 'node:zlib';
import { XMLParser } from 'fast-xml-parser';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import type { BlogWriter } from '@/lib/generated/prisma/enums.ts';
import { newId } from '@/lib/ids.ts';
import { api } from '../../support/api.ts';
import { HOSTILE_TEXTS } from '../../support/blogs.ts';
import { type BlogColumns, savedBlog } from '../../support/owned-blog.ts';
import { freshAddress } from '../../support/requests.ts';
import { signedInUser } from '../../support/users.ts';

const blog = async (columns?: BlogColumns) => (await savedBlog(columns)).id;

const ask = (id: string, headers: Record<string, string> = {}) =>
  api.get(`/api/blogs/${id}/pdf`, { 'x-client-address': freshAddress(), ...headers });

const responseBytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

/** The PDF's syntax, decompressed. */
function pdfSyntax(pdf: Buffer): string {
  const raw = pdf.toString('latin1');
  const streams = [...raw.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g)].map(({ index, 0: head }) => {
    const start = index + head.length;
    const end = raw.indexOf('endstream', start);
    return inflateSync(pdf.subarray(start, end)).toString('latin1');
  });
  return raw + streams.join('\n');
}

/** A PDF string. */
const utf16 = (text: string) => `<${Buffer.from(`\uFEFF${text}`, 'utf16le').swap16().toString('hex')}>`;

/** The characters of a PDF's fonts (PDF 1.7, 9.10.3). */
function syntaxTexts(syntax: string): string[] {
  const singles = [...syntax.matchAll(/^<[0-9A-F]+> <([0-9A-F]{4})>$/gm)].map(
    ([, first = '']) => [Number.parseInt(first, 16), 1] as const,
  );
  const ranges = [...syntax.matchAll(/^<([0-9A-F]+)> <([0-9A-F]+)> <([0-9A-F]{4})>$/gm)].map(
    ([, from = '', to = '', first = '']) =>
      [Number.parseInt(first, 16), Number.parseInt(to, 16) - Number.parseInt(from, 16) + 1] as const,
  );
  return [...singles, ...ranges].flatMap(([first, count]) =>
    Array.from({ length: count }, (_, at) => String.fromCodePoint(first + at)),
  );
}

test('exports an A4 PDF with title, author and language', async () => {
  const { user } = await signedInUser({ name: 'Änne Öl' });
  const id = await blog({ userId: user.id, title: 'Grüner Tee', language: 'german', conclusionHeading: 'Zum Schluß' });
  const response = await ask(id);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe(
    `inline; filename="blog-gr_ner-tee.pdf"; filename*=UTF-8''blog-gr%C3%BCner-tee.pdf`,
  );
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  const pdf = await responseBytes(response);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const syntax = pdfSyntax(pdf);
  expect(syntax).toContain(`/Title ${utf16('Grüner Tee')}`);
  expect(syntax).toContain(`/Author ${utf16('Änne Öl')}`);
  expect(syntax).toMatch(/\/Lang \(de\)/);
  expect(syntax).toMatch(/\/MediaBox \[0 0 59[45](?:\.\d+)? 84[12](?:\.\d+)?\]/);
  expect(syntax).toContain('/FontFile2');
  expect(syntax).toContain('/StructTreeRoot');
  expect(syntax).toContain('/Outlines');
  expect(syntax.toLowerCase()).toContain(utf16('Zum Schluß'));
});

test.each([
  ['japanese', '自宅でおいしい緑茶を淹れる方法'],
  ['chinese', '如何在家种植香草'],
] as const)('a text in %s brings its fonts along', async (language, title) => {
  const plain = { language, title: 'Tea', intro: 'Tea.' };
  const pdf = await responseBytes(await ask(await blog({ ...plain, title, intro: title.repeat(3) })));
  expect(syntaxTexts(pdfSyntax(pdf))).toEqual(expect.arrayContaining([...title]));
});

test('prints what the author told below the name of the source, without a link', async () => {
  const sources = [{ number: 1, url: 'author:2026-11-29', title: 'The author, Ñovember', quote: 'Žilina lost four.' }];
  const syntax = pdfSyntax(await responseBytes(await ask(await blog({ sources, intro: 'Loss [1].' }))));
  expect(syntaxTexts(syntax)).toEqual(expect.arrayContaining(['Ñ', 'Ž']));
  expect(syntax).not.toContain('author:');
});

test('prints a blog once for twenty simultaneous requests', async () => {
  const id = await blog();
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(id)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  const pdfs = await Promise.all(answers.map(responseBytes));
  expect(new Set(pdfs.map((pdf) => pdf.toString('base64'))).size).toBe(1);
});

test('every object of the PDF is at its offset', async () => {
  const raw = (await responseBytes(await ask(await blog()))).toString('latin1');
  const last = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(raw)?.[1]);
  const table = raw.slice(last);
  expect(table).toMatch(/^xref\n(?:\d+ 1\n\d{10} 00000 n \n){3}trailer\n/);
  const objects = [...table.matchAll(/^(\d+) 1\n(\d{10}) /gm)].map(([, number, offset]) =>
    raw.slice(Number(offset)).replace(`${number} 0 obj\n`, '').slice(0, 15),
  );
  expect(objects).toEqual(['<</Title <feff0', '<</Type /Catalo', '<</Type /Metada']);
  const [, previous] = /\/Prev (\d+)>>/.exec(table) ?? [];
  expect(raw.slice(Number(previous))).toMatch(/^xref\n0 \d+\n/);
});

test('a text of a model is marked in XMP, and a person’s is not', async () => {
  const xmpPacket = async (writer: BlogWriter) => {
    const raw = await responseBytes(await ask(await blog({ writer })));
    const packet = /\/Subtype \/XML\n\/Length (\d+)>>\nstream\n/.exec(raw.toString('latin1'));
    const start = (packet?.index ?? 0) + (packet?.[0].length ?? 0);
    return raw.toString('utf8', start, start + Number(packet?.[1] ?? 0));
  };
  const packet = new XMLParser().parse(await xmpPacket('model'));
  expect(packet['x:xmpmeta']['rdf:RDF']['rdf:Description']).toEqual({
    'Iptc4xmpExt:DigitalSourceType': 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
    'dc:relation': { 'rdf:Bag': { 'rdf:li': expect.stringMatching(/^http:.*\/provenance$/) } },
  });
  expect(await xmpPacket('person')).toBe('');
});

test('links work, and pictures are embedded', async () => {
  const id = await blog({
    sources: [{ number: 1, url: 'https://tea.example/heat', title: 'Heat' }],
    intro: 'So hot [1].',
  });
  const bytes = new Uint8Array(
    await sharp({ create: { width: 640, height: 480, channels: 3, background: '#963' } })
      .webp()
      .toBuffer(),
  );
  const imageId = newId();
  await (await db()).image.create({
    data: { id: imageId, blogId: id, contentType: 'image/webp', width: 640, height: 480, bytes },
  });
  const image = { url: `/api/images/${imageId}`, title: 'Leaf', source: '', sourceUrl: '', width: 640, height: 480 };
  const sections = [{ heading: 'Leaves', content: 'Green.', images: [image] }];
  await (await db()).blog.update({ where: { id }, data: { sections } });
  const syntax = pdfSyntax(await responseBytes(await ask(id)));
  expect(syntax).toContain('/URI (https://tea.example/heat)');
  expect(syntax).toMatch(/\/Subtype \/Image\s+\/Width 640\s+\/Height 480/);
});

test('prints text that looks like markup without loading anything', async () => {
  const text = `${HOSTILE_TEXTS.join(' ')}<img src="http://127.0.0.1:9/x"><iframe src="file:///etc/passwd">`;
  const response = await ask(await blog({ title: text, intro: text }));
  expect(response.status).toBe(200);
  expect(pdfSyntax(await responseBytes(response))).not.toContain('/Subtype /Image');
});

test('prints a draft for its owner only', async () => {
  const { user, headers } = await signedInUser();
  const id = await blog({ userId: user.id, visibility: 'draft' });
  expect((await ask(id)).status).toBe(404);
  expect((await ask(id, (await signedInUser()).headers)).status).toBe(404);
  expect((await ask(id, headers)).status).toBe(200);
});

test('answers 410 for deleted and 404 for unknown blogs', async () => {
  expect((await ask(await blog({ deletedAt: new Date() }))).status).toBe(410);
  expect((await ask('nothing')).status).toBe(404);
});

const blogs = (count: number) => Promise.all(Array.from({ length: count }, () => blog()));

test('refuses the sixth waiting PDF of an address with Retry-After, and prints for addresses in turn', async () => {
  const ended: string[] = [];
  const askFor = async (name: string, id: string, address: string) => {
    const answer = await ask(id, { 'x-client-address': address });
    ended.push(`${name} ${answer.status}`);
    return answer;
  };
  const greedy = freshAddress();
  const [late = '', ...early] = await blogs(7);
  const asked = early.map((id) => askFor('greedy', id, greedy));
  // The others wait from here on.
  await expect.poll(() => ended).toContain('greedy 200');
  const other = askFor('other', late, freshAddress());
  const answers = await Promise.all(asked);
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([...Array(5).fill(200), 503]);
  expect(answers.find(({ status }) => status === 503)?.headers.get('retry-after')).toBe('30');
  await other;
  const printed = ended.filter((each) => each.endsWith(' 200'));
  expect(printed.slice(0, 4)).toContain('other 200');
});

test('drops a PDF without waiting requests', async () => {
  const gone = new AbortController();
  const [first = '', second = '', third = ''] = await blogs(3);
  const printing = ask(first);
  const leaving = api.get(`/api/blogs/${second}/pdf`, { 'x-client-address': freshAddress() }, { signal: gone.signal });
  const staying = ask(third);
  gone.abort();
  expect((await leaving).status).toBe(499);
  expect([(await printing).status, (await staying).status]).toEqual([200, 200]);
});
