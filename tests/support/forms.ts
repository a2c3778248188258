import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { CustomClient } from '@/lib/backlinks/platforms/custom/custom.ts';
import type { Credentials } from '@/lib/backlinks/platforms/shared/credential-forms.ts';
import type { Post } from '@/lib/backlinks/platforms/shared/platform.ts';
import { type FormSite, startFormSite } from '../fakes/forms/server.ts';
import { blogWith } from './blogs.ts';
import { findDescendants } from './processes.ts';
import { changeSettings } from './settings.ts';

/** Command of a browser or of its driver. */
const BROWSER = /chrom|custom\/process/i;

/** The original's address. */
export const LINK = 'https://quillcast.test/share/abc123';

/** A blog to publish by a form. */
export const post = (content: Partial<Post['blog']['content']> = {}): Post => ({
  blog: blogWith({ content }),
  visibility: 'public',
  canonicalUrl: LINK,
  readPicture: async () => null,
});

/** A client for a form, by default with the usual timeout. */
export function client(
  credentials: Credentials<'custom'>,
  { timeoutMs, signal = new AbortController().signal }: { timeoutMs?: number; signal?: AbortSignal } = {},
): CustomClient {
  return new CustomClient(credentials, signal, timeoutMs);
}

/** A text area and a button. */
export const PLAIN = '<textarea id="text" name="text"></textarea><button id="send">Send</button>';

/** Commands of browsers and drivers that this process started. */
async function browsersLeft(): Promise<string[]> {
  const left = await findDescendants(process.pid);
  return left.map(({ command }) => command).filter((command) => BROWSER.test(command));
}

/** A server on this machine that must never be reached, by TCP or UDP. */
async function startSecret() {
  const site = await startFormSite();
  const socket = createSocket('udp4');
  let datagrams = 0;
  socket.on('message', () => {
    datagrams += 1;
  });
  socket.bind(Number(new URL(site.url).port), '127.0.0.1');
  await once(socket, 'listening');
  const close = async () => {
    socket.close();
    await site.close();
  };
  return { url: site.url, host: site.host, reached: () => site.connections() + datagrams, close };
}

/**
 * A reachable site with forms, and a forbidden server. After each test no browser may be running, and the forbidden
 * server must have received nothing.
 */
export function withFormSite() {
  let site: FormSite;
  let secret: Awaited<ReturnType<typeof startSecret>>;
  beforeAll(async () => {
    [site, secret] = await Promise.all([startFormSite(), startSecret()]);
    changeSettings({ OUTBOUND_ALLOW_HOSTS: site.host });
  });
  afterAll(() => Promise.all([site.close(), secret.close()]));
  beforeEach(() => {
    site.mode = 'approve';
    site.comments.length = 0;
    site.requests.length = 0;
    site.pages.clear();
  });
  afterEach(async () => {
    // A killed process stays until its parent has reaped it.
    await expect.poll(browsersLeft).toEqual([]);
    expect(secret.reached()).toBe(0);
  });

  const commentForm = (changed: Partial<Credentials<'custom'>> = {}): Credentials<'custom'> => ({
    url: `${site.url}/post/`,
    formSelector: '#commentform',
    titleFieldSelector: '#author',
    contentFieldSelector: '#comment',
    submitButtonSelector: '#submit',
    ...changed,
  });
  return {
    site: () => site,
    secret: () => secret,
    /** Credentials for the site's comment form. */
    commentForm,
    /** Adds a page with a form; its fields are #form, #text and #send. */
    formPage(html: string, changed: Partial<Credentials<'custom'>> = {}): Credentials<'custom'> {
      site.pages.set('/page', html);
      return commentForm({
        url: `${site.url}/page`,
        formSelector: '#form',
        titleFieldSelector: '',
        contentFieldSelector: '#text',
        submitButtonSelector: '#send',
        ...changed,
      });
    },
    /** `METHOD path` of every write to the site. */
    writes: () => site.requests.filter((line) => !line.startsWith('GET ')),
  };
}
