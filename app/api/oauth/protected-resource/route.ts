import { route } from '@/lib/auth/route.ts';
import { resourceMetadata } from '@/lib/programs/oauth/service.ts';

/** GET /.well-known/oauth-protected-resource (RFC 9728). */
export const GET = route({}, async () => resourceMetadata());
