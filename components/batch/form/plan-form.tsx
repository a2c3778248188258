import { RotateCcw } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslations } from '#translations';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { WritingField } from '@/components/blog/editing/fields/text-fields.tsx';
import { SectionControls, useFocusLater } from '@/components/blog/editing/sections/move-controls.tsx';
import { NameField, type Signature, useSignature } from '@/components/blog/visibility/name-field.tsx';
import { visibilityOptions } from '@/components/blog/visibility/visibility-badge.tsx';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Heading } from '@/components/ui/heading.tsx';
import { Fault } from '@/components/ui/input.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { SelectField } from '@/components/ui/select.tsx';
import { SwitchField } from '@/components/ui/switch-field.tsx';
import { useSubmit } from '@/components/ui/use-busy.ts';
import { toastUndo } from '@/components/ui/use-toast.ts';
import { MIN_BATCH_SIZE } from '@/lib/constants/limits.ts';
import { type BlogVisibility, LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { AUTHOR_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { BATCH_TEXTS } from '../texts.ts';
import type { BatchControl } from '../use-batch.ts';
import { type BatchOptions, type PlannedBatch, type PlannedBlog, planFault } from '../use-plan.ts';

const FIELDS = [
  { field: 'title', label: 'Title', className: 'font-display text-xl leading-snug' },
  { field: 'angle', label: 'Angle', className: 'text-[0.9375rem] leading-relaxed' },
] as const;

const fieldProps = ({ form }: BatchOptions, fault: ReturnType<typeof planFault>) =>
  ({ fault, lang: LANGUAGE_DETAILS[form.language].tag, placeholder: BATCH_TEXTS.planPlaceholder }) as const;

type BlogFieldsProps = { shown: PlannedBatch; at: number; onArrange: (blogs: PlannedBlog[], focus?: string) => void };

/** Title and angle of one blog, and its place; digests have no angle, and their place decides their text. */
function BlogFields({ shown: { options, blogs, kind }, at, onArrange }: BlogFieldsProps) {
  const blog = blogs[at] ?? { title: '', angle: '' };
  const others = blogs.toSpliced(at, 1);
  return (
    <fieldset className="grid min-w-0 grid-cols-[1.75rem_minmax(0,1fr)] gap-x-2 border-t border-border pt-4">
      <legend className="sr-only">Blog {at + 1}</legend>
      <span aria-hidden className="pt-8 font-display text-xl leading-snug text-muted-foreground tabular-nums">
        {at + 1}
      </span>
      <div className="flex min-w-0 flex-col gap-4 sm:px-2">
        {FIELDS.slice(0, kind === 'digest' ? 1 : 2).map(({ field, label, className }) => (
          <WritingField
            key={field}
            id={`${field}-${at}`}
            name={`${field}s.${at}`}
            label={label}
            value={blog[field]}
            onWrite={(text) => onArrange(blogs.with(at, { ...blog, [field]: text }))}
            {...fieldProps(options, planFault(blogs))}
            className={className}
          />
        ))}
        {kind === 'digest' ? null : (
          <SectionControls
            id={`plan-${at}`}
            noun="blog"
            number={at + 1}
            count={blogs.length}
            canRemove={blogs.length > MIN_BATCH_SIZE}
            onMove={(by) => onArrange(others.toSpliced(at + by, 0, blog), `plan-${at + by}-${by < 0 ? 'up' : 'down'}`)}
            onRemove={() => onArrange(others, `plan-${Math.min(at, others.length - 1)}-remove`)}
          />
        )}
      </div>
    </fieldset>
  );
}

/** The plan under way, or why the sources are too few for it. */
export function PlanStatus({ plan, asksModel }: Pick<BatchControl, 'plan'> & { asksModel: boolean }) {
  const asked = asksModel ? BATCH_TEXTS.planning : BATCH_TEXTS.checking;
  return (
    <>
      <p role="status" className="text-sm font-medium empty:hidden">
        {plan.underWay ? asked : plan.shortage}
      </p>
      {plan.underWay ? <Progress aria-label={asked} /> : null}
    </>
  );
}

type PublishingFieldsProps = {
  /** Null for visitors, who have no choice. */
  signature: Signature | null;
  fault: string;
  isDigest: boolean;
  visibility: BlogVisibility;
  onChange: (visibility: BlogVisibility) => void;
};

/** Asks, before a batch is written, who signs its blogs and who can see them. */
function PublishingFields({ signature, fault, isDigest, visibility, onChange }: PublishingFieldsProps) {
  const options = useTranslations('options');
  if (!signature)
    return <p className="border-t border-border pt-4 text-sm text-muted-foreground">{BATCH_TEXTS.visitor}</p>;
  return (
    <fieldset className="grid min-w-0 gap-4 border-t border-border pt-4 sm:grid-cols-2">
      <legend className="sr-only">Publishing</legend>
      <div>
        <NameField {...signature} />
        <Fault className="mt-1.5">{fault}</Fault>
      </div>
      <SelectField
        label="Who can see them?"
        hint="You can change it for each blog later."
        options={visibilityOptions(options, isDigest ? 'digest' : undefined)}
        value={visibility}
        onChange={onChange}
      />
    </fieldset>
  );
}

/** The plan of a batch: its titles and angles, to change and approve before anything is written. */
export function PlanForm({ shown, control }: { shown: PlannedBatch; control: BatchControl }) {
  const { user } = useAuth();
  const { field, saveName } = useSignature();
  const [chosen, setVisibility] = useState<BlogVisibility>();
  const visibility = chosen ?? user?.defaultVisibility ?? 'unlisted';
  const naming = useSubmit(AUTHOR_MESSAGES.notSaved);
  const isBusy = control.isBusy || naming.isBusy;
  function setName(name: string): void {
    naming.setFault('');
    field.setName(name);
  }
  const { edit, close } = control.plan;
  const { blogs, kind, options, overview } = shown;
  const fault = planFault([...blogs, { title: overview ?? '', angle: '' }]);
  const focusLater = useFocusLater();
  function arrange(changed: PlannedBlog[], focus?: string): void {
    edit({ blogs: changed, options: { ...options, form: { ...options.form, batchSize: changed.length } } });
    if (focus) focusLater(focus);
    if (changed.length < blogs.length) toastUndo(BATCH_TEXTS.removed, 'Restore the earlier plan', () => edit(shown));
  }
  useEffect(() => document.getElementById('title-0')?.focus(), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isBusy) return;
    if (fault) document.getElementsByName(fault.path)[0]?.focus();
    else void naming.submit(() => saveName().then(() => void control.write(shown, visibility)));
  }
  return (
    <form onSubmit={submit} noValidate aria-label="Plan" className="flex flex-col gap-5">
      <div>
        <Heading className="tracking-[-0.01em]">{blogs.length} blogs planned</Heading>
        <p className="mt-1 truncate text-sm font-medium">{options.form.topic}</p>
        <p className="mt-2 text-sm text-muted-foreground">{BATCH_TEXTS.planHints[kind]}</p>
      </div>
      <fieldset disabled={control.isBusy} className="flex min-w-0 flex-col gap-4 disabled:opacity-70">
        {[...blogs.keys()].map((at) => (
          <BlogFields key={at} shown={shown} at={at} onArrange={arrange} />
        ))}
        <div className="flex flex-col gap-4 border-t border-border pt-4">
          <SwitchField
            label={BATCH_TEXTS.overview}
            hint={BATCH_TEXTS.overviewHint}
            checked={overview !== null}
            onChange={(isOn) => edit({ overview: isOn ? '' : null })}
          />
          {overview === null ? null : (
            <WritingField
              id="overview-title"
              name={`titles.${blogs.length}`}
              label={BATCH_TEXTS.overviewTitle}
              value={overview}
              onWrite={(text) => edit({ overview: text })}
              {...fieldProps(options, fault)}
              className={FIELDS[0].className}
            />
          )}
        </div>
        <PublishingFields
          signature={user && { ...field, setName }}
          fault={naming.fault}
          isDigest={kind === 'digest'}
          visibility={visibility}
          onChange={setVisibility}
        />
      </fieldset>
      <PlanStatus plan={control.plan} asksModel />
      <ActionButton type="submit" size="lg" isBlocked={isBusy}>
        Write {blogs.length} blogs
      </ActionButton>
      <div className="flex flex-wrap gap-3">
        {kind === 'proposed' ? (
          <ActionButton
            Icon={RotateCcw}
            variant="outline"
            isBlocked={isBusy}
            onClick={() => void control.suggestOthers(shown)}
          >
            Suggest others
          </ActionButton>
        ) : null}
        <ActionButton variant="ghost" isBlocked={isBusy} onClick={close}>
          Back to the form
        </ActionButton>
      </div>
    </form>
  );
}
