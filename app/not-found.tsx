import type { Metadata } from 'next';
import { useTranslations } from '#translations';
import { NoticePage } from '@/components/shell/page-parts.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { askedLanguage } from '@/lib/http/answer-context.ts';
import { translatorFor } from '@/lib/messages/catalogue.ts';

export const generateMetadata = (): Metadata => ({
  title: translatorFor(askedLanguage(), 'product.notFound')('title'),
});

export default function NotFoundPage() {
  const t = useTranslations('product.notFound');
  return (
    <NoticePage label="404" heading={t('heading')} text={t('text')}>
      <LinkButton href="/" size="lg">
        {useTranslations('common')('returnHome')}
      </LinkButton>
      <LinkButton href="/create" variant="outline" size="lg">
        {useTranslations('shell')('create')}
      </LinkButton>
    </NoticePage>
  );
}
