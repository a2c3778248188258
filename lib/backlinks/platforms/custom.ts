import 'server-only';
import type { Page } from 'playwright-core';
import {
  type BrowserJob,
  BrowserTimeoutError,
  inBrowser,
  NoBrowserError,
} from '../browser/browser-job.ts';
import type { Credentials } from '../schema.ts';
import { articleFor, type Filled, fillForm } from './custom-fill.ts';
import { findForm, type OpenForm, openPage, requireUsableAddress } from './custom-form.ts';
import { awaitsApproval, judgeOutcome, linksTo, takeSnapshots } from './custom-outcome.ts';
import { screenshotOf } from './custom-screenshot.ts';
import { type Traffic, watchTraffic } from './custom-traffic.ts';
import { type Platform, PlatformError, type Post, type Published } from './platform.ts';
import { siteName } from './site-address.ts';

/** For everything in the browser together, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** After a page that was too slow, in seconds. */
const SLOW_PAGE_RETRY_SECONDS = 900;

/** How far a job got: after the press of the button, nothing that goes wrong is certain. */
type Progress = { isSent: boolean };

type Run = { signal: AbortSignal; timeoutMs: number };

/** The error for whatever broke a job. */
function asPlatformError(error: unknown, { isSent }: Progress): unknown {
  if (error instanceof PlatformError) return error;
  const options = { cause: error };
  if (error instanceof NoBrowserError) {
    const message = 'The browser that fills in forms could not be started on this server.';
    return new PlatformError('refused', message, options);
  }
  if (isSent) {
    const message = 'The form was sent, but what came of it could not be seen.';
    return new PlatformError('unknown', message, options);
  }
  if (error instanceof BrowserTimeoutError) {
    return new PlatformError('busy', 'The page took too long. Nothing was sent.', {
      ...options,
      retryAfter: SLOW_PAGE_RETRY_SECONDS,
    });
  }
  const message = 'The page could not be used: it changed or broke meanwhile. Nothing was sent.';
  return new PlatformError('refused', message, options);
}

async function onForm<T>(
  credentials: Credentials<'custom'>,
  run: Run,
  work: (job: BrowserJob, progress: Progress) => Promise<T>,
): Promise<T> {
  const address = requireUsableAddress(credentials.url);
  const progress: Progress = { isSent: false };
  const steps = async (job: BrowserJob) => {
    await openPage(job, address);
    return work(job, progress);
  };
  try {
    return await inBrowser(steps, run);
  } catch (error) {
    run.signal.throwIfAborted();
    throw asPlatformError(error, progress);
  }
}

/** How long a form may take to appear, in milliseconds. */
const patience = ({ timeoutMs }: Run) => timeoutMs / 4;

/** How long a site has to answer at least: with less time left, nothing is sent. */
const answerTime = ({ timeoutMs }: Run) => timeoutMs / 3;

/** Kept back for judging what came. */
const reserve = ({ timeoutMs }: Run) => timeoutMs / 20;

/** Presses the button; when that fails and nothing left the page, nothing was sent. */
async function press(
  { submit }: OpenForm,
  page: Page,
  traffic: Traffic,
  progress: Progress,
): Promise<void> {
  const mark = traffic.mark();
  progress.isSent = true;
  try {
    await submit.click({ noWaitAfter: true });
  } catch (cause) {
    if (page.isClosed()) throw cause;
    if (traffic.mark() > mark) return;
    progress.isSent = false;
    throw new PlatformError(
      'refused',
      'The submit button could not be pressed: something lies over it, or it stays disabled. Nothing was sent.',
      { cause },
    );
  }
}

/** Says yes to every box that the page shows. @returns what they say, as they come */
function acceptDialogs(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    dialog.accept().catch(() => undefined);
  });
  return alerts;
}

async function publish(
  post: Post,
  credentials: Credentials<'custom'>,
  run: Run,
): Promise<Published> {
  const article = articleFor(post, credentials.titleFieldSelector !== '');
  return onForm(credentials, run, async (job, progress) => {
    const traffic = watchTraffic(job.page);
    const alerts = acceptDialogs(job.page);
    const form = await findForm(job, credentials, patience(run));
    await fillForm(form, article, post);
    const [before] = await takeSnapshots(job, credentials.formSelector);
    if (!before) throw new PlatformError('refused', 'The page went away while it was filled in.');
    if (Date.now() > job.deadline - answerTime(run)) throw new BrowserTimeoutError();
    const mark = traffic.mark();
    await press(form, job.page, traffic, progress);
    const { hostname } = new URL(before.url);
    const sending = await traffic.sending(mark, hostname, job.deadline - reserve(run));
    // A page that waits for its successor cannot be read.
    const isOver = sending?.kind !== 'no-answer';
    const after = isOver ? await takeSnapshots(job, credentials.formSelector) : [];
    const { refused } = job.proxy;
    const target = post.canonicalUrl;
    return judgeOutcome({ before, after, sending, article, target, refused, alerts });
  });
}

async function findEarlier(
  post: Post,
  credentials: Credentials<'custom'>,
  run: Run,
): Promise<Published | null> {
  return onForm(credentials, run, async (job) => {
    // What is there already may be fetched by a script.
    await watchTraffic(job.page).settle(Date.now() + patience(run));
    const [page] = await takeSnapshots(job, credentials.formSelector);
    const isThere = page && linksTo(page, post.canonicalUrl) && !awaitsApproval(page);
    return isThere ? { url: page.url } : null;
  });
}

/** The platform, with a time limit (in milliseconds) of its own. */
export function customPlatform(timeoutMs: number): Platform<'custom'> {
  return {
    name: 'custom',
    pace: { posts: 2, seconds: 60 },
    target: ({ url, formSelector }) =>
      `${siteName(new URL(url).href.replace(/#.*$/s, ''))} ${formSelector}`,
    check: (credentials, { signal }) => {
      const run = { signal, timeoutMs };
      return onForm(credentials, run, async (job) => {
        await findForm(job, credentials, patience(run));
      });
    },
    findEarlier: (post, credentials, { signal }) =>
      findEarlier(post, credentials, { signal, timeoutMs }),
    publish: (post, credentials, { signal }) => publish(post, credentials, { signal, timeoutMs }),
    update: null,
  };
}

/** A form on any site, filled in and sent by a headless browser that reaches the public internet only. */
export const custom = customPlatform(TIMEOUT_MS);

/**
 * Fills a form and takes a picture of it. From before the first character is typed nothing can leave the browser.
 * @returns `screenshot`, a JPEG of at most 400 KB
 * @throws PlatformError
 */
export async function dryRun(
  post: Post,
  credentials: Credentials<'custom'>,
  { signal }: { signal: AbortSignal },
): Promise<{ screenshot: Uint8Array; filled: Filled; message: string }> {
  const article = articleFor(post, credentials.titleFieldSelector !== '');
  const run = { signal, timeoutMs: TIMEOUT_MS };
  return onForm(credentials, run, async (job) => {
    const form = await findForm(job, credentials, patience(run));
    await job.proxy.close();
    const filled = await fillForm(form, article, post);
    const screenshot = await screenshotOf(job.page, form);
    return { screenshot, filled, message: 'This is the form as we fill it in. Nothing was sent.' };
  });
}
