import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { AllStylesheets } from '@/components/blog/article/blog-article.tsx';
import { Messages } from '@/components/messages/messages.tsx';
import { AccountSettings } from '@/components/profile/account/account-settings.tsx';
import { ActivitySettings } from '@/components/profile/activity/activity-settings.tsx';
import { AuthorSettings } from '@/components/profile/author/author-settings.tsx';
import { VoiceSettings } from '@/components/profile/author/voice-settings.tsx';
import { DomainSettings } from '@/components/profile/domain/domain-settings.tsx';
import { RedirectSettings } from '@/components/profile/domain/redirect-settings.tsx';
import { ProgramSettings } from '@/components/profile/programs/program-settings.tsx';
import { PublishingSettings } from '@/components/profile/publishing/publishing-settings.tsx';
import { SettingsFrame } from '@/components/profile/settings/setting.tsx';
import { SiteSettings } from '@/components/profile/site/site-settings.tsx';
import { SubscriberSettings } from '@/components/profile/subscribers/subscriber-settings.tsx';
import { DataSettings } from '@/components/profile/transfer/data-settings.tsx';
import { WebhookSettings } from '@/components/profile/webhooks/webhook-settings.tsx';
import type { UserActor } from '@/lib/auth/actor.ts';
import { pageUser } from '@/lib/auth/page-user.ts';
import type { SessionUser } from '@/lib/auth/schema.ts';
import { listActivity, signInWays } from '@/lib/auth/service.ts';
import { toSessionUser } from '@/lib/auth/session.ts';
import { siteUrl } from '@/lib/env.ts';
import { unlistedHead } from '@/lib/http/page-head.ts';
import { deliversMail } from '@/lib/mail/mailer.ts';
import { readSubscribers } from '@/lib/newsletter/service.ts';
import { MCP_PATH, SETTINGS_SECTIONS, type SettingsSection, settingsPath } from '@/lib/routes.ts';
import { readSite } from '@/lib/sites/service.ts';
import { readVoice } from '@/lib/writing/services/voice.ts';

type Props = PageProps<'/settings/[section]'>;

/** Without a mail server there are no subscribers. */
const shownSections = () => SETTINGS_SECTIONS.filter((section) => section !== 'subscribers' || deliversMail());

async function readSection({ params }: Props): Promise<SettingsSection> {
  const { section } = await params;
  return shownSections().find((shown) => shown === section) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return unlistedHead(`profilePages.settingsTitles.${await readSection(props)}`);
}

const SAMPLE = 'abcdefghijklmnopqrstuvwxyz';

const CONTENT: Record<SettingsSection, (user: SessionUser, actor: UserActor, before: unknown) => ReactNode> = {
  account: (user) => <AccountSettings user={user} hasMail={signInWays().mail} />,
  author: (user) => (
    <Messages parts={['author', 'images']}>
      <AuthorSettings user={user} />
    </Messages>
  ),
  voice: async ({ uid }, actor) => (
    <Messages parts={['voice']}>
      <VoiceSettings key={uid} uid={uid} saved={await readVoice(actor)} />
    </Messages>
  ),
  site: async ({ uid, slug, displayName, email }, actor) => (
    <Messages parts={['siteSettings', 'images', 'styles', 'options', 'arranging']}>
      <AllStylesheets language="english" text={`${displayName ?? email} ${SAMPLE}`} />
      <SiteSettings key={uid} slug={slug} name={displayName ?? slug} saved={await readSite(actor)} />
    </Messages>
  ),
  publishing: (user) => (
    <Messages parts={['ownBlogs', 'distribution']}>
      <PublishingSettings user={user} />
    </Messages>
  ),
  domain: () => (
    <Messages parts={['domain']}>
      <DomainSettings />
      <RedirectSettings />
    </Messages>
  ),
  subscribers: async (_, actor) => (
    <Messages parts={['subscribers']}>
      <SubscriberSettings {...(await readSubscribers(actor))} />
    </Messages>
  ),
  programs: () => (
    <Messages parts={['programs']}>
      <ProgramSettings address={`${siteUrl()}${MCP_PATH}`} />
    </Messages>
  ),
  webhooks: () => (
    <Messages parts={['webhooks']}>
      <WebhookSettings />
    </Messages>
  ),
  activity: async (_, actor, before) => <ActivitySettings entries={await listActivity(actor, before)} />,
  data: () => (
    <Messages parts={['transfer', 'ownBlogs', 'options']}>
      <DataSettings />
    </Messages>
  ),
};

export default async function SettingsSectionPage(props: Props) {
  const section = await readSection(props);
  const actor = await pageUser(settingsPath(section));
  const { before } = await props.searchParams;
  return (
    <Messages parts={['settings', 'auth', 'premium']}>
      <SettingsFrame section={section} sections={shownSections()}>
        {CONTENT[section](toSessionUser(actor.user), actor, before)}
      </SettingsFrame>
    </Messages>
  );
}
