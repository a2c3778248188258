import { useId, useState } from 'react';
import { useTranslations } from '#translations';
import { useRouter } from '@/components/messages/navigation.tsx';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Fault, Textarea } from '@/components/ui/input.tsx';
import { useSubmit } from '@/components/ui/use-busy.ts';
import type { SentenceChange } from '@/lib/blogs/editing/sentence-changes.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { requestJson } from '@/lib/http/client.ts';
import { sentencesPath } from '@/lib/routes.ts';
import { articleOnPage } from './score-lists.tsx';

/** Saves sentences as their owner's edit; `basedOn` is the blog's `updatedAt`. Refreshes the article on the page. */
export function useSentenceChange(blogId: string) {
  const router = useRouter();
  return async (changes: readonly SentenceChange[], basedOn: string): Promise<Blog> => {
    const blog = await requestJson<Blog>(sentencesPath(blogId), { method: 'PATCH', body: { changes, basedOn } });
    router.refresh();
    return blog;
  };
}

type SentenceFieldProps = {
  sentence: string;
  label: string;
  onSave: (text: string) => Promise<unknown>;
  onCancel: () => void;
};

/** A sentence in a field, in its author's own words. */
export function SentenceField({ sentence, label, onSave, onCancel }: SentenceFieldProps) {
  const t = useTranslations('examination');
  const id = useId();
  const [text, setText] = useState(sentence);
  const { isBusy, fault, submit } = useSubmit(t('sentenceFailed'));
  const typed = text.replace(/\s+/g, ' ').trim();
  const isUnchanged = typed === '' || typed === sentence;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isUnchanged) void submit(() => onSave(typed));
      }}
      className="mt-2 flex flex-col gap-2"
    >
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <Textarea
        id={id}
        autoFocus
        rows={3}
        lang={articleOnPage()?.lang}
        dir="auto"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Fault>{fault}</Fault>
      <div className="flex flex-wrap gap-2">
        <ActionButton type="submit" size="sm" isBusy={isBusy} isBlocked={isUnchanged} busyText={t('saving')}>
          {t('saveSentence')}
        </ActionButton>
        <Button variant="outline" size="sm" onClick={onCancel}>
          {t.common('cancel')}
        </Button>
      </div>
    </form>
  );
}
