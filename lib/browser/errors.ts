/** A job took longer than it may. */
export class BrowserTimeoutError extends Error {}

/** The browser did not start. */
export class NoBrowserError extends Error {}
