'use client';

import type { ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { requestJson } from '@/lib/http/client.ts';

// Our Content-Security-Policy forbids eval, which zod would try. Importing zod's `config` would load zod on every page.
const holder = globalThis as typeof globalThis & { __zod_globalConfig?: { jitless?: boolean } };
if (typeof window !== 'undefined') {
  holder.__zod_globalConfig ??= {};
  holder.__zod_globalConfig.jitless = true;
}

/** SWR defaults (spec §7, §9): no retries, no automatic refetch, never stale, errors thrown. */
const CONFIGURATION: SWRConfiguration = {
  fetcher: (url: string) => requestJson(url),
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  refreshInterval: 0,
};

/** Provides the SWR defaults. */
export function DataProvider({ children }: { children: ReactNode }) {
  return <SWRConfig value={CONFIGURATION}>{children}</SWRConfig>;
}
