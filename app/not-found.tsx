import type { Metadata } from 'next';
import { useTranslations } from '#translations';
import { NoticePage } from '@/components/shell/page-parts.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { tell } from '@/lib/http/answer-context.ts';

export const generateMetadata = (): Metadata => ({ title: tell({ key: 'product.notFound.title' }) });

export default function NotFoundPage() {
  const t = useTranslations('product.notFound');
  return (
    <NoticePage label="404" heading={t('heading')} text={t('text')}>
      <LinkButton href="/" size="lg">
        {t.common('returnHome')}
      </LinkButton>
      <LinkButton href="/create" variant="outline" size="lg">
        {useTranslations('shell')('create')}
      </LinkButton>
    </NoticePage>
  );
}
