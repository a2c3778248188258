import 'server-only';
import { DecryptionError, decrypt, encrypt } from '@/lib/encryption.ts';
import { log } from '@/lib/log.ts';
import { processWide } from '@/lib/process-wide.ts';
import { credentialsKey, decryptionKeys } from '@/lib/secret.ts';
import type { GenerationPlatform } from '../platform-schema.ts';
import { claimUnpublished, forgetPlatforms, type UnpublishedRun } from './mutations.ts';
import { encryptionPurpose, userIdOf } from './rules.ts';

/**
 * Queues a written blog for the platforms it was asked for.
 * @throws what keeps it from being queued
 */
type Publish = (userId: string, blogId: string, platforms: readonly GenerationPlatform[]) => Promise<void>;

const registered = processWide('publish', (): { publish?: Publish } => ({}));

/** Registers what publishes written blogs (lib/backlinks, which writing must not import): called once, at start-up. */
export function publishWith(publish: Publish): void {
  registered().publish = publish;
}

/** Platforms with their credentials as they wait with a run, or null when there are none. */
export async function encryptPlatforms(
  generationId: string,
  platforms: readonly GenerationPlatform[],
): Promise<string | null> {
  if (platforms.length === 0) return null;
  const text = JSON.stringify(platforms);
  return encrypt(text, encryptionPurpose(generationId), await credentialsKey());
}

async function decryptPlatforms(id: string, encrypted: string): Promise<GenerationPlatform[]> {
  return JSON.parse(decrypt(encrypted, encryptionPurpose(id), await decryptionKeys())) as GenerationPlatform[];
}

/**
 * Hands a written blog on to the platforms it was asked for, and then forgets the credentials. Where a fault of ours kept them
 * from being handed on they stay, and it is tried again with the next recovery. Never throws.
 */
export async function publishWritten(run: UnpublishedRun): Promise<void> {
  const userId = userIdOf(run.actor);
  if (!run.encryptedPlatforms || !userId || !run.blogId) return;
  try {
    const platforms = await decryptPlatforms(run.id, run.encryptedPlatforms);
    const { publish } = registered();
    if (!publish) throw new Error('no publisher is registered');
    await publish(userId, run.blogId, platforms);
  } catch (err) {
    log().error({ err, generation: run.id }, 'a written blog could not be handed on');
    // What no key opens will not be opened later either.
    if (!(err instanceof DecryptionError)) return;
  }
  await forgetPlatforms(run.id).catch((err) => log().warn({ err }, 'credentials not forgotten'));
}

/** Hands on what a process that died between writing and publishing has left, and what could not be handed on. */
export async function publishLeftOver(): Promise<void> {
  for (let run = await claimUnpublished(); run; run = await claimUnpublished()) {
    await publishWritten(run);
  }
}
