import 'server-only';
import type { z } from 'zod';
import type { Actor } from '@/lib/auth/actor.ts';
import { AppError } from '@/lib/http/errors.ts';
import type { claimsAnswerSchema, claimsRequestSchema } from '../claims.ts';

/** Stands in for the service of the branch w-claims. */
export async function checkClaims(
  _actor: Actor,
  _input: z.infer<typeof claimsRequestSchema>,
  _signal: AbortSignal,
): Promise<z.infer<typeof claimsAnswerSchema>> {
  throw new AppError('not-implemented', 'Checking claims is not available yet.');
}
