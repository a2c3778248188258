import { z } from 'zod';
import { escapeXml } from '@/lib/blog-exports/xml.ts';
import { IMPORT_MESSAGES } from '@/lib/constants/import-messages.ts';
import { MAX_IMPORT_POSTS } from '@/lib/constants/limits.ts';
import { pictureLink } from './picture-links.ts';
import { type ArchivePlace, ImportError, type RawFile } from './schema.ts';

const text = z.string().nullish();

const postSchema = z.object({
  title: z.string().catch(''),
  html: text,
  plaintext: text,
  type: text,
  published_at: text,
  created_at: text,
  locale: text,
  custom_excerpt: text,
  feature_image: text,
});

const exportSchema = z.object({
  db: z.tuple([z.object({ data: z.object({ posts: z.array(postSchema).max(10 * MAX_IMPORT_POSTS) }) })]),
});

/** The start of an account's data (lib/account-data). */
const accountSchema = z.object({ exportedAt: z.string(), account: z.looseObject({}), blogs: z.array(z.unknown()) });

/** The placeholder for the site's address, which the file does not contain. */
const SITE = /__GHOST_URL__\//g;

const withoutSite = (address: string | null | undefined) => (address ?? '').replace(SITE, '');

/** The posts of a Ghost export. @throws ImportError for other JSON */
export function readGhost(json: string, place?: ArchivePlace): RawFile {
  let values: unknown;
  try {
    values = JSON.parse(json);
  } catch {
    throw new ImportError(IMPORT_MESSAGES.noGhost);
  }
  if (accountSchema.safeParse(values).success) throw new ImportError(IMPORT_MESSAGES.accountData);
  const found = exportSchema.safeParse(values).data;
  if (!found) throw new ImportError(IMPORT_MESSAGES.noGhost);
  const all = found.db[0].data.posts;
  const posts = all.filter(({ type }) => (type ?? 'post') === 'post');
  if (posts.length === 0) throw new ImportError(IMPORT_MESSAGES.noPosts);
  if (posts.length > MAX_IMPORT_POSTS) throw new ImportError(IMPORT_MESSAGES.tooManyPosts);
  return {
    leftOut: all.length - posts.length,
    posts: posts.map((post) => {
      const cover = pictureLink({ url: withoutSite(post.feature_image) }, place);
      // A picture without an address counts as left out.
      const lost = post.feature_image && !cover ? '<img>' : '';
      return {
        title: post.title,
        html: lost + withoutSite(post.html ?? escapeXml(post.plaintext ?? '')),
        dates: [post.published_at, post.created_at].filter((date) => date != null),
        language: post.locale ?? undefined,
        description: post.custom_excerpt ?? undefined,
        cover,
      };
    }),
  };
}
