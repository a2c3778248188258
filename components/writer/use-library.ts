import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { MAX_LOOKED_UP_CHARACTERS } from '@/lib/constants/limits.ts';
import type { Language } from '@/lib/constants/options.ts';
import type { LibraryAnswer } from '@/lib/research/library/schema.ts';
import { useConnectedModel } from './connected-model.tsx';

/** Pause in typing after which a topic is looked up, in milliseconds, and the shortest topic. */
const PAUSE_MS = 350;
const SHORTEST = 2;

/** A text once nobody has changed it for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

type Asked = { topic: string; language: Language; hasSources: boolean };

/** What the library has on a form's topic; undefined while unknown, and where a model or given sources answer. */
export function useLibrary({ topic, language, hasSources }: Asked): LibraryAnswer | undefined {
  const connected = useConnectedModel();
  const settled = useSettled(topic.trim());
  const isAsked = connected?.model === null && !hasSources;
  const isTopic = settled.length >= SHORTEST && settled.length <= MAX_LOOKED_UP_CHARACTERS;
  const path = `/api/library?${new URLSearchParams({ topic: settled, language })}`;
  const { data } = useSWR<LibraryAnswer, Error>(isAsked && isTopic ? path : null);
  return topic.trim() === settled ? data : undefined;
}
