'use client';

import { type KeyboardEvent, useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Input } from '@/components/ui/input.tsx';
import type { ImageLinkEditor } from './use-image-link-editor.ts';

type ImageLinkFormProps = { imageName: string; links: ImageLinkEditor };

/** Where an image comes from, being typed: Enter saves, Escape cancels. */
export function ImageLinkForm({ imageName, links }: ImageLinkFormProps) {
  const errorId = useId();
  const { editor, type, save, close } = links;
  if (!editor) return null;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    save();
  }
  return (
    <div className="mt-3 basis-full">
      <Input
        type="url"
        inputMode="url"
        autoComplete="off"
        autoFocus
        aria-label={`Source link for ${imageName}`}
        placeholder="https://example.com/photo"
        value={editor.typed}
        aria-invalid={editor.error !== null}
        aria-describedby={editor.error ? errorId : undefined}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {editor.error ? (
        <p id={errorId} className="mt-1.5 text-sm font-medium text-destructive-text">
          {editor.error}
        </p>
      ) : null}
      <div className="mt-2 flex gap-2">
        <Button variant="ink" size="sm" onClick={save}>
          Save
        </Button>
        <Button variant="ghost" size="sm" onClick={close}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
