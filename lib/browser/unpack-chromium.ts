import chromium from '@sparticuz/chromium';

/**
 * A program of its own, run by find-chromium.ts: unpacks the packaged Chromium into TMPDIR. In a process of
 * its own, because the package reads its settings from the environment and changes it.
 */
await chromium.executablePath();
