'use client';

import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { cn } from '@/components/ui/cn.ts';
import { Textarea } from '@/components/ui/input.tsx';
import { Label } from '@/components/ui/label.tsx';
import { MAX_TOPIC_CHARACTERS } from '@/lib/constants/limits.ts';
import { CREATE_MESSAGES } from '@/lib/constants/messages.ts';

/** Longer topics show their count, in characters. */
const COUNTED_FROM = 900;

/** Screen readers announce the count in steps of this many characters. */
const SPOKEN_STEP = 50;

/** The count beside a long topic, '' for a short one. */
export function shownCount(length: number): string {
  return length < COUNTED_FROM ? '' : `${length} of ${MAX_TOPIC_CHARACTERS} characters`;
}

/** The count for screen readers. */
export function spokenCount(length: number): string {
  if (length < COUNTED_FROM) return '';
  if (length > MAX_TOPIC_CHARACTERS) return CREATE_MESSAGES.topicTooLong;
  const left = Math.ceil((MAX_TOPIC_CHARACTERS - length) / SPOKEN_STEP) * SPOKEN_STEP;
  return left > 0 ? `No more than ${left} characters left` : 'No characters left';
}

type TopicFieldProps = {
  box: RefObject<HTMLTextAreaElement | null>;
  label: string;
  placeholder: string;
  value: string;
  error: string | null;
  onChange: (topic: string) => void;
  /** Whether Enter sends the form, and Shift and Enter breaks the line. */
  submitsOnEnter?: boolean;
  className: string;
  /** Suggestions below the field. */
  children?: ReactNode;
};

/** Ignores the Enter that ends an input method's word. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** The topic of a blog or a batch (spec §2). */
export function TopicField(props: TopicFieldProps) {
  const { box, label, placeholder, value, error, onChange, submitsOnEnter = false, className, children } = props;
  const count = shownCount(value.length);
  return (
    <div>
      <Label htmlFor="topic">{label}</Label>
      <Textarea
        ref={box}
        id="topic"
        name="topic"
        rows={2}
        required
        enterKeyHint={submitsOnEnter ? 'go' : undefined}
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        aria-invalid={error !== null}
        aria-describedby={error ? 'topic-error' : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={submitsOnEnter ? submitOnEnter : undefined}
        className={cn('mt-2 font-display text-xl leading-snug md:text-2xl', className)}
      />
      {error ? (
        <p id="topic-error" className="mt-1.5 text-sm font-medium text-destructive-text">
          {error}
        </p>
      ) : null}
      {children}
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
