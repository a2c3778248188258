'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from '@/components/ui/use-toast.ts';
import { COVER_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import { type Choice, type CoveredBlog, changeOf, coverPath, descriptionOf, firstDescription } from './cover-choice.ts';

type Doing = 'saving' | 'removing' | null;

/** State of the cover dialog. */
export function useCoverForm({ id, cover }: CoveredBlog, onClose: () => void) {
  const router = useRouter();
  const [choice, setChoice] = useState<Choice | null>(null);
  const [description, setDescription] = useState(() => descriptionOf(cover));
  const [fault, setFault] = useState('');
  const [isAltMissing, setIsAltMissing] = useState(false);
  const [doing, setDoing] = useState<Doing>(null);

  function choose(next: Choice): void {
    setChoice(next);
    setDescription(firstDescription(next));
    setFault('');
    setIsAltMissing(false);
  }

  async function send(next: Doing, method: 'PUT' | 'DELETE', body: unknown): Promise<void> {
    if (doing) return;
    setDoing(next);
    setFault('');
    try {
      await requestJson(coverPath(id), { method, body });
      toast(next === 'removing' ? COVER_MESSAGES.removed : COVER_MESSAGES.saved);
      router.refresh();
      onClose();
    } catch (error) {
      console.error(error);
      setFault(apiErrorDetails(error).message ?? COVER_MESSAGES.failed);
      setDoing(null);
    }
  }

  /** @returns false if the alt text is missing */
  function save(): boolean {
    const isMissing = !description.isDecorative && description.alt.trim() === '';
    setIsAltMissing(isMissing);
    if (!isMissing) void send('saving', 'PUT', changeOf(choice, description));
    return !isMissing;
  }
  return {
    choice,
    choose,
    description,
    setDescription,
    fault,
    isAltMissing,
    doing,
    save,
    remove: () => void send('removing', 'DELETE', {}),
  };
}

export type CoverForm = ReturnType<typeof useCoverForm>;
