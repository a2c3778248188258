'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { DialogActions, OpenDialog } from '@/components/ui/dialog.tsx';
import { toFieldTime } from '@/components/ui/format.ts';
import { Fault, Input } from '@/components/ui/input.tsx';
import type { Blog } from '@/lib/blogs/schema.ts';
import { BLOG_VISIBILITIES, BLOG_VISIBILITY_DETAILS, type BlogVisibility } from '@/lib/constants/options.ts';
import { AiChoice } from './ai-choice.tsx';
import { NameField } from './name-field.tsx';
import { type ShownBlog, usePublication } from './use-publication.ts';
import { VISIBILITY_ICONS, visibilityNote } from './visibility-badge.tsx';

type VisibilityChoiceProps = {
  value: BlogVisibility;
  writer: Blog['writer'] | undefined;
  onChange: (value: BlogVisibility) => void;
};

function VisibilityChoice({ value, writer, onChange }: VisibilityChoiceProps) {
  return (
    <fieldset className="mt-6 flex flex-col gap-2">
      <legend className="sr-only">Who can see it</legend>
      {BLOG_VISIBILITIES.map((visibility) => {
        const Icon = VISIBILITY_ICONS[visibility];
        return (
          <label
            key={visibility}
            className="flex cursor-pointer items-center gap-3 rounded-md border border-border px-4 py-3 has-checked:border-foreground has-checked:bg-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name="visibility"
              value={visibility}
              checked={value === visibility}
              onChange={() => onChange(visibility)}
              className="size-4 accent-foreground outline-none"
            />
            <Icon aria-hidden className="size-4.5 shrink-0" />
            <span className="min-w-0">
              <span className="font-semibold">{BLOG_VISIBILITY_DETAILS[visibility].label}</span>
              <span className="text-muted-foreground"> {visibilityNote(visibility, writer)}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

type VisibilityDialogProps = {
  blog: ShownBlog & { title: string; writer?: Blog['writer'] };
  onSaved: () => void;
  onClose: () => void;
};

function TimeField({ time, onChange }: { time: string; onChange: (time: string) => void }) {
  const id = useId();
  return (
    <div className="mt-5">
      <label htmlFor={id} className="block text-sm font-semibold">
        Schedule publication (optional)
      </label>
      <div className="mt-2 flex flex-wrap gap-2">
        <Input
          id={id}
          type="datetime-local"
          value={time}
          onChange={(event) => onChange(event.target.value)}
          aria-describedby={`${id}-hint`}
          className="w-auto min-w-60 dark:[color-scheme:dark]"
        />
        {time ? (
          <Button variant="outline" onClick={() => onChange('')}>
            Clear time
          </Button>
        ) : null}
      </div>
      <p id={`${id}-hint`} className="mt-2 text-sm text-muted-foreground">
        Your time zone: {Intl.DateTimeFormat().resolvedOptions().timeZone}.
      </p>
    </div>
  );
}

/** Changes a blog's visibility and its time of publication; asks an unsigned account for a name. */
export default function VisibilityDialog({ blog, onSaved, onClose }: VisibilityDialogProps) {
  const [time, setTime] = useState(blog.publishAt ? toFieldTime(blog.publishAt) : '');
  const publication = usePublication(blog, time, () => {
    onSaved();
    onClose();
  });
  const { visibility, setVisibility, aiOptOuts, setAiOptOuts, signature, asksName, isBusy, fault, save } = publication;
  return (
    <OpenDialog
      title="Who can see it?"
      description={<span className="break-words">{blog.title}</span>}
      onClose={onClose}
    >
      <VisibilityChoice value={visibility} writer={blog.writer} onChange={setVisibility} />
      {visibility === 'draft' ? (
        <TimeField time={time} onChange={setTime} />
      ) : (
        asksName && <NameField {...signature} className="mt-5" />
      )}
      <AiChoice optOuts={aiOptOuts} onChange={setAiOptOuts} />
      <Fault className="mt-4">{fault}</Fault>
      <DialogActions>
        <Button aria-busy={isBusy} onClick={save}>
          {isBusy ? 'Saving...' : 'Save'}
        </Button>
      </DialogActions>
    </OpenDialog>
  );
}
