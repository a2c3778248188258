import { route } from '@/lib/auth/route.ts';
import { publicKeys } from '@/lib/provenance/signing-keys.ts';

/** GET /.well-known/jwks.json: the public keys of all signed records. */
export const GET = route({}, async () =>
  Response.json(await publicKeys(), { headers: { 'Cache-Control': 'public, max-age=60' } }),
);
