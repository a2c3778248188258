import { z } from 'zod';
import type { MessageKey } from '@/lib/messages/types.ts';
import type { domainState } from './service.ts';

const malformed: MessageKey = 'domain.refusals.malformed';

export const domainChoiceSchema = z.object({ host: z.string(malformed).min(1, malformed).max(500, malformed) });

export const domainQuerySchema = z.object({ domain: z.string().max(500) });

export type DomainState = ReturnType<typeof domainState>;

export type DomainAnswer = { domain: DomainState | null };
