import 'server-only';
import { canonicalAddress } from '@/lib/blogs/queries.ts';
import { INDEXED_WRITERS } from '@/lib/blogs/rules.ts';
import { db } from '@/lib/database/db.ts';
import { hostOrigin, siteOf } from '@/lib/domains/origin.ts';
import { servedHost } from '@/lib/domains/rules.ts';
import { siteUrl } from '@/lib/env.ts';
import { signedName } from '@/lib/users/rules.ts';

/** Where a blog for search engines is or was public, and its author's site; null for other blogs. */
export async function findAnnounced(id: string) {
  const row = await (await db()).blog.findUnique({
    where: { id, writer: { in: [...INDEXED_WRITERS] } },
    include: { user: { include: { subscriptions: true, customDomain: true } } },
    omit: { sections: true, sources: true },
  });
  if (!row?.user) return null;
  const host = servedHost(row.user);
  const ownOrigin = host && hostOrigin(host);
  // The slug of an author without a name may be from the email address.
  const site = ownOrigin || signedName(row.user) ? siteOf({ ...row.user, ownOrigin }) : undefined;
  return { ...row, site, address: canonicalAddress(ownOrigin ?? siteUrl(), row) };
}
