import { type ReactNode, useEffect, useState } from 'react';
import useSWR from 'swr';
import { useTranslations } from '#translations';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { Link } from '@/components/messages/navigation.tsx';
import { CONNECTED_MODEL_REFRESH_MS, MAX_LOOKED_UP_CHARACTERS } from '@/lib/constants/limits.ts';
import type { Language } from '@/lib/constants/options.ts';
import { sentenceGap } from '@/lib/messages/languages.ts';
import type { LibraryAnswer } from '@/lib/research/library/schema.ts';
import { OPERATOR_PATH } from '@/lib/routes.ts';
import { announcedWriter, type ConnectedModel } from '@/lib/writing/announced-writer.ts';

/** Pause in typing after which a topic is looked up, in milliseconds, and the shortest topic. */
const PAUSE_MS = 350;
const SHORTEST = 2;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

type Asked = { topic: string; language: Language; hasSources: boolean };

export function useLibrary({ topic, language, hasSources }: Asked): LibraryAnswer | undefined {
  const connected = useConnectedModel();
  const settled = useSettled(topic.trim());
  const isAsked = connected?.model === null && !hasSources;
  const isTopic = settled.length >= SHORTEST && settled.length <= MAX_LOOKED_UP_CHARACTERS;
  const path = `/api/library?${new URLSearchParams({ topic: settled, language })}`;
  const { data } = useSWR<LibraryAnswer, Error>(isAsked && isTopic ? path : null);
  return topic.trim() === settled ? data : undefined;
}

/** A model server may start or stop while a form is open. */
const REFRESHED = { refreshInterval: CONNECTED_MODEL_REFRESH_MS, revalidateOnFocus: true };

export const useConnectedModel = (): ConnectedModel | undefined =>
  useSWR<ConnectedModel, Error>('/api/writer', REFRESHED).data;

export const useHasResearch = (): boolean => useConnectedModel()?.research !== false;

export function ConnectLink() {
  const t = useTranslations('create.writer');
  const { isOperator } = useAuth();
  if (!isOperator) return null;
  return (
    <Link href={OPERATOR_PATH} className="py-0.5 font-medium text-foreground link-underline">
      {t('connect')}
    </Link>
  );
}

type AnnouncedWriterLineProps = { research: boolean; hasSources: boolean; children?: ReactNode };

/** Announces what will be written, with reserved height. */
export function AnnouncedWriterLine({ research, hasSources, children }: AnnouncedWriterLineProps) {
  const t = useTranslations('create.writer');
  const connected = useConnectedModel();
  const sentence = connected
    ? announcedWriter({ ...connected, research: research && connected.research, hasSources }, t)
    : null;
  return (
    <div className="min-h-15 text-sm text-muted-foreground sm:min-h-10">
      <p aria-live="polite" className="inline">
        {children ?? sentence}
      </p>
      {sentenceGap(t.language)}
      {connected?.model === null ? <ConnectLink /> : null}
    </div>
  );
}
