import { useTranslations } from '#translations';
import { MissingPage } from '@/components/shell/missing-page.tsx';

export default function BlogMissingPage() {
  const t = useTranslations('blogs');
  return <MissingPage notice={t.titled('missing')} text={t('missing.text')} />;
}
