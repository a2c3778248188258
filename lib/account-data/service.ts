import 'server-only';
import { requesterOf } from '@/lib/access/requester.ts';
import type { UserActor } from '@/lib/auth/actor.ts';
import { toSessionUser } from '@/lib/auth/session-user.ts';
import { findBacklinksOf, toBacklink } from '@/lib/backlinks/queries.ts';
import { oneExport } from '@/lib/blog-exports/one-export.ts';
import { eachBlogOf } from '@/lib/blogs/queries.ts';
import type { User } from '@/lib/generated/prisma/client.ts';
import { AppError } from '@/lib/http/errors.ts';
import { countTry } from '@/lib/http/rate-limit.ts';
import { prepareAvatar } from '@/lib/images/service.ts';
import { removeUnusedPictures, storePictures } from '@/lib/images/store.ts';
import { signedRecords } from '@/lib/provenance/service.ts';
import { findDecisionsAbout } from '@/lib/reports/queries.ts';
import { cancellations } from '@/lib/subscription/cancellation.ts';
import { eachRevisionOf, findBelongings } from '@/lib/users/queries.ts';
import type { ProfileChange } from '@/lib/users/schema.ts';
import { eachDayOf, eachReferrerOf } from '@/lib/views/queries.ts';
import { deleteUser, saveProfile } from './mutations.ts';

async function* eachSignedBlogOf(userId: string) {
  for await (const blog of eachBlogOf(userId)) {
    yield [{ ...blog, provenance: (await signedRecords([blog])).get(blog.id) }];
  }
}

/** JSON of a value in which streams of pages become arrays, with one page in memory at a time. */
async function* jsonOf(value: unknown): AsyncGenerator<string> {
  if (isStream(value)) {
    let before = '[';
    for await (const page of value) {
      if (page.length > 0) yield `${before}${JSON.stringify(page).slice(1, -1)}`;
      if (page.length > 0) before = ',';
    }
    yield before === '[' ? '[]' : ']';
  } else if (isRecord(value)) {
    let before = '{';
    for (const [key, part] of Object.entries(value).filter(([, part]) => part !== undefined)) {
      yield `${before}${JSON.stringify(key)}:`;
      yield* jsonOf(part);
      before = ',';
    }
    yield before === '{' ? '{}' : '}';
  } else yield JSON.stringify(value);
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isStream = (value: unknown): value is AsyncIterable<unknown[]> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

async function* accountData(user: User): AsyncGenerator<Uint8Array> {
  const { id } = user;
  await countTry('accountExport', [`user ${id}`]);
  const encoder = new TextEncoder();
  const parts = {
    ...{ exportedAt: new Date().toISOString(), account: toSessionUser(user), blogs: eachSignedBlogOf(id) },
    ...{ revisions: eachRevisionOf(id), views: { days: eachDayOf(id), referrers: eachReferrerOf(id) } },
    ...{ backlinks: (await findBacklinksOf(id)).map(toBacklink), decisions: await findDecisionsAbout(id) },
    ...(await findBelongings(id)),
  };
  for await (const text of jsonOf(parts)) yield encoder.encode(text);
}

/**
 * Streams everything stored about a user, without passwords and credentials, as JSON.
 * @throws AppError too-many-requests, also while another export of the account is under way
 */
export const exportAccount = (actor: UserActor): AsyncGenerator<Uint8Array> =>
  oneExport(actor.user.id, accountData(actor.user));

/** Deletes an account and cancels its subscription. Errors: invalid-input if the typed email address differs. */
export async function deleteAccount(actor: UserActor, email: string): Promise<void> {
  if (email !== actor.user.email) {
    throw new AppError('invalid-input', 'This is not the email address of your account.');
  }
  await deleteUser(actor.user.id);
  void removeUnusedPictures();
  cancellations().notify();
}

async function placeAvatar(dataUrl: string, requester: string) {
  const { id, images } = await prepareAvatar(dataUrl, requester);
  return { id, pictures: await storePictures(images) };
}

/** Changes the author profile and removes a replaced avatar. Errors: invalid-input, unavailable, too-many-requests. */
export async function changeProfile(
  actor: UserActor,
  { displayName, biography, links, avatar }: ProfileChange,
): Promise<User> {
  const { user } = actor;
  if (avatar != null) await countTry('avatar', [`avatar of ${user.id}`]);
  const placed = avatar == null ? avatar : await placeAvatar(avatar, await requesterOf(actor));
  const data = {
    name: displayName,
    ...(biography !== undefined && { biography: biography || null }),
    ...(links && { links }),
  };
  const saved = await saveProfile(user.id, data, placed);
  if (avatar !== undefined) void removeUnusedPictures();
  return saved;
}
