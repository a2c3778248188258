import { useState } from 'react';
import { useTranslations } from '#translations';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/choice.tsx';
import { DialogActions, OpenDialog } from '@/components/ui/dialog.tsx';
import { fromFieldTime, localTime, toFieldTime } from '@/components/ui/format.ts';
import { Fault, Input, InputField } from '@/components/ui/input.tsx';
import { Field } from '@/components/ui/label.tsx';
import { useSubmit } from '@/components/ui/use-busy.ts';
import { toast } from '@/components/ui/use-toast.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { AI_USES, type AiUse } from '@/lib/constants/crawlers.ts';
import { BLOG_VISIBILITIES, type BlogVisibility } from '@/lib/constants/options.ts';
import { requestJson } from '@/lib/http/client.ts';
import { NameField, useSignature } from './name-field.tsx';
import { VISIBILITY_ICONS, visibilityKind } from './visibility-badge.tsx';

type FieldProps<Value> = { value: Value; onChange: (value: Value) => void };

type VisibilityChoiceProps = FieldProps<BlogVisibility> & { writer: Blog['writer'] | undefined };

function VisibilityChoice({ value, writer, onChange }: VisibilityChoiceProps) {
  const legend = useTranslations('blogDialogs.visibility')('legend');
  const t = useTranslations('ownBlogs.visibility');
  return (
    <fieldset className="mt-6 flex flex-col gap-2">
      <legend className="sr-only">{legend}</legend>
      {BLOG_VISIBILITIES.map((visibility) => {
        const Icon = VISIBILITY_ICONS[visibility];
        return (
          <Checkbox
            key={visibility}
            type="radio"
            name="visibility"
            value={visibility}
            checked={value === visibility}
            onChange={() => onChange(visibility)}
            className="w-auto gap-3 rounded-md border border-border px-4 py-3 text-base has-checked:border-foreground has-checked:bg-accent"
          >
            <Icon aria-hidden className="size-4.5 shrink-0" />
            <span className="min-w-0">
              <span className="font-semibold">{t(visibility)}</span>
              <span className="text-muted-foreground"> {t(`note.${visibilityKind(visibility, writer)}`)}</span>
            </span>
          </Checkbox>
        );
      })}
    </fieldset>
  );
}

function TimeField({ value, onChange }: FieldProps<string>) {
  const t = useTranslations('blogDialogs.visibility');
  const hint = t('timeZone', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  return (
    <Field label={t('schedule')} hint={hint} className="mt-5">
      {(box) => (
        <div className="mt-2 flex flex-wrap gap-2">
          <Input
            {...box}
            type="datetime-local"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className="w-auto min-w-60 dark:[color-scheme:dark]"
          />
          {value ? (
            <Button variant="outline" onClick={() => onChange('')}>
              {t('clearTime')}
            </Button>
          ) : null}
        </div>
      )}
    </Field>
  );
}

function AiChoice({ value, onChange }: FieldProps<readonly AiUse[]>) {
  const t = useTranslations('blogDialogs.visibility.ai');
  return (
    <fieldset className="mt-5" aria-describedby="ai-hint">
      <legend className="text-sm font-semibold">{t('legend')}</legend>
      {AI_USES.map((use) => (
        <Checkbox
          key={use}
          checked={value.includes(use)}
          onChange={() => onChange(AI_USES.filter((each) => value.includes(each) !== (each === use)))}
          className="mt-2"
        >
          {t(use)}
        </Checkbox>
      ))}
      <p id="ai-hint" className="mt-2 text-sm text-muted-foreground">
        {t('hint')}
      </p>
    </fieldset>
  );
}

type VisibilityDialogProps = {
  blog: Pick<Blog, 'id' | 'visibility' | 'publishAt' | 'aiOptOuts' | 'slug'> & {
    title: string;
    writer?: Blog['writer'];
  };
  onSaved: () => void;
  onClose: () => void;
};

/** Changes a blog's visibility and its time of publication; asks an account without a name for one (docs/decisions/0123). */
export default function VisibilityDialog({ blog, onSaved, onClose }: VisibilityDialogProps) {
  const address = useTranslations('blogAddress');
  const t = useTranslations('blogDialogs');
  const own = useTranslations('ownBlogs');
  const { user } = useAuth();
  const [time, setTime] = useState(blog.publishAt ? toFieldTime(blog.publishAt) : '');
  const [visibility, setVisibility] = useState(blog.visibility);
  const [slug, setSlug] = useState(blog.slug ?? '');
  const [aiOptOuts, setAiOptOuts] = useState<readonly AiUse[]>();
  const { field, saveName } = useSignature();
  const { isBusy, fault, submit } = useSubmit(own('visibility.failed.description'));
  const isOfAddress = fault === address('empty') || fault === address('taken');
  const isDraft = visibility === 'draft';

  const save = () =>
    submit(async () => {
      await saveName();
      const isMoved = slug !== (blog.slug ?? '');
      const path = `/api/blogs/${blog.id}/address`;
      const moved = isMoved ? await requestJson<{ slug: string }>(path, { method: 'PUT', body: { slug } }) : null;
      const publishAt = isDraft ? fromFieldTime(time) : undefined;
      const body = { ids: [blog.id], visibility, publishAt, aiOptOuts };
      await requestJson('/api/blogs/visibility', { method: 'PUT', body });
      if (moved && visibility === blog.visibility && !publishAt) toast({ title: address('moved', moved) });
      else if (publishAt) toast(t.titled('visibility.scheduled', { time: localTime(publishAt, t.language) }));
      else toast(t.titled(`visibility.saved.${visibility}`));
      onSaved();
      onClose();
    });
  return (
    <OpenDialog
      title={t('visibility.title')}
      description={<span className="break-words">{blog.title}</span>}
      onClose={onClose}
    >
      <VisibilityChoice value={visibility} writer={blog.writer} onChange={setVisibility} />
      {isDraft ? <TimeField value={time} onChange={setTime} /> : null}
      {!isDraft && user && !user.hasChosenName ? <NameField {...field} className="mt-5" /> : null}
      {blog.slug && user ? (
        <InputField
          label={t('visibility.address')}
          error={isOfAddress ? fault : undefined}
          hint={address('hint')}
          value={slug}
          onChange={setSlug}
          className="mt-5"
        />
      ) : null}
      <AiChoice value={aiOptOuts ?? blog.aiOptOuts ?? []} onChange={setAiOptOuts} />
      <Fault className={isOfAddress ? 'sr-only' : 'mt-4'}>{fault}</Fault>
      <DialogActions>
        <Button aria-busy={isBusy} onClick={save}>
          {isBusy ? t('saving') : t.common('save')}
        </Button>
      </DialogActions>
    </OpenDialog>
  );
}
