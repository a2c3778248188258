'use client';

import { useEffect, useState } from 'react';

/** Ms after which the first and the second text are shown. */
const FIRST_WORDS_MS = 1000;
const MORE_WORDS_MS = 10_000;

/** The text for a wait: '' at first, then `words`, then `moreWords`. */
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
