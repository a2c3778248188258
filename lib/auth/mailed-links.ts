import 'server-only';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { siteUrl } from '@/lib/env.ts';
import type { TokenPurpose } from '@/lib/generated/prisma/client.ts';
import { newId } from '@/lib/ids.ts';
import type { Effect } from '@/lib/jobs/effects.ts';
import type { NewJob } from '@/lib/jobs/mutations.ts';
import { MAIL_TRIES, mailWorks, sendMail } from '@/lib/mail/mailer.ts';
import { translatorFor } from '@/lib/messages/catalogue.ts';
import { pathIn, SOURCE_LANGUAGE } from '@/lib/messages/languages.ts';
import { findUserByEmail } from '@/lib/users/queries.ts';
import { issueToken } from './mutations.ts';

const PATHS: Readonly<Record<TokenPurpose, string>> = {
  verify_email: '/verify-email',
  reset_password: '/reset-password',
};

type Payload = { email: string; purpose: TokenPurpose };

/** Mails a link, if the address has an account that needs it. Its token is issued now, so that no row holds it. */
export const mailedLinks: Effect = {
  kind: 'mailed_link',
  repeat: 'Each mail has a new link, which ends the one before it.',
  isOn: mailWorks,
  perform: async ({ payload }) => {
    const { email, purpose } = payload as Payload;
    const user = await findUserByEmail(email);
    if (!user || (purpose === 'verify_email' && user.emailVerified)) return;
    const lang = user.interfaceLanguage ?? SOURCE_LANGUAGE;
    const t = translatorFor(lang, `mails.${purpose}`);
    const url = `${siteUrl()}${pathIn(lang, PATHS[purpose])}?token=${await issueToken(user.id, purpose)}`;
    const [subject, note] = [t('subject', { brand: BRAND_NAME }), t('note', { brand: BRAND_NAME })];
    await sendMail(email, { subject, paragraphs: [t('before')], button: { label: t('label'), url }, note, lang });
  },
  isGivenUp: ({ tries }) => tries >= MAIL_TRIES,
};

export function mailedLink(email: string, purpose: TokenPurpose): NewJob {
  const payload: Payload = { email, purpose };
  return { kind: 'mailed_link', name: newId(), payload };
}
