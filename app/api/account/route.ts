import { requireUser } from '@/lib/access/actor';
import { deleteAccountSchema } from '@/lib/auth/schema';
import { endedSessionResponse } from '@/lib/auth/session-response';
import { route } from '@/lib/http/route';
import { deleteAccount } from '@/lib/users/service';

/** DELETE /api/account: removes the account and everything in it. */
export const DELETE = route({ body: deleteAccountSchema }, async ({ actor, body }) => {
  await deleteAccount(requireUser(actor), body.email);
  return endedSessionResponse();
});
