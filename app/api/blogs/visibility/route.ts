import { publishing } from '@/lib/api/operations/publishing.ts';
import { route } from '@/lib/auth/route.ts';
import { changeVisibility } from '@/lib/blogs/bin-and-visibility/service.ts';

/** PUT /api/blogs/visibility: changes visibility and the time of publication. */
export const PUT = route(publishing['PUT /api/blogs/visibility'], ({ actor, body }) => changeVisibility(actor, body));
