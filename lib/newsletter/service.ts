import 'server-only';
import type { UserActor } from '@/lib/auth/actor.ts';
import { getProfile } from '@/lib/blogs/reading/service.ts';
import { siteOf } from '@/lib/domains/origin.ts';
import { siteUrl } from '@/lib/env.ts';
import { askedLanguage } from '@/lib/http/answer-context.ts';
import { AppError } from '@/lib/http/errors.ts';
import { csv } from '@/lib/http/public-text.ts';
import { isId } from '@/lib/ids.ts';
import { deliversMail } from '@/lib/mail/mailer.ts';
import { sentence, translatorFor } from '@/lib/messages/catalogue.ts';
import { subscriptionPath } from '@/lib/routes.ts';
import { findSubscriberRows, findUserBySlug } from '@/lib/users/queries.ts';
import { signedName } from '@/lib/users/rules.ts';
import { confirmSubscriber, deleteSubscriber, saveIssue, saveSubscriber } from './mutations.ts';
import { findSubscribers, findSubscription } from './queries.ts';
import type { Subscribers } from './schema.ts';

/** Asks an address to confirm mails about an author's new blogs; tells nobody whether it has. @throws AppError not-found */
export async function subscribe(slug: string, email: string): Promise<void> {
  const user = deliversMail() && isId(slug) ? await findUserBySlug(slug) : null;
  // The address of an author without a name may be from their email address.
  if (!user || !signedName(user)) throw new AppError('not-found', sentence('site.subscribe.nobody'));
  const profile = await getProfile(slug);
  const t = translatorFor(askedLanguage(), 'site.mail');
  await saveSubscriber(user.id, email, (id) => ({
    subject: t('subject'),
    paragraphs: [t('text', { author: profile.displayName, site: siteOf(profile) })],
    button: { label: t('button'), url: `${siteUrl()}${subscriptionPath(id)}` },
    note: t('note'),
    lang: t.language,
  }));
}

/** A subscription, for everybody who knows its id; undefined once it has ended. */
export async function readSubscription(id: string) {
  const found = isId(id) ? await findSubscription(id) : null;
  if (!found) return undefined;
  const profile = await getProfile(found.user.slug);
  return { profile, isConfirmed: found.confirmedAt !== null };
}

/** Confirms or ends a subscription; does nothing to one that has ended. */
export async function changeSubscription(id: string, wish: 'confirm' | 'unsubscribe'): Promise<void> {
  await (wish === 'confirm' ? confirmSubscriber(id) : deleteSubscriber({ id }));
}

/** Queues the mails about a blog that is public now, once. */
export const queueIssue = (blogId: string): Promise<void> => saveIssue(blogId, deliversMail());

export const readSubscribers = async ({ user }: UserActor): Promise<Subscribers> => ({
  ...(await findSubscribers(user.id)),
  page: signedName(user) && `${siteOf(await getProfile(user.slug))}/subscribe`,
});

/** The actor's subscribers with their consent, as CSV. */
export async function* subscribersCsv({ user }: UserActor): AsyncGenerator<string> {
  const rows = await findSubscriberRows(user.id);
  const time = (date: Date | null) => date?.toISOString() ?? '';
  yield csv([
    ['address', 'asked_at', 'confirmed_at'],
    ...rows.map((row) => [row.email, time(row.createdAt), time(row.confirmedAt)]),
  ]);
}

/** Deletes one of the actor's subscribers. @throws AppError not-found */
export async function removeSubscriber({ user }: UserActor, email: string): Promise<void> {
  if ((await deleteSubscriber({ userId: user.id, email })) > 0) return;
  throw new AppError('not-found', sentence('settingsRefusals.noSubscriber'));
}
