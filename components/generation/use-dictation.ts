import { useEffect, useRef, useState } from 'react';
import type { KeyIn } from '@/lib/messages/types.ts';

/** The part of the Web Speech API that dictation needs. */
type Recognition = Record<'start' | 'stop' | 'abort', () => void> & {
  onresult: (event: { resultIndex: number; results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void;
  onerror: (event: { error: string }) => void;
  onend: () => void;
};

const FAULTS: Readonly<Record<string, KeyIn<'interview.dictation'>>> = {
  'not-allowed': 'blocked',
  'service-not-allowed': 'blocked',
  'audio-capture': 'noMicrophone',
  'no-speech': 'nothingHeard',
  'language-not-supported': 'noLanguage',
};

/** The browser's own dictation, for one field at a time; null where it has none. `lang` is a BCP 47 tag. */
export function useDictation(lang: string, onHeard: (field: string, heard: string) => void) {
  const running = useRef<Recognition | null>(null);
  const [listening, setListening] = useState<string | null>(null);
  const [fault, setFault] = useState<{ field: string; kind: KeyIn<'interview.dictation'> } | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const { webkitSpeechRecognition, SpeechRecognition: Recognizer = webkitSpeechRecognition } = globalThis as {
    [Name in 'SpeechRecognition' | 'webkitSpeechRecognition']?: new () => Recognition;
  };
  if (!Recognizer) return null;

  function toggle(field: string): void {
    setFault(null);
    running.current?.stop();
    if (listening === field || !Recognizer) return;
    const recognition = Object.assign(new Recognizer(), { lang, continuous: true });
    running.current = recognition;
    recognition.onresult = ({ results, resultIndex }) => {
      const heard = Array.from(results, (result) => result[0]?.transcript.trim());
      onHeard(field, heard.slice(resultIndex).join(' '));
    };
    recognition.onerror = ({ error }) => error !== 'aborted' && setFault({ field, kind: FAULTS[error] ?? 'stopped' });
    recognition.onend = () => setListening((now) => (running.current === recognition ? null : now));
    setListening(field);
    recognition.start();
  }
  return { listening, fault, toggle };
}
