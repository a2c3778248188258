import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { importedArticle } from '@/lib/blog-imports/article.ts';
import { readFile } from '@/lib/blog-imports/read-file.ts';
import type { RawFile } from '@/lib/blog-imports/schema.ts';
import { loginPassword, siteUrl, usernameCredentials } from './real-site.ts';

/** Imports of a real WordPress export (Tools → Export). */

const { username, password } = usernameCredentials('admin');

async function api(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  const secret = Buffer.from(`${username}:${password}`).toString('base64');
  const answer = await fetch(`${siteUrl}/wp-json/wp/v2/${path}`, {
    method: 'POST',
    body,
    headers: { authorization: `Basic ${secret}`, ...headers },
  });
  expect(answer.ok).toBe(true);
  return (await answer.json()) as { id: number; source_url: string };
}

const json = (path: string, body: object) => api(path, JSON.stringify(body), { 'content-type': 'application/json' });

async function upload(name: string) {
  const create = { width: 40, height: 30, channels: 3, background: '#693' } as const;
  const bytes = new Uint8Array(await sharp({ create }).png().toBuffer());
  const media = await api('media', bytes, {
    'content-type': 'image/png',
    'content-disposition': `attachment; filename="${name}.png"`,
  });
  await json(`media/${media.id}`, { alt_text: `Alt of ${name}`, caption: `Tom & ${name}` });
  return media;
}

/** The export file. */
async function exported(): Promise<string> {
  const form = new URLSearchParams({ log: username, pwd: loginPassword, testcookie: '1' });
  const login = await fetch(`${siteUrl}/wp-login.php`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
  });
  const cookie = login.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const file = await fetch(`${siteUrl}/wp-admin/export.php?download=true&content=all`, { headers: { cookie } });
  expect(file.headers.get('content-type')).toContain('text/xml');
  return file.text();
}

describe('an export of a real WordPress', () => {
  let file: RawFile;
  let urls: string[];

  beforeAll(async () => {
    const [cover, leaf, pot] = [await upload('cover'), await upload('leaf'), await upload('pot')];
    urls = [cover, leaf, pot].map((media) => media.source_url);
    const caption = `[caption id="attachment_${leaf.id}" align="alignnone" width="40"]<img src="${leaf.source_url}" alt="A leaf" width="40" height="30" /> By Ann[/caption]`;
    await json('posts', {
      title: 'Tom & Jerry’s <em>tea</em>',
      excerpt: 'Salt & pepper',
      status: 'publish',
      featured_media: cover.id,
      content: `<p>Hot.</p>\n\n<h2>Leaf</h2>\n\n${caption}\n\n<p>Green.</p>\n\n<h2>Pots</h2>\n\n[gallery ids="${pot.id},${leaf.id}"]\n\n<p>Round.</p>`,
    });
    await json('posts', { title: 'Diary', content: 'Secret.', status: 'publish', password: 'sesame' });
    file = readFile({ name: 'wordpress.xml', text: await exported() });
  });

  const findArticle = (title: string) => {
    const post = file.posts.find((each) => each.title === title);
    return importedArticle(post ?? { title: '', html: '' }, 'x');
  };

  it('has its featured image as the cover, and a title and an excerpt without entities', () => {
    expect(findArticle('Tom & Jerry’s tea')).toMatchObject({
      description: 'Salt & pepper',
      cover: { url: urls[0], alt: 'Alt of cover', source: 'Tom & cover' },
      isProtected: false,
      writer: 'person',
    });
  });

  it('has the pictures of [caption] and [gallery], and drops nothing', () => {
    const { sections, losses, intro } = findArticle('Tom & Jerry’s tea');
    expect(intro).toBe('Hot.');
    expect(sections).toMatchObject([
      { heading: 'Leaf', content: 'Green.', pictures: [{ url: urls[1], source: 'By Ann' }] },
      {
        heading: 'Pots',
        content: 'Round.',
        pictures: [
          { url: urls[2], alt: 'Alt of pot', source: 'Tom & pot' },
          { url: urls[1], alt: 'Alt of leaf', source: 'Tom & leaf' },
        ],
      },
    ]);
    expect(Object.values(losses).every((count) => count === 0)).toBe(true);
  });

  it('names the posts that need a password', () => {
    expect(findArticle('Diary').isProtected).toBe(true);
  });
});
