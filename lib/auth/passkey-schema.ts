import { z } from 'zod';
import { boundedText } from '@/lib/http/bounds.ts';
import { displayName } from '@/lib/users/schema.ts';

const base64 = boundedText(16_384);

/** The answer of a browser to the options of a ceremony (WebAuthn Level 3, 5.1). */
const answerSchema = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({
    response: z.object({
      ...{ id: base64, rawId: base64, type: z.literal('public-key'), clientExtensionResults: z.object({}) },
      authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
      response: z.object({ clientDataJSON: base64, ...shape }),
    }),
  });

export const registrationSchema = answerSchema({ attestationObject: base64 });

export const assertionSchema = answerSchema({ authenticatorData: base64, signature: base64 });

export const passkeyNameSchema = z.object({ name: displayName });

/** A passkey, or what a program acts with, as its user sees it. */
export type Credential = { id: string; name: string; createdAt: string; lastUsedAt: string | null };
