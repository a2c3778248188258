import { requireUser } from '@/lib/access/actor';
import { route } from '@/lib/http/route';
import { exportAccount } from '@/lib/users/service';

/** GET /api/account/export: everything we hold about the user, as a JSON file. */
export const GET = route({}, async ({ actor }) =>
  Response.json(await exportAccount(requireUser(actor)), {
    headers: {
      'Content-Disposition': 'attachment; filename="quillcast-account.json"',
    },
  }),
);
