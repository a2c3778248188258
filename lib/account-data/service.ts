import 'server-only';
import type { UserActor } from '@/lib/auth/actor.ts';
import { toSessionUser } from '@/lib/auth/session.ts';
import { findUserBacklinks, toBacklink } from '@/lib/backlinks/queries.ts';
import { readUserBlogs } from '@/lib/blogs/queries.ts';
import type { User } from '@/lib/generated/prisma/client.ts';
import { AppError } from '@/lib/http/errors.ts';
import { countTry } from '@/lib/http/rate-limit.ts';
import { placeOwnPicture } from '@/lib/images/own-pictures.ts';
import { sentence } from '@/lib/messages/catalogue.ts';
import { signedRecords } from '@/lib/provenance/service.ts';
import { findDecisionsAbout } from '@/lib/reports/queries.ts';
import { findBelongings, readUserRevisions } from '@/lib/users/queries.ts';
import type { ProfileChange } from '@/lib/users/schema.ts';
import { readUserDays, readUserReferrers } from '@/lib/views/queries.ts';
import { deleteUser, saveProfile } from './mutations.ts';

async function* signUserBlogs(userId: string) {
  for await (const blog of readUserBlogs(userId)) {
    yield [{ ...blog, provenance: (await signedRecords([blog])).get(blog.id) }];
  }
}

/** A JSON array of pages, with one in memory at a time. */
async function* streamArray(pages: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  let before = '[';
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield `${before}${JSON.stringify(page).slice(1, -1)}`;
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

/** Streams everything stored about a user, without passwords and credentials, as JSON. @throws AppError too-many-requests */
export async function* exportAccount(user: User): AsyncGenerator<string> {
  const { id } = user;
  await countTry('accountExport', [`user ${id}`]);
  const backlinks = (await findUserBacklinks(id)).map(toBacklink);
  const decisions = await findDecisionsAbout(id);
  const [account, exportedAt] = [toSessionUser(user), new Date().toISOString()];
  const parts = { exportedAt, account, backlinks, decisions, ...(await findBelongings(id)) };
  yield `${JSON.stringify(parts).slice(0, -1)},"blogs":`;
  yield* streamArray(signUserBlogs(id));
  yield ',"revisions":';
  yield* streamArray(readUserRevisions(id));
  yield ',"views":{"days":';
  yield* streamArray(readUserDays(id));
  yield ',"referrers":';
  yield* streamArray(readUserReferrers(id));
  yield '}}';
}

/** Deletes an account and cancels its subscription. @throws AppError invalid-input if the typed email address differs */
export async function deleteAccount(actor: UserActor, email: string): Promise<void> {
  if (email !== actor.user.email) {
    throw new AppError('invalid-input', sentence('settings.deletion.otherEmail'));
  }
  await deleteUser(actor.user.id);
}

/** Changes the author profile and removes a replaced avatar. @throws AppError invalid-input, unavailable, too-many-requests */
export async function changeProfile(actor: UserActor, { displayName, biography, links, avatar }: ProfileChange) {
  const placed = await placeOwnPicture(actor, 'avatar', avatar);
  const data = {
    name: displayName,
    ...(biography !== undefined && { biography: biography || null }),
    ...(links && { links }),
  };
  return saveProfile(actor.user.id, data, placed);
}
