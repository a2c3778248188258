import { z } from 'zod';
import { HOST_REFUSALS } from '@/lib/constants/domain-messages.ts';
import type { DomainProblem } from '@/lib/generated/prisma/enums.ts';

/** Body of the /api/account/domain routes. */
export const domainChoiceSchema = z.object({
  host: z.string(HOST_REFUSALS.malformed).min(1, HOST_REFUSALS.malformed).max(500, HOST_REFUSALS.malformed),
});

/** Query of GET /api/domains/ask. */
export const domainQuerySchema = z.object({ domain: z.string().max(500) });

/** A DNS record for the owner to set. */
export type DomainRecord = { type: 'CNAME' | 'TXT'; name: string; value: string };

/** A user's own domain. */
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

/** Answer of all calls about the own domain. */
export type DomainAnswer = { domain: DomainState | null };
