'use client';

import type { KeyboardEvent, RefObject } from 'react';
import { Label } from '@/components/ui/label.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { MAX_TOPIC_CHARACTERS } from '@/lib/constants/limits.ts';
import { CREATE_MESSAGES } from '@/lib/constants/messages.ts';
import type { Language } from '@/lib/constants/options.ts';
import { SuggestedTopics } from './suggested-topics.tsx';

/** From this many characters on, the topic is counted. */
const COUNTED_FROM = 900;

/** How often the count is spoken, in characters: every one would be a chatter. */
const SPOKEN_STEP = 50;

/** The count beside a long topic, '' while there is room enough. */
export function shownCount(length: number): string {
  return length < COUNTED_FROM ? '' : `${length} of ${MAX_TOPIC_CHARACTERS} characters`;
}

/** The count for who listens, which changes seldom. */
export function spokenCount(length: number): string {
  if (length < COUNTED_FROM) return '';
  if (length > MAX_TOPIC_CHARACTERS) return CREATE_MESSAGES.topicTooLong;
  const left = Math.ceil((MAX_TOPIC_CHARACTERS - length) / SPOKEN_STEP) * SPOKEN_STEP;
  return left > 0 ? `No more than ${left} characters left` : 'No characters left';
}

type TopicFieldProps = {
  box: RefObject<HTMLTextAreaElement | null>;
  value: string;
  error: string | null;
  /** Of the blog. */
  language: Language;
  onChange: (topic: string) => void;
};

/** Enter sends the form; Shift and Enter breaks the line. Enter that ends an input method's word does neither. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** What the blog is to be about (spec §2: Enter submits). */
export function TopicField({ box, value, error, language, onChange }: TopicFieldProps) {
  const count = shownCount(value.length);
  return (
    <div>
      <Label htmlFor="topic">Blog topic</Label>
      <Textarea
        ref={box}
        id="topic"
        name="topic"
        rows={2}
        required
        enterKeyHint="go"
        autoComplete="off"
        placeholder="A vegetable garden on a balcony"
        value={value}
        aria-invalid={error !== null}
        aria-describedby={error ? 'topic-error' : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={submitOnEnter}
        className="mt-2 min-h-20 font-display text-xl leading-snug md:text-2xl"
      />
      {error ? (
        <p id="topic-error" className="mt-1.5 text-sm font-medium text-destructive-text">
          {error}
        </p>
      ) : null}
      <SuggestedTopics topic={value} language={language} onChoose={onChange} />
      {count ? (
        <p aria-hidden className="mt-1.5 text-right text-sm text-muted-foreground">
          {count}
        </p>
      ) : null}
      <p aria-live="polite" className="sr-only">
        {spokenCount(value.length)}
      </p>
    </div>
  );
}
