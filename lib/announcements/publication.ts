import 'server-only';
import type { Effect } from '@/lib/jobs/effects.ts';

/** Tells others of a blog that is or was public. Errors repeat all announcements of the blog later. */
type Announcement = (blogId: string, signal: AbortSignal) => Promise<void>;

/** About two days of pauses. */
const MAX_TRIES = 16;

/** Announces a blog a minute after its last public change. One that fails does not stop the others. */
export const publications = (...announcements: readonly Announcement[]): Effect => ({
  kind: 'publication',
  repeat: 'Hubs and search engines read the blog anew, and an issue is made once.',
  perform: async ({ name }, signal) => {
    const results = await Promise.allSettled(announcements.map((announce) => announce(name, signal)));
    const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('; '));
  },
  isGivenUp: ({ tries }) => tries >= MAX_TRIES,
});
