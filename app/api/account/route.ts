import { deleteAccount } from '@/lib/account-data/service';
import { requireUser } from '@/lib/auth/actor';
import { route } from '@/lib/auth/route';
import { changeNameSchema, deleteAccountSchema } from '@/lib/auth/schema';
import { changeName } from '@/lib/auth/service';
import { endedSessionResponse } from '@/lib/auth/session-response';
import { toSessionUser } from '@/lib/auth/session-user';

/** PATCH /api/account: another display name. */
export const PATCH = route({ body: changeNameSchema }, async ({ actor, body }) => ({
  user: toSessionUser(await changeName(requireUser(actor), body.displayName)),
}));

/** DELETE /api/account: removes the account and everything in it. */
export const DELETE = route({ body: deleteAccountSchema }, async ({ actor, body }) => {
  await deleteAccount(requireUser(actor), body.email);
  return endedSessionResponse();
});
