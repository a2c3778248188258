import { useState } from 'react';
import useSWR from 'swr';
import { useTranslations } from '#translations';
import { announceFailure, generationFailure } from '@/components/generation/failure.ts';
import { useFreeBlogs } from '@/components/generation/free-blogs.ts';
import { isUnderWay, liveRun } from '@/components/generation/run-store.ts';
import { storeBrowserRun } from '@/components/generation/stored-runs.ts';
import { useRouter } from '@/components/messages/navigation.tsx';
import SubscriptionDialog from '@/components/subscription/dialogs.tsx';
import { Button } from '@/components/ui/button.tsx';
import { DialogActions, OpenDialog } from '@/components/ui/dialog.tsx';
import { Fault } from '@/components/ui/input.tsx';
import { SelectField } from '@/components/ui/select.tsx';
import { VoiceSwitch } from '@/components/writer/voice-switch.tsx';
import type { Blog, BlogTranslations } from '@/lib/blogs/schema.ts';
import { LANGUAGE_DETAILS, LANGUAGES, type Language } from '@/lib/constants/options.ts';
import { requestJson } from '@/lib/http/client.ts';
import { viewPath } from '@/lib/routes.ts';
import type { TranslationResponse } from '@/lib/writing/schema.ts';
import { TranslationLinks } from './translation-links.tsx';

const translationsPath = (blogId: string) => `/api/blogs/${blogId}/translations`;

function useTranslation(blogId: string) {
  const t = useTranslations('blogDialogs.translation');
  const generation = useTranslations('generation');
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState('');
  const [needsSubscription, setNeedsSubscription] = useState(false);

  function fail(error: unknown): void {
    console.error(error);
    setIsBusy(false);
    const failed = { title: t('failed.title'), description: t('failed.description') };
    const failure = generationFailure(error, generation, failed);
    if (failure.kind === 'failed') setFault(failure.message.description ?? failed.description);
    if (failure.kind === 'subscription-required') setNeedsSubscription(true);
    if (failure.kind !== 'sign-in-required') return;
    announceFailure(failure, generation.titled('canceled'));
    router.push('/login');
  }

  async function start(language: Language, useVoice: boolean): Promise<void> {
    const path = translationsPath(blogId);
    const answer = await requestJson<TranslationResponse>(path, { method: 'POST', body: { language, useVoice } });
    if ('id' in answer) return router.push(viewPath(answer.id));
    storeBrowserRun(answer.generationId);
    const { followStored } = await import('@/components/generation/run.ts');
    void followStored(answer.generationId, 'browser');
    router.push('/create#live');
  }

  function translate(language: Language, useVoice: boolean): void {
    if (isBusy) return;
    const isOtherUnderWay = isUnderWay(liveRun.get());
    setFault(isOtherUnderWay ? t('anotherUnderWay') : '');
    if (isOtherUnderWay) return;
    // Stays busy until the screen changes.
    setIsBusy(true);
    start(language, useVoice).catch(fail);
  }
  return { isBusy, fault, needsSubscription, translate };
}

export type TranslatableBlog = Pick<Blog, 'id' | 'language'> & { title: string };

export default function TranslationDialog({ blog, onClose }: { blog: TranslatableBlog; onClose: () => void }) {
  const t = useTranslations('blogDialogs.translation');
  const languages = useTranslations('options.languages');
  const { data, error } = useSWR<BlogTranslations, Error>(translationsPath(blog.id), { revalidateOnMount: true });
  const { isBusy, fault, needsSubscription, translate } = useTranslation(blog.id);
  const { isCounted } = useFreeBlogs();
  const [chosen, setChosen] = useState<Language>();
  const [useVoice, setUseVoice] = useState(true);
  const translations = data?.translations ?? [];
  const taken = new Set([blog.language, ...translations.map(({ language }) => language)]);
  const left = LANGUAGES.filter((language) => !taken.has(language));
  const language = left.find((each) => each === chosen) ?? left[0];
  if (needsSubscription) return <SubscriptionDialog onClose={onClose} />;
  return (
    <OpenDialog
      title={t('title')}
      description={
        <span lang={LANGUAGE_DETAILS[blog.language].tag} className="break-words">
          {blog.title}
        </span>
      }
      onClose={onClose}
    >
      {translations.length > 0 ? (
        <div className="mt-4">
          <TranslationLinks label={t('available')} translations={translations} />
        </div>
      ) : null}
      {language ? (
        <SelectField
          label={t('language')}
          hint={t(isCounted ? 'countedAndUnchanged' : 'unchanged')}
          options={left.map((value) => ({ value, label: languages(value) }))}
          value={language}
          onChange={setChosen}
          className="mt-5"
        />
      ) : (
        <p className="mt-5">{t('allThere')}</p>
      )}
      <div className="mt-5 empty:hidden">
        {language ? <VoiceSwitch checked={useVoice} onChange={setUseVoice} /> : null}
      </div>
      <Fault className="mt-4">{fault}</Fault>
      <DialogActions>
        {language ? (
          <Button aria-busy={isBusy} disabled={!data && !error} onClick={() => translate(language, useVoice)}>
            {isBusy ? t('starting') : t('translateTo', { language: languages(language) })}
          </Button>
        ) : null}
      </DialogActions>
    </OpenDialog>
  );
}
