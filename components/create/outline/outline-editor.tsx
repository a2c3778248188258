import { Plus, RotateCcw } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslations } from '#translations';
import { written } from '@/components/blog/editing/draft/text-state.ts';
import { WritingField } from '@/components/blog/editing/fields/text-fields.tsx';
import { SectionControls } from '@/components/blog/editing/sections/move-controls.tsx';
import { useSectionActions } from '@/components/blog/editing/sections/use-section-actions.ts';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/choice.tsx';
import { Fault } from '@/components/ui/input.tsx';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import type { KeyIn } from '@/lib/messages/types.ts';
import { siteName } from '@/lib/research/page-parts.ts';
import { type Outline, outlineSchema } from '@/lib/writing/outline-schema.ts';
import type { FormRequest } from '@/lib/writing/schema.ts';
import { PANEL, PanelHead } from './outline-panel.tsx';
import { type FoundSource, nextKey, type OutlineDraft, type OutlineSection, type OutlineState } from './use-outline.ts';

/** A fault: the field's path in the schema ('sections.2.heading') and a message of `outline`. */
export type OutlineFault = { path: string; message: KeyIn<'outline'> };

export function outlineFault(outline: Outline): OutlineFault | null {
  const issue = outlineSchema.safeParse(outline).error?.issues[0];
  if (issue) return { path: issue.path.join('.'), message: issue.message.replace('outline.', '') as KeyIn<'outline'> };
  const headings = outline.sections.map(({ heading }) => heading.trim().replace(/\s+/g, ' ').toLowerCase());
  const at = headings.findIndex((heading, index) => headings.indexOf(heading) < index);
  return at < 0 ? null : { path: `sections.${at}.heading`, message: 'sameHeading' };
}

type OutlineSourcesProps = { found: readonly FoundSource[]; onKeep: (url: string, isKept: boolean) => void };

function OutlineSources({ found, onKeep }: OutlineSourcesProps) {
  const t = useTranslations('outline');
  if (found.length === 0) return null;
  return (
    <fieldset aria-describedby="outline-sources-hint" className="min-w-0 border-t border-border">
      <legend className="float-start w-full pt-3.5 text-sm font-semibold">{t('sources')}</legend>
      <p id="outline-sources-hint" className="clear-both text-sm text-muted-foreground">
        {t('sourcesHint')}
      </p>
      <ul className="mt-2 divide-y divide-border border-t border-border">
        {found.map(({ url, title, isKept }) => (
          <li key={url} className="flex items-start gap-3 text-sm">
            <Checkbox
              checked={isKept}
              onChange={(event) => onKeep(url, event.currentTarget.checked)}
              className="min-w-0 flex-1 py-2.5"
            >
              <span className={isKept ? 'min-w-0 wrap-anywhere' : 'min-w-0 text-muted-foreground wrap-anywhere'}>
                <span className="font-medium">{title}</span>{' '}
                <span className="text-muted-foreground">{siteName(url)}</span>
              </span>
            </Checkbox>
            <a href={url} target="_blank" rel="noopener" className="shrink-0 py-2.5 link-underline">
              {t.rich('read', { title, hidden: <span className="sr-only" /> })}
            </a>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

type OutlineSectionFieldsProps = {
  section: OutlineSection;
  at: number;
  count: number;
  field: { fault: { path: string; message: string } | null; lang: string };
  onWrite: (field: 'heading' | 'covers', text: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

const BODY = 'text-[0.9375rem] leading-relaxed';

const outlineSectionId = (key: number) => `outline-section-${key}`;

function OutlineSectionFields(props: OutlineSectionFieldsProps) {
  const { section, at, count, field, onWrite } = props;
  const t = useTranslations('outline');
  const id = outlineSectionId(section.key);
  const fields = [
    { name: 'heading', className: 'font-display text-xl leading-snug font-semibold' },
    { name: 'covers', placeholder: t('free'), className: BODY },
  ] as const;
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="group/section relative min-w-0 scroll-mt-6 border-t border-border pt-3.5 pb-5 outline-none sm:ps-14"
    >
      <legend className="sr-only">{t('section', { number: at + 1 })}</legend>
      <div className="mb-1 flex items-center justify-between gap-3 sm:absolute sm:top-3.5 sm:end-0 sm:start-0 sm:mb-0">
        <p
          aria-hidden
          className="grid size-9 place-items-center rounded-full border border-card-edge font-display text-lg font-semibold tabular-nums transition-colors group-focus-within/section:border-primary group-focus-within/section:bg-primary group-focus-within/section:text-primary-foreground"
        >
          {at + 1}
        </p>
        <SectionControls id={id} number={at + 1} count={count} onMove={props.onMove} onRemove={props.onRemove} />
      </div>
      {fields.map(({ name, ...looks }, place) => (
        <div key={name} className={place === 0 ? 'sm:pt-2.5' : 'mt-2.5'}>
          <WritingField
            {...field}
            {...looks}
            label={t(name)}
            id={`${id}-${name}`}
            name={`sections.${at}.${name}`}
            value={section[name]}
            onWrite={(text) => onWrite(name, text)}
          />
        </div>
      ))}
    </fieldset>
  );
}

const MAX_SECTIONS = 24;

type OutlineEditorProps = { outline: OutlineState; draft: OutlineDraft; form: FormRequest; onPlanAgain: () => void };

export default function OutlineEditor(props: OutlineEditorProps) {
  const t = useTranslations('outline');
  const { outline, draft, form, onPlanAgain } = props;
  const { change, fault, isHeadingWanted } = outline;
  const { sections } = draft;
  const arrange = (next: (list: OutlineSection[]) => OutlineSection[]) =>
    change((now) => ({ ...now, sections: next(now.sections) }));
  const sectionForm = { sections, sectionId: outlineSectionId, arrange, undoHint: t('restoreSection') };
  const actions = useSectionActions(sectionForm, { key: nextKey(sections), heading: '', covers: '' });
  useEffect(() => {
    if (fault) document.getElementsByName(fault.path)[0]?.focus();
  }, [fault]);
  const shown = fault && { ...fault, message: t(fault.message) };
  const field = { fault: shown, lang: LANGUAGE_DETAILS[form.language].tag };
  const isOfAll = shown !== null && !/title|angle|heading|covers/.test(shown.path);
  return (
    <fieldset aria-label={t('label')} className={PANEL}>
      <PanelHead title={useTranslations('create')('outline.title')} isFocused={isHeadingWanted}>
        <Button Icon={RotateCcw} variant="outline" size="sm" onClick={onPlanAgain}>
          {t('again')}
        </Button>
      </PanelHead>
      <p className="-mt-2 text-sm text-muted-foreground">{t(outline.isStale(form) ? 'stale' : 'hint')}</p>
      {draft.note ? <p className="text-sm font-medium">{draft.note}</p> : null}
      <WritingField
        {...field}
        id="outline-title"
        name="title"
        label={t('title')}
        value={draft.title}
        onWrite={(title) => change((now) => ({ ...now, title }))}
        className="font-display text-2xl leading-tight font-semibold tracking-[-0.01em] sm:text-3xl"
      />
      {draft.angle === null ? null : (
        <WritingField
          {...field}
          id="outline-angle"
          name="angle"
          label={t('angle')}
          value={draft.angle}
          onWrite={(angle) => change((now) => ({ ...now, angle }))}
          placeholder={t('free')}
          className={BODY}
        />
      )}
      <OutlineSources
        found={draft.found ?? []}
        onKeep={(url, isKept) =>
          change(({ found, ...now }) => ({
            ...now,
            found: found?.map((page) => (page.url === url ? { ...page, isKept } : page)) ?? null,
          }))
        }
      />
      <div className="flex flex-col">
        {sections.map((section, at) => (
          <OutlineSectionFields
            key={section.key}
            section={section}
            at={at}
            count={sections.length}
            field={field}
            onWrite={(name, text) => arrange((list) => written(list, { key: section.key, field: name, text }))}
            onMove={(by) => actions.move(section, at, by)}
            onRemove={() => actions.remove(section, at)}
          />
        ))}
      </div>
      <Button variant="outline" onClick={actions.add} disabled={sections.length >= MAX_SECTIONS} className="self-start">
        <Plus aria-hidden />
        {t('addSection')}
      </Button>
      <Fault>{isOfAll ? shown.message : null}</Fault>
      <LiveRegion>{actions.announcement}</LiveRegion>
    </fieldset>
  );
}
