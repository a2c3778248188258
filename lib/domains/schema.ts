import { z } from 'zod';
import { HOST_REFUSALS } from '@/lib/constants/owner-messages.ts';
import type { domainState } from './service.ts';

export const domainChoiceSchema = z.object({
  host: z.string(HOST_REFUSALS.malformed).min(1, HOST_REFUSALS.malformed).max(500, HOST_REFUSALS.malformed),
});

export const domainQuerySchema = z.object({ domain: z.string().max(500) });

export type DomainState = ReturnType<typeof domainState>;

export type DomainAnswer = { domain: DomainState | null };
