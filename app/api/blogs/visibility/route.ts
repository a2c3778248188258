import { publishing } from '@/lib/api/operations/publishing.ts';
import { route } from '@/lib/auth/route.ts';
import { changeVisibility } from '@/lib/blogs/bin-and-visibility/service.ts';

export const PUT = route(publishing['PUT /api/blogs/visibility'], ({ actor, body }) => changeVisibility(actor, body));
