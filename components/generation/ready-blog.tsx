import { X } from 'lucide-react';
import { useTranslations } from '#translations';
import { Button } from '@/components/ui/button.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import type { Translator } from '@/lib/messages/translator.ts';
import { viewPath } from '@/lib/routes.ts';
import { forgetReady, openReady } from './stored-runs.ts';

export const readyLine = (title: string, t: Translator<'generation'>) =>
  title ? t('readyTitle', { title }) : t('ready');

/** A finished blog that waits to be opened. */
export function ReadyBlog({ id, title }: { id: string; title: string }) {
  const t = useTranslations('generation');
  return (
    <>
      <p className="line-clamp-2 min-w-0 flex-1 text-sm wrap-anywhere">{readyLine(title, t)}</p>
      <TextLink href={viewPath(id)} onClick={() => openReady(id)} className="shrink-0 text-sm font-medium">
        {t.rich('open', { hidden: <span className="sr-only" /> })}
      </TextLink>
      <Button Icon={X} variant="ghost" size="icon" aria-label={t('dismiss')} onClick={() => forgetReady(id)} />
    </>
  );
}
