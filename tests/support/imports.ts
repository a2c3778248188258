import { type Zippable, zipSync } from 'fflate';
import sharp from 'sharp';
import { expect } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { api } from './api.ts';
import { freshAddress } from './requests.ts';
import { signedInUser } from './users.ts';

/** A file as the screen sends it: its text, or an archive in base64. */
export type File = { name: string; text: string } | { name: string; data: string };

export type Importer = Awaited<ReturnType<typeof importer>>;

/** A signed-in user from an address of their own. */
export const importer = async () => {
  const { headers, ...rest } = await signedInUser();
  return { ...rest, headers: { ...headers, 'x-client-address': freshAddress() } };
};

/** The import preview of files for an account. */
export async function lookAt({ headers }: Importer, files: File[]) {
  const response = await api.post('/api/imports/preview', { files }, headers);
  expect(response.status).toBe(200);
  return (await response.json()).files;
}

/** The import preview of one file. */
export const look = async (file: File) => (await lookAt(await importer(), [file]))[0];

/** Imports the first post of each file, or the given posts, into an account and returns the response. */
export async function importFiles({ headers }: Importer, files: File[], options = {}) {
  const posts = files.map((_, file) => ({ file, post: 0 }));
  const response = await api.post('/api/imports', { files, posts, ...options }, headers);
  expect(response.status).toBe(200);
  return (await response.json()).posts;
}

/** Imports the first post of each file and returns the response and the rows. */
export async function bringIn(files: File[]) {
  const account = await importer();
  const done = await importFiles(account, files);
  const rows = await (await db()).blog.findMany({ where: { userId: account.user.id } });
  return { owner: account.user, done, rows };
}

/** A picture of a leaf as PNG. */
export const leafPicture = async (width = 64, height = 48) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#693' } })
      .png()
      .toBuffer(),
  );

/** A ZIP as the screen sends it. */
export const archive = (files: Zippable): File => ({
  name: 'export.zip',
  data: Buffer.from(zipSync(files)).toString('base64'),
});

/** A WordPress export with these items. */
export const wxr = (items: string, before = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>${before}
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Site</title><language>en-US</language><wp:wxr_version>1.2</wp:wxr_version>${items}</channel></rss>`;

/** An item of a WordPress export, with more elements of it. */
export const item = (content: string, title = 'Post', type = 'post', more = '') =>
  `<item><title>${title}</title><content:encoded><![CDATA[${content}]]></content:encoded>
<wp:post_date_gmt>2020-05-06 07:08:09</wp:post_date_gmt><wp:status>publish</wp:status><wp:post_type>${type}</wp:post_type>${more}</item>`;

/** An attachment of a WordPress export: its number, its address and its caption. */
export const attachment = (id: number, url: string, caption = '', parent = 0) =>
  item(
    '',
    'file',
    'attachment',
    `<wp:post_id>${id}</wp:post_id><wp:post_parent>${parent}</wp:post_parent><wp:attachment_url>${url}</wp:attachment_url>
<excerpt:encoded><![CDATA[${caption}]]></excerpt:encoded>${meta('_wp_attachment_image_alt', `Alt of ${id}`)}`,
  );

/** A custom field of an item. */
export const meta = (key: string, value: string | number) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;
