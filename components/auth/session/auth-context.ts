import { createContext, useContext } from 'react';
import type { z } from 'zod';
import type { loginSchema, registerSchema, SessionUser } from '@/lib/auth/schema.ts';

/** Response of GET /api/auth/session; empty for visitors. */
export type SessionAnswer = {
  user?: SessionUser | null;
  expires?: string;
  /** Whether this browser is the operator's, signed in or not. */
  isOperator?: true;
};

/** The session and the actions that change it (spec §3, Auth context). */
export type Auth = {
  user: SessionUser | null;
  /** Whether the user may open /operator (docs/decisions/0104). */
  isOperator: boolean;
  loading: boolean;
  authError: Error | null;
  /** The next four reject with an error whose message can be shown. */
  login: (form: z.input<typeof loginSchema>) => Promise<void>;
  register: (form: z.input<typeof registerSchema>) => Promise<void>;
  /** @param returnTo path to return to if the browser blocks the popup */
  signInWithGoogle: (returnTo?: string) => Promise<void>;
  signOut: () => Promise<void>;
  /** Reloads the session here and in other tabs; never rejects. */
  refresh: () => Promise<void>;
};

/** The name readers see; '' until the user chooses one. */
export const signatureOf = ({ hasChosenName, displayName }: SessionUser): string =>
  (hasChosenName && displayName) || '';

/** Filled by AuthProvider. */
export const AuthContext = createContext<Auth | null>(null);

/** The session; throws 'useAuth must be used within an AuthProvider' (spec §8). */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
