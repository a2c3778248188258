import { route } from '@/lib/auth/route.ts';
import { startFetch, stopFetch } from '@/lib/operator/service.ts';

export const POST = route({}, ({ actor, params }) => startFetch(actor, params.name));

/** DELETE /api/operator/models/{name}/fetch: stops it; the partial file stays. */
export const DELETE = route({}, ({ actor, params }) => stopFetch(actor, params.name));
