'use client';

import { useSyncExternalStore } from 'react';
import { localTime } from './times.ts';

const never = () => () => undefined;

export function DraftNotice({ publishAt }: { publishAt?: string | undefined }) {
  // The server does not know the reader's time zone.
  const time = useSyncExternalStore(
    never,
    () => (publishAt ? `on ${localTime(publishAt)}` : ''),
    () => 'at the time you set',
  );
  return (
    <div className="border-l-4 border-primary bg-card px-4 py-3">
      <p className="font-semibold">Draft: only you can see this blog</p>
      <p className="mt-0.5 text-sm text-muted-foreground">
        {publishAt ? `It becomes public ${time}.` : 'Only you can open its links until you make it unlisted or public.'}
      </p>
    </div>
  );
}
