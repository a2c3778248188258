import { Fragment } from 'react';
import { useTranslations } from '#translations';
import { Link } from '@/components/messages/navigation.tsx';
import type { BlogTranslation } from '@/lib/blogs/schema.ts';
import { listComma, sentenceGap } from '@/lib/messages/languages.ts';
import { viewPath } from '@/lib/routes.ts';

const LINK = 'inline-block py-1 font-medium text-foreground link-underline';

type LinksProps = { label: string; translations: readonly BlogTranslation[] };

export function TranslationLinks({ label, translations }: LinksProps) {
  const languages = useTranslations('options.languages');
  return (
    <p className="text-sm text-muted-foreground">
      {label}
      {sentenceGap(languages.language)}
      {translations.map(({ id, language }, at) => (
        <Fragment key={id}>
          {at > 0 ? listComma(languages.language) : null}
          <Link href={viewPath(id)} prefetch={false} className={LINK}>
            {languages(language)}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
