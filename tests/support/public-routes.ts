import { db } from '@/lib/database/db.ts';
import type { User } from '@/lib/generated/prisma/client.ts';
import { newId } from '@/lib/ids.ts';
import { api } from './api.ts';
import { blogRow } from './blogs.ts';

/** Headers of a request. */
type Headers = Record<string, string>;

/** What stands in a blog and nowhere else. */
export const UNMISTAKABLE = 'Quokkas';

/** A page that a blog names, also in its record. */
const SOURCE = { number: 1, url: 'https://quokkas.example/', title: UNMISTAKABLE };

/** Saves a blog with a picture; `imageId` is the picture's. */
export async function blogWithPicture(given: Parameters<typeof blogRow>[0]) {
  const imageId = newId();
  const bytes = Buffer.from(UNMISTAKABLE);
  await (await db()).blog.create({
    data: {
      ...blogRow({ title: `${UNMISTAKABLE} at Home`, intro: UNMISTAKABLE, sources: [SOURCE], ...given }),
      images: { create: { id: imageId, contentType: 'image/webp', width: 1, height: 1, bytes } },
    },
  });
  return { id: given.id, imageId };
}

/** A blog and its picture. */
type Stored = Awaited<ReturnType<typeof blogWithPicture>>;

/** Every route of the API that shows one blog, or a part of it. */
export const BLOG_ANSWERS: Record<string, (blog: Stored, headers: Headers) => Promise<Response>> = {
  json: ({ id }, headers) => api.get(`/api/blogs/${id}`, headers),
  markdown: ({ id }, headers) => api.get(`/api/blogs/${id}/markdown`, headers),
  provenance: ({ id }, headers) => api.get(`/api/blogs/${id}/provenance`, headers),
  html: ({ id }, headers) => api.post('/api/blogs/html', { blogId: id }, headers),
  embed: ({ id }, headers) => api.get(`/embed/${id}`, headers),
  card: ({ id }, headers) => api.get(`/api/og-image/${id}`, headers),
  picture: ({ imageId }, headers) => api.get(`/api/images/${imageId}`, headers),
  oEmbed: ({ id }, headers) => {
    const address = encodeURIComponent(`http://quillcast.test/share/${id}`);
    return api.get(`/api/oembed?url=${address}`, headers);
  },
};

/** Every route of the API that lists blogs of a user for everybody. */
export const LIST_ANSWERS: Record<string, (user: User) => Promise<Response>> = {
  profile: ({ slug }) => api.get(`/api/blogs/username/${slug}`),
  rss: ({ slug }) => api.get(`/user/${slug}/feed.xml`),
  'JSON feed': ({ slug }) => api.get(`/user/${slug}/feed.json`),
  sitemap: () => api.get('/sitemaps/blogs-1.xml'),
};
