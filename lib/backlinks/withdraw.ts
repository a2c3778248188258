import 'server-only';
import type { Actor } from '@/lib/auth/actor.ts';
import { isRemovable, PLATFORM_LABELS } from '@/lib/constants/platforms.ts';
import { AppError } from '@/lib/http/errors.ts';
import { countTry } from '@/lib/http/rate-limit.ts';
import { rememberedCredentials } from './credentials.ts';
import { deleteBacklink } from './mutations.ts';
import { platformOf } from './platforms/registry.ts';
import { PlatformError } from './platforms/shared/platform.ts';
import { ownBacklink } from './service.ts';

/**
 * Takes a post away on its platform, with the credentials that are remembered for it, and forgets the submission.
 * @throws AppError unauthenticated, forbidden, not-found, gone, too-many-requests; conflict where the platform has no
 *   such call, no post is known or no credentials are remembered
 */
export async function withdraw(
  actor: Actor,
  blogId: string,
  id: string,
  signal: AbortSignal,
): Promise<{ success: boolean; message: string }> {
  const { platform, target, remoteId, userId } = await ownBacklink(actor, blogId, id);
  const label = PLATFORM_LABELS[platform];
  const { remove, target: targetOf } = platformOf(platform);
  const credentials = isRemovable(platform) ? await rememberedCredentials(userId, platform) : null;
  if (!remove || !remoteId || !credentials || targetOf(credentials) !== target) {
    throw new AppError(
      'conflict',
      `The post on ${label} cannot be deleted from here. Delete it there.`,
    );
  }
  await countTry('publish', [`user ${userId}`]);
  try {
    await remove(remoteId, credentials, { signal, saveCredentials: async () => undefined });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return { success: false, message: error.message };
  }
  await deleteBacklink(id);
  return { success: true, message: `Deleted on ${label}.` };
}
