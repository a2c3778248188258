import { MAX_REFERRERS_A_DAY } from '../constants/limits.ts';
import type { CountedBlog, VisitBatch } from './visit-counter.ts';

/** Limits of a batch that waits for an unreachable database. */
const MOST_BLOGS = 50_000;
const MOST_READERS = 200_000;

function mergeBlog(into: CountedBlog, more: CountedBlog): void {
  into.views += more.views;
  into.embeds += more.embeds;
  into.cards += more.cards;
  for (const reader of more.readers) {
    if (into.readers.size >= MOST_READERS) break;
    into.readers.add(reader);
  }
  for (const [host, { visits, embeds }] of more.referrers) {
    const known = into.referrers.get(host);
    if (known) {
      known.visits += visits;
      known.embeds += embeds;
    } else if (into.referrers.size < MAX_REFERRERS_A_DAY) {
      into.referrers.set(host, { visits, embeds });
    }
  }
}

/** Merges a later batch of the same day; past the limits only known blogs, readers and hosts are counted. */
export function mergeVisits(into: VisitBatch, more: VisitBatch): void {
  for (const [id, blog] of more.blogs) {
    const known = into.blogs.get(id);
    if (known) mergeBlog(known, blog);
    else if (into.blogs.size < MOST_BLOGS) into.blogs.set(id, blog);
  }
}
