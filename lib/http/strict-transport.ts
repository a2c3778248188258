/**
 * The header that has browsers ask a site by HTTPS alone, for a year after each answer. Not for its subdomains: what runs
 * there is not ours to know.
 * @param origin the site's address; without HTTPS there is no such header
 */
export const strictTransport = (origin: string): Record<string, string> =>
  origin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {};
