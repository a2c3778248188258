import pLimit, { type LimitFunction } from 'p-limit';
import type { Page } from 'playwright-core';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { type GuardedProxy, startGuardedProxy } from './guarded-proxy.ts';
import { launchBrowser } from './launch-browser.ts';

/** How many browsers run at a time: each takes some 200 MB. */
const SIDE_BY_SIDE = 2;

/** How long one step, such as a click, may wait for what it needs, in milliseconds. */
const STEP_TIMEOUT_MS = 5000;

// Routes and the worker load this module separately; the limit must be one.
const holder = globalThis as typeof globalThis & { quillcastBrowsers?: LimitFunction };

/** A job took longer than it may. */
export class BrowserTimeoutError extends Error {}

/** The browser did not start. */
export class NoBrowserError extends Error {}

/** What a job works with. */
export type BrowserJob = {
  page: Page;
  proxy: GuardedProxy;
  /** When its time is up, in milliseconds since 1970. */
  deadline: number;
};

async function newPage(proxy: GuardedProxy, closing: AbortSignal): Promise<Page> {
  const browser = await launchBrowser(proxy).catch((cause: unknown) => {
    // Only the operator can mend it: no Chromium for this machine, or one without its sandbox.
    log().error({ err: cause }, 'the browser did not start');
    throw new NoBrowserError('The browser did not start.', { cause });
  });
  const close = () => browser.close().catch(() => undefined);
  closing.addEventListener('abort', close);
  try {
    closing.throwIfAborted();
    const context = await browser.newContext({
      acceptDownloads: false,
      serviceWorkers: 'block',
      viewport: { width: 1280, height: 900 },
    });
    context.setDefaultTimeout(STEP_TIMEOUT_MS);
    return await context.newPage();
  } catch (error) {
    await close();
    throw error;
  }
}

async function runJob<T>(
  work: (job: BrowserJob) => Promise<T>,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<T> {
  signal.throwIfAborted();
  const deadline = Date.now() + timeoutMs;
  const timeout = AbortSignal.timeout(timeoutMs);
  const closing = AbortSignal.any([signal, timeout]);
  const proxy = await startGuardedProxy({ allowHosts: env().OUTBOUND_ALLOW_HOSTS });
  let page: Page | undefined;
  try {
    page = await newPage(proxy, closing);
    return await work({ page, proxy, deadline });
  } catch (error) {
    signal.throwIfAborted();
    if (timeout.aborted) throw new BrowserTimeoutError('The time is up.', { cause: error });
    throw error;
  } finally {
    // Returns when its process has ended, if need be by force.
    await page?.context().browser()?.close();
    await proxy.close();
  }
}

/**
 * Does something in a fresh headless browser that can reach the public internet only, and makes sure that the
 * browser is gone afterwards. Waits for its turn while too many others run.
 * @param timeoutMs milliseconds for everything after the wait
 * @throws BrowserTimeoutError, NoBrowserError, the signal's reason, or what `work` throws
 */
export function inBrowser<T>(
  work: (job: BrowserJob) => Promise<T>,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
): Promise<T> {
  holder.quillcastBrowsers ??= pLimit(SIDE_BY_SIDE);
  return holder.quillcastBrowsers(() => runJob(work, timeoutMs, signal));
}
