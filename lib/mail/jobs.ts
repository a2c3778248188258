import 'server-only';
import { decrypt } from '@/lib/encryption.ts';
import type { RetriedJob } from '@/lib/jobs/mutations.ts';
import { createRetriedWorker } from '@/lib/jobs/retried-worker.ts';
import { processWide } from '@/lib/process-wide.ts';
import { decryptionKeys } from '@/lib/secret.ts';
import { mailWorks, sendMail } from './mailer.ts';
import { MAILS_TABLE, purposeOf } from './mutations.ts';

/** About two days. */
const TRIES = 16;

/** The worker that sends queued mails. */
export const mails = processWide('mails', () =>
  createRetriedWorker<RetriedJob & { recipient: string; message: string }>({
    name: 'mails',
    table: MAILS_TABLE,
    isOn: mailWorks,
    perform: async ({ id, recipient, message }) =>
      sendMail(recipient, JSON.parse(decrypt(message, purposeOf(id), await decryptionKeys()))),
    isGivenUp: ({ tries }) => tries >= TRIES,
  }),
);
