'use client';

import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@/components/ui/dialog.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx';
import { type CoveredBlog, previewOf } from './cover-choice.ts';
import { DescriptionField } from './description-field.tsx';
import { DrawingPanel } from './drawing-panel.tsx';
import { SearchPanel } from './search-panel.tsx';
import { UploadPanel } from './upload-panel.tsx';
import { type CoverForm, useCoverForm } from './use-cover-form.ts';

type CoverDialogProps = { blog: CoveredBlog; canSearch: boolean; onClose: () => void };

type ChoiceTabsProps = { blog: CoveredBlog; canSearch: boolean; form: CoverForm };

/** The ways to a cover. */
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

/** Gives a blog a cover, says what it shows, or takes it away. */
export default function CoverDialog({ blog, canSearch, onClose }: CoverDialogProps) {
  const form = useCoverForm(blog, onClose);
  const { choice, description, doing } = form;
  const altField = useRef<HTMLInputElement>(null);
  const shown = choice ? previewOf(choice, blog.id) : blog.cover?.url;
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent className="max-w-2xl">
        <DialogTitle>Cover</DialogTitle>
        <DialogDescription>The picture at the top of the blog, on its card and in lists.</DialogDescription>
        {shown ? (
          <img
            src={shown}
            alt={choice ? 'The chosen cover' : 'The present cover'}
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
      </DialogContent>
    </Dialog>
  );
}
