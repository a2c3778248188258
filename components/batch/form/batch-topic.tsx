'use client';

import type { RefObject } from 'react';
import { Label } from '@/components/ui/label.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';

type BatchTopicProps = {
  box: RefObject<HTMLTextAreaElement | null>;
  value: string;
  error: string | null;
  onChange: (topic: string) => void;
};

/** What all blogs of the batch are to be about. */
export function BatchTopic({ box, value, error, onChange }: BatchTopicProps) {
  return (
    <div>
      <Label htmlFor="topic">Topic</Label>
      <Textarea
        ref={box}
        id="topic"
        name="topic"
        rows={2}
        required
        autoComplete="off"
        placeholder="Vegetable gardens in small spaces"
        value={value}
        aria-invalid={error !== null}
        aria-describedby={error ? 'topic-error' : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="mt-2 min-h-24 font-display text-xl leading-snug md:text-2xl"
      />
      {error ? (
        <p id="topic-error" className="mt-1.5 text-sm font-medium text-destructive-text">
          {error}
        </p>
      ) : null}
    </div>
  );
}
