import 'server-only';
import { DecryptionError, decrypt, encrypt } from '@/lib/encryption.ts';
import { log } from '@/lib/log.ts';
import { processWide } from '@/lib/process-wide.ts';
import { credentialsKey, decryptionKeys } from '@/lib/secret.ts';
import type { GenerationPlatform } from '../schema.ts';
import { actorUserId, claimUnpublished, forgetPlatforms, type UnpublishedRun } from './mutations.ts';

type Publish = (userId: string, blogId: string, platforms: readonly GenerationPlatform[]) => Promise<void>;

const registered = processWide('publish', (): { publish?: Publish } => ({}));

/** Registers the publisher of written blogs at start-up: lib/backlinks, which writing must not import. */
export function publishWith(publish: Publish): void {
  registered().publish = publish;
}

const platformsPurpose = (generationId: string) => `generation:${generationId}`;

export const encryptPlatforms = async (generationId: string, platforms: readonly GenerationPlatform[]) =>
  encrypt(JSON.stringify(platforms), platformsPurpose(generationId), await credentialsKey());

/** Publishes a blog and forgets the credentials; after an internal error they stay for a retry. Never throws. */
export async function publishWritten(run: UnpublishedRun): Promise<void> {
  const userId = actorUserId(run.actor);
  if (!run.encryptedPlatforms || !userId || !run.blogId) return;
  try {
    const text = decrypt(run.encryptedPlatforms, platformsPurpose(run.id), await decryptionKeys());
    const platforms = JSON.parse(text) as GenerationPlatform[];
    const { publish } = registered();
    if (!publish) throw new Error('no publisher is registered');
    await publish(userId, run.blogId, platforms);
  } catch (err) {
    log().error({ err, generation: run.id }, 'a written blog could not be handed on');
    // A retry would fail to decrypt as well.
    if (!(err instanceof DecryptionError)) return;
  }
  await forgetPlatforms(run.id).catch((err) => log().warn({ err }, 'credentials not forgotten'));
}

export async function publishLeftOver(): Promise<void> {
  for (let run = await claimUnpublished(); run; run = await claimUnpublished()) {
    await publishWritten(run);
  }
}
