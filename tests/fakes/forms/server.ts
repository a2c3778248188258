import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../local-server.ts';

type Comment = { id: number; author: string; body: string };

/** The site's answer to a comment, which it always stores. */
type Mode =
  | 'approve'
  | 'moderate' // shown to its writer only, under an address with `unapproved`, as WordPress does
  | 'thank' // a page that says it waits, without the comment
  | 'text' // shows the comment without making addresses links
  | 'duplicate' // 409, as WordPress does for a comment it has already
  | 'slow-down' // 429 with Retry-After
  | 'fail' // 500
  | 'reset' // breaks the connection instead of an answer
  | 'hang' // never answers
  | { redirect: string };

/** A site with a blog post under /post/ that accepts comments, and with pages that a test adds. */
export type FormSite = {
  url: string;
  /** `host:port`, for OUTBOUND_ALLOW_HOSTS. */
  host: string;
  mode: Mode;
  comments: Comment[];
  /** More pages by path: HTML or a redirect. */
  pages: Map<string, string | { redirect: string }>;
  /** `METHOD path` of every request, in order. */
  requests: string[];
  /** Number of connections so far. */
  connections: () => number;
  close: () => Promise<void>;
};

const escapeHtml = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Links addresses in comments, as WordPress does. */
const linked = (value: string) =>
  escapeHtml(value).replace(/https?:\/\/\S+/g, (url) => `<a href="${url}" rel="nofollow ugc">${url}</a>`);

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`;

function commentHtml({ id, author, body }: Comment, show: (value: string) => string): string {
  return `<li id="comment-${id}"><b>${escapeHtml(author)}</b><p>${show(body)}</p></li>`;
}

/** WordPress's form. Its nonce proves that the form was opened. */
const commentForm = (nonce: string) => `
<form action="/wp-comments-post.php" method="post" id="commentform" class="comment-form">
  <p><label for="author">Name <span class="required">*</span></label>
    <input id="author" name="author" type="text" size="30" maxlength="245" required></p>
  <p><label for="comment">Comment</label>
    <textarea id="comment" name="comment" cols="45" rows="8" maxlength="65525" required></textarea></p>
  <p><input name="submit" type="submit" id="submit" value="Post Comment">
    <input type="hidden" name="comment_post_ID" value="7" id="comment_post_ID">
    <input type="hidden" name="comment_parent" id="comment_parent" value="0">
    <input type="hidden" name="_nonce" value="${nonce}"></p>
</form>`;

function sendHtml(response: ServerResponse, status: number, html: string, headers = {}): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html);
}

function postPage(site: FormSite, query: URLSearchParams, nonce: string): string {
  const show = site.mode === 'text' ? escapeHtml : linked;
  const pending = Number(query.get('unapproved'));
  const visible = site.comments.filter(({ id }) => site.mode !== 'moderate' || id === pending);
  const notice = pending ? '<em>Your comment is awaiting moderation. This is a preview.</em>' : '<p>Be kind.</p>';
  const list = visible.map((comment) => commentHtml(comment, show)).join('');
  return page('Hello world!', `<h1>Hello world!</h1>${notice}<ol>${list}</ol>${commentForm(nonce)}`);
}

function answerComment(site: FormSite, response: ServerResponse, id: number): void {
  const { mode } = site;
  const redirect = (location: string) => response.writeHead(302, { location }).end();
  if (typeof mode === 'object') redirect(mode.redirect);
  else if (mode === 'moderate') redirect(`/post/?unapproved=${id}&moderation-hash=abc#comment-${id}`);
  else if (mode === 'thank') {
    sendHtml(response, 200, page('Thank you', '<p role="status">Your text is awaiting moderation.</p>'));
  } else if (mode === 'duplicate') {
    const says = 'Duplicate comment detected; it looks as though you’ve already said that!';
    sendHtml(response, 409, page('Comment Submission Failure', `<p>${says}</p>`));
  } else if (mode === 'slow-down') {
    const says = 'You are posting comments too quickly. Slow down.';
    sendHtml(response, 429, page('Failure', `<p>${says}</p>`), { 'retry-after': '40' });
  } else if (mode === 'fail') sendHtml(response, 500, page('Error', '<p>There has been an error.</p>'));
  else if (mode === 'reset') response.destroy();
  else if (mode !== 'hang') redirect(`/post/#comment-${id}`);
}

function takeComment(site: FormSite, fields: URLSearchParams, nonces: ReadonlySet<string>) {
  const [author, body] = [fields.get('author') ?? '', fields.get('comment') ?? ''];
  const isFromForm =
    nonces.has(fields.get('_nonce') ?? '') &&
    fields.get('comment_post_ID') === '7' &&
    fields.get('comment_parent') === '0';
  if (!isFromForm || !author || !body) return null;
  const comment = { id: site.comments.length + 1, author, body: body.replaceAll('\r\n', '\n') };
  site.comments.push(comment);
  return comment;
}

async function answer(
  site: FormSite,
  nonces: Set<string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  site.requests.push(`${request.method} ${pathname}`);
  const given = site.pages.get(pathname);
  if (typeof given === 'string') return sendHtml(response, 200, page('A page', given));
  if (given) {
    response.writeHead(302, { location: given.redirect }).end();
    return;
  }
  if (pathname === '/post/') {
    const nonce = randomBytes(8).toString('hex');
    nonces.add(nonce);
    return sendHtml(response, 200, postPage(site, searchParams, nonce));
  }
  if (request.method === 'POST' && pathname === '/wp-comments-post.php') {
    const comment = takeComment(site, new URLSearchParams(await text(request)), nonces);
    if (comment) return answerComment(site, response, comment.id);
    return sendHtml(response, 400, page('Failure', '<p>Error: please fill the required fields.</p>'));
  }
  sendHtml(response, 404, page('Not found', '<p>Nothing here.</p>'));
}

/** Starts a site on a free port of 127.0.0.1. */
export async function startFormSite(): Promise<FormSite> {
  const nonces = new Set<string>();
  const { server, host, url, close } = await listen((request, response) => {
    answer(site, nonces, request, response).catch((error) => response.destroy(error));
  });
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  const site: FormSite = {
    connections: () => connections,
    url,
    host,
    mode: 'approve',
    comments: [],
    pages: new Map(),
    requests: [],
    close,
  };
  return site;
}
