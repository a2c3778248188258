'use client';

import useSWR from 'swr';
import type { ConnectedModel } from '@/lib/writing/announced-writer.ts';

/** The model that writes here and whether sources can be looked for; undefined until it is known. */
export function useConnectedModel(): ConnectedModel | undefined {
  return useSWR<ConnectedModel, Error>('/api/writer').data;
}

/** Whether sources can be looked for here. Until the server has said so it is assumed: the server decides anyway. */
export function useHasResearch(): boolean {
  return useConnectedModel()?.research !== false;
}
