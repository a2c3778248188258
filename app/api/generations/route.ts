import { revalidateStalePages } from '@/lib/blogs/stale-pages';
import { route } from '@/lib/http/route';
import { listGenerations } from '@/lib/writing/live/service';

/** GET /api/generations: the actor's runs that are under way or ended in the last hour. */
export const GET = route({}, ({ actor }) => {
  // The server asks itself here when a blog was written that nobody waited for.
  revalidateStalePages();
  return listGenerations(actor);
});
