import { z } from 'zod';
import { HOST_REFUSALS } from '@/lib/constants/domain-messages.ts';
import type { DomainProblem } from '@/lib/generated/prisma/enums.ts';

/** Body of PUT and DELETE /api/account/domain and of POST /api/account/domain/check: the host that is meant. */
export const domainChoiceSchema = z.object({
  host: z.string(HOST_REFUSALS.malformed).min(1, HOST_REFUSALS.malformed).max(500, HOST_REFUSALS.malformed),
});

/** Query of GET /api/domains/ask. */
export const domainQuerySchema = z.object({ domain: z.string().max(500) });

/** A record that the owner of a domain sets. */
export type DomainRecord = { type: 'CNAME' | 'TXT'; name: string; value: string };

/** A user's own domain as they see it. */
export type DomainState = {
  host: string;
  /** Where readers find their blogs under it. */
  url: string;
  status: 'pending' | 'checked' | 'failed';
  records: DomainRecord[];
  problem?: DomainProblem;
  /** What the name servers said instead of what was expected. */
  found: string[];
  checkedAt?: string;
  /** It is in service although its checks fail, until this time. */
  endsAt?: string;
  /** It was in service, and its checks failed for too long. */
  wasTakenOut?: true;
  /** Whether its owner subscribes: else it sends readers to this site. */
  isPaid: boolean;
};

/** Answer of every call about the own domain. */
export type DomainAnswer = { domain: DomainState | null };
