import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/cn.ts';
import { readAsDataUrl } from '@/components/ui/read-as-data-url.ts';
import { useFileDrop } from '@/components/ui/use-file-drop.ts';
import { MAX_IMAGE_MEGABYTES } from '@/lib/constants/limits.ts';
import { CREATE_MESSAGES } from '@/lib/constants/messages.ts';
import { pictureProblem, READABLE_IMAGE_TYPES } from '@/lib/images/rules.ts';
import type { Choice } from './cover-choice.ts';

type UploadPanelProps = { name: string | undefined; onChoose: (choice: Choice) => void };

/** Chooses a picture of one's own, from the disk or by dropping it. */
export function UploadPanel({ name, onChoose }: UploadPanelProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const { isOver, handlers } = useFileDrop(choose);

  async function choose([file]: readonly File[]): Promise<void> {
    if (!file) return;
    const found = pictureProblem(file);
    const picture = found ? null : await readAsDataUrl(file).catch(() => null);
    const unread = CREATE_MESSAGES.imageType(file.name);
    setProblem((found ?? (picture === null ? unread : undefined))?.description ?? '');
    if (picture !== null) onChoose({ kind: 'uploaded', picture, name: file.name });
  }

  function chooseFile(event: ChangeEvent<HTMLInputElement>): void {
    const files = [...(event.currentTarget.files ?? [])];
    // Emptied, so that choosing the same file again counts as a choice.
    event.currentTarget.value = '';
    void choose(files);
  }
  return (
    <>
      <div
        {...handlers}
        className={cn(
          'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-dashed border-input p-4 transition-colors',
          isOver && 'border-primary bg-accent',
        )}
      >
        <Button variant="outline" size="sm" onClick={() => picker.current?.click()}>
          <ImageUp aria-hidden />
          {name ? 'Choose another file' : 'Choose a file'}
        </Button>
        <p className="min-w-0 text-sm break-words text-muted-foreground">
          {name ?? `or drop it here. ${MAX_IMAGE_MEGABYTES} MB at most; wide pictures suit best.`}
        </p>
        <input
          ref={picker}
          type="file"
          accept={[...READABLE_IMAGE_TYPES].join()}
          hidden
          aria-label="Cover file"
          onChange={chooseFile}
        />
      </div>
      <p role="alert" className="mt-2 text-sm font-medium break-words text-destructive-text empty:hidden">
        {problem}
      </p>
    </>
  );
}
