import { useEffect, useState } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import { useTranslations } from '#translations';
import { attempt } from '@/components/ui/use-toast.ts';
import { ApiError, type RequestOptions, requestJson } from '@/lib/http/client.ts';
import type { KeyIn } from '@/lib/messages/types.ts';
import { isDownloading } from '@/lib/operator/rules.ts';
import type { OperatorState } from '@/lib/operator/schema.ts';

const API = '/api/operator';

const BUSY_REFRESH_MS = 1000;
const IDLE_REFRESH_MS = 15_000;

const RETRY_MS = 2000;

const intervalFor = (state: OperatorState | undefined) =>
  state?.isLooking || state?.models.some((model) => isDownloading(model.state)) ? BUSY_REFRESH_MS : IDLE_REFRESH_MS;

const onErrorRetry: SWRConfiguration<OperatorState, Error>['onErrorRetry'] = (...[error, , , revalidate, options]) => {
  if (error instanceof ApiError && error.status < 500) return;
  setTimeout(() => void revalidate(options), RETRY_MS);
};

export function useOperator() {
  const t = useTranslations('operator.failed');
  // State, not a function: SWR would call a function only after the previous interval.
  const [refreshInterval, setRefreshInterval] = useState(IDLE_REFRESH_MS);
  const { data, error, isValidating, mutate } = useSWR<OperatorState, Error>(API, {
    refreshInterval,
    onErrorRetry,
    revalidateOnMount: true,
    shouldRetryOnError: true,
  });
  useEffect(() => setRefreshInterval(intervalFor(data)), [data]);
  const [busy, setBusy] = useState<string | null>(null);

  /** Resolves to whether it succeeded, and shows a toast if not. */
  async function run(
    subject: string,
    path: string,
    options: RequestOptions,
    failed: KeyIn<'operator.failed'>,
  ): Promise<boolean> {
    setBusy(subject);
    const change = async () =>
      mutate(await requestJson<OperatorState>(`${API}${path}`, options), { revalidate: false });
    return attempt(change, { title: t(failed) }).finally(() => setBusy(null));
  }

  const actions = {
    fetch: (name: string) => run(name, `/models/${name}/fetch`, { method: 'POST' }, 'fetch'),
    stop: (name: string) => run(name, `/models/${name}/fetch`, { method: 'DELETE' }, 'stop'),
    select: (name: string | null) => run(name ?? '', '/selection', { method: 'PUT', body: { name } }, 'select'),
    remove: (name: string) => run(name, `/models/${name}`, { method: 'DELETE' }, 'remove'),
  };
  return {
    state: data,
    failure: error && !isValidating ? error : undefined,
    isLost: error !== undefined,
    retry: () => void mutate(),
    busy,
    actions,
    rotateKey: () => run('key', '/signing-key', { method: 'POST' }, 'rotate'),
    test: () => run('test', '/test', { method: 'POST' }, 'check'),
  };
}

export type ModelActions = ReturnType<typeof useOperator>['actions'];
