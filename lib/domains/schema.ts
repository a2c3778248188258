import { z } from 'zod';
import { HOST_REFUSALS } from '@/lib/constants/owner-messages.ts';
import type { DomainProblem } from '@/lib/generated/prisma/enums.ts';

export const domainChoiceSchema = z.object({
  host: z.string(HOST_REFUSALS.malformed).min(1, HOST_REFUSALS.malformed).max(500, HOST_REFUSALS.malformed),
});

export const domainQuerySchema = z.object({ domain: z.string().max(500) });

type DomainRecord = { type: 'CNAME' | 'TXT'; name: string; value: string };

export type DomainState = {
  host: string;
  url: string;
  status: 'pending' | 'checked' | 'failed';
  records: DomainRecord[];
  problem?: DomainProblem;
  found: string[];
  checkedAt?: string;
  /** When it goes out of service if checks keep failing. */
  endsAt?: string;
  wasTakenOut?: true;
  isPaid: boolean;
};

export type DomainAnswer = { domain: DomainState | null };
