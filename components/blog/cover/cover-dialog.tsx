'use client';

import { Trash2 } from 'lucide-react';
import { type Ref, useId, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { DialogClose, DialogFooter, OpenDialog } from '@/components/ui/dialog.tsx';
import { Fault, Input } from '@/components/ui/input.tsx';
import { Label } from '@/components/ui/label.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx';
import { COVER_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { MAX_ALTERNATIVE_TEXT_CHARACTERS } from '@/lib/constants/limits.ts';
import { ALT_TEXT_HINT } from '@/lib/constants/messages.ts';
import { DrawingPanel, SearchPanel, UploadPanel } from './choice-panels.tsx';
import { type CoveredBlog, type CoverForm, useCoverForm } from './use-cover-form.ts';

function DescriptionField({ ref, form }: { ref: Ref<HTMLInputElement>; form: CoverForm }) {
  const { alt, isDecorative, isAltMissing } = form;
  const id = useId();
  return (
    <div className="mt-5">
      <Label htmlFor={id}>Alt text</Label>
      <p id={`${id}-hint`} className="mt-0.5 text-sm text-muted-foreground">
        {ALT_TEXT_HINT}
      </p>
      <Input
        ref={ref}
        id={id}
        className="mt-2"
        maxLength={MAX_ALTERNATIVE_TEXT_CHARACTERS}
        value={isDecorative ? '' : alt}
        disabled={isDecorative}
        aria-invalid={isAltMissing}
        aria-describedby={isAltMissing ? `${id}-hint ${id}-fault` : `${id}-hint`}
        onChange={(event) => form.setAlt(event.target.value)}
      />
      <Fault id={`${id}-fault`} className="mt-1.5">
        {isAltMissing ? COVER_MESSAGES.altMissing : null}
      </Fault>
      <label className="mt-2 flex min-h-6 w-fit cursor-pointer items-center gap-2.5 text-sm">
        <input
          type="checkbox"
          checked={isDecorative}
          onChange={(event) => form.setDecorative(event.target.checked)}
          className="size-4 accent-foreground"
        />
        Decorative only
      </label>
    </div>
  );
}

type CoverDialogProps = { blog: CoveredBlog; canSearch: boolean; onClose: () => void };

export default function CoverDialog({ blog, canSearch, onClose }: CoverDialogProps) {
  const form = useCoverForm(blog, onClose);
  const { choice, isSaving, isRemoving } = form;
  const panel = { blog, choice, onChoose: form.choose };
  const altField = useRef<HTMLInputElement>(null);
  const shown = choice?.previewUrl ?? blog.cover?.url;
  return (
    <OpenDialog
      title="Cover"
      description="The image at the top of the blog, on its card and in lists."
      onClose={onClose}
      className="max-w-2xl"
    >
      {shown ? (
        <img
          src={shown}
          alt={choice ? 'Chosen cover' : 'Current cover'}
          referrerPolicy="no-referrer"
          className="mt-5 aspect-[2/1] w-full rounded-md border border-border bg-muted object-cover"
        />
      ) : null}
      <Tabs defaultValue="upload" className="mt-5">
        <TabsList>
          <TabsTrigger value="upload">Upload</TabsTrigger>
          {canSearch ? <TabsTrigger value="find">Find</TabsTrigger> : null}
          <TabsTrigger value="draw">Draw</TabsTrigger>
        </TabsList>
        <TabsContent value="upload">
          <UploadPanel {...panel} />
        </TabsContent>
        {canSearch ? (
          <TabsContent value="find">
            <SearchPanel {...panel} />
          </TabsContent>
        ) : null}
        <TabsContent value="draw">
          <DrawingPanel {...panel} />
        </TabsContent>
      </Tabs>
      {shown ? <DescriptionField ref={altField} form={form} /> : null}
      <Fault className="mt-4">{form.fault}</Fault>
      <DialogFooter>
        {blog.cover ? (
          <Button
            Icon={Trash2}
            variant="outline"
            aria-busy={isRemoving}
            onClick={form.remove}
            className="border-destructive-text text-destructive-text sm:mr-auto"
          >
            {isRemoving ? 'Removing...' : 'Remove cover'}
          </Button>
        ) : null}
        <DialogClose asChild>
          <Button variant="outline">Cancel</Button>
        </DialogClose>
        <Button disabled={!shown} aria-busy={isSaving} onClick={() => form.save() || altField.current?.focus()}>
          {isSaving ? 'Saving...' : 'Save cover'}
        </Button>
      </DialogFooter>
    </OpenDialog>
  );
}
