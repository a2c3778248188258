import 'server-only';
import type { Actor } from '@/lib/auth/actor.ts';
import { BACKLINK_MESSAGES } from '@/lib/constants/backlink-messages.ts';
import { isRemovable, platformLabel } from '@/lib/constants/platforms.ts';
import type { Backlink } from '@/lib/generated/prisma/client.ts';
import { AppError } from '@/lib/http/errors.ts';
import { countTry } from '@/lib/http/rate-limit.ts';
import { rememberedCredentials } from './credentials.ts';
import { deleteBacklink } from './mutations.ts';
import { platformOf } from './platforms/registry.ts';
import type { Credentials } from './platforms/shared/credentials-schema.ts';
import { contextWithoutJob, PlatformError } from './platforms/shared/platform.ts';
import { findOwnMediaIds } from './queries.ts';
import { parseCredentials } from './rules.ts';
import type { WithdrawResponse } from './schema.ts';
import { ownBacklink } from './service.ts';

/** Credentials for the site that a post is on: those given, else those remembered. Errors: invalid-input, conflict. */
async function credentialsForPost({ platform, target, userId }: Backlink, given: unknown): Promise<Credentials> {
  const { target: targetOf } = platformOf(platform);
  const label = platformLabel(platform);
  if (given === undefined) {
    const remembered = await rememberedCredentials(userId, platform);
    if (remembered && targetOf(remembered) === target) return remembered;
    throw new AppError('conflict', BACKLINK_MESSAGES.withdrawNeedsCredentials(label, target));
  }
  const credentials = parseCredentials(platform, given);
  if (targetOf(credentials) === target) return credentials;
  throw new AppError('invalid-input', BACKLINK_MESSAGES.otherAccount(target));
}

/**
 * Takes a post away on its platform, with the pictures that were uploaded for it, and forgets the submission.
 * @param given credentials that are used once and not stored; the remembered ones unless given
 * @throws AppError unauthenticated, forbidden, not-found, gone, too-many-requests; invalid-input for credentials of another
 *   site; conflict where the platform has no such call, no post is known or credentials are needed
 */
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
  const { remove, removeUploads } = platformOf(platform);
  if (!remove || !remoteId || !isRemovable(platform)) {
    throw new AppError('conflict', BACKLINK_MESSAGES.notRemovable(label));
  }
  const credentials = await credentialsForPost(row, given);
  await countTry('publish', [`user ${userId}`]);
  const context = contextWithoutJob(signal);
  try {
    await remove(remoteId, credentials, context);
    const uploads = await findOwnMediaIds(row);
    const kept = (await removeUploads?.(uploads, credentials, context)) ?? 0;
    await deleteBacklink(id);
    return {
      success: true,
      message: `Deleted on ${label}.`,
      ...(kept > 0 && { warning: BACKLINK_MESSAGES.picturesKept(label, kept) }),
    };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return { success: false, message: error.message };
  }
}
