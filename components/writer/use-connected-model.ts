'use client';

import useSWR from 'swr';
import { CONNECTED_MODEL_REFRESH_MS } from '@/lib/constants/limits.ts';
import type { ConnectedModel } from '@/lib/writing/announced-writer.ts';

/** A model server may start or stop while a form is open. */
const REFRESHED = { refreshInterval: CONNECTED_MODEL_REFRESH_MS, revalidateOnFocus: true };

/** The connected model and whether the server can search; undefined while loading. */
export function useConnectedModel(): ConnectedModel | undefined {
  return useSWR<ConnectedModel, Error>('/api/writer', REFRESHED).data;
}

/** Whether the server can search for sources; assumed while loading. */
export function useHasResearch(): boolean {
  return useConnectedModel()?.research !== false;
}
