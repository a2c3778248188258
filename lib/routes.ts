/** Addresses of the product, each written once. */

/** Read-only view of a blog. */
export const viewPath = (id: string) => `/view/${id}` as const;

/** Public address of a blog: its share link and canonical. */
export const sharePath = (id: string) => `/share/${id}` as const;

/** A user's public profile. */
export const userPath = (slug: string) => `/user/${slug}` as const;

/** A stored picture. */
export const imagePath = (id: string) => `/api/images/${id}` as const;

/** Blog that the landing demo shows in its frame; seeded at the first start. */
export const FEATURED_BLOG_ID = 'featured';
