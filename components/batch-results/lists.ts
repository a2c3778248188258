/** A blog as a list names it. */
export type ListedBlog = { title: string; url: string };

const HTML_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => HTML_ESCAPES[sign] ?? sign);

/** A title in one line. */
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Every sign that CommonMark or its common extensions give a meaning, so that a title shows as it is. */
const escapeMarkdown = (text: string) => text.replace(/[\\`*_{}[\]()<>#+\-.!|~&$:@^=]/g, '\\$&');

/** The address, without what would end the link it stands in. */
const linkTarget = (url: string) => new URL(url).href.replaceAll('(', '%28').replaceAll(')', '%29');

/** Addresses, one per line (spec §2, Share Options). */
export function plainList(blogs: readonly ListedBlog[]): string {
  return blogs.map(({ url }) => url).join('\n');
}

/** An HTML list of links; titles show as they are, whatever is in them. */
export function htmlList(blogs: readonly ListedBlog[]): string {
  const items = blogs.map(
    ({ title, url }) => `  <li><a href="${escapeHtml(new URL(url).href)}">${escapeHtml(inOneLine(title))}</a></li>`,
  );
  return ['<ul>', ...items, '</ul>'].join('\n');
}

/** A Markdown list of links; titles show as they are, whatever is in them. */
export function markdownList(blogs: readonly ListedBlog[]): string {
  return blogs.map(({ title, url }) => `- [${escapeMarkdown(inOneLine(title))}](${linkTarget(url)})`).join('\n');
}
