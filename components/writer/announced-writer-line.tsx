'use client';

import Link from 'next/link';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { WRITER_TEXTS } from '@/lib/constants/writer-messages.ts';
import { OPERATOR_PATH } from '@/lib/routes.ts';
import { announcedWriter } from '@/lib/writing/announced-writer.ts';
import { useConnectedModel } from './use-connected-model.ts';

/** Link for the operator to connect a model. */
function ConnectLink() {
  const { isOperator } = useAuth();
  if (!isOperator) return null;
  return (
    <Link href={OPERATOR_PATH} className="py-0.5 font-medium text-foreground link-underline">
      {WRITER_TEXTS.connect}
    </Link>
  );
}

type AnnouncedWriterLineProps = {
  /** Whether the form wants a search for sources. */
  research: boolean;
  hasSources: boolean;
};

/** Announces the writer in a form, with reserved height. */
export function AnnouncedWriterLine({ research, hasSources }: AnnouncedWriterLineProps) {
  const connected = useConnectedModel();
  const announced = connected
    ? announcedWriter({ ...connected, research: research && connected.research, hasSources })
    : null;
  return (
    <div className="min-h-17 text-sm text-muted-foreground sm:min-h-11">
      <p aria-live="polite">{announced?.sentence}</p>
      {connected?.model === null ? <ConnectLink /> : null}
    </div>
  );
}
