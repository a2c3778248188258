import { route } from '@/lib/auth/route.ts';
import { dryRunSchema } from '@/lib/backlinks/schema.ts';
import { tryForm } from '@/lib/backlinks/service.ts';

/** POST /api/backlinks/dry-run: fills in a form on another site and shows it without submitting. */
export const POST = route({ body: dryRunSchema }, ({ actor, body, request }) => tryForm(actor, body, request.signal));
