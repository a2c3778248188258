import type { Metadata, Route } from 'next';
import { redirect } from 'next/navigation';
import { ConsentForm } from '@/components/auth/consent/consent-form.tsx';
import { AccountPage, NoticePage } from '@/components/shell/page-parts.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { pageActor } from '@/lib/auth/actor.ts';
import { webHost } from '@/lib/programs/oauth/rules.ts';
import { readAuthorization } from '@/lib/programs/oauth/service.ts';
import { AUTHORIZE_PATH } from '@/lib/routes.ts';

export const metadata: Metadata = { title: 'Connect a program', robots: { index: false } };

export default async function AuthorizePage({ searchParams }: PageProps<'/authorize'>) {
  const query = new URLSearchParams((await searchParams) as Record<string, string>).toString();
  const { problem, address, client, asked, redirectUri } = await readAuthorization(query);
  if (problem !== undefined) {
    // Anybody may register an address, so that only a click leads there (RFC 9700 §4.11.2).
    const back = address && <LinkButton href={address as Route}>Return to the program</LinkButton>;
    const notice = { label: 'Not connected', heading: 'This request does not work', text: problem };
    return back ? <NoticePage {...notice}>{back}</NoticePage> : <NoticePage {...notice} />;
  }
  const actor = await pageActor();
  if (actor.kind !== 'user') redirect(`/login?next=${encodeURIComponent(`${AUTHORIZE_PATH}?${query}`)}` as Route);
  const form = { query, host: webHost(redirectUri), email: actor.user.email, scopes: asked.scope };
  const heading = <span className="wrap-anywhere">Connect {client.name}?</span>;
  return (
    <AccountPage
      heading={heading}
      lead="It can do what you allow here, and nothing else. It never sees your password, and you can disconnect it in Settings at any time."
    >
      <ConsentForm name={client.name} {...form} />
    </AccountPage>
  );
}
