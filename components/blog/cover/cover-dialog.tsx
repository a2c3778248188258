import { Trash2 } from 'lucide-react';
import { type Ref, useRef, useState } from 'react';
import { useTranslations } from '#translations';
import { useRouter } from '@/components/messages/navigation.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/choice.tsx';
import { DialogClose, DialogFooter, OpenDialog } from '@/components/ui/dialog.tsx';
import { Fault, InputField } from '@/components/ui/input.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx';
import { useSubmit } from '@/components/ui/use-busy.ts';
import { toast } from '@/components/ui/use-toast.ts';
import type { CoverChange } from '@/lib/blogs/editing/schema.ts';
import { alternativeText } from '@/lib/blogs/rules.ts';
import { MAX_ALTERNATIVE_TEXT_CHARACTERS } from '@/lib/constants/limits.ts';
import { type RequestOptions, requestJson } from '@/lib/http/client.ts';
import {
  type CoverChoice,
  type CoveredBlog,
  coverPath,
  DrawingPanel,
  SearchPanel,
  UploadPanel,
} from './choice-panels.tsx';

function useCoverForm({ id, cover }: CoveredBlog, onClose: () => void) {
  const t = useTranslations('cover');
  const router = useRouter();
  const { isBusy, fault, setFault, submit } = useSubmit(t('failed'));
  const [choice, setChoice] = useState<CoverChoice | null>(null);
  const [alt, setAlt] = useState(cover ? alternativeText(cover) : '');
  const [isDecorative, setDecorative] = useState(cover !== undefined && alt === '');
  const [isAltMissing, setIsAltMissing] = useState(false);

  function choose(next: CoverChoice): void {
    setChoice(next);
    setAlt(next.title);
    setDecorative(next.change.kind === 'drawn');
    setFault('');
    setIsAltMissing(false);
  }

  function send(options: RequestOptions, title: string): void {
    void submit(async () => {
      await requestJson(coverPath(id), options);
      toast({ title });
      router.refresh();
      onClose();
    });
  }

  function save(): boolean {
    const isMissing = !isDecorative && alt.trim() === '';
    setIsAltMissing(isMissing);
    const body: CoverChange = { kind: 'described', ...choice?.change, alt: isDecorative ? '' : alt.trim() };
    if (!isMissing) send({ method: 'PUT', body }, t('saved'));
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
    isBusy,
    save,
    remove: () => send({ method: 'DELETE', body: {} }, t('removed')),
  };
}

function DescriptionField({ ref, form }: { ref: Ref<HTMLInputElement>; form: ReturnType<typeof useCoverForm> }) {
  const t = useTranslations('cover');
  const { alt, isDecorative, isAltMissing } = form;
  return (
    <>
      <InputField
        ref={ref}
        label={t('alt')}
        hint={t('altHint')}
        error={isAltMissing ? t('altMissing') : undefined}
        maxLength={MAX_ALTERNATIVE_TEXT_CHARACTERS}
        value={isDecorative ? '' : alt}
        disabled={isDecorative}
        onChange={form.setAlt}
        className="mt-5"
      />
      <Checkbox checked={isDecorative} onChange={(event) => form.setDecorative(event.target.checked)} className="mt-2">
        {t('decorative')}
      </Checkbox>
    </>
  );
}

type CoverDialogProps = { blog: CoveredBlog; canSearch: boolean; onClose: () => void };

export default function CoverDialog({ blog, canSearch, onClose }: CoverDialogProps) {
  const t = useTranslations('cover');
  const form = useCoverForm(blog, onClose);
  const { choice, isBusy } = form;
  const panel = { blog, choice, onChoose: form.choose };
  const altField = useRef<HTMLInputElement>(null);
  const shown = choice?.previewUrl ?? blog.cover?.url;
  return (
    <OpenDialog title={t('title')} description={t('description')} onClose={onClose} className="max-w-2xl">
      {shown ? (
        <img
          src={shown}
          alt={t(choice ? 'chosen' : 'current')}
          referrerPolicy="no-referrer"
          className="mt-5 aspect-[2/1] w-full rounded-md border border-border bg-muted object-cover"
        />
      ) : null}
      <Tabs defaultValue="upload" className="mt-5">
        <TabsList>
          <TabsTrigger value="upload">{t('upload')}</TabsTrigger>
          {canSearch ? <TabsTrigger value="find">{t('find')}</TabsTrigger> : null}
          <TabsTrigger value="draw">{t('draw')}</TabsTrigger>
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
            aria-busy={isBusy}
            onClick={form.remove}
            className="border-destructive-text text-destructive-text sm:me-auto"
          >
            {t('remove')}
          </Button>
        ) : null}
        <DialogClose asChild>
          <Button variant="outline">{t.common('cancel')}</Button>
        </DialogClose>
        <Button disabled={!shown} aria-busy={isBusy} onClick={() => form.save() || altField.current?.focus()}>
          {t(isBusy ? 'saving' : 'save')}
        </Button>
      </DialogFooter>
    </OpenDialog>
  );
}
