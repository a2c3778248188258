import type { Page } from 'playwright-core';
import { type BrowserJob, inBrowser } from '@/lib/browser/browser-job.ts';
import { BrowserTimeoutError } from '@/lib/browser/errors.ts';
import type { Credentials } from '../shared/credentials-schema.ts';
import { PlatformError, type Published } from '../shared/platform.ts';
import type { FormArticle } from './article.ts';
import { asPlatformError } from './errors.ts';
import { type Filled, fillForm } from './fill.ts';
import { findForm, type OpenForm, openPage, requireUsableAddress } from './form.ts';
import { awaitsApproval, judgeOutcome, linksTo, takeSnapshots } from './outcome.ts';
import { screenshotOf } from './screenshot.ts';
import { type Traffic, watchTraffic } from './traffic.ts';

/** What is done in the browser, in the process of the job (process.ts). */

/** What a job is about. */
export type StepOptions = {
  credentials: Credentials<'custom'>;
  /** For everything in the browser together, in milliseconds. */
  timeoutMs: number;
};

/** Options with the address that the post must link to. */
export type TargetOptions = StepOptions & { target: string };

/** Options with a post to fill in. */
export type PostOptions = TargetOptions & { article: FormArticle };

/** Reports whether the form may have been sent; resolves when the report is on its way to the parent process. */
export type ReportSent = (isSent: boolean) => Promise<void>;

async function onForm<T>(
  { credentials, timeoutMs }: StepOptions,
  work: (job: BrowserJob, report: ReportSent) => Promise<T>,
  reportSent: ReportSent = async () => undefined,
): Promise<T> {
  const address = requireUsableAddress(credentials.url);
  let mayBeSent = false;
  const report: ReportSent = (isSent) => {
    mayBeSent = isSent;
    return reportSent(isSent);
  };
  const steps = async (job: BrowserJob) => {
    await openPage(job, address);
    return work(job, report);
  };
  try {
    return await inBrowser(steps, timeoutMs);
  } catch (error) {
    throw asPlatformError(error, mayBeSent);
  }
}

/** How long a form may take to appear, in milliseconds. */
const patience = ({ timeoutMs }: StepOptions) => timeoutMs / 4;

/** How long a site has to answer at least: with less time left, nothing is sent. */
const answerTime = ({ timeoutMs }: StepOptions) => timeoutMs / 3;

/** Reserved for judging what came. */
const reserve = ({ timeoutMs }: StepOptions) => timeoutMs / 20;

/** Presses the button; when that fails and nothing left the page, nothing was sent. */
async function press({ submit }: OpenForm, page: Page, traffic: Traffic, reportSent: ReportSent): Promise<void> {
  const mark = traffic.mark();
  await reportSent(true);
  try {
    await submit.click({ noWaitAfter: true });
  } catch (cause) {
    if (page.isClosed()) throw cause;
    if (traffic.mark() > mark) return;
    await reportSent(false);
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
export async function publish(options: PostOptions, reportSent: ReportSent): Promise<Published> {
  const { article, credentials, target } = options;
  const work = async (job: BrowserJob, report: ReportSent) => {
    const traffic = watchTraffic(job.page);
    const alerts = acceptDialogs(job.page);
    const form = await findForm(job, credentials, patience(options));
    await fillForm(form, article, target);
    const [before] = await takeSnapshots(job, credentials.formSelector);
    if (!before) throw new PlatformError('refused', 'The page went away while it was filled in.');
    if (Date.now() > job.deadline - answerTime(options)) throw new BrowserTimeoutError();
    const mark = traffic.mark();
    await press(form, job.page, traffic, report);
    const { hostname } = new URL(before.url);
    const sending = await traffic.sending(mark, hostname, job.deadline - reserve(options));
    // A page that waits for its successor cannot be read.
    const isOver = sending?.kind !== 'no-answer';
    const after = isOver ? await takeSnapshots(job, credentials.formSelector) : [];
    const { refused } = job.proxy;
    return judgeOutcome({ before, after, sending, article, target, refused, alerts });
  };
  return onForm(options, work, reportSent);
}

/** A copy that is on the form's page already, or null. Throws PlatformError. */
export async function findEarlier(options: TargetOptions): Promise<Published | null> {
  return onForm(options, async (job) => {
    // What is there already may be fetched by a script.
    await watchTraffic(job.page).settle(Date.now() + patience(options));
    const [page] = await takeSnapshots(job, options.credentials.formSelector);
    const isThere = page && linksTo(page, options.target) && !awaitsApproval(page);
    return isThere ? { url: page.url } : null;
  });
}

/** Sees whether the form is there and could be used. Throws PlatformError. */
export async function check(options: StepOptions): Promise<void> {
  return onForm(options, async (job) => {
    await findForm(job, options.credentials, patience(options));
  });
}

/** Fills a form and takes a picture of it. Throws PlatformError. */
export async function dryRun(options: PostOptions): Promise<{ screenshot: Uint8Array; filled: Filled }> {
  return onForm(options, async (job) => {
    const form = await findForm(job, options.credentials, patience(options));
    await job.proxy.close();
    const filled = await fillForm(form, options.article, options.target);
    return { filled, screenshot: await screenshotOf(job.page, form) };
  });
}
