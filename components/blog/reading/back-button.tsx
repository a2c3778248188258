'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';

/** Goes back in the browser's history, or home in a tab that has none (spec §2, Blog view). */
export function BackButton({ className, children }: { className: string; children: ReactNode }) {
  const router = useRouter();
  const goBack = () => (window.history.length > 1 ? router.back() : router.push('/'));
  return (
    <button type="button" onClick={goBack} className={className}>
      {children}
    </button>
  );
}
