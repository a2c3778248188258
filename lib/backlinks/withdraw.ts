import 'server-only';
import type { Actor } from '@/lib/auth/actor.ts';
import { BACKLINK_MESSAGES } from '@/lib/constants/backlink-messages.ts';
import { isEditable, platformLabel } from '@/lib/constants/platforms.ts';
import type { Backlink } from '@/lib/generated/prisma/client.ts';
import { AppError } from '@/lib/http/errors.ts';
import { countTry } from '@/lib/http/rate-limit.ts';
import { rememberedCredentials } from './credentials.ts';
import { deleteBacklink } from './mutations.ts';
import { clientFor, platformOf } from './platforms/registry.ts';
import type { Credentials } from './platforms/shared/credential-forms.ts';
import { findOwnMediaIds } from './queries.ts';
import { parseCredentials } from './rules.ts';
import type { WithdrawResponse } from './schema.ts';
import { answerOf, ownBacklink } from './service.ts';

/** The given credentials, else the remembered ones, if they are for the post's site. Errors: invalid-input, conflict. */
async function credentialsForPost({ platform, target, userId }: Backlink, given: unknown): Promise<Credentials> {
  const { target: targetOf } = platformOf(platform);
  if (given === undefined) {
    const remembered = await rememberedCredentials(userId, platform);
    if (remembered && targetOf(remembered) === target) return remembered;
    throw new AppError('conflict', BACKLINK_MESSAGES.withdrawNeedsCredentials(platformLabel(platform), target));
  }
  const credentials = parseCredentials(platform, given);
  if (targetOf(credentials) === target) return credentials;
  throw new AppError('invalid-input', BACKLINK_MESSAGES.otherAccount(target));
}

/** Deletes a post and its pictures on its platform. Errors: forbidden, not-found, invalid-input, conflict. */
export async function withdraw(
  actor: Actor,
  blogId: string,
  id: string,
  given: unknown,
  signal: AbortSignal,
): Promise<WithdrawResponse> {
  const row = await ownBacklink(actor, blogId, id);
  const { platform, remoteId, userId } = row;
  const label = platformLabel(platform);
  if (!remoteId || !isEditable(platform)) throw new AppError('conflict', BACKLINK_MESSAGES.notRemovable(label));
  const credentials = await credentialsForPost(row, given);
  await countTry('publish', [`user ${userId}`]);
  const client = clientFor(platform, credentials, signal);
  return answerOf(async () => {
    await client.remove?.(remoteId);
    const kept = (await client.removeUploads?.(await findOwnMediaIds(row))) ?? 0;
    await deleteBacklink(id);
    const warning = kept > 0 && BACKLINK_MESSAGES.picturesKept(label, kept);
    return { success: true, message: `Deleted on ${label}.`, ...(warning && { warning }) };
  });
}
