import { GET as markdown } from '@/app/api/blogs/[id]/markdown/route.ts';
import { GET as provenance } from '@/app/api/blogs/[id]/provenance/route.ts';
import { GET as json } from '@/app/api/blogs/[id]/route.ts';
import { POST as html } from '@/app/api/blogs/html/route.ts';
import { GET as ofSlug } from '@/app/api/blogs/username/[usernameSlug]/route.ts';
import { GET as image } from '@/app/api/images/[id]/route.ts';
import { GET as oEmbed } from '@/app/api/oembed/route.ts';
import { GET as card } from '@/app/api/og-image/[id]/route.ts';
import { GET as embed } from '@/app/embed/[id]/route.ts';
import { GET as sitemap } from '@/app/sitemaps/[page]/route.ts';
import { GET as jsonFeed } from '@/app/user/[usernameSlug]/feed.json/route.ts';
import { GET as rss } from '@/app/user/[usernameSlug]/feed.xml/route.ts';
import { db } from '@/lib/database/db.ts';
import type { User } from '@/lib/generated/prisma/client.ts';
import { newId } from '@/lib/ids.ts';
import { blogRow } from './blogs.ts';
import { get, params, post } from './requests.ts';

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
  json: ({ id }, headers) => json(get(`/api/blogs/${id}`, headers), params({ id })),
  markdown: ({ id }, headers) => markdown(get(`/share/${id}.md`, headers), params({ id })),
  provenance: ({ id }, headers) => provenance(get(`/api/blogs/${id}/provenance`, headers), params({ id })),
  html: ({ id }, headers) => html(post('/api/blogs/html', { blogId: id }, headers)),
  embed: ({ id }, headers) => embed(get(`/embed/${id}`, headers), params({ id })),
  card: ({ id }, headers) => card(get(`/api/og-image/${id}`, headers), params({ id })),
  picture: ({ imageId }, headers) => image(get(`/api/images/${imageId}`, headers), params({ id: imageId })),
  oEmbed: ({ id }, headers) => {
    const address = encodeURIComponent(`http://quillcast.test/share/${id}`);
    return oEmbed(get(`/api/oembed?url=${address}`, headers));
  },
};

/** Every route of the API that lists blogs of a user for everybody. */
export const LIST_ANSWERS: Record<string, (user: User) => Promise<Response>> = {
  profile: ({ slug }) => ofSlug(get('/x'), params({ usernameSlug: slug })),
  rss: ({ slug }) => rss(get('/x'), params({ usernameSlug: slug })),
  'JSON feed': ({ slug }) => jsonFeed(get('/x'), params({ usernameSlug: slug })),
  sitemap: () => sitemap(get('/x'), params({ page: 'blogs-1.xml' })),
};
