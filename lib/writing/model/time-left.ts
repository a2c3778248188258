import { performance } from 'node:perf_hooks';
import type { Language } from '@/lib/constants/options.ts';
import { proseWords } from '@/lib/languages/words.ts';
import { estimatedTokens, type OnContent } from '../chat/transport.ts';
import type { WritingEvent } from '../types.ts';

/** Shortest wait worth an estimate, and what must be measured before one. */
const SHORTEST_SECONDS = 60;
const LEAST_MEASURED = { seconds: 3, tokens: 20 } as const;

const INTERVAL_SECONDS = 10;

/** The last estimate counts down; a new one replaces it only where it differs by this share. */
const SAME = 0.25;

/** Words that an article still needs, by the name of the call. */
export type ExpectedWords = Readonly<Record<string, number>>;

/** Opens the clock of one article, which emits estimates of longer waits; `now` gives seconds. */
export function createTimeLeft(
  language: Language,
  emit: (event: Extract<WritingEvent, { type: 'estimate' }>) => void,
  now: () => number = () => performance.now() / 1000,
) {
  const expected = new Map<string, number>();
  const coming = new Set<{ words: number; tokens: number }>();
  let start: number | undefined;
  let endedTokens = 0;
  let last: { at: number; seconds: number } | undefined;

  function estimate(): number | undefined {
    const calls = [...coming];
    const tokens = calls.reduce((sum, call) => sum + call.tokens, endedTokens);
    const seconds = now() - (start ?? now());
    if (seconds < LEAST_MEASURED.seconds || tokens < LEAST_MEASURED.tokens) return undefined;
    const words = [...expected.values()].reduce((sum, each) => sum + each, 0);
    const perWord = proseWords(language).tokensPerWord.usual;
    const here = calls.reduce((sum, call) => sum + Math.min(call.tokens, call.words * perWord), 0);
    return (Math.max(0, words * perWord - here) * seconds) / tokens;
  }

  function say(): void {
    const measured = estimate();
    if (measured === undefined || (!last && measured < SHORTEST_SECONDS)) return;
    const counted = last && Math.max(0, last.seconds - (now() - last.at));
    const isSame = counted !== undefined && Math.abs(measured - counted) <= counted * SAME;
    const seconds = isSame ? counted : measured;
    last = { at: now(), seconds };
    emit({ type: 'estimate', secondsLeft: Math.round(seconds) });
  }

  return {
    expect: (words: ExpectedWords): void => {
      for (const [name, count] of Object.entries(words)) expected.set(name, count);
    },
    /** Makes and counts a call; its callback receives the growing answer. */
    during: async <T>(
      { name, words }: { name: string; words: number },
      ask: (onContent: OnContent) => Promise<T>,
    ): Promise<T> => {
      start ??= now();
      const call = { words, tokens: 0 };
      coming.add(call);
      try {
        return await ask((content) => {
          call.tokens = estimatedTokens(content);
          if (!last || now() - last.at >= INTERVAL_SECONDS) say();
        });
      } finally {
        coming.delete(call);
        // An answer that was not streamed is estimated by the words asked for.
        endedTokens += call.tokens || words * proseWords(language).tokensPerWord.usual;
        expected.set(name, Math.max(0, (expected.get(name) ?? 0) - words));
        say();
      }
    },
  };
}
