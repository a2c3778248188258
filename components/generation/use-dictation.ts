import { useEffect, useRef, useState } from 'react';

type Heard = { resultIndex: number; results: ArrayLike<ArrayLike<{ transcript: string }>> };

/** The part of the Web Speech API that dictation needs. */
type Recognition = {
  lang: string;
  continuous: boolean;
  onresult: (event: Heard) => void;
  onerror: (event: { error: string }) => void;
  onend: () => void;
  start: () => void;
  stop: () => void;
  abort: () => void;
};

type SpeechWindow = { [Name in 'SpeechRecognition' | 'webkitSpeechRecognition']?: new () => Recognition };

const BLOCKED = 'The microphone is blocked. Allow it for this site in your browser, or type.';

const FAULTS: Readonly<Record<string, string>> = {
  'not-allowed': BLOCKED,
  'service-not-allowed': BLOCKED,
  'audio-capture': 'No microphone found. Connect one, or type.',
  'no-speech': 'We heard nothing. Try again, or type.',
  network: 'Your browser’s dictation service is not answering. Try again, or type.',
  'language-not-supported': 'Your browser has no dictation in this language. Please type.',
};

const OTHER = 'Dictation stopped. What you have said is kept.';

/** The browser's own dictation, for one field at a time; null where it has none. `tag` is a BCP 47 tag. */
export function useDictation(tag: string, onHeard: (field: string, heard: string) => void) {
  const running = useRef<Recognition | null>(null);
  const [listening, setListening] = useState<string | null>(null);
  const [fault, setFault] = useState<{ field: string; message: string } | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const browser = globalThis as SpeechWindow;
  const Recognizer = browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
  if (!Recognizer) return null;

  function start(field: string, recognition: Recognition): void {
    const isCurrent = () => running.current === recognition;
    const fail = (message: string) => isCurrent() && setFault({ field, message });
    running.current?.abort();
    running.current = recognition;
    Object.assign(recognition, { lang: tag, continuous: true });
    recognition.onresult = ({ results, resultIndex }) => {
      const heard = Array.from(results).slice(resultIndex);
      onHeard(field, heard.map((result) => result[0]?.transcript.trim()).join(' '));
    };
    recognition.onerror = ({ error }) => error !== 'aborted' && fail(FAULTS[error] ?? OTHER);
    recognition.onend = () => isCurrent() && setListening(null);
    setListening(field);
    recognition.start();
  }

  function toggle(field: string): void {
    setFault(null);
    if (listening === field) running.current?.stop();
    else if (Recognizer) start(field, new Recognizer());
  }
  return { listening, fault, toggle };
}
