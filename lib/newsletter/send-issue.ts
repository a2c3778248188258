import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { getBlog } from '@/lib/blogs/reading/service.ts';
import { env } from '@/lib/env.ts';
import { AppError } from '@/lib/http/errors.ts';
import { databaseLimiter } from '@/lib/http/rate-limit-mutations.ts';
import type { Effect } from '@/lib/jobs/effects.ts';
import { deliversMail } from '@/lib/mail/mailer.ts';
import { issueMail } from './mail.ts';
import { type DeliveryRecord, dropWaiting, recordDeliveries, saveOutcome } from './mutations.ts';
import { findWaiting } from './queries.ts';
import { openSmtp } from './smtp.ts';

/** In ms: time of a job before its deadline, the longest pause with an open connection, and that after a 4xx. */
const [WORK_MS, IDLE_MS, LATER_MS] = [150_000, 20_000, 15 * 60_000];

/** Mails in a window of ten seconds, or longer for one mail, and how many, up to 100, to send at once. */
export function pace(perMinute: number): { tries: number; seconds: number; size: number } {
  const tries = Math.max(1, Math.floor(perMinute / 6));
  return { tries, seconds: Math.ceil((tries * 60) / perMinute), size: Math.floor(tries / Math.ceil(tries / 100)) };
}

/** Counts mails of all processes; returns how long to wait if they are too many, in ms. */
async function waitingTime(count: number): Promise<number> {
  const limiter = await databaseLimiter('newsletter', pace(env().NEWSLETTER_PER_MINUTE));
  const used = await limiter.consume('all', count).catch((refused) => {
    if (refused instanceof Error) throw refused;
    return refused;
  });
  return used.consumedPoints > limiter.points ? Math.max(1, used.msBeforeNext) : 0;
}

/** Sends waiting mails; returns when to continue, in ms, or undefined if none is left. */
async function sendWaiting(blogId: string, record: DeliveryRecord, signal: AbortSignal): Promise<number | undefined> {
  const { NEWSLETTER_PER_MINUTE, SMTP_URL = '' } = env();
  const smtp = await openSmtp(SMTP_URL, record, signal);
  const end = Date.now() + WORK_MS;
  let isAnyLater = false;
  try {
    for (let after = ''; Date.now() < end; ) {
      const blog = await getBlog(blogId).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
      });
      if (blog?.visibility !== 'public') return void (await dropWaiting(blogId));
      const waiting = await findWaiting(blogId, after, pace(NEWSLETTER_PER_MINUTE).size);
      if (waiting.length === 0) return isAnyLater ? LATER_MS : undefined;
      const pauseMs = await waitingTime(waiting.length);
      if (pauseMs > IDLE_MS) return pauseMs;
      if (pauseMs > 0) await sleep(pauseMs, undefined, { signal });
      const mailTo = issueMail(blog);
      for (const { subscriberId, subscriber } of pauseMs > 0 ? [] : waiting) {
        const outcome = await smtp.send(await mailTo(subscriberId, subscriber.email));
        await saveOutcome(blogId, subscriberId, outcome);
        // Continues with a new connection: this one waits for the rest of a mail, or its time is over.
        if (outcome === 'taken' || Date.now() > end) return 0;
        isAnyLater ||= outcome === 'later';
        after = subscriberId;
      }
    }
    return 0;
  } finally {
    smtp.close();
  }
}

export const newsletters: Effect = {
  kind: 'newsletter',
  repeat: 'A mail is recorded in the moment of sending, and only others are sent.',
  isOn: deliversMail,
  perform: ({ name }, signal) => recordDeliveries(name, (record) => sendWaiting(name, record, signal)),
};
