import chromium from '@sparticuz/chromium';

/** A program of its own: the package is configured by the environment and changes it. Unpacks into TMPDIR. */
await chromium.executablePath();
