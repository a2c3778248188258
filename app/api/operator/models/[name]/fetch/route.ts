import { route } from '@/lib/auth/route.ts';
import { startFetch, stopFetch } from '@/lib/operator/service.ts';

/** POST /api/operator/models/{name}/fetch: begins to fetch a model, or goes on with it; for the operator. */
export const POST = route({}, ({ actor, params }) => startFetch(actor, params.name ?? ''));

/** DELETE /api/operator/models/{name}/fetch: stops that; what has arrived stays. */
export const DELETE = route({}, ({ actor, params }) => stopFetch(actor, params.name ?? ''));
