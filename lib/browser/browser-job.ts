import type { Page } from 'playwright-core';
import { type Browser, chromium } from 'playwright-core';
import { env } from '@/lib/env.ts';
import { log } from '@/lib/log.ts';
import { BrowserTimeoutError, NoBrowserError } from './errors.ts';
import { findChromium } from './find-chromium.ts';
import { type GuardedProxy, startGuardedProxy } from './guarded-proxy.ts';

const LAUNCH_TIMEOUT_MS = 15_000;

const ARGS = [
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-pings',
  // Nothing may go around the proxy: no QUIC, no UDP of WebRTC, no name looked up here.
  '--disable-quic',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--dns-prefetch-disable',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/**
 * Starts a headless Chromium whose every connection goes through the proxy.
 * @throws Error when there is no Chromium, or it does not start
 */
async function launchBrowser(proxy: GuardedProxy): Promise<Browser> {
  const { server, username, password } = proxy;
  return chromium.launch({
    ...(await findChromium(env().CHROMIUM_PATH)),
    args: ARGS,
    // `<-loopback>` takes back Chromium's rule that this machine is reached directly.
    proxy: { server, username, password, bypass: '<-loopback>' },
    // Chromium has no sandbox for root.
    chromiumSandbox: process.getuid?.() !== 0,
    timeout: LAUNCH_TIMEOUT_MS,
    // These would end the server's own process; closing is the job's business.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

/** How long one step, such as a click, may wait for what it needs, in milliseconds. */
const STEP_TIMEOUT_MS = 5000;

/** What a job works with. */
export type BrowserJob = {
  page: Page;
  proxy: GuardedProxy;
  /** When its time is up, in milliseconds since 1970. */
  deadline: number;
};

async function newPage(proxy: GuardedProxy, timeout: AbortSignal): Promise<Page> {
  const browser = await launchBrowser(proxy).catch((cause: unknown) => {
    // Only the operator can mend it: no Chromium for this machine, or one without its sandbox.
    log().error({ err: cause }, 'the browser did not start');
    throw new NoBrowserError('The browser did not start.', { cause });
  });
  const close = () => browser.close().catch(() => undefined);
  timeout.addEventListener('abort', close);
  try {
    timeout.throwIfAborted();
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

/**
 * Does something in a fresh headless browser that can reach the public internet only, and makes sure that the
 * browser is gone afterwards. Runs in the process of the job (job-process.ts).
 * @throws BrowserTimeoutError, NoBrowserError, or what `work` throws
 */
export async function inBrowser<T>(work: (job: BrowserJob) => Promise<T>, timeoutMs: number): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  const timeout = AbortSignal.timeout(timeoutMs);
  const proxy = await startGuardedProxy({ allowHosts: env().OUTBOUND_ALLOW_HOSTS });
  let page: Page | undefined;
  try {
    page = await newPage(proxy, timeout);
    return await work({ page, proxy, deadline });
  } catch (error) {
    if (timeout.aborted) throw new BrowserTimeoutError('The time is up.', { cause: error });
    throw error;
  } finally {
    // Returns when its process has ended, if need be by force.
    await page?.context().browser()?.close();
    await proxy.close();
  }
}
