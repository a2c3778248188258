import type { Answer } from './faults.ts';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const unescapeMarkdown = (text: string) => text.replace(/\\([!-/:-@[-`{-~])/g, '$1');

const show = (text: string) => escapeHtml(unescapeMarkdown(text));

/** Links and pictures of a block; escaped brackets do not count. */
const LINK = /(!?)\[((?:\\.|[^\\\]])*)\]\(([^\s()]*)\)/g;

function inline(text: string, rel: string): string {
  let html = '';
  let from = 0;
  for (const { 0: whole, 1: bang = '', 2: label = '', 3: url = '', index } of text.matchAll(LINK)) {
    html += show(text.slice(from, index));
    html += bang
      ? `<img src="${escapeHtml(url)}" alt="${show(label)}">`
      : `<a href="${escapeHtml(url)}" rel="${rel}">${show(label)}</a>`;
    from = index + whole.length;
  }
  return html + show(text.slice(from));
}

function block(text: string, rel: string): string {
  const [, hashes = '', heading = ''] = /^(#{1,6}) (.*)$/.exec(text) ?? [];
  if (heading) return `<h${hashes.length}>${inline(heading, rel)}</h${hashes.length}>`;
  if (!/^(-|\d+\.) /.test(text)) return `<p>${inline(text, rel)}</p>`;
  const items = text.split('\n').map((line) => inline(line.replace(/^(-|\d+\.) /, ''), rel));
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

/** Markdown as a platform's HTML: headings, lists, pictures, and links with the platform's `rel`. */
export function markdownHtml(markdown: string, rel: string): string {
  return markdown
    .trim()
    .split(/\n{2,}/)
    .map((text) => block(text, rel))
    .join('\n');
}

/** A post's public page. */
export function postPage(post: { title: string; html: string; canonicalUrl?: string }): Answer {
  const canonical = post.canonicalUrl ? `<link rel="canonical" href="${escapeHtml(post.canonicalUrl)}">` : '';
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(post.title)}</title>${canonical}<article>${post.html}</article></html>`,
  };
}

/** The answer for a page that is not public. */
export const NO_PAGE: Answer = {
  status: 404,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: '<!doctype html><title>Not found</title><h1>404</h1>',
};
