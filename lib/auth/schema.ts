import { z } from 'zod';
import { AUTH_MESSAGES } from '@/lib/constants/auth-messages.ts';
import { MAX_PASSWORD_CHARACTERS, MIN_PASSWORD_CHARACTERS } from '@/lib/constants/limits.ts';
import { BLOG_VISIBILITIES, type BlogVisibility } from '@/lib/constants/options.ts';

/** The sign-in forms (spec §5), checked by the browser and again by the server. */

const email = z
  .string(AUTH_MESSAGES.emailInvalid)
  .trim()
  .toLowerCase()
  .max(254, AUTH_MESSAGES.emailInvalid)
  .pipe(z.email(AUTH_MESSAGES.emailInvalid));

const password = z
  .string(AUTH_MESSAGES.passwordShort)
  .min(MIN_PASSWORD_CHARACTERS, AUTH_MESSAGES.passwordShort)
  .max(MAX_PASSWORD_CHARACTERS, AUTH_MESSAGES.passwordLong);

/** Login form: email, password. */
export const loginSchema = z.object({ email, password });

/** As long as the password, since it must be the same; only that is said of it. */
const confirmPassword = z.string(AUTH_MESSAGES.passwordsDiffer);

const samePasswords = { path: ['confirmPassword'], message: AUTH_MESSAGES.passwordsDiffer };

/** Register form: email, password, confirm password. */
export const registerSchema = z
  .object({ email, password, confirmPassword })
  .refine((form) => form.password === form.confirmPassword, samePasswords);

/** 'Forgot password' form. */
export const resetRequestSchema = z.object({ email });

/** Choosing a new password by a mailed link. */
export const resetPasswordSchema = z
  .object({ token: z.string().min(1), password, confirmPassword })
  .refine((form) => form.password === form.confirmPassword, samePasswords);

/** Following the link that proves an email address. */
export const verifyEmailSchema = z.object({ token: z.string().min(1) });

/** Changing the password while signed in. */
export const changePasswordSchema = z
  .object({
    currentPassword: z.string().max(MAX_PASSWORD_CHARACTERS, AUTH_MESSAGES.passwordLong),
    password,
    confirmPassword,
  })
  .refine((form) => form.password === form.confirmPassword, samePasswords);

/** Choosing whom new blogs are shown to. */
export const changeDefaultVisibilitySchema = z.object({
  defaultVisibility: z.enum(BLOG_VISIBILITIES, 'Please choose who may see new blogs'),
});

/** Choosing whether the product is named around the own blogs (docs/decisions/0081). */
export const changeBrandingSchema = z.object({ hidesBranding: z.boolean() });

/** Deleting the account: its email address, typed once more. */
export const deleteAccountSchema = z.object({ email });

/** The signed-in user as the browser knows them (spec §3, User). Times are ISO strings. */
export type SessionUser = {
  uid: string;
  email: string;
  displayName: string | null;
  photoURL: string | null;
  /** Whether the display name is one they chose; else it is the beginning of their email address. */
  hasChosenName: boolean;
  /** Whether the photo is one they uploaded. */
  hasAvatar: boolean;
  /** What they say of themselves; '' when nothing. */
  biography: string;
  /** Addresses of their pages elsewhere. */
  links: string[];
  metadata: { creationTime: string; lastSignInTime: string };
  /** Readable part of the public profile's address. */
  slug: string;
  emailVerified: boolean;
  hasPassword: boolean;
  /** Whom new blogs are shown to. */
  defaultVisibility: BlogVisibility;
  /** Whether the product's name is left out around their blogs while they subscribe. */
  hidesBranding: boolean;
};
