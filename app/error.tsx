'use client';

import { useTranslations } from '#translations';
import { NoticePage } from '@/components/shell/page-parts.tsx';
import { Button } from '@/components/ui/button.tsx';

export default function ErrorPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const t = useTranslations('shell');
  return (
    <NoticePage
      label={t.common('error')}
      heading={t('failed.heading')}
      text={error.digest ? t('failed.textWithReference', { reference: error.digest }) : t('failed.text')}
    >
      <Button size="lg" onClick={reset}>
        {t.common('tryAgain')}
      </Button>
      {/* A full load, since the app's state may be broken. */}
      <Button variant="outline" size="lg" onClick={() => window.location.assign('/')}>
        {t.common('returnHome')}
      </Button>
    </NoticePage>
  );
}
