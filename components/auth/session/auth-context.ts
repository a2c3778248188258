import { createContext, useContext } from 'react';
import type { z } from 'zod';
import type { loginSchema, registerSchema, SessionUser } from '@/lib/auth/schema.ts';

export type SessionAnswer = { user?: SessionUser | null; expires?: string; isOperator?: true };

export type Auth = {
  user: SessionUser | null;
  isOperator: boolean;
  loading: boolean;
  authError: Error | null;
  /** The next four reject with an error; show its message unless it is empty. */
  login: (form: z.input<typeof loginSchema>) => Promise<void>;
  register: (form: z.input<typeof registerSchema>) => Promise<void>;
  signInWithGoogle: (returnTo?: string) => Promise<void>;
  signOut: () => Promise<void>;
  refresh: () => Promise<void>;
};

export const userSignature = ({ hasChosenName, displayName }: SessionUser): string =>
  (hasChosenName && displayName) || '';

export const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
