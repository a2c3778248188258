import 'server-only';
import { createWorker } from '@/lib/jobs/worker.ts';
import { log } from '@/lib/log.ts';
import { processWide } from '@/lib/process-wide.ts';
import { sendMail } from './mailer.ts';
import { type ClaimedMail, claimMail, deleteMail, messageOf, postponeMail } from './mutations.ts';

/** Sends queued mails, and again after a failure, for about two days. */

const MINUTE_MS = 60 * 1000;
const LONGEST_PAUSE_MS = 6 * 60 * MINUTE_MS;
const TRIES = 16;

async function perform(job: ClaimedMail): Promise<void> {
  try {
    await sendMail(job.recipient, await messageOf(job));
  } catch (err) {
    if (job.tries < TRIES) {
      const pause = Math.min(MINUTE_MS * 2 ** (job.tries - 1), LONGEST_PAUSE_MS);
      await postponeMail(job, new Date(Date.now() + pause));
      return mails().notify(pause);
    }
    log().error({ err, tries: job.tries }, 'mail given up');
  }
  await deleteMail(job);
}

/** The worker that sends mails. */
export const mails = processWide('mails', () =>
  createWorker({ name: 'mails', concurrency: 1, pollMs: MINUTE_MS, claim: claimMail, perform }),
);
