'use client';

import { useEffect, useState } from 'react';

/** After so many ms a wait is explained, and after so many once more. */
const FIRST_WORDS_MS = 1000;
const MORE_WORDS_MS = 10_000;

/** What to say while something takes its time: nothing at first, then `words`, then `moreWords`. */
export function useWaitingWords(isWaiting: boolean, words: string, moreWords: string): string {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    if (!isWaiting) return;
    const first = setTimeout(() => setStage(1), FIRST_WORDS_MS);
    const second = setTimeout(() => setStage(2), MORE_WORDS_MS);
    return () => {
      clearTimeout(first);
      clearTimeout(second);
      setStage(0);
    };
  }, [isWaiting]);
  if (!isWaiting) return '';
  return ['', words, moreWords][stage] ?? '';
}
