/** A job exceeded its timeout. */
export class BrowserTimeoutError extends Error {}

/** The browser did not start. */
export class NoBrowserError extends Error {}
