import { deleteAccount } from '@/lib/account-data/service.ts';
import { requireUser } from '@/lib/auth/actor.ts';
import { route } from '@/lib/auth/route.ts';
import { changeNameSchema, deleteAccountSchema } from '@/lib/auth/schema.ts';
import { changeName } from '@/lib/auth/service.ts';
import { endedSessionResponse } from '@/lib/auth/session-response.ts';
import { toSessionUser } from '@/lib/auth/session-user.ts';

/** PATCH /api/account: another display name. */
export const PATCH = route({ body: changeNameSchema }, async ({ actor, body }) => ({
  user: toSessionUser(await changeName(requireUser(actor), body.displayName)),
}));

/** DELETE /api/account: removes the account and everything in it. */
export const DELETE = route({ body: deleteAccountSchema }, async ({ actor, body }) => {
  await deleteAccount(requireUser(actor), body.email);
  return endedSessionResponse();
});
