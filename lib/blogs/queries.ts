import 'server-only';
import { db } from '@/lib/db';
import { siteUrl } from '@/lib/env';
import type { Blog as BlogRow, User } from '@/lib/generated/prisma/client';
import { sharePath } from '@/lib/routes';
import { type Blog, blogSectionsSchema, blogSourcesSchema } from './schema';

type BlogRowWithUser = BlogRow & { user: Pick<User, 'name' | 'slug'> | null };

function toBlog(row: BlogRowWithUser): Blog {
  const sections = blogSectionsSchema.parse(row.sections);
  return {
    id: row.id,
    topic: row.topic,
    language: row.language as Blog['language'],
    length: row.length as Blog['length'],
    content: {
      title: row.title,
      intro: row.intro,
      sections: sections.map((s) => (s.images[0] ? { ...s, image: s.images[0] } : s)),
      conclusion: row.conclusion,
    },
    sources: blogSourcesSchema.parse(row.sources),
    writer: row.writer as Blog['writer'],
    style: row.style as Blog['style'],
    colorTheme: row.colorTheme as Blog['colorTheme'],
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    shareUrl: `${siteUrl()}${sharePath(row.id)}`,
    ...(row.userId && { userId: row.userId }),
    ...(row.user?.name && { userDisplayName: row.user.name }),
    ...(row.user && { usernameSlug: row.user.slug }),
  };
}

/** A blog by its id, or null. */
export async function findBlog(id: string): Promise<Blog | null> {
  const row = await (await db()).blog.findUnique({
    where: { id },
    include: { user: { select: { name: true, slug: true } } },
  });
  return row && toBlog(row);
}

/** A stored picture's bytes and type, or null. */
export async function findImage(id: string) {
  return (await db()).image.findUnique({
    where: { id },
    select: { bytes: true, contentType: true },
  });
}
