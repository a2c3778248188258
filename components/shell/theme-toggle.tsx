'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { currentTheme, setTheme, subscribeToTheme } from './theme.ts';

/** Theme switch, unstyled. */
export function ThemeToggle({ className, children }: { className: string; children: ReactNode }) {
  const isDark = useSyncExternalStore(subscribeToTheme, currentTheme, () => 'light') === 'dark';
  return (
    <button
      type="button"
      aria-pressed={isDark}
      aria-label="Dark theme"
      title="Dark theme"
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
      className={className}
    >
      {children}
    </button>
  );
}
