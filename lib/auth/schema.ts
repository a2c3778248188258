import { z } from 'zod';
import { MAX_PASSWORD_CHARACTERS, MIN_PASSWORD_CHARACTERS } from '@/lib/constants/limits.ts';
import { BLOG_VISIBILITIES } from '@/lib/constants/options.ts';
import { boundedText, idText, looseText } from '@/lib/http/bounds.ts';
import { INTERFACE_LANGUAGES } from '@/lib/messages/languages.ts';
import type { MessageKey } from '@/lib/messages/types.ts';
import { displayName } from '@/lib/users/schema.ts';
import type { toSessionUser } from './session.ts';

const emailInvalid: MessageKey = 'auth.emailInvalid';
const passwordShort: MessageKey = 'auth.passwordShort';
const passwordLong: MessageKey = 'auth.passwordLong';
const passwordsDiffer: MessageKey = 'auth.passwordsDiffer';
const visibilityRequired: MessageKey = 'accounts.visibilityRequired';

const email = looseText(254, emailInvalid, emailInvalid)
  .trim()
  .toLowerCase()
  .max(254, emailInvalid)
  .pipe(z.email(emailInvalid));

const password = z
  .string(passwordShort)
  .min(MIN_PASSWORD_CHARACTERS, passwordShort)
  .max(MAX_PASSWORD_CHARACTERS, passwordLong);

export const loginSchema = z.object({ email, password });

/** Must equal the password, so only that is validated. */
const confirmPassword = boundedText(MAX_PASSWORD_CHARACTERS, passwordLong, passwordsDiffer);

const isConfirmed = (form: { password: string; confirmPassword: string }) => form.password === form.confirmPassword;

const samePasswords = { path: ['confirmPassword'], message: passwordsDiffer };

export const registerSchema = z.object({ email, password, confirmPassword }).refine(isConfirmed, samePasswords);

export const resetRequestSchema = z.object({ email });

export const resetPasswordSchema = z
  .object({ token: idText().min(1), password, confirmPassword })
  .refine(isConfirmed, samePasswords);

export const verifyEmailSchema = z.object({ token: idText().min(1) });

const currentPassword = z.string().max(MAX_PASSWORD_CHARACTERS, passwordLong);

export const changePasswordSchema = z
  .object({ currentPassword, password, confirmPassword })
  .refine(isConfirmed, samePasswords);

export const changeDefaultVisibilitySchema = z.object({
  defaultVisibility: z.enum(BLOG_VISIBILITIES, visibilityRequired),
});

export const changeBrandingSchema = z.object({ hidesBranding: z.boolean() });

export const changeLanguageSchema = z.object({ language: z.enum(Object.keys(INTERFACE_LANGUAGES)) });

export const deleteAccountSchema = z.object({ email });

export type SessionUser = ReturnType<typeof toSessionUser>;

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
