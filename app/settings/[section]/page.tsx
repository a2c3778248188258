import type { Metadata, Route } from 'next';
import { notFound, redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { AccountSettings } from '@/components/profile/account/account-settings.tsx';
import { AuthorSettings } from '@/components/profile/author/author-settings.tsx';
import { VoiceSettings } from '@/components/profile/author/voice-settings.tsx';
import { DomainSettings } from '@/components/profile/domain/domain-settings.tsx';
import { PublishingSettings } from '@/components/profile/publishing/publishing-settings.tsx';
import { SettingsFrame } from '@/components/profile/settings/setting.tsx';
import { SubscriberSettings } from '@/components/profile/subscribers/subscriber-settings.tsx';
import { DataSettings } from '@/components/profile/transfer/data-settings.tsx';
import { pageActor, type UserActor } from '@/lib/auth/actor.ts';
import type { SessionUser } from '@/lib/auth/schema.ts';
import { signInWays } from '@/lib/auth/service.ts';
import { toSessionUser } from '@/lib/auth/session.ts';
import { deliversMail } from '@/lib/mail/mailer.ts';
import { readSubscribers } from '@/lib/newsletter/service.ts';
import { SETTINGS, type SettingsSection, settingsPath } from '@/lib/routes.ts';
import { readVoice } from '@/lib/writing/services/voice.ts';

type Props = PageProps<'/settings/[section]'>;

async function readSection({ params }: Props): Promise<SettingsSection> {
  const { section } = await params;
  return Object.hasOwn(SETTINGS, section) ? (section as SettingsSection) : notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: `${SETTINGS[await readSection(props)]} settings`, robots: { index: false } };
}

const CONTENT: Record<SettingsSection, (user: SessionUser, actor: UserActor) => ReactNode> = {
  account: (user) => <AccountSettings user={user} hasMail={signInWays().mail} />,
  author: (user) => <AuthorSettings user={user} />,
  voice: async ({ uid }, actor) => <VoiceSettings key={uid} uid={uid} saved={await readVoice(actor)} />,
  publishing: (user) => <PublishingSettings user={user} />,
  domain: () => <DomainSettings />,
  subscribers: async (_, actor) => <SubscriberSettings {...(await readSubscribers(actor))} hasMail={deliversMail()} />,
  data: () => <DataSettings />,
};

export default async function SettingsSectionPage(props: Props) {
  const section = await readSection(props);
  const actor = await pageActor();
  if (actor.kind !== 'user') redirect(`/login?next=${encodeURIComponent(settingsPath(section))}` as Route);
  return <SettingsFrame section={section}>{CONTENT[section](toSessionUser(actor.user), actor)}</SettingsFrame>;
}
