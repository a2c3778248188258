import type { Message } from './messages.ts';

export const AUTH_MESSAGES = {
  emailInvalid: 'Please enter a valid email address',
  passwordShort: 'Password must be at least 6 characters',
  passwordsDiffer: "Passwords don't match",
  passwordCommon: 'This password is too common. Please choose one that is harder to guess',
  passwordLong: 'Password cannot exceed 1000 characters',
  loginFailed: 'Failed to log in. Please check your credentials and try again.',
  registerFailed: 'Failed to create account. This email may already be in use.',
  googleFailed: 'Failed to sign in with Google. Please try again.',
  logoutFailed: 'Failed to log out. Please try again.',
  tooManyTries: 'Too many attempts. Please wait a few minutes and try again.',
  unavailable: 'Authentication is unavailable due to missing configuration',
  mailNotConfigured:
    'Email is not configured on this server, so no link can be sent. Please contact the operator of this site.',
  linkExpired: 'This link has expired or was already used. Please request a new one.',
} as const;

export const AUTH_TOASTS = {
  authenticationError: {
    title: 'Authentication Error',
    description: 'We could not check whether you are signed in. Reload the page to try again.',
  },
} as const satisfies Record<string, Message>;
