import { route } from '@/lib/auth/route';
import { dryRunSchema } from '@/lib/backlinks/schema';
import { tryForm } from '@/lib/backlinks/service';

/** POST /api/backlinks/dry-run: fills a form on another site and shows it, without sending it. */
export const POST = route({ body: dryRunSchema }, ({ actor, body, request }) =>
  tryForm(actor, body.blogId, body.credentials, request.signal),
);
