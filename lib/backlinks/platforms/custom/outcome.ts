import type { Page } from 'playwright-core';
import type { BrowserJob } from '@/lib/browser/browser-job.ts';
import { findLink } from '../shared/find-link.ts';
import { PlatformError, type Published } from '../shared/platform.ts';
import type { FormArticle } from './article.ts';
import { takeSnapshot } from './page.ts';
import type { Sending } from './traffic.ts';

/** A page at one moment. */
export type Snapshot = ReturnType<typeof takeSnapshot> & {
  /** What is to be seen, line by line, with messages for screen readers first. */
  lines: string[];
};

/** Longest piece of a page that is repeated to the owner, in characters. */
const MAX_SAID = 200;

/** In the address after a WordPress comment that its site has yet to approve; only its writer sees it there. */
const MODERATION_PARAMETERS = ['unapproved', 'moderation-hash'];

async function snapshotOf(page: Page, formSelector: string): Promise<Snapshot> {
  const messages = await page.locator('[role=alert], [role=status]').allInnerTexts();
  const everything = await page.locator('body').allInnerTexts();
  const lines = [...messages, ...everything].flatMap((text) => text.split('\n')).map((line) => line.trim());
  return { ...(await page.evaluate(takeSnapshot, formSelector)), lines: lines.filter(Boolean) };
}

/** Every open window of the job, the newest first; one that cannot be read is left out. */
export async function takeSnapshots({ page }: BrowserJob, formSelector: string): Promise<Snapshot[]> {
  const pages = page.context().pages().reverse();
  const taken = await Promise.all(pages.map((each) => snapshotOf(each, formSelector).catch(() => null)));
  return taken.filter((each) => each !== null).filter(({ url }) => /^https?:/.test(url));
}

/** Whether a page links to an address outside its form. */
export function linksTo({ html, url }: Snapshot, target: string): boolean {
  return findLink(html, url, target).rel !== null;
}

/** Whether a page is a writer's own view of what is not public yet. */
export function awaitsApproval({ url }: Snapshot): boolean {
  return MODERATION_PARAMETERS.some((name) => new URL(url).searchParams.has(name));
}

/** What a page says that it did not say before and that is not the article: its message, most likely. */
function said(after: Snapshot, before: Snapshot, { text, title }: FormArticle): string {
  const known = new Set(before.lines);
  const news = after.lines.filter((line) => !known.has(line) && !text.includes(line) && line !== title);
  const message = [...new Set(news)].join(' ');
  const isLong = message.length > MAX_SAID;
  return isLong ? `${message.slice(0, MAX_SAID - 1).trimEnd()}…` : message;
}

const quoted = (message: string) => (message ? ` The page says: “${message}”` : '');

/** What the outcome is judged on. */
export type Evidence = {
  before: Snapshot;
  after: Snapshot[];
  sending: Sending | null;
  article: FormArticle;
  /** Our link. */
  target: string;
  /** `host:port` that were not connected to. */
  refused: ReadonlySet<string>;
  /** What the page showed in boxes of the browser's. */
  alerts: readonly string[];
};

function message({ before, after, article, alerts }: Evidence): string {
  const [page] = after;
  return quoted([...alerts, page ? said(page, before, article) : ''].filter(Boolean).join(' '));
}

/** Throws when the site did not take the form, or nobody can know. */
function requireTaken(evidence: Evidence): void {
  const { sending, refused } = evidence;
  const says = message(evidence);
  if (sending?.kind === 'nothing-sent') {
    throw new PlatformError(
      'refused',
      `Nothing was sent when the button was pressed. The form may want something more, such as a captcha.${says}`,
    );
  }
  if (sending?.kind === 'no-answer') {
    throw new PlatformError('unknown', 'The form was sent, but the site did not answer in time.');
  }
  if (sending?.kind === 'broken') throw brokenError(sending, refused);
  if (sending?.kind === 'answered') requireGoodStatus(sending, says);
}

function brokenError(
  { host, isFirst }: Extract<Sending, { kind: 'broken' }>,
  refused: ReadonlySet<string>,
): PlatformError {
  const isPrivate = refused.has(host);
  if (isPrivate && isFirst) {
    return new PlatformError(
      'refused',
      'The form sends to an address that is not on the public internet. Nothing was sent.',
    );
  }
  return new PlatformError(
    'unknown',
    isPrivate
      ? 'The form was sent, but the answer leads to an address that is not on the public internet.'
      : 'The form was sent, but the connection broke before the site answered.',
  );
}

function requireGoodStatus({ status, retryAfter }: Extract<Sending, { kind: 'answered' }>, says: string): void {
  if (status < 400) return;
  if (status === 429) {
    const text = `The site asks us to slow down.${says} We try again by ourselves.`;
    throw new PlatformError('busy', text, retryAfter === undefined ? {} : { retryAfter });
  }
  if (status >= 500 || status === 408) {
    throw new PlatformError('unknown', `The site has a fault of its own (${status}).${says}`);
  }
  throw new PlatformError('refused', `The site did not take it (${status}).${says}`);
}

/** Where the post is most likely to appear: where the answer leads, but a mere thank-you page never shows it. */
function likelyAddress(before: Snapshot, after: Snapshot | undefined): string {
  const form = new URL(before.url);
  const url = new URL(after?.url ?? before.url);
  for (const name of MODERATION_PARAMETERS) url.searchParams.delete(name);
  return url.origin + url.pathname === form.origin + form.pathname ? url.href : form.href;
}

function note(evidence: Evidence): string {
  const { before, after, target } = evidence;
  const [page] = after;
  const says = message(evidence);
  if (!page) return 'The form was sent, but nothing that can be read came back.';
  const where = `“${page.title || 'no title'}” on ${new URL(page.url).host}`;
  if (awaitsApproval(page)) {
    return `The form was sent. The site keeps it back until somebody approves it (${where}).${says}`;
  }
  if (linksTo(before, target)) {
    return `The form was sent, and ${where} came back. That site linked to this blog before, so whether it took it is not to be seen.${says}`;
  }
  return page.text.includes(target)
    ? `The form was sent, and ${where} shows the address of this blog, but not as a link.${says}`
    : `The form was sent, and ${where} came back without our link.${says}`;
}

/**
 * What came of a form that was sent: a post with an address only when a page shows our link, which was not there
 * before; else a note of what was seen.
 * @throws PlatformError refused, busy or unknown
 */
export function judgeOutcome(evidence: Evidence): Published {
  requireTaken(evidence);
  const { before, after, target } = evidence;
  const shows = after.find((page) => linksTo(page, target) && !awaitsApproval(page));
  if (shows && !linksTo(before, target)) return { url: shows.url };
  return { url: likelyAddress(before, after[0]), note: note(evidence) };
}
