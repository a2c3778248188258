import { type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react';
import { useTranslations } from '#translations';
import { cn } from '@/components/ui/cn.ts';
import { Textarea } from '@/components/ui/input.tsx';
import { Field, Label } from '@/components/ui/label.tsx';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { pressedKey } from '@/components/ui/pressed-key.ts';
import { Select, SelectField } from '@/components/ui/select.tsx';
import { toast, toastUndo } from '@/components/ui/use-toast.ts';
import { useHasResearch } from '@/components/writer/connected-model.tsx';
import { MAX_TOPIC_CHARACTERS } from '@/lib/constants/limits.ts';
import { LANGUAGE_DETAILS, LANGUAGES, type Language, LENGTHS, type Length } from '@/lib/constants/options.ts';
import { SUGGESTED_TOPICS } from '@/lib/languages/topics.ts';
import type { Translator } from '@/lib/messages/translator.ts';
import type { TitledMessage } from '@/lib/messages/types.ts';
import { useCustomImages } from '../images/custom-images.tsx';
import { shownTopicProblem } from '../rules.ts';
import { useSourceUrls } from '../sources/source-urls.tsx';
import type { FormDraft, FormDraftState } from './form-draft.ts';

const COUNTED_FROM = 900;

/** Screen readers announce the count in steps of this many characters. */
const SPOKEN_STEP = 50;

export const shownCount = (length: number, t: Translator<'create.topic'>): string =>
  length < COUNTED_FROM ? '' : t('count', { count: length });

export function spokenCount(length: number, t: Translator<'create.topic'>): string {
  if (length < COUNTED_FROM) return '';
  if (length > MAX_TOPIC_CHARACTERS) return t('tooLong');
  return t('left', { count: Math.ceil((MAX_TOPIC_CHARACTERS - length) / SPOKEN_STEP) * SPOKEN_STEP });
}

/**
 * What both forms share: topic, sources and images.
 * @param imagesKey key of the number of images in this tab
 * @param tooMany message about dropped images, given the number of free slots
 */
export function useFormParts<Draft extends FormDraft>(
  { draft, change }: FormDraftState<Draft>,
  box: RefObject<HTMLTextAreaElement | null>,
  imagesKey: string,
  tooMany?: (free: number) => TitledMessage,
) {
  const t = useTranslations('create');
  const [error, setError] = useState<string | null>(null);
  const hasResearch = useHasResearch();

  function onChange(topic: string): void {
    change({ topic } as Partial<Draft>);
    const problem = shownTopicProblem(topic);
    setError(problem && t(problem));
  }

  function refuse(sentence: string, isAboutTopic: boolean): void {
    toast({ title: sentence, variant: 'destructive' });
    if (!isAboutTopic) return;
    setError(sentence);
    box.current?.focus();
  }
  return {
    topic: { box, value: draft.topic, error, onChange },
    sources: useSourceUrls(draft.sourceUrls, (next) =>
      change((now) => ({ sourceUrls: next(now.sourceUrls) }) as Partial<Draft>),
    ),
    custom: useCustomImages(imagesKey, tooMany),
    hasResearch,
    findSources: draft.findSources && hasResearch,
    refuse,
  };
}

type TopicFieldProps = ReturnType<typeof useFormParts>['topic'] & {
  label: string;
  placeholder: string;
  /** Whether Enter sends the form, and Shift and Enter breaks the line. */
  submitsOnEnter?: boolean;
  className: string;
  children?: ReactNode;
};

function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (pressedKey(event.nativeEvent) !== 'Enter' || event.shiftKey) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

export function TopicField(props: TopicFieldProps) {
  const { box, label, placeholder, value, error, onChange, submitsOnEnter = false, className, children } = props;
  const t = useTranslations('create.topic');
  const count = shownCount(value.length, t);
  return (
    <div>
      <Field id="topic" label={label} error={error ?? undefined}>
        {(control) => (
          <Textarea
            {...control}
            ref={box}
            name="topic"
            rows={2}
            required
            enterKeyHint={submitsOnEnter ? 'go' : undefined}
            autoComplete="off"
            placeholder={placeholder}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            onKeyDown={submitsOnEnter ? submitOnEnter : undefined}
            className={cn('mt-2 font-display text-xl leading-snug md:text-2xl', className)}
          />
        )}
      </Field>
      {children}
      {count ? (
        <p aria-hidden className="mt-1.5 text-end text-sm text-muted-foreground">
          {count}
        </p>
      ) : null}
      <p aria-live="polite" className="sr-only">
        {spokenCount(value.length, t)}
      </p>
    </div>
  );
}

type SuggestedTopicsProps = { topic: string; language: Language; onChoose: (topic: string) => void };

/** Suggested topics in the blog's language, always in one line: it scrolls on a phone and is truncated elsewhere. */
export function SuggestedTopics({ topic, language, onChoose }: SuggestedTopicsProps) {
  const t = useTranslations('create.topic');
  const [announcement, setAnnouncement] = useState('');
  const suggested = SUGGESTED_TOPICS[language];

  function choose(next: string): void {
    setAnnouncement(t('chosen', { topic: next }));
    onChoose(next);
    if (topic.trim() === '' || suggested.includes(topic)) return;
    toastUndo({ title: t('replaced') }, t('restore'), () => onChoose(topic));
  }
  return (
    <fieldset className="mt-1 flex min-w-0 gap-x-3 overflow-x-auto text-sm leading-6 whitespace-nowrap [scrollbar-width:none] sm:text-[0.8125rem]">
      <legend className="sr-only">{t('suggested')}</legend>
      <span aria-hidden className="text-muted-foreground">
        {t('try')}
      </span>
      {suggested.map((each) => (
        <button
          key={each}
          type="button"
          lang={LANGUAGE_DETAILS[language].tag}
          onClick={() => choose(each)}
          className="min-h-6 shrink-0 cursor-pointer truncate sm:shrink link-underline"
        >
          {each}
        </button>
      ))}
      <LiveRegion>{announcement}</LiveRegion>
    </fieldset>
  );
}

export type ChoiceProps<Value> = { value: Value; onChange: (value: Value) => void };

export function LengthField({ value, onChange, note }: ChoiceProps<Length> & { note?: string }) {
  const options = useTranslations('options.lengths');
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-2">
      <Label htmlFor="length">{useTranslations('create')('length')}</Label>
      {/* Below the list on a phone, for lack of space. */}
      <span
        id="length-words"
        className="text-xs text-muted-foreground max-sm:col-span-2 max-sm:row-start-3 max-sm:mt-1.5"
      >
        {options(`${value}.words`)}
      </span>
      <Select
        id="length"
        name="length"
        options={LENGTHS.map((each) => ({ value: each, label: options(`${each}.label`) }))}
        value={value}
        aria-describedby="length-hint length-words"
        onChange={(event) => onChange(event.currentTarget.value as Length)}
        className="col-span-2 mt-2"
      />
      <p id="length-hint" className="sr-only">
        {options(`${value}.description`)}
      </p>
      <p role="status" className="col-span-2 text-xs font-medium not-empty:mt-1.5">
        {note}
      </p>
    </div>
  );
}

export function LanguageField(props: ChoiceProps<Language>) {
  const options = useTranslations('options.languages');
  const choices = LANGUAGES.map((value) => ({ value, label: options(value) }));
  return <SelectField name="language" label={useTranslations('create')('language')} options={choices} {...props} />;
}
