import Link from 'next/link';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { CONNECTED_MODEL_REFRESH_MS } from '@/lib/constants/limits.ts';
import { WRITER_TEXTS } from '@/lib/constants/writer-messages.ts';
import { OPERATOR_PATH } from '@/lib/routes.ts';
import { announcedWriter, type ConnectedModel } from '@/lib/writing/announced-writer.ts';

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

/** The operator's way to connect a model; null for anybody else. */
export function ConnectLink() {
  const { isOperator } = useAuth();
  if (!isOperator) return null;
  return (
    <Link href={OPERATOR_PATH} className="py-0.5 font-medium text-foreground link-underline">
      {WRITER_TEXTS.connect}
    </Link>
  );
}

type AnnouncedWriterLineProps = {
  research: boolean;
  hasSources: boolean;
  /** What the library has, in place of the sentence that it will be searched. */
  children?: ReactNode;
};

/** Announces what will be written, with reserved height. */
export function AnnouncedWriterLine({ research, hasSources, children }: AnnouncedWriterLineProps) {
  const connected = useConnectedModel();
  const sentence = connected
    ? announcedWriter({ ...connected, research: research && connected.research, hasSources })
    : null;
  return (
    <div className="min-h-15 text-sm text-muted-foreground sm:min-h-10">
      <p aria-live="polite" className="inline">
        {children ?? sentence}
      </p>{' '}
      {connected?.model === null ? <ConnectLink /> : null}
    </div>
  );
}
