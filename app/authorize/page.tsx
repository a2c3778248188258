import type { Route } from 'next';
import { ConsentForm } from '@/components/auth/consent/consent-form.tsx';
import { Messages } from '@/components/messages/messages.tsx';
import { AccountPage, NoticePage } from '@/components/shell/page-parts.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { pageUser } from '@/lib/auth/page-user.ts';
import { askedTranslator, tell } from '@/lib/http/answer-context.ts';
import { unlistedHead } from '@/lib/http/page-head.ts';
import { webHost } from '@/lib/programs/oauth/rules.ts';
import { readAuthorization } from '@/lib/programs/oauth/service.ts';
import { AUTHORIZE_PATH } from '@/lib/routes.ts';

export const generateMetadata = () => unlistedHead('authorization.title');

export default async function AuthorizePage({ searchParams }: PageProps<'/authorize'>) {
  const t = askedTranslator('authorization');
  const query = new URLSearchParams((await searchParams) as Record<string, string>).toString();
  const { problem, address, client, asked, redirectUri } = await readAuthorization(query);
  if (problem !== undefined) {
    // Anybody may register an address, so that only a click leads there (RFC 9700 §4.11.2).
    const back = address && <LinkButton href={address as Route}>{t('back')}</LinkButton>;
    const notice = { label: t('refused'), heading: t('refusedHeading'), text: tell(problem) };
    return back ? <NoticePage {...notice}>{back}</NoticePage> : <NoticePage {...notice} />;
  }
  const { user } = await pageUser(`${AUTHORIZE_PATH}?${query}`);
  const form = { query, host: webHost(redirectUri), email: user.email, scopes: asked.scope };
  const heading = <span className="wrap-anywhere">{t('heading', client)}</span>;
  return (
    <AccountPage heading={heading} lead={t('lead')}>
      <Messages parts={['programs']}>
        <ConsentForm name={client.name} {...form} />
      </Messages>
    </AccountPage>
  );
}
