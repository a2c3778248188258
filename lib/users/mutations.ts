import 'server-only';
import { randomInt } from 'node:crypto';
import { db } from '@/lib/database/db.ts';
import { isUniqueViolation } from '@/lib/database/outage.ts';
import type { ActivityKind, Prisma, User } from '@/lib/generated/prisma/client.ts';
import { askedLanguage } from '@/lib/http/answer-context.ts';
import { newId } from '@/lib/ids.ts';
import { type NewJob, queueJobs } from '@/lib/jobs/mutations.ts';
import { note } from '@/lib/messages/catalogue.ts';
import { slugBase, userDisplayName, userQuotaKey } from './rules.ts';

export type NewUser = Pick<User, 'email' | 'name' | 'image' | 'passwordHash' | 'emailVerified'>;

export class EmailTakenError extends Error {}

export async function createUser(profile: NewUser, jobs: (user: User) => NewJob[] = () => []): Promise<User> {
  const base = slugBase(userDisplayName(profile));
  // The unique column decides between simultaneous sign-ups; the loser tries the next slug.
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const slug = await freeSlug(base);
    try {
      return await (await db()).$transaction(async (tx) => {
        const user = await tx.user.create({
          data: { id: newId(), ...profile, slug, interfaceLanguage: askedLanguage() },
        });
        await queueJobs(jobs(user), tx);
        return user;
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const taken = await (await db()).user.count({ where: { email: profile.email } });
      if (taken > 0) throw new EmailTakenError('email taken', { cause: error });
    }
  }
  throw new Error(`no free slug for ${base}`);
}

const NUMBERED_SLUGS = 20;

async function freeSlug(base: string): Promise<string> {
  const numbered = [base, ...Array.from({ length: NUMBERED_SLUGS }, (_, at) => `${base}-${at + 2}`)];
  const rows = await (await db()).user.findMany({ where: { slug: { in: numbered } }, select: { slug: true } });
  const taken = new Set(rows.map(({ slug }) => slug));
  return numbered.find((slug) => !taken.has(slug)) ?? `${base}-${randomInt(1_000_000_000)}`;
}

type UserChange = Partial<
  Pick<User, 'lastSignInAt' | 'defaultVisibility' | 'hidesBranding' | 'emailVerified' | 'interfaceLanguage'>
>;

export const updateUser = async (id: string, data: UserChange): Promise<User> =>
  (await db()).user.update({ where: { id }, data });

/** Saves how a user writes; null deletes it. */
export async function saveVoice(userId: string, voice: Omit<Prisma.VoiceUncheckedCreateInput, 'userId'> | null) {
  await (await db()).$transaction(async (tx) => {
    if (voice) await tx.voice.upsert({ where: { userId }, create: { userId, ...voice }, update: voice });
    else {
      await tx.voice.deleteMany({ where: { userId } });
      // Blogs keep what they were written with only as long as there is a voice.
      await tx.$executeRaw`UPDATE blogs SET voice = NULL WHERE user_id = ${userId} AND voice IS NOT NULL`;
    }
    await tx.user.update({ where: { id: userId }, data: { hasVoice: voice !== null } });
  });
}

/** Sets a password (or none). Sessions end, and so do all mailed links, also those that wait to be mailed. */
async function setPassword(tx: Prisma.TransactionClient, id: string, change: Pick<User, 'passwordHash'> & UserChange) {
  const user = await tx.user.update({ where: { id }, data: { ...change, sessionVersion: { increment: 1 } } });
  await tx.oneTimeToken.deleteMany({ where: { userId: id } });
  const payload = { equals: { email: user.email, purpose: 'reset_password' } };
  await tx.job.deleteMany({ where: { kind: 'mailed_link', payload } });
  const text = note(`accounts.activity.${change.passwordHash ? 'passwordChanged' : 'passwordRemoved'}`);
  await noteActivity({ userId: id, kind: 'password', text }, tx);
  return user;
}

export const replacePassword = async (id: string, passwordHash: string | null): Promise<User> =>
  (await db()).$transaction((tx) => setPassword(tx, id, { passwordHash }));

export async function nameUser({ id, name }: User, chosen: string): Promise<void> {
  await (await db()).user.updateMany({ where: { id, name }, data: { name: chosen } });
}

const all = { deleteMany: {} };
const NO_ACCESS = { accounts: all, passkeys: all, accessTokens: all, codes: all, webhooks: all };

/**
 * Sets a password (or none) for the owner of an address, as proven by a mailed link or Google. If the address was
 * unverified, the account's creator loses all access: password, sessions, links, identities and programs.
 */
export async function takeOverByEmail(id: string, passwordHash: string | null): Promise<User> {
  return (await db()).$transaction(async (tx) => {
    const { emailVerified } = await tx.user.findUniqueOrThrow({ where: { id } });
    if (!emailVerified) await tx.user.update({ where: { id }, data: NO_ACCESS });
    return setPassword(tx, id, { passwordHash, emailVerified: emailVerified ?? new Date() });
  });
}

/** Moves a visitor's blogs to a user, with the user's default visibility, and counts them against the user's quota. */
export async function claimVisitorBlogs(visitorId: string, userId: string): Promise<void> {
  await (await db()).$executeRaw`
    WITH claimed AS (
      UPDATE blogs SET user_id = ${userId}, visitor_id = NULL,
        slug = CASE WHEN EXISTS (
          SELECT FROM blogs other WHERE other.slug = blogs.slug AND other.id <> blogs.id
            AND (other.user_id = ${userId} OR other.visitor_id = ${visitorId})
          UNION ALL SELECT FROM site_pages WHERE user_id = ${userId} AND site_pages.slug = blogs.slug
          UNION ALL SELECT FROM redirects WHERE user_id = ${userId} AND path = '/' || blogs.slug)
          THEN slug || '-' || lower(substr(md5(id), 1, 6)) ELSE slug END,
        visibility = (SELECT default_visibility FROM users WHERE id = ${userId})
      WHERE visitor_id = ${visitorId} AND user_id IS NULL AND blocked_at IS NULL
      RETURNING 1
    )
    INSERT INTO quotas (key, used, updated_at)
    SELECT ${userQuotaKey(userId)}, count(*), now() FROM claimed HAVING count(*) > 0
    ON CONFLICT (key) DO UPDATE SET used = quotas.used + excluded.used, updated_at = now()`;
}

/** `text` is a note for the account's owner, `by` the name of the key or connection that did it. */
type NewActivity = { userId: string; kind: ActivityKind; text: string; by?: string | undefined };

/** Notes an action on an account, in the transaction of the action where there is one. */
export async function noteActivity(data: NewActivity, cause?: Prisma.TransactionClient): Promise<void> {
  await (cause ?? (await db())).activity.create({ data });
}
