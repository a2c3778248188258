import type { Page } from 'playwright-core';
import { type BrowserJob, inBrowser } from '../browser/browser-job.ts';
import { BrowserTimeoutError } from '../browser/errors.ts';
import type { Credentials } from '../schema.ts';
import type { FormArticle } from './custom-article.ts';
import { asPlatformError } from './custom-errors.ts';
import { type Filled, fillForm } from './custom-fill.ts';
import { findForm, type OpenForm, openPage, requireUsableAddress } from './custom-form.ts';
import { awaitsApproval, judgeOutcome, linksTo, takeSnapshots } from './custom-outcome.ts';
import { screenshotOf } from './custom-screenshot.ts';
import { type Traffic, watchTraffic } from './custom-traffic.ts';
import { PlatformError, type Published } from './platform.ts';

/** What is done in the browser, in the process of the job (custom-process.ts). */

/** What a job is about. */
export type Order = {
  credentials: Credentials<'custom'>;
  /** For everything in the browser together, in milliseconds. */
  timeoutMs: number;
};

/** An order about a post, with the address that the post must link to. */
export type TargetOrder = Order & { target: string };

/** An order with a post to fill in. */
export type PostOrder = TargetOrder & { article: FormArticle };

/** Says how far the job got, and returns when that is on its way to whoever ordered it. */
export type TellSent = (isSent: boolean) => Promise<void>;

async function onForm<T>(
  { credentials, timeoutMs }: Order,
  work: (job: BrowserJob, tell: TellSent) => Promise<T>,
  tellSent: TellSent = async () => undefined,
): Promise<T> {
  const address = requireUsableAddress(credentials.url);
  let mayBeSent = false;
  const tell: TellSent = (isSent) => {
    mayBeSent = isSent;
    return tellSent(isSent);
  };
  const steps = async (job: BrowserJob) => {
    await openPage(job, address);
    return work(job, tell);
  };
  try {
    return await inBrowser(steps, timeoutMs);
  } catch (error) {
    throw asPlatformError(error, mayBeSent);
  }
}

/** How long a form may take to appear, in milliseconds. */
const patience = ({ timeoutMs }: Order) => timeoutMs / 4;

/** How long a site has to answer at least: with less time left, nothing is sent. */
const answerTime = ({ timeoutMs }: Order) => timeoutMs / 3;

/** Kept back for judging what came. */
const reserve = ({ timeoutMs }: Order) => timeoutMs / 20;

/** Presses the button; when that fails and nothing left the page, nothing was sent. */
async function press(
  { submit }: OpenForm,
  page: Page,
  traffic: Traffic,
  tellSent: TellSent,
): Promise<void> {
  const mark = traffic.mark();
  await tellSent(true);
  try {
    await submit.click({ noWaitAfter: true });
  } catch (cause) {
    if (page.isClosed()) throw cause;
    if (traffic.mark() > mark) return;
    await tellSent(false);
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

/** Fills a form and sends it. Throws PlatformError. */
export async function publish(order: PostOrder, tellSent: TellSent): Promise<Published> {
  const { article, credentials, target } = order;
  const work = async (job: BrowserJob, tell: TellSent) => {
    const traffic = watchTraffic(job.page);
    const alerts = acceptDialogs(job.page);
    const form = await findForm(job, credentials, patience(order));
    await fillForm(form, article, target);
    const [before] = await takeSnapshots(job, credentials.formSelector);
    if (!before) throw new PlatformError('refused', 'The page went away while it was filled in.');
    if (Date.now() > job.deadline - answerTime(order)) throw new BrowserTimeoutError();
    const mark = traffic.mark();
    await press(form, job.page, traffic, tell);
    const { hostname } = new URL(before.url);
    const sending = await traffic.sending(mark, hostname, job.deadline - reserve(order));
    // A page that waits for its successor cannot be read.
    const isOver = sending?.kind !== 'no-answer';
    const after = isOver ? await takeSnapshots(job, credentials.formSelector) : [];
    const { refused } = job.proxy;
    return judgeOutcome({ before, after, sending, article, target, refused, alerts });
  };
  return onForm(order, work, tellSent);
}

/** A copy that is on the form's page already, or null. Throws PlatformError. */
export async function findEarlier(order: TargetOrder): Promise<Published | null> {
  return onForm(order, async (job) => {
    // What is there already may be fetched by a script.
    await watchTraffic(job.page).settle(Date.now() + patience(order));
    const [page] = await takeSnapshots(job, order.credentials.formSelector);
    const isThere = page && linksTo(page, order.target) && !awaitsApproval(page);
    return isThere ? { url: page.url } : null;
  });
}

/** Sees whether the form is there and could be used. Throws PlatformError. */
export async function check(order: Order): Promise<void> {
  return onForm(order, async (job) => {
    await findForm(job, order.credentials, patience(order));
  });
}

/** Fills a form and takes a picture of it. Throws PlatformError. */
export async function dryRun(
  order: PostOrder,
): Promise<{ screenshot: Uint8Array; filled: Filled }> {
  return onForm(order, async (job) => {
    const form = await findForm(job, order.credentials, patience(order));
    await job.proxy.close();
    const filled = await fillForm(form, order.article, order.target);
    return { filled, screenshot: await screenshotOf(job.page, form) };
  });
}
