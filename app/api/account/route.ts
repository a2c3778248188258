import { changeProfile, deleteAccount } from '@/lib/account-data/service.ts';
import { route } from '@/lib/auth/route.ts';
import { deleteAccountSchema } from '@/lib/auth/schema.ts';
import { endedSessionResponse, toSessionUser } from '@/lib/auth/session.ts';
import { MAX_PICTURE_BODY_BYTES } from '@/lib/images/rules.ts';
import { profileChangeSchema } from '@/lib/users/schema.ts';

export const PATCH = route(
  { auth: 'user', body: profileChangeSchema, largeBody: { limit: MAX_PICTURE_BODY_BYTES } },
  async ({ actor, body }) => ({ user: toSessionUser(await changeProfile(actor, body)) }),
);

export const DELETE = route({ auth: 'user', body: deleteAccountSchema }, async ({ actor, body }) => {
  await deleteAccount(actor, body.email);
  return endedSessionResponse();
});
