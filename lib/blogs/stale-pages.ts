import 'server-only';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { revalidateProfile } from './revalidate';

/**
 * Next has pages made anew only while it answers a request. Work that belongs to none leaves word here, and the next
 * request does it; so that this is soon, the server asks itself for something.
 */
type StalePages = { creators: Set<string>; askOurselves?: () => void };

// Next may load this module more than once in a process.
const holder = globalThis as typeof globalThis & { quillcastStalePages?: StalePages };

function stalePages(): StalePages {
  holder.quillcastStalePages ??= { creators: new Set() };
  return holder.quillcastStalePages;
}

/** Says, outside any request, that a creator's pages are to be made anew. */
export function markProfileStale(slug: string): void {
  stalePages().creators.add(slug);
  stalePages().askOurselves?.();
}

/** Has everything made anew that was marked; called by a request that follows a written blog. */
export function revalidateStalePages(): void {
  const { creators } = stalePages();
  for (const slug of creators) {
    creators.delete(slug);
    revalidateProfile(slug);
  }
}

/** How long a request of someone else may still come first, in ms. */
const OTHERS_FIRST_MS = 200;

/** From now on a mark is followed by a request to this server itself, to an address that calls revalidateStalePages. */
export function askOurselvesWhenStale(path: string): void {
  stalePages().askOurselves = () => {
    setTimeout(() => {
      if (stalePages().creators.size === 0) return;
      fetch(`http://localhost:${env().PORT}${path}`)
        .then((response) => response.body?.cancel())
        .catch((err) => log().warn({ err }, 'pages are made anew with the next request'));
    }, OTHERS_FIRST_MS).unref();
  };
}
