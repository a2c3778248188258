/** What a browser that people use calls itself. */
export const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

/** Headers of a reader at an address. */
export const readerAt = (address: string, more: Record<string, string> = {}) => ({
  'user-agent': BROWSER,
  'x-forwarded-for': address,
  ...more,
});
