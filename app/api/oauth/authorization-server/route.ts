import { route } from '@/lib/auth/route.ts';
import { serverMetadata } from '@/lib/programs/oauth/service.ts';

/** GET /.well-known/oauth-authorization-server (RFC 8414). */
export const GET = route({}, async () => serverMetadata());
