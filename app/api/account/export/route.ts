import { exportAccount } from '@/lib/account-data/service.ts';
import { requireUser } from '@/lib/auth/actor.ts';
import { route } from '@/lib/auth/route.ts';

/** GET /api/account/export: all data about the user, as a JSON file. */
export const GET = route({}, async ({ actor }) =>
  Response.json(await exportAccount(requireUser(actor)), {
    headers: { 'Content-Disposition': 'attachment; filename="quillcast-account.json"' },
  }),
);
