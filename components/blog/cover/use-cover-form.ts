'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useSubmit } from '@/components/ui/use-busy.ts';
import { toast } from '@/components/ui/use-toast.ts';
import type { CoverChange } from '@/lib/blogs/editing/schema.ts';
import { alternativeText } from '@/lib/blogs/rules.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { COVER_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { type RequestOptions, requestJson } from '@/lib/http/client.ts';

export type CoveredBlog = Pick<Blog, 'id' | 'topic' | 'cover'>;

type WithoutAlt<Change> = Change extends CoverChange ? Omit<Change, 'alt'> : never;

export type Choice = {
  /** A file's name, a found picture's page, or a drawing. */
  key: string;
  previewUrl: string;
  title: string;
  change: WithoutAlt<CoverChange>;
};

export const coverPath = (blogId: string) => `/api/blogs/${blogId}/cover`;

export function useCoverForm({ id, cover }: CoveredBlog, onClose: () => void) {
  const router = useRouter();
  const { isBusy, fault, setFault, submit } = useSubmit(COVER_MESSAGES.failed);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [alt, setAlt] = useState(cover ? alternativeText(cover) : '');
  const [isDecorative, setDecorative] = useState(cover !== undefined && alt === '');
  const [isAltMissing, setIsAltMissing] = useState(false);
  const [isRemoving, setRemoving] = useState(false);

  function choose(next: Choice): void {
    setChoice(next);
    setAlt(next.title);
    setDecorative(next.change.kind === 'drawn');
    setFault('');
    setIsAltMissing(false);
  }

  function send(options: RequestOptions, done: { title: string }): void {
    if (!isBusy) setRemoving(options.method === 'DELETE');
    void submit(async () => {
      await requestJson(coverPath(id), options);
      toast(done);
      router.refresh();
      onClose();
    });
  }

  /** @returns false if the alt text is missing */
  function save(): boolean {
    const isMissing = !isDecorative && alt.trim() === '';
    setIsAltMissing(isMissing);
    const body: CoverChange = { kind: 'described', ...choice?.change, alt: isDecorative ? '' : alt.trim() };
    if (!isMissing) send({ method: 'PUT', body }, COVER_MESSAGES.saved);
    return !isMissing;
  }
  return {
    choice,
    choose,
    alt,
    setAlt,
    isDecorative,
    setDecorative,
    isAltMissing,
    fault,
    isSaving: isBusy && !isRemoving,
    isRemoving: isBusy && isRemoving,
    save,
    remove: () => send({ method: 'DELETE', body: {} }, COVER_MESSAGES.removed),
  };
}

export type CoverForm = ReturnType<typeof useCoverForm>;
