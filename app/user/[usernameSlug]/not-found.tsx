import { useTranslations } from '#translations';
import { MissingPage } from '@/components/shell/missing-page.tsx';

export default function UserNotFoundPage() {
  const t = useTranslations('profilePages');
  return <MissingPage notice={t.titled('notFound')} text={t('notFoundText')} />;
}
