/** A page of an author's site, such as About; `text` is Markdown without citations. */
export type SitePage = { slug: string; title: string; text: string; updatedAt: string };
