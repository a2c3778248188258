'use client';

import useSWR from 'swr';
import { CONNECTED_MODEL_REFRESH_MS } from '@/lib/constants/limits.ts';
import type { ConnectedModel } from '@/lib/writing/announced-writer.ts';

/** A model server may be started or stopped while somebody has a form open. */
const REFRESHED = { refreshInterval: CONNECTED_MODEL_REFRESH_MS, revalidateOnFocus: true };

/** The model that writes here and whether sources can be looked for; undefined until it is known. */
export function useConnectedModel(): ConnectedModel | undefined {
  return useSWR<ConnectedModel, Error>('/api/writer', REFRESHED).data;
}

/** Whether sources can be looked for here. Until the server has said so it is assumed: the server decides anyway. */
export function useHasResearch(): boolean {
  return useConnectedModel()?.research !== false;
}
