import type { Metadata, Route } from 'next';
import { redirect } from 'next/navigation';
import { ConsentForm } from '@/components/auth/consent/consent-form.tsx';
import { Messages } from '@/components/messages/messages.tsx';
import { AccountPage, NoticePage } from '@/components/shell/page-parts.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { pageActor } from '@/lib/auth/actor.ts';
import { askedLanguage } from '@/lib/http/answer-context.ts';
import { say, translatorFor } from '@/lib/messages/catalogue.ts';
import { pathIn } from '@/lib/messages/languages.ts';
import { webHost } from '@/lib/programs/oauth/rules.ts';
import { readAuthorization } from '@/lib/programs/oauth/service.ts';
import { AUTHORIZE_PATH } from '@/lib/routes.ts';

export const generateMetadata = (): Metadata => ({
  title: translatorFor(askedLanguage(), 'authorization')('title'),
  robots: { index: false },
});

export default async function AuthorizePage({ searchParams }: PageProps<'/authorize'>) {
  const t = translatorFor(askedLanguage(), 'authorization');
  const query = new URLSearchParams((await searchParams) as Record<string, string>).toString();
  const { problem, address, client, asked, redirectUri } = await readAuthorization(query);
  if (problem !== undefined) {
    // Anybody may register an address, so that only a click leads there (RFC 9700 §4.11.2).
    const back = address && <LinkButton href={address as Route}>{t('back')}</LinkButton>;
    const notice = { label: t('refused'), heading: t('refusedHeading'), text: say(t.language, problem) };
    return back ? <NoticePage {...notice}>{back}</NoticePage> : <NoticePage {...notice} />;
  }
  const actor = await pageActor();
  if (actor.kind !== 'user')
    redirect(pathIn(askedLanguage(), `/login?next=${encodeURIComponent(`${AUTHORIZE_PATH}?${query}`)}`) as Route);
  const form = { query, host: webHost(redirectUri), email: actor.user.email, scopes: asked.scope };
  const heading = <span className="wrap-anywhere">{t('heading', client)}</span>;
  return (
    <AccountPage heading={heading} lead={t('lead')}>
      <Messages parts={['programs']}>
        <ConsentForm name={client.name} {...form} />
      </Messages>
    </AccountPage>
  );
}
