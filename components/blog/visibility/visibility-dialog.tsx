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
import { AI_CHOICE_TEXTS, REDIRECT_MESSAGES, VISIBILITY_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { requestJson } from '@/lib/http/client.ts';
import { NameField, useSignature } from './name-field.tsx';
import { seenBy, VISIBILITY_ICONS } from './visibility-badge.tsx';

type FieldProps<Value> = { value: Value; onChange: (value: Value) => void };

type VisibilityChoiceProps = FieldProps<BlogVisibility> & { writer: Blog['writer'] | undefined };

function VisibilityChoice({ value, writer, onChange }: VisibilityChoiceProps) {
  const options = useTranslations('options.visibilities');
  return (
    <fieldset className="mt-6 flex flex-col gap-2">
      <legend className="sr-only">Who can see it</legend>
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
              <span className="font-semibold">{options(`${visibility}.label`)}</span>
              <span className="text-muted-foreground"> {options(`${seenBy(visibility, writer)}.note`)}</span>
            </span>
          </Checkbox>
        );
      })}
    </fieldset>
  );
}

function TimeField({ value, onChange }: FieldProps<string>) {
  const hint = `Your time zone: ${Intl.DateTimeFormat().resolvedOptions().timeZone}.`;
  return (
    <Field label="Schedule publication (optional)" hint={hint} className="mt-5">
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
              Clear time
            </Button>
          ) : null}
        </div>
      )}
    </Field>
  );
}

const AiChoice = ({ value, onChange }: FieldProps<readonly AiUse[]>) => (
  <fieldset className="mt-5" aria-describedby="ai-hint">
    <legend className="text-sm font-semibold">{AI_CHOICE_TEXTS.legend}</legend>
    {AI_USES.map((use) => (
      <Checkbox
        key={use}
        checked={value.includes(use)}
        onChange={() => onChange(AI_USES.filter((each) => value.includes(each) !== (each === use)))}
        className="mt-2"
      >
        {AI_CHOICE_TEXTS[use]}
      </Checkbox>
    ))}
    <p id="ai-hint" className="mt-2 text-sm text-muted-foreground">
      {AI_CHOICE_TEXTS.hint}
    </p>
  </fieldset>
);

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
  const { user } = useAuth();
  const [time, setTime] = useState(blog.publishAt ? toFieldTime(blog.publishAt) : '');
  const [visibility, setVisibility] = useState(blog.visibility);
  const [slug, setSlug] = useState(blog.slug ?? '');
  const [aiOptOuts, setAiOptOuts] = useState<readonly AiUse[]>();
  const { field, saveName } = useSignature();
  const { isBusy, fault, submit } = useSubmit(VISIBILITY_MESSAGES.failed.description);
  const isOfAddress = fault === REDIRECT_MESSAGES.addressEmpty || fault === REDIRECT_MESSAGES.taken;
  const isDraft = visibility === 'draft';

  const save = () =>
    submit(async () => {
      await saveName();
      const isMoved = slug !== (blog.slug ?? '');
      const address = `/api/blogs/${blog.id}/address`;
      const moved = isMoved ? await requestJson<{ slug: string }>(address, { method: 'PUT', body: { slug } }) : null;
      const publishAt = isDraft ? fromFieldTime(time) : undefined;
      const body = { ids: [blog.id], visibility, publishAt, aiOptOuts };
      await requestJson('/api/blogs/visibility', { method: 'PUT', body });
      if (moved && visibility === blog.visibility && !publishAt) toast(REDIRECT_MESSAGES.moved(moved.slug));
      else if (publishAt) toast(VISIBILITY_MESSAGES.scheduled(localTime(publishAt)));
      else toast(VISIBILITY_MESSAGES.saved(visibility));
      onSaved();
      onClose();
    });
  return (
    <OpenDialog
      title="Who can see it?"
      description={<span className="break-words">{blog.title}</span>}
      onClose={onClose}
    >
      <VisibilityChoice value={visibility} writer={blog.writer} onChange={setVisibility} />
      {isDraft ? <TimeField value={time} onChange={setTime} /> : null}
      {!isDraft && user && !user.hasChosenName ? <NameField {...field} className="mt-5" /> : null}
      {blog.slug && user ? (
        <InputField
          label="Address on your site"
          error={isOfAddress ? fault : undefined}
          hint={REDIRECT_MESSAGES.addressHint}
          value={slug}
          onChange={setSlug}
          className="mt-5"
        />
      ) : null}
      <AiChoice value={aiOptOuts ?? blog.aiOptOuts ?? []} onChange={setAiOptOuts} />
      <Fault className={isOfAddress ? 'sr-only' : 'mt-4'}>{fault}</Fault>
      <DialogActions>
        <Button aria-busy={isBusy} onClick={save}>
          {isBusy ? 'Saving...' : 'Save'}
        </Button>
      </DialogActions>
    </OpenDialog>
  );
}
