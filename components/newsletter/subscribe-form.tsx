import 'server-only';
import { useTranslations } from '#translations';
import { Button } from '@/components/ui/button.tsx';
import { InputField } from '@/components/ui/input.tsx';
import { deliversMail } from '@/lib/mail/mailer.ts';
import type { Translator } from '@/lib/messages/translator.ts';
import { subscribersPath } from '@/lib/routes.ts';

const ADDRESS = { name: 'email', type: 'email', autoComplete: 'email', maxLength: 254, required: true };

/** Why a subscription could not be changed, by the error's code. */
export const subscriptionProblems = (t: Translator<'site.subscribe'>) => ({
  'too-many-requests': t('tooMany'),
  'invalid-input': t('invalid'),
  other: t('failed'),
});

/** Takes a reader's address for mails about new blogs; works without scripts. Nothing without an author or mail. `isPage`: below such a headline. */
export function SubscribeForm({ slug, isPage = false }: { slug: string | undefined; isPage?: boolean }) {
  const t = useTranslations('site.subscribe');
  if (!slug || !deliversMail()) return null;
  return (
    <section
      aria-label={t('heading')}
      className="site-part site-subscribe mt-12 border-t border-border pt-8 framed:hidden print:hidden"
    >
      {isPage ? null : <h2 className="font-display text-2xl font-semibold tracking-tight">{t('heading')}</h2>}
      <p className="mt-2 text-muted-foreground">{t('about')}</p>
      <form
        method="post"
        action={subscribersPath(slug)}
        className="site-search mt-4 flex max-w-[34rem] flex-wrap items-end gap-3"
      >
        <InputField label={t('email')} {...ADDRESS} className="min-w-48 flex-1" />
        <Button type="submit">{t('submit')}</Button>
      </form>
    </section>
  );
}
