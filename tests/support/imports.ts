import { expect } from 'vitest';
import { POST as preview } from '@/app/api/imports/preview/route.ts';
import { POST } from '@/app/api/imports/route.ts';
import { db } from '@/lib/database/db.ts';
import { freshAddress, post } from './requests.ts';
import { signedInUser } from './users.ts';

/** A file as the screen sends it. */
export type File = { name: string; text: string };

/** A signed-in user from an address of their own. */
export const importer = async () => {
  const { headers, ...rest } = await signedInUser();
  return { ...rest, headers: { ...headers, 'x-client-address': freshAddress() } };
};

/** What one file would become. */
export async function look(file: File) {
  const { headers } = await importer();
  const response = await preview(post('/api/imports/preview', { files: [file] }, headers));
  expect(response.status).toBe(200);
  return (await response.json()).files[0];
}

/** Imports the first post of each file, and gives the answer and the rows. */
export async function bringIn(files: File[]) {
  const { user: owner, headers } = await importer();
  const posts = files.map((_, file) => ({ file, post: 0 }));
  const response = await POST(post('/api/imports', { files, posts }, headers));
  expect(response.status).toBe(200);
  const { posts: done } = await response.json();
  const rows = await (await db()).blog.findMany({ where: { userId: owner.id } });
  return { owner, done, rows };
}

/** A WordPress export with these items. */
export const wxr = (items: string, before = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>${before}
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Site</title><language>en-US</language><wp:wxr_version>1.2</wp:wxr_version>${items}</channel></rss>`;

/** An item of a WordPress export. */
export const item = (content: string, title = 'Post', type = 'post') =>
  `<item><title>${title}</title><content:encoded><![CDATA[${content}]]></content:encoded>
<wp:post_date_gmt>2020-05-06 07:08:09</wp:post_date_gmt><wp:status>publish</wp:status><wp:post_type>${type}</wp:post_type></item>`;
