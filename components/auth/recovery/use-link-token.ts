'use client';

import { useSearchParams } from 'next/navigation';

/** The token of a mailed link, from the page's address; null when the link was cut. */
export function useLinkToken(): string | null {
  return useSearchParams().get('token') || null;
}
