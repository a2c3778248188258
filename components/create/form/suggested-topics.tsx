'use client';

import { useState } from 'react';
import { toastUndo } from '@/components/ui/use-toast.ts';
import { LANGUAGE_DETAILS, type Language } from '@/lib/constants/options.ts';
import { SUGGESTED_TOPICS } from '@/lib/languages/topics.ts';
import { CREATE_TEXTS } from '../texts.ts';

type SuggestedTopicsProps = { topic: string; language: Language; onChoose: (topic: string) => void };

/**
 * Suggested topics in the language of the blog, always in one line: it scrolls on a phone and is truncated elsewhere.
 */
export function SuggestedTopics({ topic, language, onChoose }: SuggestedTopicsProps) {
  const [announcement, setAnnouncement] = useState('');

  const suggested = SUGGESTED_TOPICS[language];

  function choose(next: string): void {
    setAnnouncement(`Blog topic: ${next}`);
    onChoose(next);
    if (topic.trim() === '' || suggested.includes(topic)) return;
    toastUndo(CREATE_TEXTS.topicReplaced, 'Restore your topic', () => onChoose(topic));
  }
  return (
    <fieldset className="mt-1 flex min-w-0 gap-x-3 overflow-x-auto text-sm leading-6 whitespace-nowrap [scrollbar-width:none] sm:text-[0.8125rem]">
      <legend className="sr-only">Suggested topics</legend>
      <span aria-hidden className="text-muted-foreground">
        Try:
      </span>
      {suggested.map((each) => (
        <button
          key={each}
          type="button"
          lang={LANGUAGE_DETAILS[language].tag}
          onClick={() => choose(each)}
          className="min-h-6 shrink-0 cursor-pointer truncate sm:shrink link-underline"
        >
          {each}
        </button>
      ))}
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </fieldset>
  );
}
