import { afterAll } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { mails } from '@/lib/mail/mailer.ts';
import { type FakeMail, startFakeMail } from '../fakes/mail/server.ts';
import { api } from './api.ts';
import { performing } from './effects.ts';
import { operatorBrowser } from './operators.ts';
import { blogWithPicture } from './public-routes.ts';
import { freshAddress } from './requests.ts';
import { changeSettings } from './settings.ts';
import { signedInUser } from './users.ts';

let mail: FakeMail;

/** Gives the operator an address and a mail server while a file's tests run. */
export async function mailOfFile(): Promise<FakeMail> {
  mail = await startFakeMail();
  changeSettings({ SMTP_URL: mail.url, OPERATOR_EMAILS: 'operator@site.example' });
  performing(mails);
  afterAll(mail.close);
  return mail;
}

/** A valid report. */
export const REPORT = { reason: 'copyright', explanation: 'My photo, without my permission.', goodFaith: true };

type Headers = Record<string, string>;

/** Headers of somebody new. */
export const anybody = () => ({ 'x-client-address': freshAddress() });

/** Reports a blog. */
export const send = (id: string, body: object = {}, headers: Headers = anybody()) =>
  api.post(`/api/blogs/${id}/reports`, { ...REPORT, ...body }, headers);

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
  await api.post(`/api/operator/reports/${made.blog.id}`, body, operator);
  const decision = await (await db()).decision.findFirstOrThrow({ where: { blogId: made.blog.id } });
  return { ...made, email, code, operator, decision };
}

/** What was mailed to an address. */
export const mailsTo = (address: string) => mail.received.filter(({ to }) => to.includes(address));
