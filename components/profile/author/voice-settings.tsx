'use client';

import { FileUp, Plus, Sparkles, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { useTranslations } from '#translations';
import { AccountForm, FormField, TextAreaField } from '@/components/auth/fields/account-form.tsx';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { useStored } from '@/components/storage/use-stored.ts';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useFilePicker } from '@/components/ui/file-drop.tsx';
import { Fault } from '@/components/ui/input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { useSubmit } from '@/components/ui/use-busy.ts';
import { toast, toastUndo } from '@/components/ui/use-toast.ts';
import { useConnectedModel } from '@/components/writer/connected-model.tsx';
import { MAX_SAMPLE_CHARACTERS, MAX_VOICE_SAMPLES } from '@/lib/constants/limits.ts';
import { requestJson } from '@/lib/http/client.ts';
import { type Voice, type VoiceAnswer, voiceChangeSchema, voiceSchema } from '@/lib/writing/voice.ts';

const PATH = '/api/account/voice';

type Sample = Voice['samples'][number];

type SampleFieldsProps = { sample: Sample; at: number; onChange: (sample: Sample) => void; onRemove: () => void };

/** A text and its title; those of a blog are copied when the voice is saved. */
function SampleFields({ sample, at, onChange, onRemove }: SampleFieldsProps) {
  const t = useTranslations('voice');
  const { title, text, blogId } = sample;
  const number = at + 1;
  const isCopied = blogId !== undefined;
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 border-t border-border pt-5">
      <legend className="sr-only">{t('text', { number })}</legend>
      <FormField
        name={`samples.${at}.title`}
        label={t('title', { number })}
        readOnly={isCopied}
        value={title}
        onChange={(event) => onChange({ ...sample, title: event.currentTarget.value })}
      />
      <TextAreaField
        name={`samples.${at}.text`}
        label={t('text', { number })}
        hint={isCopied ? t('fromBlog') : t('characters', { count: text.length })}
        dir="auto"
        readOnly={isCopied}
        autoFocus={text === '' && !isCopied}
        value={text}
        onChange={(event) => onChange({ ...sample, text: event.currentTarget.value })}
        className={isCopied ? 'hidden' : 'max-h-72 min-h-32'}
      />
      <Button Icon={Trash2} variant="outline" size="touch" onClick={onRemove} className="self-start">
        {t('removeText', { number })}
      </Button>
    </fieldset>
  );
}

/** Adds a text: pasted, read from a file, or copied from a blog. */
function AddText({ blogs, onAdd }: Pick<VoiceAnswer, 'blogs'> & { onAdd: (sample: Sample) => void }) {
  const t = useTranslations('voice');
  const { fault, submit } = useSubmit(t('fileUnreadable'));
  const options = blogs.map(({ id, title }) => ({ value: id, label: title }));

  async function read(file: File | undefined): Promise<void> {
    // A character has up to four bytes.
    if (!file || file.size > 4 * MAX_SAMPLE_CHARACTERS) throw new Error('too large');
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    onAdd({ title: file.name.replace(/\.\w+$/, ''), text });
  }
  const onFiles = ([file]: File[]) => submit(() => read(file));
  const { input, open } = useFilePicker({ label: t('file'), accept: '.txt,.md', onFiles });

  function choose(blogId: string): void {
    const title = blogs.find(({ id }) => id === blogId)?.title;
    if (title !== undefined) onAdd({ title, text: '', blogId });
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button Icon={Plus} variant="outline" onClick={() => onAdd({ title: '', text: '' })}>
        {t('paste')}
      </Button>
      <Button Icon={FileUp} variant="outline" onClick={open}>
        {t('upload')}
      </Button>
      {input}
      {blogs.length > 0 ? (
        <Select
          aria-label={t('copyBlog')}
          options={[{ value: '', label: t('copyBlog') }, ...options]}
          value=""
          onChange={(event) => choose(event.currentTarget.value)}
          className="sm:max-w-60"
        />
      ) : null}
      <Fault className="basis-full">{fault}</Fault>
    </div>
  );
}

/** House rules, written by hand or drafted from the texts. */
function HouseRules({ samples, rules, onChange }: Voice & { onChange: (rules: string) => void }) {
  const t = useTranslations('voice');
  const hasModel = typeof useConnectedModel()?.model === 'string';
  const { isBusy, fault, submit } = useSubmit(t('rulesFailed'));

  async function draft(): Promise<void> {
    const request = { method: 'POST', body: { samples, rules: '' } } as const;
    onChange((await requestJson<{ rules: string }>(`${PATH}/rules`, request)).rules);
    toastUndo(t.titled('rulesDrafted'), t('undoDraft'), () => onChange(rules));
  }
  return (
    <div className="border-t border-border pt-5">
      <TextAreaField
        name="rules"
        label={t('rules')}
        hint={t(hasModel ? 'rulesHint' : 'rulesHintWithoutModel')}
        placeholder={t('rulesPlaceholder')}
        className="min-h-28"
        dir="auto"
        readOnly={isBusy}
        value={rules}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {hasModel ? (
        <ActionButton Icon={Sparkles} variant="outline" isBusy={isBusy} onClick={() => submit(draft)} className="mt-3">
          {t(isBusy ? 'drafting' : 'draft')}
        </ActionButton>
      ) : null}
      <Fault className="mt-3">{fault}</Fault>
    </div>
  );
}

/** How a user writes: texts of their own and house rules (docs/decisions/0140). Unsaved changes stay in this tab. */
export function VoiceSettings({ uid, saved }: { uid: string; saved: VoiceAnswer }) {
  const t = useTranslations('voice');
  const { refresh } = useAuth();
  const [voice, setVoice] = useState(saved);
  const [stored, setStored] = useStored(`voice-${uid}`, voiceSchema.nullable(), null);
  const texts = useRef<HTMLFieldSetElement>(null);
  const { samples, rules } = stored ?? voice;
  const change = (changed: (samples: Sample[]) => Sample[]) =>
    setStored((now) => ({ rules: (now ?? voice).rules, samples: changed((now ?? voice).samples) }));

  function remove(at: number, sample: Sample): void {
    change((now) => now.toSpliced(at, 1));
    // The focused button disappears.
    texts.current?.focus();
    toastUndo(t.titled('removed'), t('undoRemoval'), () => change((now) => now.toSpliced(at, 0, sample)));
  }

  async function save(body: Voice): Promise<undefined> {
    setVoice(await requestJson<VoiceAnswer>(PATH, { method: 'PUT', body }));
    // Unless something was typed meanwhile.
    setStored((now) => (now === stored ? null : now));
    await refresh();
    toast(t.titled('saved'));
  }
  return (
    <AccountForm
      label={t('label')}
      schema={z.preprocess(() => ({ samples, rules }), voiceChangeSchema)}
      send={save}
      failure={t('notSaved')}
      submit={[t('save'), t('saving')]}
    >
      <p className="-mt-3 max-w-[38rem] text-sm text-muted-foreground">{t('about')}</p>
      <fieldset ref={texts} tabIndex={-1} className="flex min-w-0 flex-col gap-5 outline-none">
        <legend className="sr-only">{t('texts')}</legend>
        {[...samples.entries()].map(([at, sample]) => (
          <SampleFields
            key={at}
            {...{ sample, at }}
            onChange={(next) => change((now) => now.with(at, next))}
            onRemove={() => remove(at, sample)}
          />
        ))}
        {samples.length < MAX_VOICE_SAMPLES ? (
          <AddText blogs={voice.blogs} onAdd={(sample) => change((now) => [...now, sample])} />
        ) : (
          <p className="text-sm text-muted-foreground">{t('tooMany')}</p>
        )}
      </fieldset>
      <HouseRules samples={samples} rules={rules} onChange={(next) => setStored({ samples, rules: next })} />
    </AccountForm>
  );
}
