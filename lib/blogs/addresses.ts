import { hostOrigin } from '@/lib/domains/origin.ts';
import { servedHost } from '@/lib/domains/rules.ts';
import { siteUrl } from '@/lib/env.ts';
import type { Blog as BlogRow } from '@/lib/generated/prisma/client.ts';
import { sharePath } from '@/lib/routes.ts';

type AddressRow = Pick<BlogRow, 'id' | 'slug' | 'visibility'> & { user: Parameters<typeof servedHost>[0] | null };

/** The canonical address of a blog: readable on its author's own domain. */
export const canonicalAddress = (origin: string, { id, slug }: Pick<BlogRow, 'id' | 'slug'>): string =>
  `${origin}${slug && origin !== siteUrl() ? `/${slug}` : sharePath(id)}`;

/** The same, on the owner's own domain, but for drafts, which only the owner sees. */
export function blogAddress(row: AddressRow): string {
  const host = row.visibility === 'draft' ? undefined : row.user && servedHost(row.user);
  return canonicalAddress(host ? hostOrigin(host) : siteUrl(), row);
}
