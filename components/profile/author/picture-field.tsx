'use client';

import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { readAsDataUrl } from '@/components/ui/read-as-data-url.ts';
import { AUTHOR_MESSAGES } from '@/lib/constants/profile-messages.ts';
import { pictureProblem, READABLE_IMAGE_TYPES } from '@/lib/images/rules.ts';

type PictureFieldProps = {
  /** Whether there is an uploaded picture that can be removed. */
  hasPicture: boolean;
  onChoose: (dataUrl: string) => void;
  onRemove: () => void;
};

/** Chooses or removes the author's picture; what is wrong with a file is said below. */
export function PictureField({ hasPicture, onChoose, onRemove }: PictureFieldProps) {
  const hintId = useId();
  const picker = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function choose(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = event.currentTarget.files ?? [];
    // Emptied, so that choosing the same file again counts as a choice.
    event.currentTarget.value = '';
    if (!file) return;
    const found = pictureProblem(file);
    const dataUrl = found ? null : await readAsDataUrl(file).catch(() => null);
    setProblem(found?.description ?? (dataUrl ? null : AUTHOR_MESSAGES.pictureUnreadable));
    if (dataUrl) onChoose(dataUrl);
  }

  function remove(): void {
    setProblem(null);
    onRemove();
    // The button that had the focus goes away.
    button.current?.focus();
  }
  return (
    <fieldset className="min-w-0" aria-describedby={hintId}>
      <legend className="text-sm font-semibold">Picture</legend>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button ref={button} variant="outline" onClick={() => picker.current?.click()}>
          <ImageUp aria-hidden />
          {hasPicture ? 'Choose another picture' : 'Choose a picture'}
        </Button>
        {hasPicture ? (
          <Button variant="outline" onClick={remove}>
            <Trash2 aria-hidden />
            Remove picture
          </Button>
        ) : null}
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label="Picture file"
        accept={[...READABLE_IMAGE_TYPES].join(',')}
        onChange={choose}
      />
      <p id={hintId} className="mt-1.5 text-sm text-muted-foreground">
        {AUTHOR_MESSAGES.pictureHint}
      </p>
      <p role="alert" className="text-sm font-medium break-words text-destructive-text">
        {problem ? <span className="mt-1.5 block">{problem}</span> : null}
      </p>
    </fieldset>
  );
}
