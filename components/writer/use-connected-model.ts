'use client';

import useSWR from 'swr';
import type { ConnectedModel } from '@/lib/writing/announced-writer';

/** The model that writes here, null when none is connected; undefined until it is known. */
export function useConnectedModel(): ConnectedModel['model'] | undefined {
  return useSWR<ConnectedModel, Error>('/api/writer').data?.model;
}
