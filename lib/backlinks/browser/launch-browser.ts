import { type Browser, chromium } from 'playwright-core';
import { env } from '@/lib/env';
import { findChromium } from './find-chromium.ts';
import type { GuardedProxy } from './guarded-proxy.ts';

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
export async function launchBrowser(proxy: GuardedProxy): Promise<Browser> {
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
