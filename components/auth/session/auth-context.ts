'use client';

import { createContext, useContext } from 'react';
import type { z } from 'zod';
import type { loginSchema, registerSchema, SessionUser } from '@/lib/auth/schema.ts';

/** What GET /api/auth/session answers; empty for a visitor. */
export type SessionAnswer = {
  user?: SessionUser | null;
  expires?: string;
  /** Whether this browser, signed in or not, is the operator's. */
  isOperator?: true;
};

/** Who is signed in, and how to change that (spec §3, Auth context). */
export type Auth = {
  user: SessionUser | null;
  /** Whether /operator is theirs (docs/decisions/0104). */
  isOperator: boolean;
  /** True until the first answer about the session. */
  loading: boolean;
  authError: Error | null;
  /** These four reject with an error whose message is a sentence for the user. */
  login: (form: z.input<typeof loginSchema>) => Promise<void>;
  register: (form: z.input<typeof registerSchema>) => Promise<void>;
  /** @param returnTo path to come back to where the browser blocks the window */
  signInWithGoogle: (returnTo?: string) => Promise<void>;
  signOut: () => Promise<void>;
  /** Asks the server again who is signed in, here and in this browser's other tabs; never rejects. */
  refresh: () => Promise<void>;
};

/** Filled by AuthProvider. */
export const AuthContext = createContext<Auth | null>(null);

/**
 * The session, anywhere below AuthProvider.
 * @throws Error 'useAuth must be used within an AuthProvider' (spec §8)
 */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
