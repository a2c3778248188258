import { LRUCache } from 'lru-cache';

/** How long another process's write may stay unseen, in milliseconds; this process's own is seen at once. */
const MAX_AGE_MS = 60_000;

/** Memory for rendered embeds in characters, about 25,000 each. */
const MAX_CHARACTERS = 32 * 1024 * 1024;

// Next may load this module more than once in a process; what one part forgets, all must forget.
const holder = globalThis as typeof globalThis & { quillcastEmbeds?: LRUCache<string, string> };

function embeds(): LRUCache<string, string> {
  holder.quillcastEmbeds ??= new LRUCache({
    ttl: MAX_AGE_MS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (html) => html.length,
  });
  return holder.quillcastEmbeds;
}

/** The rendered embed of a blog, made by `render` when it is not there. */
export async function cachedEmbed(id: string, render: () => Promise<string>): Promise<string> {
  const known = embeds().get(id);
  if (known) return known;
  const html = await render();
  embeds().set(id, html);
  return html;
}

/** Has the embed of a blog made anew. */
export function forgetEmbed(id: string): void {
  embeds().delete(id);
}
