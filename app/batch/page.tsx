import type { Metadata } from 'next';
import { useTranslations } from '#translations';
import { BatchScreen } from '@/components/batch/form/batch-screen.tsx';
import { Messages } from '@/components/messages/messages.tsx';
import { PageTitle } from '@/components/shell/page-parts.tsx';
import { askedTranslator } from '@/lib/http/answer-context.ts';
import { languageAlternates } from '@/lib/http/language-alternates.ts';

export function generateMetadata(): Metadata {
  const t = askedTranslator('batches');
  return { title: t('title'), description: t('description'), alternates: languageAlternates('/batch') };
}

export default function BatchPage() {
  const t = useTranslations('batches');
  return (
    <>
      <div className="page-width pt-8 pb-7 md:pt-10">
        <PageTitle>{t('heading')}</PageTitle>
        <p className="mt-3 max-w-[40rem] text-lg text-muted-foreground">{t('introduction')}</p>
      </div>
      <Messages
        parts={['batch', 'create', 'generation', 'images', 'options', 'live', 'arranging', 'ownBlogs', 'premium']}
      >
        <BatchScreen />
      </Messages>
    </>
  );
}
