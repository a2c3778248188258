import { POST as report } from '@/app/api/blogs/[id]/reports/route.ts';
import { POST as decide } from '@/app/api/operator/reports/[id]/route.ts';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { mails } from '@/lib/mail/mailer.ts';
import { startFakeMail } from '../fakes/mail/server.ts';
import { performing } from './effects.ts';
import { operatorBrowser } from './operators.ts';
import { blogWithPicture } from './public-routes.ts';
import { freshAddress, params, post } from './requests.ts';
import { signedInUser } from './users.ts';

/** A site whose operator has an address and a mail server. */
export const mail = await startFakeMail();
process.env.SMTP_URL = mail.url;
process.env.OPERATOR_EMAILS = 'operator@site.example';

performing(mails);

/** A valid report. */
export const REPORT = { reason: 'copyright', explanation: 'My photo, without my permission.', goodFaith: true };

type Headers = Record<string, string>;

/** Headers of somebody new. */
export const anybody = () => ({ 'x-client-address': freshAddress() });

/** Reports a blog. */
export const send = (id: string, body: object = {}, headers: Headers = anybody()) =>
  report(post('/x', { ...REPORT, ...body }, headers), params({ id }));

/** A public blog with a picture, and its owner. */
export async function published() {
  const { user, headers } = await signedInUser();
  return { user, headers, blog: await blogWithPicture({ id: newId(), userId: user.id }) };
}

/** The same, reported by somebody with an address and decided by the operator. */
export async function decided(kind: 'nothing' | 'hide' | 'delete') {
  const made = await published();
  const email = `reporter-${newId().toLowerCase()}@example.com`;
  const { code } = await (await send(made.blog.id, { email, name: 'Rita Reporter' })).json();
  const operator = await operatorBrowser();
  const body = { kind, reason: 'The photo is on her own site.' };
  await decide(post('/x', body, operator), params({ id: made.blog.id }));
  const decision = await (await db()).decision.findFirstOrThrow({ where: { blogId: made.blog.id } });
  return { ...made, email, code, operator, decision };
}

/** What was mailed to an address. */
export const mailsTo = (address: string) => mail.received.filter(({ to }) => to.includes(address));
