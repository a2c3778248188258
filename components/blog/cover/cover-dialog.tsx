'use client';

import { Trash2 } from 'lucide-react';
import { type Ref, useId, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { DialogClose, DialogFooter, OpenDialog } from '@/components/ui/dialog.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Label } from '@/components/ui/label.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx';
import { COVER_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { MAX_ALTERNATIVE_TEXT_CHARACTERS } from '@/lib/constants/limits.ts';
import { DrawingPanel, SearchPanel, UploadPanel } from './choice-panels.tsx';
import { type CoveredBlog, type Description, previewOf } from './cover-choice.ts';
import { type CoverForm, useCoverForm } from './use-cover-form.ts';

type DescriptionFieldProps = {
  ref: Ref<HTMLInputElement>;
  value: Description;
  isMissing: boolean;
  onChange: (description: Description) => void;
};

/** Alt text, or a mark that the cover is decorative. */
function DescriptionField({ ref, value, isMissing, onChange }: DescriptionFieldProps) {
  const id = useId();
  return (
    <div className="mt-5">
      <Label htmlFor={id}>Alt text</Label>
      <p id={`${id}-hint`} className="mt-0.5 text-sm text-muted-foreground">
        Describes the picture for readers who cannot see it.
      </p>
      <Input
        ref={ref}
        id={id}
        className="mt-2"
        maxLength={MAX_ALTERNATIVE_TEXT_CHARACTERS}
        value={value.isDecorative ? '' : value.alt}
        disabled={value.isDecorative}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}-hint ${id}-fault` : `${id}-hint`}
        onChange={(event) => onChange({ ...value, alt: event.target.value })}
      />
      <p id={`${id}-fault`} role="alert" className="mt-1.5 text-sm font-medium text-destructive-text empty:hidden">
        {isMissing ? COVER_MESSAGES.altMissing : null}
      </p>
      <label className="mt-2 flex min-h-6 w-fit cursor-pointer items-center gap-2.5 text-sm">
        <input
          type="checkbox"
          checked={value.isDecorative}
          onChange={(event) => onChange({ ...value, isDecorative: event.target.checked })}
          className="size-4 accent-foreground"
        />
        Decorative only
      </label>
    </div>
  );
}

type CoverDialogProps = { blog: CoveredBlog; canSearch: boolean; onClose: () => void };

type ChoiceTabsProps = { blog: CoveredBlog; canSearch: boolean; form: CoverForm };

function ChoiceTabs({ blog, canSearch, form: { choice, choose } }: ChoiceTabsProps) {
  return (
    <Tabs defaultValue="upload" className="mt-5">
      <TabsList>
        <TabsTrigger value="upload">Upload</TabsTrigger>
        {canSearch ? <TabsTrigger value="find">Find</TabsTrigger> : null}
        <TabsTrigger value="draw">Draw</TabsTrigger>
      </TabsList>
      <TabsContent value="upload">
        <UploadPanel name={choice?.kind === 'uploaded' ? choice.name : undefined} onChoose={choose} />
      </TabsContent>
      {canSearch ? (
        <TabsContent value="find">
          <SearchPanel
            blogId={blog.id}
            topic={blog.topic}
            chosen={choice?.kind === 'found' ? choice.offer.pageUrl : undefined}
            onChoose={choose}
          />
        </TabsContent>
      ) : null}
      <TabsContent value="draw">
        <DrawingPanel
          blogId={blog.id}
          number={choice?.kind === 'drawn' ? choice.number : undefined}
          first={blog.cover?.drawing ?? 0}
          onChoose={choose}
        />
      </TabsContent>
    </Tabs>
  );
}

/** Sets, describes or removes a blog's cover. */
export default function CoverDialog({ blog, canSearch, onClose }: CoverDialogProps) {
  const form = useCoverForm(blog, onClose);
  const { choice, description, doing } = form;
  const altField = useRef<HTMLInputElement>(null);
  const shown = choice ? previewOf(choice, blog.id) : blog.cover?.url;
  return (
    <OpenDialog
      title="Cover"
      description="The picture at the top of the blog, on its card and in lists."
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
      <ChoiceTabs blog={blog} canSearch={canSearch} form={form} />
      {shown ? (
        <DescriptionField
          ref={altField}
          value={description}
          isMissing={form.isAltMissing}
          onChange={form.setDescription}
        />
      ) : null}
      <p role="alert" className="mt-4 text-sm font-medium text-destructive-text empty:hidden">
        {form.fault}
      </p>
      <DialogFooter>
        {blog.cover ? (
          <Button
            variant="outline"
            aria-busy={doing === 'removing'}
            onClick={form.remove}
            className="border-destructive-text text-destructive-text sm:mr-auto"
          >
            <Trash2 aria-hidden />
            {doing === 'removing' ? 'Removing...' : 'Remove cover'}
          </Button>
        ) : null}
        <DialogClose asChild>
          <Button variant="outline">Cancel</Button>
        </DialogClose>
        <Button
          disabled={!shown}
          aria-busy={doing === 'saving'}
          onClick={() => form.save() || altField.current?.focus()}
        >
          {doing === 'saving' ? 'Saving...' : 'Save cover'}
        </Button>
      </DialogFooter>
    </OpenDialog>
  );
}
