import { HOSTILE_PAGE } from '../fakes/hostile-page.ts';
import { servePages } from '../fakes/pages.ts';

/** Concurrent requests of one address, and hostile pages in each. */
const REQUESTS = 5;
const PAGES = 10;

/** The address that attacks, behind the one proxy that a bench's application trusts. */
const ADDRESS = '203.0.113.66';

/** An attack that others must not feel. */
export type Attack = {
  /** Settings that the attacked application needs. */
  settings: Record<string, string>;
  /**
   * Attacks until the signal is aborted.
   * @param origin of the application
   * @returns how often each status was answered
   */
  run: (origin: string, until: AbortSignal) => Promise<Record<number, number>>;
  close: () => Promise<void>;
};

/** Anonymous requests of one address for blogs whose sources take a parser seconds each, five at a time. */
export async function hostilePages(): Promise<Attack> {
  const headers = { 'content-type': 'text/html' };
  const paths = Array.from({ length: PAGES }, (_, at) => `/${at}`);
  const site = await servePages(Object.fromEntries(paths.map((path) => [path, { headers, body: HOSTILE_PAGE }])));
  const statuses: Record<number, number> = {};

  async function ask(origin: string, until: AbortSignal): Promise<void> {
    const response = await fetch(`${origin}/api/blogs/generate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, 'x-forwarded-for': ADDRESS },
      body: JSON.stringify({ topic: 'Keeping bees', sourceUrls: paths.map(site.at) }),
      signal: until,
    });
    await response.arrayBuffer();
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
  }

  async function keepAsking(origin: string, until: AbortSignal): Promise<void> {
    while (!until.aborted) {
      // The end of the attack aborts pending requests.
      await ask(origin, until).catch((error) => {
        if (!until.aborted) throw error;
      });
    }
  }
  return {
    settings: { OUTBOUND_ALLOW_HOSTS: site.host },
    run: async (origin, until) => {
      await Promise.all(Array.from({ length: REQUESTS }, () => keepAsking(origin, until)));
      return statuses;
    },
    close: async () => site[Symbol.asyncDispose](),
  };
}
