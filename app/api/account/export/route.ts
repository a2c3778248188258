import { exportAccount } from '@/lib/account-data/service.ts';
import { route } from '@/lib/auth/route.ts';

/** GET /api/account/export: all data about the user, as a JSON file. */
export const GET = route({ auth: 'user' }, async ({ actor }) =>
  Response.json(await exportAccount(actor), {
    headers: { 'Content-Disposition': 'attachment; filename="quillcast-account.json"' },
  }),
);
