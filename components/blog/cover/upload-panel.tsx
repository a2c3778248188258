import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { FileDrop } from '@/components/ui/file-drop.tsx';
import { readAsDataUrl } from '@/components/ui/read-as-data-url.ts';
import { MAX_IMAGE_MEGABYTES } from '@/lib/constants/limits.ts';
import { CREATE_MESSAGES } from '@/lib/constants/messages.ts';
import { pictureProblem, READABLE_IMAGE_TYPES } from '@/lib/images/rules.ts';
import type { Choice } from './cover-choice.ts';

type UploadPanelProps = { name: string | undefined; onChoose: (choice: Choice) => void };

/** Chooses a picture file, also by drag and drop. */
export function UploadPanel({ name, onChoose }: UploadPanelProps) {
  const [problem, setProblem] = useState('');

  async function choose([file]: readonly File[]): Promise<void> {
    if (!file) return;
    const found = pictureProblem(file);
    const picture = found ? null : await readAsDataUrl(file).catch(() => null);
    const unread = CREATE_MESSAGES.imageType(file.name);
    setProblem((found ?? (picture === null ? unread : undefined))?.description ?? '');
    if (picture !== null) onChoose({ kind: 'uploaded', picture, name: file.name });
  }

  return (
    <>
      <FileDrop
        label="Cover file"
        accept={[...READABLE_IMAGE_TYPES].join()}
        onFiles={choose}
        button={
          <>
            <ImageUp aria-hidden />
            {name ? 'Choose another file' : 'Choose a file'}
          </>
        }
        hint={name ?? `or drop it here. ${MAX_IMAGE_MEGABYTES} MB at most; wide pictures work best.`}
        className="p-4"
      />
      <p role="alert" className="mt-2 text-sm font-medium break-words text-destructive-text empty:hidden">
        {problem}
      </p>
    </>
  );
}
