import { changeProfile, deleteAccount } from '@/lib/account-data/service.ts';
import { requireUser } from '@/lib/auth/actor.ts';
import { route } from '@/lib/auth/route.ts';
import { deleteAccountSchema } from '@/lib/auth/schema.ts';
import { endedSessionResponse, toSessionUser } from '@/lib/auth/session-user.ts';
import { MAX_PICTURE_BODY_BYTES } from '@/lib/images/rules.ts';
import { profileChangeSchema } from '@/lib/users/schema.ts';

/** PATCH /api/account: changes the author profile. */
export const PATCH = route(
  {
    body: profileChangeSchema,
    largeBody: { limit: MAX_PICTURE_BODY_BYTES, requireAllowed: ({ actor }) => requireUser(actor) },
  },
  async ({ actor, body }) => ({ user: toSessionUser(await changeProfile(requireUser(actor), body)) }),
);

/** DELETE /api/account: deletes the account and everything in it. */
export const DELETE = route({ body: deleteAccountSchema }, async ({ actor, body }) => {
  await deleteAccount(requireUser(actor), body.email);
  return endedSessionResponse();
});
